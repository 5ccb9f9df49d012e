import type { Catalogue } from '../model/catalogue.ts';
import type { ChangeRecord } from '../model/change-record.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { dateMeaning } from '../rules/changes/date-meaning.ts';
import { feedEntries, type FeedEntry } from '../rules/changes/feed-entries.ts';
import { standing } from '../rules/risk/standing.ts';
import { atomDocument, type AtomEntry } from './shared/atom.ts';
import { changeWords } from './shared/change-words.ts';
import { webAddress } from './shared/escape.ts';
import { address, PAGE, vendorPage } from './shared/page.ts';
import { datedChanges, provenance } from './shared/provenance.ts';
import { route } from './route.ts';

const CONTENT_TYPE = 'application/atom+xml; charset=utf-8';

/**
 * The year of the `tag:` URIs of entries (RFC 4151). It must never change: otherwise every entry would be new to
 * readers.
 */
const NAMED_IN = '2026';

const STANDING_WORD = { in_force: '', reversed: 'Reversed: ', retracted: 'Withdrawn: ' } as const;

export const feed = route({
  path: '/api/feed',
  summary: 'Pricing changes as an Atom feed',
  description:
    'One entry for each change record of the last 90 days, the newest 100. An announced change enters on the day it was ' +
    'recorded and says when it takes effect. A record that was reversed or withdrawn since appears again as an updated ' +
    'entry of the same id.',
  about: 'index',
  parameters: {},
  contentTypes: [CONTENT_TYPE],
  errors: [],

  *cases() {
    yield { given: {} };
  },

  answer(catalogue) {
    return { status: 200, contentType: CONTENT_TYPE, text: document(catalogue) };
  },
});

function document(catalogue: Catalogue): string {
  const { name } = catalogue.site;
  const entries = feedEntries(catalogue);
  const dated = datedChanges(entries.map(({ record }) => record));
  return atomDocument({
    id: tag(catalogue, 'feed'),
    title: `${name}: pricing changes`,
    subtitle: `Changes of the last 90 days. ${provenance(catalogue, PAGE.changes, dated).cite_as}`,
    updated: entries[0]?.updated ?? catalogue.date,
    author: { name, uri: address(catalogue, PAGE.home) },
    self: address(catalogue, '/api/feed'),
    alternate: address(catalogue, PAGE.changes),
    entries: entries.map((entry) => atomEntry(catalogue, entry)),
  });
}

function atomEntry(catalogue: Catalogue, { record, vendor, key, published, updated }: FeedEntry): AtomEntry {
  const source = record.source_url === undefined ? null : webAddress(record.source_url);
  const page = vendor.offers.length > 0 ? vendorPage(vendor) : PAGE.changes;
  const words = changeWords(record.change_type);
  return {
    id: tag(catalogue, `change/${key}`),
    title: `${STANDING_WORD[standing(record)]}${vendor.name}: ${words}`,
    published,
    updated,
    alternate: address(catalogue, page),
    via: source?.href ?? null,
    categories: [
      { term: record.change_type, label: words },
      { term: record.category, label: record.category },
    ],
    content: content(record, catalogue.date),
  };
}

/** A `tag:` URI of the site, RFC 4151. */
function tag(catalogue: Catalogue, name: string): string {
  return `tag:${new URL(catalogue.site.base_url).hostname},${NAMED_IN}:${name}`;
}

function content(record: ChangeRecord, today: IsoDate): string {
  const lines = [
    correction(record),
    record.summary,
    record.previous_state === '' ? null : `Before: ${record.previous_state}`,
    record.current_state === '' ? null : `After: ${record.current_state}`,
    dated(record, today),
  ];
  return lines.filter((line) => line !== null).join('\n');
}

/** When the change took effect, will take effect or was discovered. */
function dated(record: ChangeRecord, today: IsoDate): string {
  if (dateMeaning(record) === 'discovered') return `Discovered ${record.date}.`;
  return record.date > today ? `Announced; takes effect on ${record.date}.` : `Effective ${record.date}.`;
}

function correction({ resolution }: ChangeRecord): string | null {
  if (!resolution) return null;
  const what =
    resolution.state === 'reversed'
      ? `The vendor took this change back on ${resolution.date}.`
      : `We withdrew this record as our own error on ${resolution.date}.`;
  return resolution.detail === undefined ? what : `${what} ${resolution.detail}`;
}
