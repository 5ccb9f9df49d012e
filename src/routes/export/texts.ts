import type { Catalogue } from '../../model/catalogue.ts';
import { newestFirst } from '../../rules/changes/change-history.ts';
import { encode } from '../encode.ts';
import { ok, type ReadonlyDeep } from '../route.ts';
import { publishedChange } from '../shared/change-record.ts';
import type { PublishedChange } from '../shared/change-record.schema.ts';
import { publishedOffer } from '../shared/offer.ts';
import type { PublishedOffer } from '../shared/offer.schema.ts';
import { PAGE } from '../shared/page.ts';
import { provenance, datedChanges, datedListings } from '../shared/provenance.ts';
import { csv, type Columns } from './csv.ts';
import type { ExportedChanges, ExportedOffers } from './export.schema.ts';
import { DATA_LICENSE } from './table.ts';

type ExportedOffer = ReadonlyDeep<PublishedOffer>;
type ExportedChange = ReadonlyDeep<PublishedChange>;

/** Columns of `offers.csv`. */
export const OFFER_COLUMNS: Columns<ExportedOffer> = {
  vendor: ({ vendor }) => vendor,
  slug: ({ slug }) => slug,
  category: ({ category }) => category,
  tier: ({ tier }) => tier,
  description: ({ description }) => description,
  url: ({ url }) => url,
  tags: ({ tags }) => tags,
  alternative_to: (offer) => offer.alternative_to,
  verifiedDate: ({ verifiedDate }) => verifiedDate,
  last_read_date: (offer) => offer.last_read_date,
  last_read_outcome: (offer) => offer.last_read_outcome,
  expires_date: (offer) => offer.expires_date,
  eligibility: ({ eligibility }) => eligibility?.type,
  gate_code: ({ gate }) => gate?.code,
  gate_reason: ({ gate }) => gate?.reason,
  risk_level: (offer) => offer.risk_level,
  stability: ({ stability }) => stability,
  recent_change: (offer) => offer.recent_change,
  limits: ({ limits }) => limits.map(({ text }) => text),
  conditions: ({ conditions }) => conditions.map(({ text }) => text),
};

/** Columns of `changes.csv`. */
export const CHANGE_COLUMNS: Columns<ExportedChange> = {
  vendor: ({ vendor }) => vendor,
  category: ({ category }) => category,
  date: ({ date }) => date,
  date_meaning: (record) => record.date_meaning,
  recorded_date: (record) => record.recorded_date,
  change_type: (record) => record.change_type,
  impact: ({ impact }) => impact,
  standing: ({ standing }) => standing,
  summary: ({ summary }) => summary,
  previous_state: (record) => record.previous_state,
  current_state: (record) => record.current_state,
  alternatives: ({ alternatives }) => alternatives,
  source_url: (record) => record.source_url,
};

/** Every offer as it is served, in catalogue order. */
export function exportedOffers(catalogue: Catalogue): readonly ExportedOffer[] {
  return catalogue.listings.map((listing) => publishedOffer(catalogue, listing));
}

/** Every change record as it is served, newest first. */
export function exportedChanges(catalogue: Catalogue): readonly ExportedChange[] {
  return newestFirst(catalogue.changes).map(publishedChange);
}

/** How the whole data is cited. */
export function exportHead(catalogue: Catalogue): {
  readonly date: string;
  readonly license: string;
  readonly cite_as: string;
} {
  const dated = [...datedListings(catalogue, catalogue.listings), ...datedChanges(catalogue.changes)];
  const { cite_as } = provenance(catalogue, PAGE.data, dated);
  return { date: catalogue.date, license: DATA_LICENSE, cite_as };
}

/** The exports that are texts, by name. */
export type ExportTexts = Readonly<Record<string, string>>;

export function exportTexts(catalogue: Catalogue): ExportTexts {
  const head = exportHead(catalogue);
  const [offers, changes] = [exportedOffers(catalogue), exportedChanges(catalogue)];
  return {
    'offers.json': encode(ok<ReadonlyDeep<ExportedOffers>>({ ...head, offers })),
    'offers.ndjson': lines(offers),
    'offers.csv': csv(OFFER_COLUMNS, offers),
    'changes.json': encode(ok<ReadonlyDeep<ExportedChanges>>({ ...head, changes })),
    'changes.ndjson': lines(changes),
    'changes.csv': csv(CHANGE_COLUMNS, changes),
  };
}

function lines(values: readonly object[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}
