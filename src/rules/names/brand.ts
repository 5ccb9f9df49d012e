/** Whether two slugs are of one brand: one opens the other by whole segments (`sendgrid`, `sendgrid-accelerate`). */
export function isSameBrand(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
}
