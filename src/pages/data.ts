import type { Catalogue } from '../model/catalogue.ts';
import { EXPORT_DESCRIPTIONS, EXPORT_FOLDER, EXPORT_MANIFEST, EXPORTS } from '../routes/export.ts';
import { exportHead } from '../routes/export-texts.ts';
import { datedChanges, datedListings } from '../routes/shared/provenance.ts';
import { PAGE } from '../routes/shared/page.ts';
import { dayElement, figures } from './parts/words.ts';
import { html } from './parts/html.ts';
import { factList } from './parts/tables.ts';
import type { Page } from './page.ts';

/** The page of the exports: which files there are, how they may be used and how to cite them. */
export function dataPage(catalogue: Catalogue): Page {
  const { license, cite_as } = exportHead(catalogue);
  const file = (name: string) => html`<a href="${EXPORT_FOLDER}/${name}"><code>${name}</code></a>`;
  return {
    path: PAGE.data,
    title: 'Data',
    description:
      'The whole index as files: JSON, NDJSON, CSV and one SQLite database, with schemas, licence and citation.',
    json: { name: 'The list of files as JSON', path: `${EXPORT_FOLDER}/${EXPORT_MANIFEST}` },
    dated: [...datedListings(catalogue, catalogue.listings), ...datedChanges(catalogue.changes)],
    main: html`<p class="lead">
        The whole index as files: ${figures(catalogue.listings.length, 'offer')} and
        ${figures(catalogue.changes.length, 'change record')}, judged as of ${dayElement(catalogue.date)} and written
        anew each day.
      </p>
      <section aria-labelledby="files">
        <h2 id="files">Files</h2>
        ${factList(EXPORTS.map(({ name, holds }) => [file(name), holds.replaceAll('`', '')]))}
        <p>
          ${file(EXPORT_MANIFEST)} lists them with length, SHA-256 and day. Their schemas are
          ${EXPORT_DESCRIPTIONS.map((name, place) => html`${place === 0 ? '' : ', '}${file(name)}`)}. In a table, a cell
          that begins like a formula has an apostrophe before it.
        </p>
      </section>
      <section aria-labelledby="updates">
        <h2 id="updates">Updates</h2>
        <p>
          Each file has an <code>ETag</code>: a request with it answers 304 while the file is the same.
          <code>/api/changes?since=DAY</code> lists what vendors changed. Changes come as feeds too:
          <a href="/api/feed">all of them</a>, or those of one category, vendor or type of change, such as
          <code>/api/feeds/category/databases.atom</code> and <code>.json</code>. The feed of any list of vendors is
          <code>/api/feed?vendors=NAME,NAME</code>; <a href="/api/deadlines.ics">deadlines</a> and
          <a href="/api/expiring.ics">expiring offers</a> are calendars.
        </p>
      </section>
      <section aria-labelledby="licence">
        <h2 id="licence">Licence and citation</h2>
        <p>The data is under the ${license} licence: use it for anything, and keep the notice. Cite it as:</p>
        <p class="citation">${cite_as}</p>
      </section>`,
  };
}
