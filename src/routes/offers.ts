import * as z from 'zod';
import type { Catalogue, Listing } from '../model/catalogue.ts';
import { STABILITIES, type Stability } from '../model/vocabulary.ts';
import { matchedLimits, type LimitFilter } from '../rules/limits/limit-filter.ts';
import { assess } from '../rules/risk/assessment.ts';
import { gateSummary } from '../rules/risk/gate.ts';
import { matchKind, search, type Found } from '../rules/search/search.ts';
import { ok, route, type Given } from './route.ts';
import { count, list, optionalText, text, texts, pageShape } from './shared/common.schema.ts';
import { selectFields, selectionParameters } from './shared/offer-fields.ts';
import {
  CATEGORY,
  filterOffers,
  LIMIT_NAMES,
  limitFilters,
  OFFER_FILTERS,
  offersOfCategory,
  unknownTags,
  lapsedWarnings,
} from './shared/offer-filters.ts';
import { offer, orSelected } from './shared/offer.schema.ts';
import { publishedOffers } from './shared/offer.ts';
import { indexBody, provenanceOf } from './shared/provenance.ts';
import { nonEmpty, pickFields } from './shared/pick-fields.ts';

export const offersBody = indexBody('Offers', 'Offers that match a search, page by page.', {
  offers: list(orSelected(offer), 'One page of the matches.'),
  total: count('All matches, before paging.'),
  gated: count('Matches that are not on the ranked list, over the whole match.'),
  gate_summary: optionalText('How many of the match are not on the ranked list and why; absent when `gated` is 0.'),
  stability_withheld: count(
    'Matches of the other filters that publish no stability class; present only when `stability` is given.',
  ).optional(),
  stability_withheld_summary: optionalText('The same in a sentence; absent when `stability_withheld` is 0.'),
  match: z
    .enum(['all', 'mixed', 'partial'])
    .optional()
    .describe(
      '`all`: every offer of the match has each term of `q` or a synonym of it, or is an alternative to the product that `q` ' +
        'names. `mixed`: the first `full_matches` do, and offers with some of the terms follow. `partial`: no offer has all ' +
        'terms. Absent without `q`.',
    ),
  full_matches: count('Offers of the match that have every term; they come first. Present only with `q`.').optional(),
  terms_without_a_match: z
    .array(z.string())
    .optional()
    .describe(
      'Terms of `q`, folded, that no offer of the match has; several terms that are one synonym are one entry. Present ' +
        'only when `match` is `partial`.',
    ),
  corrected: z
    .array(
      z.strictObject({
        term: text('A term of `q` that no offer contains.'),
        read_as: texts(
          'What was searched instead: words of the offers that are a typo away, or the vendor of a package or an address.',
        ),
      }),
    )
    .optional()
    .describe('Terms that were taken for typos, or for packages or addresses of a vendor; absent when none was.'),
  read_as: z
    .array(
      z.strictObject({
        text: text('A part of `q`, folded.'),
        as: text(
          'The filter that was applied for it (`min_storage=1GB`), what came first (`min_storage=1GB first`) or last ' +
            '(`Vercel last`), or the path that answers it.',
        ),
      }),
    )
    .optional()
    .describe('Parts of `q` that were read as another request; absent when none was.'),
  matched_limits: z
    .array(
      z.strictObject({
        slug: text('The vendor.'),
        tier: text('Its tier.'),
        limits: texts('The limits by which it was compared, as the terms write them.'),
      }),
    )
    .optional()
    .describe(
      'For each offer of the page, in their order, the limits by which a `min_*` filter or an amount in `q` found it; absent ' +
        'without such a filter.',
    ),
  ...pageShape,
});

const PAGE_SIZE = 20;

export const offers = route({
  path: '/api/offers',
  operationId: 'searchOffers',
  tag: 'Offers',
  body: offersBody,
  summary: 'Search the offers',
  description:
    'Offers by keyword, category, stability class, eligibility, tags and limits. Offers with every term of `q`, or a synonym ' +
    'of it, in a name of the vendor, the category, a tag or the description come first, those with some terms after them; ' +
    'a compound that no text contains matches the offers with all its words. Order: relevance (a whole word before the ' +
    'start of a word before the inside of one; the name, then tags, category and description; rarer terms weigh more), then ungated ' +
    'before gated, then what is recorded as an alternative to more products, then the rank order of the day under the ' +
    'query key `search:TERMS`. `X alternative`, `alternative to ' +
    "X` and `instead of X` ask for what is recorded as an alternative to X, then for X's category. Without `q`: " +
    'catalogue order. An offer that is off the ranked list stays in the response and says why in `gate`.',
  parameters: {
    q: {
      kind: 'text',
      prepared: false,
      maxLength: 512,
      example: 'postgres',
      description:
        'Keywords, matched as substrings without regard to case, accents and the punctuation around them. Only white ' +
        'space filters nothing.',
    },
    category: CATEGORY,
    limit: { kind: 'integer', default: PAGE_SIZE, min: 0, description: 'Page size; there is no maximum.' },
    offset: { kind: 'integer', default: 0, min: 0, description: 'Results to skip.' },
    stability: { kind: 'choice', values: STABILITIES, description: 'Only offers that publish this stability class.' },
    ...OFFER_FILTERS,
    ...selectionParameters(),
  },

  *cases(catalogue) {
    yield* pageCases({}, catalogue.listings.length);
    for (const { slug } of catalogue.records.categories) {
      yield* pageCases({ category: slug }, catalogue.listingsByCategory.get(slug)?.length ?? 0);
    }
    for (const stability of STABILITIES) yield { stability };
  },

  answer(catalogue, values, next) {
    const { stability, limit, offset } = values;
    const { searched, page } = searchOf(catalogue, values);
    const found = filterOffers(catalogue, searched.listings, values);
    const matches = ofStability(catalogue, found, stability);
    const ofClass = ofStability(catalogue, searched.listings, stability);
    const warnings = [
      ...unknownTags(catalogue, values),
      ...lapsedWarnings(catalogue, ofClass, values),
      ...(matches.length === 0 ? emptyingFilters(catalogue, searched.listings, values) : []),
    ];
    const shown = matches.slice(offset, offset + limit);
    const gates = matches.flatMap((listing) => assess(catalogue, listing).gate?.code ?? []);
    const body = pickFields(offersBody, {
      offers: selectFields(publishedOffers(catalogue, shown), values),
      total: matches.length,
      gated: gates.length,
      gate_summary: gateSummary(gates, matches.length) ?? undefined,
      ...(stability === null ? {} : stabilityWithheld(catalogue, found)),
      ...matchFields(searched, matches),
      matched_limits: limitsThatMatched(shown, [...limitFilters(values), ...searched.filters]),
      limit,
      offset,
      next: next(matches.length),
      warnings: nonEmpty(warnings),
      _provenance: provenanceOf(catalogue, page, { listings: shown }),
    });
    return ok(body);
  },
});

