import { hasFigure, uncoveredFigures } from '../../compile/checks/figures.ts';
import type { CatalogueFiles } from '../../compile/checks/check.ts';
import type { Catalogue } from '../../model/catalogue.ts';
import { GATE_CODES } from '../../model/vocabulary.ts';
import { isFrontPage } from '../check-catalogue.ts';
import { assess } from '../../rules/risk/assessment.ts';

/** One row of the report: a name, a count, and what it consists of. */
type ReportRow = readonly [name: string, count: number, parts?: string];

const MAX_LISTED = 12;

/** The size and the gaps of a valid catalogue as of its day, a line each: what editors work down. */
export function catalogueReport(catalogue: Catalogue, files: CatalogueFiles): string {
  const rows = [...offerRows(catalogue), ...limitRows(files), ...tagRows(files), ...recordRows(catalogue)];
  const [names, counts] = [0, 1].map((column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows
    .map(([name, count, parts = '']) =>
      `${name.padEnd(names ?? 0)}  ${String(count).padStart(counts ?? 0)}  ${parts}`.trimEnd(),
    )
    .join('\n');
}

function offerRows(catalogue: Catalogue): readonly ReportRow[] {
  const { listings, records } = catalogue;
  const codes = listings.flatMap((listing) => assess(catalogue, listing).gate?.code ?? []);
  const fronts = listings.filter(({ offer }) => isFrontPage(offer.url));
  return [
    ['vendors', records.vendors.length],
    ['offers', listings.length],
    [
      'gated offers',
      codes.length,
      countList(GATE_CODES.map((code) => [code, codes.filter((one) => one === code).length])),
    ],
    ['front pages', fronts.length, `offers whose url has the path /; ${percentText(fronts.length, listings.length)}`],
  ];
}

function limitRows({ vendors }: CatalogueFiles): readonly ReportRow[] {
  const offers = vendors.flatMap(({ value }) => value.offers);
  const figured = offers.filter(({ description }) => hasFigure(description));
  const limited = figured.filter(({ limits = [] }) => limits.length > 0);
  return [
    ['descriptions with figures', figured.length],
    ['of them with limits', limited.length, percentText(limited.length, figured.length)],
    ['uncovered figures', vendors.flatMap(uncoveredFigures).length, 'see the notice uncovered-figure'],
  ];
}

function tagRows({ vendors, tags }: CatalogueFiles): readonly ReportRow[] {
  const uses = new Map((tags?.value ?? []).map((tag) => [tag, 0]));
  for (const { value } of vendors)
    for (const tag of value.offers.flatMap((offer) => offer.tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  const sorted = [...uses].sort(([, one], [, other]) => other - one);
  const tagsUsed = (count: number) => sorted.flatMap(([tag, found]) => (found === count ? [tag] : []));
  const [once, never] = [tagsUsed(1), tagsUsed(0)];
  return [
    ['tags', uses.size, `biggest: ${countList(sorted.slice(0, MAX_LISTED))}`],
    ['tags used once', once.length, shortList(once)],
    ['tags never used', never.length, shortList(never)],
  ];
}

function recordRows({ changes }: Catalogue): readonly ReportRow[] {
  const unsourced = changes.filter(({ source_url: source }) => source === undefined);
  return [
    ['change records', changes.length],
    ['records without source', unsourced.length, shortList(unsourced.map(({ vendor, date }) => `${vendor} ${date}`))],
  ];
}

const percentText = (part: number, all: number): string => `${all === 0 ? '0' : ((100 * part) / all).toFixed(1)} %`;

const countList = (counts: readonly (readonly [name: string, count: number])[]): string =>
  counts.map(([name, count]) => `${name} ${count}`).join(', ');

function shortList(names: readonly string[]): string {
  const left = names.length - MAX_LISTED;
  return [...names.slice(0, MAX_LISTED), ...(left > 0 ? [`and ${left} more`] : [])].join(', ');
}
