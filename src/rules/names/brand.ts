/**
 * Whether two slugs are of one brand: one begins with the whole segments of the other (`sendgrid`,
 * `sendgrid-accelerate`).
 */
export function isSameBrand(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
}
