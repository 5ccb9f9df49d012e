import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import { type IsoDate, parseIsoDate } from '../../model/iso-date.ts';
import type { Vendor } from '../../model/vendor.ts';
import { comparisonPath, PAGE, vendorPage } from '../../routes/shared/page.ts';
import { datedChanges } from '../../routes/shared/provenance.ts';
import { changeHistory, isNews } from '../../rules/changes/change-history.ts';
import { addDays } from '../../rules/dates/days.ts';
import { recordDirection } from '../../rules/risk/record-direction.ts';
import { type Page, pageRoute } from '../page.ts';
import { vendorAlternatives } from '../../rules/search/recorded-alternatives.ts';
import { lastChangeLink } from '../parts/change-entry.ts';
import { comingEvents } from '../parts/coming.ts';
import { followBox } from '../parts/follow.ts';
import { formText, MAX_NAMES_CHARS, namesField, searchPath } from '../parts/form.ts';
import { html, type Html, NOTHING } from '../parts/html.ts';
import { dayElement, figures } from '../parts/words.ts';
import { levelMark, vendorLevel } from '../parts/level.ts';
import { shareLink } from '../parts/links.ts';
import { type CardRow, cardTable } from '../parts/tables.ts';
import { vendorsInText, unknownNames } from './vendors-in-text.ts';

const DAYS_BACK = 365;
const LEAD =
  'Paste vendors, package names or a manifest: the level of each, what ends, what changed, and alternatives.';

/** `/stack-check`: what the vendors of a project are worth today. The address holds the state; a file is read in the browser. */
export const stackCheck = pageRoute({
  path: PAGE.stackCheck,
  parameters: {
    names: formText('Vendors or packages, a comma list.', MAX_NAMES_CHARS),
    since: formText('First day of the changes.', 20),
  },
  isFile: true,
  page: (catalogue, { names, since }) => stackCheckPage(catalogue, names ?? '', since),
});

/** The page for names, or its empty form. */
function stackCheckPage(catalogue: Catalogue, names: string, from: string | null): Page {
  const since = (from === null ? null : parseIsoDate(from)) ?? addDays(catalogue.date, -DAYS_BACK);
  const { vendors, unknown } = vendorsInText(catalogue, names);
  const slugs = vendors.map(({ slug }) => slug).join(',');
  return {
    path: PAGE.stackCheck,
    title: 'Stack check',
    description: LEAD,
    addressQuery: searchPath({ names: names.trim(), since: from }, ''),
    json:
      slugs === ''
        ? { name: 'What names a vendor, as JSON', path: '/api/detectors' }
        : `/api/audit-stack?services=${slugs}`,
    dated: datedChanges(vendors.flatMap((each) => changeHistory(each))),
    script: '/assets/tools.js',
    main: html`${vendors.length === 0 ? html`<p class="lead">${LEAD}</p>` : NOTHING}${form(names, from)}
    ${unknownNames(catalogue, unknown)}${vendors.length === 0 ? NOTHING : stackReport(catalogue, vendors, since)}`,
  };
}

function form(names: string, since: string | null): Html {
  return html`<form class="choose wide" action="${PAGE.stackCheck}" method="get" aria-label="Check a stack">
    ${namesField('names', 'Packages or vendors, one a line or between commas', { value: names, rows: 4, example: 'vercel, @neondatabase/serverless, resend' })}<label
      class="full file"
      hidden
      >Or files of your project (package.json, requirements.txt, go.mod, Gemfile, a lockfile, a workflow): they are read
      in this browser, and only the names of vendors leave it <input type="file" name="manifest" multiple
    /></label>
    <label>Changes since <input type="date" name="since" value="${since ?? ''}" /></label>
    <button type="submit">Check</button>
  </form> `;
}

function stackReport(catalogue: Catalogue, vendors: readonly Vendor[], since: IsoDate): Html {
  const worst = vendors.filter((vendor) => ['caution', 'risky', 'ended'].includes(vendorLevel(catalogue, vendor).kind));
  const heads = ['Vendor', 'Risk level', html`Changed since ${dayElement(since)}`, 'What comes next', 'Instead'];
  return html`<p class="status" role="status">
      ${figures(vendors.length, 'vendor')}; ${worst.length === 0 ? 'none' : worst.length} with a level below stable.
      ${shareLink(searchPath({ names: vendors.map(({ slug }) => slug).join(','), since }, PAGE.stackCheck))}
    </p>
    ${followBox({ vendors })}
    ${cardTable(
      'The vendors of the stack',
      heads.map((head) => html`<th scope="col">${head}</th> `),
      vendors.map((vendor) => vendorRow(catalogue, vendor, since)),
    )}`;
}

const NOTHING_HELD = html`<span class="note">nothing on record</span>`;

function vendorRow(catalogue: Catalogue, vendor: Vendor, since: IsoDate): CardRow {
  const level = vendorLevel(catalogue, vendor);
  const isWorse = (record: ChangeRecord): number => Number(recordDirection(record) === 'negative');
  const changes = changeHistory(vendor)
    .filter((record) => record.date >= since && isNews(record, catalogue.date))
    .toSorted((one, other) => isWorse(other) - isWorse(one))
    .slice(0, 2)
    .map((record) => html`${lastChangeLink(catalogue, vendor, record)}<br />`);
  const next = comingEvents(catalogue, vendor).find(({ isVendors }) => isVendors);
  const other = vendorAlternatives(catalogue, vendor)[0]?.listing.vendor;
  const cells: CardRow['cells'] = [
    ['Risk level', html`${levelMark(level)}${level.why ? html` <small>${level.why}</small>` : NOTHING}`],
    ['Changed', changes.length === 0 ? NOTHING_HELD : html`${changes}`],
    ['Next', next ? html`${dayElement(next.date)}: ${next.says}` : NOTHING_HELD],
    [
      'Instead',
      other
        ? html`<a href="${vendorPage(other)}">${other.name}</a> <a href="${comparisonPath(vendor, other)}">compare</a>`
        : NOTHING_HELD,
    ],
  ];
  return { head: html`<a href="${vendorPage(vendor)}">${vendor.name}</a>`, cells };
}
