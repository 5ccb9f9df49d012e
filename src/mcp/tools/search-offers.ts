import * as z from 'zod';
import { STABILITIES } from '../../model/vocabulary.ts';
import { offers } from '../../routes/offers.ts';
import type { Given } from '../../routes/route.ts';
import { CATEGORY, OFFER_FILTERS } from '../../routes/shared/offer-filters.ts';
import { compactOffer } from '../compact.ts';
import { askRoute, foundPage, pageOutput, pageParameters, pick, tool } from '../tool.ts';
import { list, optionalText, text, texts } from '../../routes/shared/common.schema.ts';

/** Names of the filters that the route takes under the same name. */
const FILTERS = ['category', 'stability', ...Object.keys(OFFER_FILTERS)];

/** A sentence of the route, with its parameters by the names of the arguments. */
const inArguments = (text: string): string => text.replace(/\bmin_/g, 'limits.').replace(/\bq\b/g, 'query');

const NO_MATCH = 'Call again with fewer filters and fewer or more general words; without arguments for the categories.';

export const searchOffers = tool({
  name: 'search_offers',
  title: 'Search free tiers, discounts and startup programmes',
  description:
    'Finds offers for developers by keywords, category, limits (such as {"storage": "10GB"}), eligibility and stability. ' +
    'Use it first when the vendor is not known yet. An offer with a gate is not a usable free offer; risk_level null is ' +
    'withheld, not stable. Ask get_vendor for the full terms of one.',
  parameters: {
    query: {
      kind: 'text',
      maxLength: 512,
      description:
        'Keywords such as "serverless postgres"; "X alternative" asks for what can replace X. Without it and every filter: the categories with their counts.',
    },
    category: CATEGORY,
    ...OFFER_FILTERS,
    stability: { kind: 'choice', values: STABILITIES, description: 'Only offers of this stability class.' },
    ...pageParameters('offers', 'Offers'),
    compact: {
      kind: 'flag',
      default: null,
      description:
        'true (the default): short offers. false: every field of each, about 1 KB an offer, unless not even one fits.',
    },
  },
  output: z.object({
    ...pageOutput('Offers'),
    match: optionalText('all: every offer has each term. mixed: the first full_matches do. partial: none has all.'),
    full_matches: z.int().optional().describe('Matches with every term; they come first.'),
    read_as: z.array(z.string()).optional().describe('Parts of the query that were read as another request.'),
    terms_without_a_match: z.array(z.string()).optional().describe('Terms that no offer of a partial match has.'),
    corrected_terms: z.array(z.string()).optional().describe('Terms that were read as other words: term → words.'),
    matched_limits: z
      .array(
        z.object({
          slug: text('The vendor.'),
          tier: text('Its tier.'),
          limits: texts('As the terms write them.'),
        }),
      )
      .optional()
      .describe('With limits: those of each offer that were compared.'),
    gated: z.int().describe('Matches that are off the ranked list, over all matches.'),
    gate_summary: optionalText('Why the gated ones are off the list.'),
    is_compact: z.boolean().optional().describe('False where the offers have every field.'),
    offers: list(
      z.looseObject({}).describe('An offer: in short, or every field of /api/offers.'),
      'The matches, best first.',
    ),
    categories: z
      .array(
        z.object({
          name: text('Category name.'),
          slug: text('The same for category=.'),
          count: z.int().describe('Offers in it.'),
        }),
      )
      .optional()
      .describe('Without a query, a filter and an offset: what there is, in place of offers.'),
    note: optionalText('Where nothing matches: what to call instead.'),
  }),

  find(catalogue, { values, given }) {
    const { query, limit, offset, compact } = values;
    const filters: Given = { ...pick(given, FILTERS), ...(query === null ? {} : { q: query }) };
    const isSummary = Object.keys(filters).length === 0 && offset === 0;
    const categories = catalogue.records.categories.map(({ name, slug }) => {
      return { name, slug, count: catalogue.listingsByCategory.get(slug)?.length ?? 0 };
    });
    const askPage = (paging: Given) => askRoute(catalogue, offers, { ...filters, ...paging });
    return foundPage({ limit: isSummary ? 0 : limit, offset }, askPage, (body, paging, share) => {
      const isFull = compact === false && share > 0;
      return {
        ...body,
        ...paging,
        warnings: body.warnings?.map(inArguments),
        read_as: body.read_as?.map(({ text, as }) => `${text} → ${inArguments(as)}`),
        corrected_terms: body.corrected?.map(({ term, read_as: words }) => `${term} → ${words.join(', ')}`),
        ...(isFull && { is_compact: false }),
        offers: isFull ? body.offers : body.offers.map((offer) => compactOffer(offer)),
        ...(isSummary && { next_offset: null, categories }),
        note: body.total === 0 ? NO_MATCH : undefined,
      };
    });
  },
});
