import type { Catalogue } from '../model/catalogue.ts';
import type { ChangeRecord } from '../model/change-record.ts';
import { PAGE } from '../routes/shared/page.ts';
import { datedChanges, provenance } from '../routes/shared/provenance.ts';
import { changeCensus } from '../rules/changes/census.ts';
import { newestFirst } from '../rules/changes/change-history.ts';
import { servedChanges } from '../rules/changes/served-changes.ts';
import { byMonth } from './by-month.ts';
import { changeEntry } from './change-entry.ts';
import { figure, figures } from './figure.ts';
import { html, lines, type Html } from './html.ts';
import type { Page } from './shell.ts';

const SHOWN = 100;

/** The log, newest first, with the records that `/api/changes` returns without flags. */
export function servedLog(catalogue: Catalogue): readonly ChangeRecord[] {
  return servedChanges(newestFirst(catalogue.changes), { retracted: false, housekeeping: false }).records;
}

/** The latest changes by month, and the rule by which they are counted. */
export function changesPage(catalogue: Catalogue): Page {
  const log = servedLog(catalogue);
  const shown = log.slice(0, SHOWN);
  return {
    path: PAGE.changes,
    title: 'Changes',
    description: `What vendors changed in their free tiers and prices, newest first: ${figures(log.length, 'record')}, each with its date and source.`,
    jsonAlternate: `/api/changes?since=1970-01-01&limit=${SHOWN}`,
    cite: provenance(catalogue, PAGE.changes, datedChanges(shown)).cite_as,
    crumbs: [{ name: 'Changes', path: PAGE.changes }],
    kind: 'CollectionPage',
    main: html`<h1>Changes</h1>
      <p class="lead">
        What vendors changed in their free tiers and prices. The latest ${figure(shown.length)} of
        ${figures(log.length, 'record')}; the whole log is at
        <a href="/api/changes?since=1970-01-01&amp;limit=1000">/api/changes</a>, and news of it in the
        <a href="/api/feed">Atom feed</a>.
      </p>
      ${lines(
        byMonth(shown, ({ date }) => date).map(
          ({ id, month, members }) =>
            html`<section class="month" aria-labelledby="${id}">
              <h2 id="${id}">${month}</h2>
              <ol class="timeline">
                ${members.map((record) => changeEntry(catalogue, record))}
              </ol>
            </section>`,
        ),
      )}
      ${whatCounts(catalogue)}`,
  };
}

/** The section that `change_census.rule_url` points at (docs/rules.md#census). */
function whatCounts(catalogue: Catalogue): Html {
  const census = changeCensus(catalogue.changes);
  return html`<section aria-labelledby="what-counts">
    <h2 id="what-counts">What counts as a change</h2>
    <p>
      A tracked pricing change is a change a vendor made to its published terms that was recorded, still stands and has
      not been withdrawn. Four figures follow from that, each wider than the one before. They count the whole log,
      whatever a request asks for.
    </p>
    <dl class="census">
      ${count(census.tracked_pricing_changes, 'tracked_pricing_changes', 'Changes vendors made, still in force. Our own corrections and housekeeping are left out.')}
      ${count(census.changes_still_in_force, 'changes_still_in_force', 'Adds our own corrections, and housekeeping such as our ceasing to list an offer.')}
      ${count(census.records_we_stand_behind, 'records_we_stand_behind', 'Adds changes that the vendor has taken back since.')}
      ${count(census.records_held, 'records_held', 'Adds records that we withdrew as our own error. This is every record there is.')}
    </dl>
    <p>
      A fifth figure, <code>retrievable_from_this_door</code>, counts what one request could return before paging. It
      alone moves with the flags <code>include_retracted</code> and <code>include_index_housekeeping</code>.
    </p>
  </section>`;
}

function count(value: number, name: string, meaning: string): Html {
  return html`<div>
    <dt><code>${name}</code></dt>
    <dd><b class="count">${figure(value)}</b> ${meaning}</dd>
  </div>`;
}
