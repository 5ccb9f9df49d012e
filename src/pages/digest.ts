import type { Catalogue } from '../model/catalogue.ts';
import { PAGE } from '../routes/shared/page.ts';
import { datedChanges } from '../routes/shared/provenance.ts';
import { digestOutline } from '../routes/digest-text.ts';
import { weeklyDigest } from '../rules/digest/digest.ts';
import { type Page, pageRoute } from './page.ts';
import { changeEntry, timeline } from './parts/change-entry.ts';
import { followBox } from './parts/follow.ts';
import { formText, searchPath } from './parts/form.ts';
import { html, NOTHING, section } from './parts/html.ts';
import { dayInWords, prose } from './parts/words.ts';

const WEEKS_LISTED = 12;
const MAX_WEEKS = 520;
const PER_LIST = 20;

/** `/digest`: the changes of a week, with the weeks before it. */
export const digestRoute = pageRoute({
  path: PAGE.digest,
  parameters: { weeks_ago: formText('Whole weeks before this one.', 4) },
  isFile: true,
  page: (catalogue, { weeks_ago: text }) =>
    digestPage(catalogue, Math.min(Number(/^\d+$/.exec(text ?? '')?.[0] ?? 0), MAX_WEEKS)),
});

/** The digest of a week; 0 is the current one. */
function digestPage(catalogue: Catalogue, weeksAgo: number): Page {
  const digest = weeklyDigest(catalogue, weeksAgo);
  const { title, headline, sections } = digestOutline(digest, PER_LIST);
  const records = [...digest.effective, ...digest.discovered];
  const weekPath = (ago: number, path: string = PAGE.digest): string =>
    searchPath({ weeks_ago: ago === 0 ? null : String(ago) }, path);
  return {
    path: PAGE.digest,
    title,
    description: headline,
    addressQuery: weekPath(weeksAgo, ''),
    json: weekPath(weeksAgo, '/api/digest/weekly'),
    dated: datedChanges(records),
    name: 'Weekly digest',
    heading: prose(title),
    main: html`<p class="lead">${prose(headline)}</p>
      ${followBox({})}
      ${sections.map(({ heading, changes, remark }, place) =>
        changes.length === 0
          ? NOTHING
          : section(`part-${String(place)}`, heading, [
              timeline(changes.map((record) => changeEntry(catalogue, record))),
              remark === null ? NOTHING : html`<p class="aside">${remark}</p>`,
            ]),
      )}
      <nav aria-label="Other weeks">
        <h2>Other weeks</h2>
        <ul class="names">
          ${Array.from({ length: WEEKS_LISTED }, (_, ago) => ago)
            .filter((ago) => ago !== weeksAgo)
            .map((ago) => {
              const name = ago === 0 ? 'This week' : `Week of ${dayInWords(weeklyDigest(catalogue, ago).week.from)}`;
              return html`<li><a href="${weekPath(ago)}">${name}</a></li> `;
            })}
          <li><a href="${weekPath(weeksAgo + WEEKS_LISTED)}">Earlier</a></li>
        </ul>
      </nav>`,
  };
}
