import { createHash } from 'node:crypto';
import type { BuildIndex, RenderedFile } from '../../model/build.ts';
import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { SplitParts } from '../../model/derived.ts';
import type { Offer } from '../../model/offer.ts';
import {
  LONG_CHANGE_FIELDS,
  LONG_OFFER_FIELDS,
  type LongOffer,
  type LongVendor,
  type ShortChange,
  type ShortOffer,
  type ShortVendor,
  type SplitHeader,
} from '../../model/split-index.ts';
import type { Vendor } from '../../model/vendor.ts';
import { derivedNames } from '../../rules/names/name-index.ts';
import { recordDirection } from '../../rules/risk/record-direction.ts';
import { derivedSearch } from '../../rules/search/search-index.ts';
import { STORED_VALUES } from '../write/derived-values.ts';
import { dayFiles, daysOf } from './day-files.ts';

/** Folder of the files that the function fetches; no path of the interface begins so. */
const FOLDER = '_split';
/** Characters of a part: a page of results reads up to 20 of them. */
const MAX_PART_CHARS = 48_000;
/** Characters of a core: each is parsed by itself, so that few of them are in memory twice. */
const MAX_CORE_CHARS = 2_000_000;

/** The files of a split index, the header first: that one is bundled with the function, the others are uploaded. */
export function* splitFiles(catalogue: Catalogue, index: BuildIndex): Generator<RenderedFile> {
  const { vendors, ...records } = catalogue.records;
  const parts = partsOf(catalogue);
  const cores = chunked(
    vendors.map((vendor) => shortVendor(vendor, parts.of.get(vendor) ?? 0)),
    MAX_CORE_CHARS,
  );
  const { date, site, build, history } = index;
  const days = daysOf(catalogue);
  const split = { cores: cores.length, parts: parts.texts.length, days, tables: tablePrefix(catalogue) };
  const header: SplitHeader = { date, site, build, history, records, split };
  yield { path: '_index/split.json', text: `${JSON.stringify(header)}\n` };
  for (const [number, text] of cores.entries()) yield { path: `${FOLDER}/core-${number}.json`, text };
  for (const [number, text] of parts.texts.entries()) yield { path: `${FOLDER}/part-${number}.json`, text };
  for (const [name, derive] of Object.entries(DERIVED))
    yield { path: `${FOLDER}/${name}.json`, text: JSON.stringify(derive(catalogue)) };
  for (const { name, value } of dayFiles(catalogue, days))
    yield { path: `${FOLDER}/${name}.json`, text: JSON.stringify(value) };
}

/** Begin of the names of the tables of a catalogue: equal for equal records. */
export function tablePrefix({ records }: Catalogue): string {
  return `split_${createHash('sha256').update(JSON.stringify(records)).digest('hex').slice(0, 12)}`;
}

type DerivedPart = Exclude<keyof SplitParts, 'freshness'>;

/** Makes the value of each file that does not depend on the day. */
const DERIVED: { readonly [Part in DerivedPart]: (catalogue: Catalogue) => SplitParts[Part] } & {
  readonly names: (catalogue: Catalogue) => object;
} = {
  names: ({ records }) => derivedNames(records),
  searchFacts: (catalogue) => {
    const { phrases, recordedFor } = derivedSearch(catalogue);
    return { phrases, recordedFor };
  },
  ...STORED_VALUES,
  detectors: ({ records }) => records.vendors.flatMap(({ slug, detect }) => (detect ? [[slug, detect] as const] : [])),
};

/** The long vendors by part. Vendors of a category are in parts that follow one another. */
function partsOf(catalogue: Catalogue): {
  readonly of: ReadonlyMap<Vendor, number>;
  readonly texts: readonly string[];
} {
  const { categories, vendors } = catalogue.records;
  const order = new Map(categories.map(({ slug }, place) => [slug, place]));
  const placeOf = ({ slug }: Vendor): number => {
    const [first] = catalogue.listingsByVendor.get(slug) ?? [];
    return first ? (order.get(first.category.slug) ?? 0) : categories.length;
  };
  const texts = new Map(vendors.map((vendor) => [vendor, JSON.stringify(longVendor(vendor))]));
  const of = new Map<Vendor, number>();
  let [part, chars] = [0, 0];
  for (const vendor of vendors.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const size = texts.get(vendor)?.length ?? 0;
    if (chars > 0 && chars + size > MAX_PART_CHARS) [part, chars] = [part + 1, 0];
    of.set(vendor, part);
    chars += size;
  }
  const members = Array.from({ length: part + 1 }, (): string[] => []);
  for (const [vendor, text] of texts) members[of.get(vendor) ?? 0]?.push(text);
  return { of, texts: members.map(jsonList) };
}

function shortVendor(vendor: Vendor, part: number): ShortVendor {
  const { slug, name, former_names, aliases, offers, changes, detect, referral_program, reads } = vendor;
  const has = [
    ...(detect ? ['detect' as const] : []),
    ...(referral_program ? ['referral_program' as const] : []),
    ...(reads.length > 0 ? ['reads' as const] : []),
  ];
  return {
    slug,
    name,
    ...(former_names.length > 0 ? { former_names } : {}),
    ...(aliases.length > 0 ? { aliases } : {}),
    offers: offers.map(shortOffer),
    ...(changes.length > 0 ? { changes: changes.map((record) => shortChange(record, vendor)) } : {}),
    part,
    ...(has.length > 0 ? { has } : {}),
  };
}

function longVendor({ referral_program, reads, offers }: Vendor): LongVendor {
  return {
    ...(referral_program ? { referral_program } : {}),
    reads,
    offers: offers.map((offer) => picked(offer, [...LONG_OFFER_FIELDS, 'eligibility']) as LongOffer),
  };
}

function shortOffer({ eligibility, ...offer }: Offer): ShortOffer {
  const short = without(offer, LONG_OFFER_FIELDS);
  return { ...short, ...(eligibility ? { eligibility: eligibility.type } : {}) };
}

function shortChange({ vendor: name, ...record }: ChangeRecord, vendor: Vendor): ShortChange {
  if (name !== vendor.name) throw new Error(`a record of ${vendor.name} names ${name}`);
  return { ...without(record, LONG_CHANGE_FIELDS), direction: recordDirection(record) };
}

/** The long members of a change record. */
export function longChange(record: ChangeRecord): Partial<ChangeRecord> {
  return picked(record, LONG_CHANGE_FIELDS);
}

function picked<T extends object, Key extends keyof T>(record: T, keys: readonly Key[]): Partial<Pick<T, Key>> {
  const found: Partial<Pick<T, Key>> = {};
  for (const key of keys) if (record[key] !== undefined) found[key] = record[key];
  return found;
}

function without<T extends object, Key extends keyof T>(record: T, keys: readonly Key[]): Omit<T, Key> {
  const kept = { ...record };
  for (const key of keys) Reflect.deleteProperty(kept, key);
  return kept;
}

/** JSON lists of the values, each at most so many characters. */
function chunked(values: readonly object[], maxChars: number): readonly string[] {
  const lists: string[][] = [[]];
  let chars = 0;
  for (const value of values) {
    const text = JSON.stringify(value);
    if (chars > 0 && chars + text.length > maxChars) {
      lists.push([]);
      chars = 0;
    }
    lists.at(-1)?.push(text);
    chars += text.length;
  }
  return lists.map(jsonList);
}

function jsonList(texts: readonly string[]): string {
  return `[${texts.join(',')}]`;
}
