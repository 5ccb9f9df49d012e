import { CHANGE_TYPES } from '../../model/vocabulary.ts';
import { deadlines, type DeadlinesBody } from '../../routes/deadlines.ts';
import { expiring, type ExpiringBody } from '../../routes/expiring.ts';
import type { Parameters } from '../../routes/parameter.ts';
import type { ReadonlyDeep } from '../../routes/route.ts';
import { shortened } from '../../routes/shared/words.ts';
import { askRoute, pick } from '../ask-route.ts';
import { PROVENANCE, WARNINGS } from '../compact.ts';
import { countsDown, firstThatFits, MAX_BYTES } from '../fit.ts';
import { tool } from '../tool.ts';
import { integer, list, nullable, record, text, type TypeOf } from '../typed-schema.ts';

const DEFAULT_DAYS = 90;

const PARAMETERS = {
  within_days: {
    kind: 'integer',
    in: 'query',
    default: DEFAULT_DAYS,
    min: 1,
    max: 365,
    description: 'Whole days from today.',
  },
  type: {
    kind: 'choice',
    in: 'query',
    values: CHANGE_TYPES,
    default: null,
    description: 'Only change records of this type and what they state; ends of offers are left out.',
  },
  max_bytes: MAX_BYTES,
} as const satisfies Parameters;

const OUTPUT = record(
  {
    catalogue_as_of: nullable(text('Newest day that the catalogue knows of.')),
    within_days: integer('Days that were looked ahead.'),
    count: integer('Deadlines within these days.'),
    deadlines: list(
      'Days on which terms change or a product ends, soonest first.',
      record(
        {
          date: text('YYYY-MM-DD.'),
          countdown_days: integer('Days from today.'),
          vendor: text('Vendor name.'),
          category: text('Category name.'),
          summary: text('What happens.'),
          source_url: nullable(text('Page that states it.')),
        },
        { change_type: text('Type of the change, where a record states the day.') },
      ),
    ),
    expiring_count: integer('Offers whose last day is within these days; 0 where a type was given.'),
    expiring_offers: list(
      'Those offers, soonest first.',
      record({
        vendor: text('Vendor name.'),
        tier: text('Tier name.'),
        expires_date: text('Last day.'),
        days_until_expiry: integer('Days from today.'),
        url: text('Pricing page.'),
      }),
    ),
    _provenance: PROVENANCE,
  },
  { warnings: WARNINGS },
);
type Result = TypeOf<typeof OUTPUT>;

const SUMMARY_CHARS = 240;
const MAX_ENTRIES = 50;

export const upcomingDeadlines = tool({
  name: 'upcoming_deadlines',
  title: 'Days on which terms change or offers end',
  description:
    'What changes or ends in the coming days: announced price changes, products shutting down, offers on their last days. ' +
    'Soonest first. Use it to warn about services in use or to find offers to take before they end.',
  parameters: PARAMETERS,
  output: OUTPUT,

  call(catalogue, { values, given }) {
    const within = values.within_days;
    const coming = askRoute<ReadonlyDeep<DeadlinesBody>>(catalogue, deadlines, pick(given, ['type']));
    if ('refused' in coming) return coming;
    const ending = askRoute<ReadonlyDeep<ExpiringBody>>(catalogue, expiring, { within_days: String(within) });
    if ('refused' in ending) return ending;
    const found = {
      within,
      coming: { ...coming.body, deadlines: coming.body.deadlines.filter(({ countdown_days: days }) => days <= within) },
      ending: { ...ending.body, deals: values.type === null ? ending.body.deals : [] },
    };
    const most = Math.min(MAX_ENTRIES, Math.max(found.coming.deadlines.length, found.ending.deals.length));
    return { body: firstThatFits(values.max_bytes, countsDown(most), (count) => layOut(found, count)) };
  },
});

interface Found {
  readonly within: number;
  readonly coming: ReadonlyDeep<DeadlinesBody>;
  readonly ending: ReadonlyDeep<ExpiringBody>;
}

/** At most `count` entries of each list. */
function layOut({ within, coming, ending }: Found, count: number): Result {
  return {
    catalogue_as_of: ending.catalogue_as_of,
    within_days: within,
    count: coming.deadlines.length,
    deadlines: coming.deadlines.slice(0, count).map((deadline) => ({
      date: deadline.date,
      countdown_days: deadline.countdown_days,
      vendor: deadline.vendor,
      category: deadline.category,
      ...('change_type' in deadline ? { change_type: deadline.change_type } : {}),
      summary: shortened(deadline.summary, SUMMARY_CHARS),
      source_url: deadline.source_url,
    })),
    expiring_count: ending.deals.length,
    expiring_offers: ending.deals.slice(0, count).map(({ vendor, tier, expires_date, days_until_expiry, url }) => ({
      vendor,
      tier,
      expires_date,
      days_until_expiry,
      url,
    })),
    ...(coming.warnings ? { warnings: coming.warnings } : {}),
    _provenance: coming._provenance,
  };
}