/** Each page of the default size; the first one also when it is empty. */
function* pageCases(given: Given, total: number): Iterable<Given> {
  yield given;
  for (let offset = PAGE_SIZE; offset < total; offset += PAGE_SIZE) yield { ...given, offset: String(offset) };
}

/** How the terms matched; empty for a query without terms. */
function matchFields(searched: Found, matches: readonly Listing[]) {
  const { full, terms_without_a_match, corrected, read_as } = searched;
  const match = matchKind(searched, matches);
  if (full === null || match === null) return {};
  return {
    match,
    full_matches: matches.filter((listing) => full.has(listing)).length,
    terms_without_a_match: match === 'partial' ? terms_without_a_match : undefined,
    corrected: nonEmpty(corrected),
    read_as: nonEmpty(read_as),
  };
}

function limitsThatMatched(shown: readonly Listing[], filters: readonly LimitFilter[]) {
  if (filters.length === 0) return undefined;
  return shown.map(({ vendor, offer: { tier, limits = [] } }) => {
    const matched = new Set(filters.flatMap((filter) => matchedLimits(limits, filter)));
    return { slug: vendor.slug, tier, limits: limits.filter((limit) => matched.has(limit)).map(({ text }) => text) };
  });
}

const FILTERS = ['q', 'category', 'stability', 'eligibility', 'tag', 'free', ...LIMIT_NAMES] as const;

type FilterValues = Parameters<typeof filterOffers>[2] &
  Readonly<Record<'q' | 'category', string | null> & { stability: Stability | null }>;

/** Requests beyond these are not explained, because each of their filters is left out in turn. */
const MAX_EXPLAINED = { filters: 8, queryChars: 80 };

/** For several filters that match nothing together, how many offers match without each of them. `searched` is by `q` and `category`. */
function emptyingFilters(catalogue: Catalogue, searched: readonly Listing[], values: FilterValues): readonly string[] {
  const given = FILTERS.filter((name) => values[name] !== null);
  const isLong = given.length > MAX_EXPLAINED.filters || (values.q?.length ?? 0) > MAX_EXPLAINED.queryChars;
  if (given.length < 2 || isLong) return [];
  const without = given.flatMap((name) => {
    const others: FilterValues = { ...values, [name]: null };
    const isSearch = name === 'q' || name === 'category';
    const listings = isSearch ? searchOf(catalogue, others).searched.listings : searched;
    const { length } = ofStability(catalogue, filterOffers(catalogue, listings, others), others.stability);
    return length === 0 ? [] : `${length} without ${name}`;
  });
  const found = without.length === 0 ? 'nor without any one of them' : `but ${without.join(', ')}`;
  return [`No offer matches ${given.join(' and ')} together, ${found}.`];
}

function searchOf(catalogue: Catalogue, { q, category }: Pick<FilterValues, 'q' | 'category'>) {
  const { listings, page } = offersOfCategory(catalogue, category);
  return { searched: search(catalogue, listings, q ?? ''), page };
}

function ofStability(catalogue: Catalogue, listings: readonly Listing[], requested: Stability | null) {
  if (requested === null) return listings;
  return listings.filter((listing) => assess(catalogue, listing).stability === requested);
}

/** Counted before the filter by class, because none of them passes it. */
function stabilityWithheld(catalogue: Catalogue, found: readonly Listing[]) {
  const count = found.filter((listing) => assess(catalogue, listing).stability === null).length;
  if (count === 0) return { stability_withheld: 0 };
  const publish = count === 1 ? 'publishes' : 'publish';
  return {
    stability_withheld: count,
    stability_withheld_summary:
      `${count} of ${found.length} offers that match the other filters ${publish} no stability class, ` +
      'so no class asked for can return them.',
  };
}
