import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import { CHANGE_TYPES } from '../../model/vocabulary.ts';
import { PAGE } from '../../routes/shared/page.ts';
import { datedChanges } from '../../routes/shared/provenance.ts';
import { changeWords } from '../../routes/shared/words.ts';
import { categoryNamed } from '../../rules/catalogue/categories.ts';
import { groupBy } from '../../rules/catalogue/group-by.ts';
import { changeCensus, trackedChanges } from '../../rules/changes/change-history.ts';
import { exactVendor } from '../../rules/names/resolver.ts';
import { byCodeUnits } from '../../rules/text/fold.ts';
import { type Page, pageRoute } from '../page.ts';
import { changeEntry, DIRECTION_WORDS, monthSections, timeline } from '../parts/change-entry.ts';
import { followBox } from '../parts/follow.ts';
import { shownEntries, hiddenFields, isPastEnd, option, pager, rangeWords } from '../parts/form.ts';
import { html, type Html, NOTHING, section } from '../parts/html.ts';
import { figure, figures } from '../parts/words.ts';
import { shareLink } from '../parts/links.ts';
import { factList } from '../parts/tables.ts';
import { yearStrip } from '../parts/year-strip.ts';
import {
  CHANGES_PARAMETERS,
  changesJson,
  changesPath,
  type ChangesQuestion,
  isFiltered,
  matchingChanges,
  parseQuestion,
  servedLog,
  WAYS,
} from './question.ts';

/** The log with its filters: a file of the build without a query, rendered by the function with one. */
export const changesRoute = pageRoute({
  path: PAGE.changes,
  parameters: CHANGES_PARAMETERS,
  isFile: true,
  page: (catalogue, values) => pageOf(catalogue, parseQuestion(values)),
});

/** What happened, newest first and in pages; what is announced for days to come is apart, on the first page. */
function pageOf(catalogue: Catalogue, question: ChangesQuestion): Page {
  const log = servedLog(catalogue);
  const found = matchingChanges(catalogue, question);
  const past = found.filter(({ date }) => date <= catalogue.date);
  const coming = found.slice(0, found.length - past.length).toReversed();
  const shown = shownEntries(past, question.page);
  const announced = question.page === 1 ? coming : [];
  return {
    path: PAGE.changes,
    title: titleOf(question),
    description: `What vendors changed in their free tiers and prices, newest first: ${figures(log.length, 'record')}, each with its date and, where one is known, its source.`,
    addressQuery: changesPath(question).slice(PAGE.changes.length),
    json: changesJson(question, coming.length),
    dated: datedChanges([...shown, ...announced]),
    main: html`${question.page === 1 ? yearStrip(catalogue, found) : NOTHING}${views(log, question)}${changesForm(catalogue, log, question)}
      <p class="status">
        ${question.notices.map((notice) => `${notice} `)}${countWords(question, past.length, coming.length)}
        ${isFiltered(question) ? html`<a href="${PAGE.changes}">All changes</a> · ${shareLink(changesPath(question))}` : html`<a href="#what-counts">${figures(trackedChanges(catalogue), 'change')}</a> by vendors are in force.`}
      </p>
      ${monthSections(shown, (record) => changeEntry(catalogue, record))}
      ${pager(question.page, past.length, (page) => changesPath({ ...question, page }))}${announcedSection(catalogue, announced)}${followShown(catalogue, question)}${whatCounts(catalogue)}`,
  };
}

function titleOf({ way, year }: ChangesQuestion): string {
  const when = year === null ? '' : ` in ${year}`;
  if (way === 'neutral') return `Neutral changes${when}`;
  return way === null ? `Changes${when}` : `What got ${DIRECTION_WORDS[way]}${when}`;
}

/** Directions and years as links: each view has an address to share. */
function views(log: readonly ChangeRecord[], question: ChangesQuestion): Html {
  const years = [...new Set(log.map(({ date }) => date.slice(0, 4)))].toSorted((one, other) => byCodeUnits(other, one));
  const link = (changed: Partial<ChangesQuestion>, words: string, isChosen: boolean): Html =>
    html`<a
      href="${changesPath({ ...question, ...changed, page: 1 })}"
      ${isChosen ? html` aria-current="true"` : NOTHING}
      >${words}</a
    > `;
  return html`<p class="views">
    ${link({ way: null }, 'all of them', question.way === null)}${WAYS.map((way) => link({ way }, DIRECTION_WORDS[way], question.way === way))}
    <span class="gap"></span>
    ${link({ year: null }, 'any year', question.year === null)}${years.map((year) => link({ year }, year, question.year === year))}
    <span class="gap"></span><a href="${PAGE.digest}">weekly digest</a>
  </p>`;
}

