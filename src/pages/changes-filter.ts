import type { Catalogue } from '../model/catalogue.ts';
import type { ChangeRecord } from '../model/change-record.ts';
import { parseIsoDate, type IsoDate } from '../model/iso-date.ts';
import { CHANGE_TYPES, type ChangeType } from '../model/vocabulary.ts';
import type { Values } from '../routes/parameter.ts';
import { changeWords } from '../routes/shared/change-words.ts';
import { searchChanges } from '../rules/changes/change-search.ts';
import { newestFirst } from '../rules/changes/change-history.ts';
import { servedChanges } from '../rules/changes/served-changes.ts';
import { figure } from './figure.ts';
import { formText, option } from './form.ts';
import { html, type Html } from './html.ts';
import { pageNumber } from './paging.ts';
import { byCodeUnits } from '../rules/text/by-code-units.ts';

const MAX_CHARS = 200;

/** The query of `/changes`. */
export const CHANGES_PAGE_PARAMETERS = {
  type: formText('Type of change.', MAX_CHARS),
  vendor: formText('Part of a vendor name.', MAX_CHARS),
  category: formText('Name of a category.', MAX_CHARS),
  since: formText('First day.', MAX_CHARS),
  page: formText('Page, from 1.', MAX_CHARS),
} as const;

/** The parsed query of `/changes`. */
export interface ChangesQuestion {
  readonly type: ChangeType | null;
  readonly vendor: string;
  readonly category: string;
  readonly since: IsoDate | null;
  /** From 1. */
  readonly page: number;
  /** A sentence for each value that is not valid and is ignored. */
  readonly notices: readonly string[];
}

/** Parses the query. A value that is not valid is ignored, with a notice. */
export function changesQuestion(values: Values<typeof CHANGES_PAGE_PARAMETERS>): ChangesQuestion {
  const type = CHANGE_TYPES.find((each) => each === values.type) ?? null;
  const since = values.since === null ? null : parseIsoDate(values.since);
  return {
    type,
    vendor: (values.vendor ?? '').trim(),
    category: (values.category ?? '').trim(),
    since,
    page: pageNumber(values.page),
    notices: [
      ...(values.type !== null && type === null ? [`The type “${values.type}” is not known and is left out.`] : []),
      ...(values.since !== null && since === null ? [`“${values.since}” is not a day and is left out.`] : []),
    ],
  };
}

/** Whether a question narrows the log. */
export function isFiltered({ type, vendor, category, since }: ChangesQuestion): boolean {
  return type !== null || vendor !== '' || category !== '' || since !== null;
}

/** The records of the log that match, newest first. */
export function matchingChanges(catalogue: Catalogue, question: ChangesQuestion): readonly ChangeRecord[] {
  const { type, vendor, category, since } = question;
  const names = [
    ...(vendor === '' ? [] : [{ field: 'vendor', requested: [vendor] } as const]),
    ...(category === '' ? [] : [{ field: 'category', requested: [category] } as const]),
  ];
  const found = searchChanges(catalogue, { type, names, from: since });
  return servedChanges(newestFirst(found), { retracted: false, housekeeping: false }).records;
}

/** The form that narrows the log; its address keeps the state. */
export function changesForm(log: readonly ChangeRecord[], question: ChangesQuestion): Html {
  const { type, vendor, category, since } = question;
  const types = CHANGE_TYPES.map((each) => [each, log.filter((record) => record.change_type === each).length] as const);
  const categories = counted(log.map((record) => record.category));
  return html`<form class="choose" action="/changes" method="get" aria-label="Filter the changes">
    <label
      >Type
      <select name="type">
        <option value="">any</option>
        ${types.map(([each, count]) => (count === 0 ? '' : option(each, `${changeWords(each)} (${figure(count)})`, type)))}
      </select></label
    >
    <label
      >Category
      <select name="category">
        <option value="">any</option>
        ${categories.map(([name, count]) => option(name, `${name} (${figure(count)})`, category))}
      </select></label
    >
    <label>Vendor <input name="vendor" value="${vendor}" maxlength="200" placeholder="part of a name" /></label>
    <label>Since <input type="date" name="since" value="${since ?? ''}" /></label>
    <button type="submit">Show</button>
  </form> `;
}

/** Names with the number of times they occur, by name. */
function counted(names: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([one], [other]) => byCodeUnits(one, other));
}
