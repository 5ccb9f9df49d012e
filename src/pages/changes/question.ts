import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import { parseIsoDate } from '../../model/iso-date.ts';
import { CHANGE_TYPES } from '../../model/vocabulary.ts';
import type { Values } from '../../routes/parameter.ts';
import { PAGE } from '../../routes/shared/page.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import { newestFirst } from '../../rules/changes/change-history.ts';
import { searchChanges, servedChanges } from '../../rules/changes/change-search.ts';
import { recordDirection } from '../../rules/risk/record-direction.ts';
import type { Direction } from '../../rules/risk/standing.ts';
import type { Page } from '../page.ts';
import { DIRECTION_WORDS } from '../parts/change-entry.ts';
import { ENTRIES_PER_PAGE, formText, pageNumber, searchPath, unknownWord } from '../parts/form.ts';

const MAX_CHARS = 200;

export const CHANGES_PARAMETERS = {
  way: formText('`worse`, `better` or `neutral`.', MAX_CHARS),
  year: formText('A year.', MAX_CHARS),
  type: formText('Type of change.', MAX_CHARS),
  vendor: formText('Part of a vendor name.', MAX_CHARS),
  category: formText('Name of a category.', MAX_CHARS),
  since: formText('First day.', MAX_CHARS),
  page: formText('Page, from 1.', MAX_CHARS),
} as const;

export type ChangesQuestion = ReturnType<typeof parseQuestion>;

export const WAYS: readonly Direction[] = ['negative', 'positive', 'neutral'];

/** Parses the query. A value that is not valid is ignored, with a notice. */
export function parseQuestion(values: Values<typeof CHANGES_PARAMETERS>) {
  const type = CHANGE_TYPES.find((each) => each === values.type) ?? null;
  const way = WAYS.find((each) => DIRECTION_WORDS[each] === values.way) ?? null;
  const year = /^\d{4}$/.test(values.year ?? '') ? values.year : null;
  const since = values.since === null ? null : parseIsoDate(values.since);
  const notice = (name: string, value: string | null, read: unknown): readonly string[] =>
    value !== null && value !== '' && read === null ? [unknownWord(name, value)] : [];
  return {
    way,
    year,
    type,
    vendor: (values.vendor ?? '').trim(),
    category: (values.category ?? '').trim(),
    since,
    /** From 1. */
    page: pageNumber(values.page),
    notices: [
      ...notice('direction', values.way, way),
      ...notice('year', values.year, year),
      ...notice('type', values.type, type),
      ...notice('day', values.since, since),
    ],
  };
}

/** Whether the question leaves anything out of the log. */
export function isFiltered(question: ChangesQuestion): boolean {
  return changesPath({ ...question, page: 1 }) !== PAGE.changes;
}

/** The log, newest first, with the records that `/api/changes` returns without flags. */
export const servedLog = memoizeByRecord(
  ({ changes }: Catalogue): readonly ChangeRecord[] =>
    servedChanges(newestFirst(changes), { retracted: false, housekeeping: false }).records,
);

/** The records of the log that match, newest first. */
export function matchingChanges(catalogue: Catalogue, question: ChangesQuestion): readonly ChangeRecord[] {
  const { way, year, type, vendor, category, since } = question;
  const names = [
    ...(vendor === '' ? [] : [{ field: 'vendor', requested: [vendor] } as const]),
    ...(category === '' ? [] : [{ field: 'category', requested: [category] } as const]),
  ];
  const found = searchChanges(catalogue, { type, names, from: since }).filter(
    (record) => (way === null || recordDirection(record) === way) && (year === null || record.date.startsWith(year)),
  );
  return servedChanges(found, { retracted: false, housekeeping: false }).records;
}

export function changesPath(question: ChangesQuestion): string {
  const { way, year, type, vendor, category, since, page } = question;
  const query = { way: way && DIRECTION_WORDS[way], year, type, vendor, category, since };
  return searchPath({ ...query, page: page === 1 ? null : String(page) }, PAGE.changes);
}

/** The same records from the API, which has neither directions nor years and begins with those `announced`. */
export function changesJson(question: ChangesQuestion, announced: number): NonNullable<Page['json']> {
  const { way, year, type, vendor, category, since, page } = question;
  const isAsInApi = way === null && year === null;
  const past = (page - 1) * ENTRIES_PER_PAGE;
  const query = {
    type,
    vendor,
    category,
    since: since ?? '1970-01-01',
    limit: String(ENTRIES_PER_PAGE + (page === 1 ? announced : 0)),
    offset: isAsInApi && page > 1 ? String(past + announced) : null,
  };
  const path = searchPath(query, '/api/changes');
  return isAsInApi ? path : { name: 'As JSON, without direction and year', path };
}
