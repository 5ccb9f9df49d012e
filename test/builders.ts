import type { Limit } from '../src/model/limit.ts';
import { isLimitError, parseLimit } from '../src/rules/limits/parse-limit.ts';
import type { Catalogue, CatalogueRecords, Category } from '../src/model/catalogue.ts';
import type { ChangeRecord } from '../src/model/change-record.ts';
import { parseIsoDate, type IsoDate } from '../src/model/iso-date.ts';
import type { Condition, Offer, ReferralProgram } from '../src/model/offer.ts';
import type { PageRead } from '../src/model/page-read.ts';
import type { Slug, Vendor } from '../src/model/vendor.ts';
import { link } from '../src/rules/catalogue/link.ts';
import { slug } from '../src/rules/text/fold.ts';

/** A record as a test writes it: days and slugs as plain text. */
export type Plain<T> = T extends IsoDate | Slug
  ? string
  : T extends readonly (infer Element)[]
    ? readonly Plain<Element>[]
    : T extends object
      ? { readonly [Key in keyof T]: Plain<T[Key]> }
      : T;

/** The day of every example that does not say otherwise. */
export const TODAY = day('2026-11-20');

/** A day written in a test; one that does not exist is a fault of the test. */
export function day(text: string): IsoDate {
  const date = parseIsoDate(text);
  if (date === null) throw new Error(`${text} is no day`);
  return date;
}

/** The day a number of days before `TODAY` (after it, when negative). */
export function daysAgo(days: number): IsoDate {
  return day(new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10));
}

/** A sourced, confirmed, in-force change record of this month: only what a row says about it matters. */
export function change(given: Partial<Plain<ChangeRecord>> = {}): ChangeRecord {
  return written<ChangeRecord>({
    vendor: 'Acme',
    category: 'Databases',
    change_type: 'limits_reduced',
    date: '2026-11-01',
    date_source: 'vendor_page',
    impact: 'medium',
    summary: 'Acme changed its free tier.',
    previous_state: 'The old terms',
    current_state: 'The new terms',
    source_url: 'https://acme.example/pricing',
    alternatives: [],
    ...given,
  });
}

/** A change record that names no page which states it. */
export function unsourced(given: Partial<Plain<ChangeRecord>> = {}): ChangeRecord {
  const record: { -readonly [Key in keyof ChangeRecord]: ChangeRecord[Key] } = change(given);
  delete record.source_url;
  return record;
}

/** A free, ungated, freshly written offer. */
export function offer(given: Partial<Plain<Offer>> = {}): Offer {
  return written<Offer>({
    category: 'Databases',
    tier: 'Free',
    url: 'https://acme.example/pricing',
    verifiedDate: '2026-11-10',
    description: '1 GB storage',
    tags: ['database'],
    ...given,
  });
}

/** A condition of an offer that was read, and rules out one use. */
export function condition(given: Partial<Plain<Condition>> = {}): Condition {
  return written<Condition>({
    text: 'No commercial use',
    quote: 'for personal use',
    url: 'https://acme.example/terms',
    read_on: '2026-11-01',
    rules_out: ['commercial use'],
    ...given,
  });
}

/** A referral programme that can be joined, and was never read. */
export function programme(given: Partial<Plain<ReferralProgram>> = {}): ReferralProgram {
  return written<ReferralProgram>({
    available: true,
    referrer_benefit: '$10',
    referee_benefit: '$5',
    program_url: 'https://acme.example/refer',
    type: 'self-service',
    notes: '',
    ...given,
  });
}

/** A page that was read and confirmed. */
export function read(given: Partial<Plain<PageRead>> = {}): PageRead {
  return written<PageRead>({
    url: 'https://acme.example/pricing',
    last_attempt: '2026-11-19',
    last_read: { date: '2026-11-19', outcome: 'confirmed' },
    last_success: '2026-11-19',
    last_reachable: '2026-11-19',
    ...given,
  });
}

/** A vendor with one offer, and the slug its name makes; its records carry its name. */
export function vendor(given: Partial<Omit<Vendor, 'slug'>> = {}): Vendor {
  const name = given.name ?? 'Acme';
  const changes = (given.changes ?? []).map((record) => ({ ...record, vendor: name }));
  return { former_names: [], aliases: [], offers: [offer()], reads: [], ...given, name, slug: slug(name), changes };
}

/** A category of products for developers. */
export function category(given: Partial<Omit<Category, 'slug'>> = {}): Category {
  const name = given.name ?? 'Databases';
  return {
    scope: `What ${name} holds`,
    audience: 'developer',
    holds: 'products',
    answers: [],
    retired_names: [],
    ...given,
    name,
    slug: slug(name),
  };
}

/** A linked catalogue; categories that the offers name and the example does not are filled in. */
export function catalogue(given: Partial<CatalogueRecords> & { readonly date?: string } = {}): Catalogue {
  const { date, ...records } = given;
  const vendors = (records.vendors ?? [vendor()]).toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
  const stated = records.categories ?? [];
  const known = new Set(stated.flatMap(({ name, retired_names: retired }) => [name, ...retired]));
  const named = new Set(vendors.flatMap(({ offers }) => offers.map((each) => each.category)));
  const filled = [...named].filter((name) => !known.has(name)).map((name) => category({ name }));
  const categories = [...stated, ...filled].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return link(
    { comparisons: [], stacks: [], referral_codes: [], synonyms: [], ...records, vendors, categories },
    date === undefined ? TODAY : day(date),
    { name: 'Deals', base_url: 'https://deals.example' },
  );
}

/** A linked catalogue of these vendors alone. */
export function catalogueOf(...vendors: readonly Vendor[]): Catalogue {
  return catalogue({ vendors });
}

/** Days in tests are literals; this is the one place where they become days, and each is looked at. */
function written<T extends object>(given: Plain<T>): T {
  checkDays(given);
  return given as unknown as T;
}

function checkDays(value: unknown): void {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) day(value);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(checkDays);
}

/** Limits by their lines; throws where one is none. */
export function limits(...lines: readonly string[]): readonly Limit[] {
  return lines.map((line) => {
    const read = parseLimit(line);
    if (isLimitError(read)) throw new Error(`${line}: ${read.what}`);
    return read;
  });
}
