/** A calendar day that exists, `YYYY-MM-DD`, read as UTC. Made only by `parseIsoDate` and by `rules/days.ts`. */
export type IsoDate = string & { readonly __brand: 'IsoDate' };

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses a day; null when the form is not `YYYY-MM-DD` or the day does not exist (2026-02-30). */
export function parseIsoDate(text: string): IsoDate | null {
  const found = FORM.exec(text);
  if (!found) return null;
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
  const at = new Date(0);
  // `Date.UTC` reads the years 0 to 99 as 1900 to 1999.
  at.setUTCFullYear(year, month - 1, day);
  const exists = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return exists ? (text as IsoDate) : null;
}
