/** A calendar day that exists, `YYYY-MM-DD`, read as UTC. Made only by `parseIsoDate` and by `rules/dates/days.ts`. */
export type IsoDate = string & { readonly __brand: 'IsoDate' };

const FORM = /^\d{4}-\d{2}-\d{2}$/;

/** Parses a day; null when the form is not `YYYY-MM-DD` or the day does not exist (2026-02-30). */
export function parseIsoDate(text: string): IsoDate | null {
  if (!FORM.test(text)) return null;
  const at = new Date(text);
  // For a day that does not exist, the date is invalid or rolls over to a later day.
  const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  return exists ? (text as IsoDate) : null;
}
