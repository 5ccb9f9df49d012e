import type { Catalogue } from '../model/catalogue.ts';
import { EXPORT_DESCRIPTIONS, EXPORT_FOLDER, EXPORT_MANIFEST, EXPORTS } from '../routes/export.ts';
import { exportHead } from '../routes/export-texts.ts';
import { address, PAGE } from '../routes/shared/page.ts';
import { datedChanges, datedListings } from '../routes/shared/provenance.ts';
import { html, type Html, section, wordList } from './parts/html.ts';
import { command, dayElement, figures } from './parts/words.ts';
import { newIssue } from './parts/links.ts';
import { factList } from './parts/tables.ts';
import type { Page } from './page.ts';

const PRIVACY =
  'The site sets no cookie and loads nothing from another host. Its log of requests to the API keeps the path as ' +
  'the interface writes it, the status, the length of each parameter, the class of client and the number of ' +
  'results; no value, no address and no user agent. Views of pages are counted by path and by the host that linked to ' +
  "it. A signal stores the event, the vendor, the day, a redacted note and a name of the sender's choice; the sender's " +
  'address is used as a salted hash to limit signals and is not stored. The operator of the host may keep logs of its own.';

/** What the index is, who may use it, how to report a mistake, and what is recorded of a visit. */
export function aboutPage(catalogue: Catalogue): Page {
  return {
    path: PAGE.about,
    title: 'About',
    description: `What ${catalogue.site.name} holds, under which licence, how a mistake is reported, and what is recorded of a visit.`,
    json: { name: 'How old the terms are, as JSON', path: '/api/freshness' },
    heading: html`About this index`,
    main: html`<p class="lead">
        ${figures(catalogue.listings.length, 'offer')} that developers get for free or at a discount, each written with
        the page that states it, and what vendors changed since.
      </p>
      <section aria-labelledby="judged">
        <h2 id="judged">How it judges</h2>
        <p>
          Levels and order follow from published rules, the same for every vendor:
          <a href="${PAGE.criteria}">the criteria</a>. Payments and signals change neither.
          <a href="${PAGE.freshness}">Freshness</a> shows how old the terms are.
        </p>
      </section>
      <section aria-labelledby="licence">
        <h2 id="licence">Licence</h2>
        <p>
          Code and data are under the MIT licence. Please cite the page that you take a figure from; each has a citation
          at its foot. The <a href="${PAGE.docs}">API</a> has everything too, without a key.
        </p>
      </section>
      ${contact(catalogue)}${section('privacy', 'Privacy', html`<p>${PRIVACY}</p>`)}`,
  };
}

function contact({ site: { repository_url: repository } }: Catalogue): Html {
  const words =
    repository === undefined
      ? 'This copy of the index names no repository: please report a mistake to its operator.'
      : html`Something wrong? The foot of each page leads to a report with the page filled in. Not on the list?
          <a href="${newIssue(repository, 'Missing: ')}" rel="nofollow noopener">Name the offer and its page</a>. Code,
          data and issues:
          <a class="out" href="${repository}" rel="nofollow noopener">${repository.replace(/^https:\/\//, '')}</a>.`;
  return section('contact', 'Mistakes and contact', html`<p>${words}</p>`);
}

/** The page of the exports: which files there are, how they may be used and how to cite them. */
export function dataPage(catalogue: Catalogue): Page {
  const { license } = exportHead(catalogue);
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
          ${wordList(EXPORT_DESCRIPTIONS.map(file))}. In a table, a cell that begins like a formula has an apostrophe
          before it.
        </p>
      </section>
      <section aria-labelledby="updates">
        <h2 id="updates">Updates</h2>
        <p>
          Each file has an <code>ETag</code>: a request with it answers 304 while the file is the same.
          <code>/api/changes?since=DAY</code> lists what is dated on that day or later; what is recorded later under an
          earlier date is in the feeds too: <a href="/api/feed">all of them</a>, or those of one category, vendor or
          type of change, such as <code>/api/feeds/category/databases.atom</code> and <code>.json</code>. The feed of
          any list of vendors is <code>/api/feed?vendors=NAME,NAME</code>;
          <a href="/api/deadlines.ics">deadlines</a> and <a href="/api/expiring.ics">expiring offers</a> are calendars.
        </p>
      </section>
      <section aria-labelledby="licence">
        <h2 id="licence">Licence</h2>
        <p>The data is under the ${license} licence: use it for anything, and keep the notice.</p>
      </section>`,
  };
}

/** The page on signals: purpose, how to send one and what is stored (docs/rules.md#signal). */
export function signalPage(catalogue: Catalogue): Page {
  return {
    path: PAGE.signal,
    title: 'Signal',
    description:
      'The beacon by which a program reports that it recommended a vendor: what to send, what is recorded, and what it never changes.',
    json: { name: 'The beacon in the OpenAPI document', path: '/api/openapi.json' },
    main: html`<p class="lead">
        A program that recommended a vendor from this index, or whose user signed up, may say so. It is a request, not a
        condition: the data is the same either way.
      </p>
      <section aria-labelledby="send">
        <h2 id="send">What to send</h2>
        ${command([
          `curl -X POST ${address(catalogue, '/api/signal')} \\`,
          `  -H 'Content-Type: application/json' \\`,
          `  -d '{"event":"recommended","vendor":"VENDOR-SLUG"}'`,
        ])}
        ${factList([
          [
            html`<code>event</code>`,
            html`<code>recommended</code>: you named the vendor to your user. <code>converted</code>: your user signed
              up.`,
          ],
          [html`<code>vendor</code>`, "The vendor's slug, as in the address of its page here."],
          [html`<code>agent</code>`, 'Optional: a name of your own choice, 80 characters at most.'],
          [
            html`<code>note</code>`,
            'Optional, and better left out: it may be shared word for word with the vendor. 200 characters are kept; addresses and long tokens are struck out.',
          ],
        ])}
        <p>
          JSON or a form, 4,096 bytes at most, no key. The answer is <code>202</code> once the event is stored. More
          than 60 in a minute from one address get <code>429</code> with <code>Retry-After</code>.
        </p>
      </section>
      ${RECORDED}`,
  };
}

const RECORDED = html`<section aria-labelledby="recorded">
    <h2 id="recorded">What is recorded</h2>
    <p>
      The event, the vendor, the note and the name if you sent them, and the day. Nothing about your user. The sender's
      address is kept only as a salted hash for the limit, never stored with the event.
    </p>
  </section>
  <section aria-labelledby="unmoved">
    <h2 id="unmoved">What it never changes</h2>
    <p>
      Rank, risk, stability and every other published judgement: a signal is no input of any of them.
      <a href="${PAGE.criteria}">The criteria</a> name all that are.
    </p>
    <p>
      <code>converted</code> is a counter of its own. It is never divided by <code>recommended</code>, and no rate is
      made of the two.
    </p>
  </section>`;