/** What the filters name; the whole log without them. */
function followShown(catalogue: Catalogue, { vendor, category }: ChangesQuestion): Html {
  const [named, within] = [exactVendor(catalogue, vendor)?.vendor, categoryNamed(catalogue, category)];
  return followBox({ vendors: named ? [named] : [], categories: within ? [within] : [] });
}

/** The form that narrows the log; its address keeps the state. */
function changesForm(catalogue: Catalogue, log: readonly ChangeRecord[], question: ChangesQuestion): Html {
  const { way, year, type, vendor, category, since } = question;
  const chosen = categoryNamed(catalogue, category)?.name ?? category;
  const types = CHANGE_TYPES.map((each) => [each, log.filter((record) => record.change_type === each).length] as const);
  const categories = [...groupBy(log, (record) => record.category)].toSorted(([one], [two]) => byCodeUnits(one, two));
  return html`<details
    class="fold"
    ${type !== null || vendor !== '' || category !== '' || since !== null ? html`open` : NOTHING}
  >
    <summary>By type, category, vendor or day</summary>
    <form class="choose" action="/changes" method="get" aria-label="Filter the changes">
      ${hiddenFields({ way: way && DIRECTION_WORDS[way], year })}
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
          ${categories.map(([name, { length }]) => option(name, `${name} (${figure(length)})`, chosen))}
        </select></label
      >
      <label>Vendor <input name="vendor" value="${vendor}" maxlength="200" placeholder="part of a name" /></label>
      <label>Since <input type="date" name="since" value="${since ?? ''}" /></label>
      <button type="submit">Show</button>
    </form>
  </details> `;
}

/** How many records match and are shown; `past` have happened, `coming` are announced. */
function countWords(question: ChangesQuestion, past: number, coming: number): Html {
  const { page } = question;
  const count = past + coming;
  if (count === 0) return html`No change on record matches.`;
  if (page > 1 && isPastEnd(page, past)) return html`There is no page ${page}.`;
  const verb = isFiltered(question) ? (count === 1 ? ' matches' : ' match') : '';
  const first = changesPath({ ...question, page: 1 });
  const announced = html` <a href="${first}#announced">${coming} ${coming === 1 ? 'is' : 'are'} announced</a> for later.`;
  return html`${figures(count, 'record')}${verb}${rangeWords(page, past)}.${coming === 0 ? NOTHING : announced}`;
}

function announcedSection(catalogue: Catalogue, announced: readonly ChangeRecord[]): Html {
  if (announced.length === 0) return NOTHING;
  return section('announced', 'Announced for later', [
    html`<p class="aside">Soonest first. <a href="${PAGE.deadlines}">What ends</a> adds the days that terms state.</p>`,
    timeline(announced.map((record) => changeEntry(catalogue, record))),
  ]);
}

/** The section that `change_census.rule_url` points at (docs/rules.md#census). */
function whatCounts(catalogue: Catalogue): Html {
  const census = changeCensus(catalogue.changes);
  const counts = [
    [
      'Tracked pricing changes',
      census.tracked_pricing_changes,
      'Changes vendors made, still in force. Our own corrections and housekeeping are left out.',
    ],
    [
      'Changes still in force',
      census.changes_still_in_force,
      'Adds our own corrections, and housekeeping such as our ceasing to list an offer.',
    ],
    [
      'Records that we stand behind',
      census.records_we_stand_behind,
      'Adds changes that the vendor has taken back since.',
    ],
    [
      'Records held',
      census.records_held,
      'Adds records that we withdrew as our own error. This is every record there is.',
    ],
  ] as const;
  return html`<section aria-labelledby="what-counts">
    <h2 id="what-counts">What counts as a change</h2>
    <p>
      A tracked pricing change is a change a vendor made to its published terms that was recorded, still stands and has
      not been withdrawn. Four figures follow from that, each wider than the one before. They count the whole log,
      whatever a request asks for. A day marked <em>noticed</em> is the one on which the change was found.
    </p>
    ${factList(counts.map(([name, count, meaning]) => [name, html`<b>${figure(count)}</b> ${meaning}`]))}
    <p>
      The API gives them in <code>change_census</code> under these names in its own spelling, such as
      <code>tracked_pricing_changes</code>. A fifth figure, <code>retrievable_from_this_door</code>, counts what one
      request could return before paging. It alone moves with the flags <code>include_retracted</code> and
      <code>include_index_housekeeping</code>.
    </p>
  </section>`;
}
