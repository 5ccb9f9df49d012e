/** Name of the job in robots.txt. */
export const ROBOTS_NAME = 'DeveloperDealsIndex';

/** `DeveloperDealsIndex/1.0 (+CONTACT)`; characters that a header may not hold are left out of the contact. */
export function userAgent(contact: string | undefined): string {
  const printable = (contact ?? '').replace(/[^\x21-\x7e]|[()\\]/g, '').slice(0, 200);
  return printable === '' ? `${ROBOTS_NAME}/1.0` : `${ROBOTS_NAME}/1.0 (+${printable})`;
}
