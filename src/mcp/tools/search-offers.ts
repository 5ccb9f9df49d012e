import { offers, type OffersBody } from '../../routes/offers.ts';
import { CATEGORY, OFFER_FILTERS } from '../../routes/shared/offer-filters.ts';
import { STABILITIES } from '../../model/vocabulary.ts';
import type { Catalogue } from '../../model/catalogue.ts';
import type { Parameters } from '../../routes/parameter.ts';
import type { ReadonlyDeep } from '../../routes/route.ts';
import { askRoute, pick } from '../ask-route.ts';
import { compactOffer, type CompactOffer, PROVENANCE, WARNINGS } from '../compact.ts';
import { countsDown, firstThatFits, MAX_BYTES } from '../fit.ts';
import { tool, type Given } from '../tool.ts';
import { flag, integer, list, nullable, openRecord, record, text, type TypeOf } from '../typed-schema.ts';

const DEFAULT_OFFERS = 10;
const MAX_OFFERS = 50;

const PARAMETERS = {
  query: {
    kind: 'text',
    in: 'query',
    maxLength: 512,
    description:
      'Keywords such as "serverless postgres"; "X alternative" asks for what can replace X. Without it and every filter: the categories with their counts.',
  },
  category: CATEGORY,
  ...OFFER_FILTERS,
  stability: {
    kind: 'choice',
    in: 'query',
    values: STABILITIES,
    default: null,
    description: 'Only offers of this stability class.',
  },
  limit: {
    kind: 'integer',
    in: 'query',
    default: DEFAULT_OFFERS,
    min: 1,
    max: MAX_OFFERS,
    description: 'Most offers in the result.',
  },
  offset: {
    kind: 'integer',
    in: 'query',
    default: 0,
    min: 0,
    description: 'Offers to skip: next_offset of the last page.',
  },
  compact: {
    kind: 'flag',
    in: 'query',
    default: null,
    description: 'true (the default): short offers. false: every field of each, about 1 KB an offer.',
  },
  max_bytes: MAX_BYTES,
} as const satisfies Parameters;

const CATEGORY_COUNT = record({
  name: text('Category name.'),
  slug: text('The same for category=.'),
  count: integer('Offers in it.'),
});

const OUTPUT = record(
  {
    total: integer('All matches.'),
    returned: integer('Offers in this result.'),
    next_offset: nullable(integer('Offset of the next page; null on the last.')),
    gated: integer('Matches that are off the ranked list, over all matches.'),
    offers: list('The matches, best first.', openRecord('An offer: in short, or every field of /api/offers.')),
    _provenance: PROVENANCE,
  },
  {
    match: text('all: every offer has each term. mixed: the first full_matches do. partial: none has all.'),
    full_matches: integer('Matches with every term; they come first.'),
    terms_without_a_match: list('Terms that no offer of a partial match has.', text('A term.')),
    corrected_terms: list('Terms that were read as other words.', text('term → words')),
    read_as: list('Parts of the query that were read as another request.', text('part → request')),
    gate_summary: text('Why the gated ones are off the list.'),
    is_compact: flag('False where the offers have every field.'),
    categories: list('Without a query, a filter and an offset: what there is, in place of offers.', CATEGORY_COUNT),
    warnings: WARNINGS,
  },
);
type Result = TypeOf<typeof OUTPUT>;

/** Names of the filters that the route takes under the same name. */
const FILTERS = ['category', 'stability', ...Object.keys(OFFER_FILTERS)];

export const searchOffers = tool({
  name: 'search_offers',
  title: 'Search free tiers, discounts and startup programmes',
  description:
    'Finds offers for developers by keywords, category, limits (such as {"storage": "10GB"}), eligibility and stability. ' +
    'Use it first when the vendor is not known yet. An offer with a gate is not a usable free offer; risk_level null is ' +
    'withheld, not stable. Ask get_vendor for the full terms of one.',
  parameters: PARAMETERS,
  output: OUTPUT,

  call(catalogue, { values, given }) {
    const { limit, offset, max_bytes: maxBytes } = values;
    const filters = { ...pick(given, FILTERS), ...(values.query === null ? {} : { q: values.query }) };
    const isSummary = Object.keys(filters).length === 0 && offset === 0;
    const most = page(catalogue, filters, { limit: isSummary ? 0 : limit, offset });
    if ('refused' in most) return most;
    if (isSummary)
      return {
        body: {
          ...layOut(catalogue, most.body, { offset, isCompact: true }),
          next_offset: null,
          ...summaryOf(catalogue),
        },
      };
    const isCompact = values.compact ?? true;
    const counts = countsDown(most.body.offers.length);
    return {
      body: firstThatFits(maxBytes, counts, (count) => {
        // Laid out again by the route, so that its provenance covers what is shown.
        const shown = count === most.body.offers.length ? most : page(catalogue, filters, { limit: count, offset });
        return layOut(catalogue, 'body' in shown ? shown.body : most.body, { offset, isCompact });
      }),
    };
  },
});

function summaryOf(catalogue: Catalogue): Pick<Result, 'categories'> {
  const { records, listingsByCategory } = catalogue;
  return {
    categories: records.categories.map(({ name, slug }) => {
      return { name, slug, count: listingsByCategory.get(slug)?.length ?? 0 };
    }),
  };
}

function page(catalogue: Catalogue, filters: Given, { limit, offset }: { limit: number; offset: number }) {
  const given = { ...filters, limit: String(limit), offset: String(offset) };
  return askRoute<ReadonlyDeep<OffersBody>>(catalogue, offers, given);
}

function layOut(
  catalogue: Catalogue,
  body: ReadonlyDeep<OffersBody>,
  { offset, isCompact }: { readonly offset: number; readonly isCompact: boolean },
): Result {
  const shown: readonly (CompactOffer | object)[] = isCompact
    ? body.offers.map((offer) => compactOffer(catalogue, offer))
    : body.offers;
  const next = offset + shown.length;
  return {
    total: body.total,
    returned: shown.length,
    next_offset: next < body.total ? next : null,
    ...(body.match === undefined ? {} : { match: body.match }),
    ...(body.full_matches === undefined ? {} : { full_matches: body.full_matches }),
    ...(body.read_as === undefined ? {} : { read_as: body.read_as.map(({ text: part, as }) => `${part} → ${as}`) }),
    ...(body.terms_without_a_match ? { terms_without_a_match: body.terms_without_a_match } : {}),
    ...(body.corrected ? { corrected_terms: body.corrected.map(corrected) } : {}),
    gated: body.gated,
    ...(body.gate_summary === undefined ? {} : { gate_summary: body.gate_summary }),
    ...(isCompact ? {} : { is_compact: false }),
    offers: shown,
    ...(body.warnings ? { warnings: body.warnings } : {}),
    _provenance: body._provenance,
  };
}

function corrected({ term, read_as }: { readonly term: string; readonly read_as: readonly string[] }): string {
  return `${term} → ${read_as.join(', ')}`;
}
