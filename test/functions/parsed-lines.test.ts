import { afterEach, expect, it, vi } from 'vitest';
import { openIndex, parseIndex } from '../../functions/parse-index.ts';
import { indexReply } from '../../functions/router.ts';
import { indexFile } from '../../src/compile/write/host-files.ts';
import { contentOf } from '../../src/compile/write/write.ts';
import type { Catalogue } from '../../src/model/catalogue.ts';
import { INDEX_PARTS, type IndexHeader } from '../../src/model/index-lines.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { encodeBytes } from '../../src/routes/encode.ts';
import { linkHeld } from '../../src/rules/catalogue/link-held.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { shippedCatalogue } from '../shipped.ts';

const SIZE = { manifest: {}, files: 0, bytes: 0 };
const LINES_BEFORE_VENDORS = 1 + INDEX_PARTS.length;

let text: Promise<string> | undefined;
const builtIndex = (): Promise<string> =>
  (text ??= shippedCatalogue().then((catalogue) => String(contentOf(indexFile(catalogue, SIZE)))));

afterEach(() => {
  vi.restoreAllMocks();
});

/** The catalogue of the edge: nothing is parsed yet but the header. */
function opened(index: string, date?: IsoDate): Catalogue {
  const header = JSON.parse(index.slice(0, index.indexOf('\n'))) as IndexHeader;
  return linkHeld(openIndex(index, header), header.vendors, date ?? header.date);
}

function answered(catalogue: Catalogue, target: string): string {
  const reply = indexReply(catalogue, target);
  if (!reply) throw new Error(`no route answers ${target}`);
  return new TextDecoder().decode(encodeBytes(reply));
}

let sets: Promise<readonly [vendors: ReadonlySet<string>, changes: ReadonlySet<string>]> | undefined;

/** The lines of vendors, and those of change records. */
const builtLines = (): NonNullable<typeof sets> =>
  (sets ??= builtIndex().then((index) => {
    const lines = index.trimEnd().split('\n');
    const { vendors } = JSON.parse(lines[0] ?? '') as IndexHeader;
    const end = LINES_BEFORE_VENDORS + vendors.slugs.length;
    return [new Set(lines.slice(LINES_BEFORE_VENDORS, end)), new Set(lines.slice(end))];
  }));

/** Lines of vendors and of change records that an answer parses. */
async function linesParsed(target: string): Promise<{ readonly vendors: number; readonly changes: number }> {
  const index = await builtIndex();
  const [ofVendors, ofChanges] = await builtLines();
  const catalogue = opened(index);
  const parse = vi.spyOn(JSON, 'parse');
  answered(catalogue, target);
  const parsed = parse.mock.calls.map(([line]) => line);
  parse.mockRestore();
  return {
    vendors: parsed.filter((line) => ofVendors.has(line)).length,
    changes: parsed.filter((line) => ofChanges.has(line)).length,
  };
}

it.each([
  ['/api/new?days=9', 50],
  ['/api/newest', 20],
  ['/api/newest?since=2000-01-01&limit=5', 5],
  ['/api/newest?since=2000-01-01&limit=5&category=databases', 5],
  ['/api/expiring?within_days=365', 30],
  ['/api/offers?eligibility=student&limit=5', 5],
  ['/api/offers?free=false&limit=5', 5],
  ['/api/offers?tag=postgres&limit=5', 5],
  ['/api/offers?min_storage=1GB&limit=5', 5],
  ['/api/details/cloud', 2],
])('%s parses the lines of the vendors that it returns, of change records none but theirs', async (target, most) => {
  const { vendors, changes } = await linesParsed(target);
  expect(vendors).toBeLessThanOrEqual(most);
  expect(changes).toBeLessThanOrEqual(vendors);
});

it.each([
  ['/api/changes', 0],
  ['/api/changes?vendor=goog', 0],
  ['/api/changes?vendors=vercel,no-such-name', 0],
  ['/api/changes?category=databases', 0],
  ['/api/digest/weekly?weeks_ago=30', 0],
  ['/api/deadlines', 0],
  ['/api/digest', 10],
  ['/api/feed', 100],
  ['/api/feed.json', 100],
])('%s parses the log and the vendors that it returns', async (target, most) => {
  const index = await builtIndex();
  const { vendors, changes } = await linesParsed(target);
  const { vendors: table } = JSON.parse(index.slice(0, index.indexOf('\n'))) as IndexHeader;
  expect(vendors).toBeLessThanOrEqual(most);
  expect(changes).toBe(table.changed.length);
});

const ANSWERS = [
  '/api/new?days=30',
  '/api/newest?since=2000-01-01',
  '/api/newest?since=2000-01-01&category=databases',
  '/api/expiring?within_days=365',
  '/api/offers?eligibility=public&limit=3',
  '/api/offers?eligibility=student',
  '/api/offers?free=true',
  '/api/offers?free=false',
  '/api/offers?tag=postgres,serverless',
  '/api/offers?tag=postgrse',
  '/api/changes',
  '/api/changes?vendor=goog',
  '/api/changes?category=databases',
  '/api/digest',
  '/api/digest/weekly?weeks_ago=30',
  '/api/deadlines',
  '/api/feed',
  '/api/feed.json',
  '/api/feed?vendors=vercel,neon',
  '/api/details/cloud',
  '/api/details/google',
  '/api/audit-stack?services=google,aws,heroku',
];

it.each([-1, 0, 1, 400])('answers as records in memory do, %d days after the build', async (days) => {
  const index = await builtIndex();
  const built = await shippedCatalogue();
  const date = addDays(built.date, days);
  const parsed = parseIndex(index);
  // Other records: they have no parts.
  const plain = link(structuredClone(built.records), date, built.site);
  const whole = link(parsed.records, date, parsed.site);
  for (const target of ANSWERS) {
    const expected = answered(plain, target);
    expect(answered(opened(index, date), target), target).toBe(expected);
    expect(answered(whole, target), target).toBe(expected);
  }
});
