import { parseIsoDate, type IsoDate } from '../../src/model/iso-date.ts';

/** A day written in a test. */
export function day(text: string): IsoDate {
  const date = parseIsoDate(text);
  if (date === null) throw new Error(`${text} is no day`);
  return date;
}
