import * as z from 'zod';
import type { Catalogue, Listing } from '../model/catalogue.ts';
import { MAX_SUGGESTIONS } from '../rules/names/suggestions.ts';
import { resolveVendor, type Resolution, type ResolvedVendor } from '../rules/names/resolver.ts';
import { relatedAlternatives, firstOffer } from '../rules/ranking/alternatives.ts';
import { ok, refusal, route, withWarnings, type Published } from './route.ts';
import { count, list, text, texts, tieBreak } from './shared/common.schema.ts';
import { selectFields, selectionParameters, type Selection } from './shared/offer-fields.ts';
import { offer, orSelected } from './shared/offer.schema.ts';
import { publishedOffer, publishedOffers } from './shared/offer.ts';
import { PAGE, vendorPage } from './shared/page.ts';
import { agent, agentRequest, indexBody, provenance, provenanceOf } from './shared/provenance.ts';
import { matchNote, publishedMatch, publishedProducts, unlistedVendor } from './shared/vendor-match.ts';
import { pickFields } from './shared/pick-fields.ts';

/** The other vendors of the brand that a vendor's name is. */
export const otherProducts = list(
  z.strictObject({ name: text('Vendor name.'), slug: text('Name in paths.') }),
  "Other vendors of the brand, such as `Stripe Atlas` beside `Stripe`: the first 20 of the day's rank order with the query " +
    'key `disambiguation:` and the slug. Absent where there is none.',
);

const resolvedFrom = text(
  'The requested name; present only when it is neither the name nor the slug of the vendor, whatever its case.',
);

const resolvedDetails = indexBody('VendorDetails', 'One vendor, with the alternatives to it.', {
  offer: offer.describe(
    "The vendor's first offer. Where it has others, such as a startup programme beside a free tier, they are at " +
      '`/api/offers?q=` with its name; everything below is about the category of this one.',
  ),
  relatedVendors: texts(
    'Every other vendor of the category, in `tie_break` order, whether or not `alternatives=true`.',
  ),
  alternatives: z
    .array(orSelected(offer))
    .optional()
    .describe(
      'Their offers, same set and order; of a vendor with several in the category, its first there. ' +
        'Present only when `alternatives=true`.',
    ),
  tie_break: tieBreak,
  resolved_from: resolvedFrom.optional(),
  other_products: otherProducts.optional(),
  _agent: agent,
});

const ambiguousDetails = indexBody(
  'Disambiguation',
  'Several vendors may have been meant; ask again by one of the slugs.',
  {
    disambiguation: list(
      z.strictObject({ slug: text('What to ask by.'), name: text('Vendor name.') }),
      "The vendors that may have been meant: the first 20 of the day's rank order with the query key " +
        '`disambiguation:` and the slug of the requested name.',
    ),
    total: count('All vendors that may have been meant.'),
    resolved_from: resolvedFrom,
  },
);

export const detailsBody = z
  .union([resolvedDetails, ambiguousDetails])
  .meta({ id: 'Details', description: 'One vendor, or those that may have been meant.' });

export const details = route({
  path: '/api/details/{vendor}',
  operationId: 'getVendorDetails',
  tag: 'Vendors',
  body: detailsBody,
  summary: 'One vendor and the alternatives to it',
  description:
    "A vendor's offer as of today and every alternative of its category in the day's order. A name that may mean " +
    'several vendors, such as a brand of several products, answers 200 with `disambiguation` and no `offer`. A vendor of ' +
    'which only change records are held answers 404 with `records`. `fields` and `compact` select of the alternatives.',
  parameters: {
    vendor: {
      kind: 'text',
      in: 'path',
      required: 'Name a vendor in the path: /api/details/{vendor}.',
      example: 'neon',
      description:
        'Name, slug, former name or alias of a vendor; a name followed by plan words (`vercel-pro-plan`); or segments ' +
        'that open or close the slug of one vendor (`kiro`). Case-insensitive.',
    },
    alternatives: {
      kind: 'flag',
      prepared: false,
      description: 'Include the alternatives in full, or as `fields` and `compact` select; neither shortens `offer`.',
    },
    ...selectionParameters(),
  },
  errors: [404],

  *cases(catalogue) {
    for (const { slug: vendor } of catalogue.vendors) yield { vendor };
  },

  answer(catalogue, values) {
    const requested = values.vendor;
    const resolution = resolveVendor(catalogue, requested);
    if (resolution.kind === 'ambiguous') return ok(disambiguation(catalogue, resolution, requested));
    const listing = resolution.kind === 'vendor' ? firstOffer(catalogue, resolution.vendor) : null;
    if (resolution.kind === 'vendor' && listing) {
      const found = ok(detailsOf(catalogue, listing, { ...values, ...resolution }));
      return withWarnings(found, matchNote(publishedMatch(requested, resolution)));
    }
    const { error, suggestions, ...extras } = unlistedVendor(catalogue, requested, resolution);
    const ended = resolution.kind === 'vendor' ? [resolution.vendor.name] : [];
    const named = [...suggestions.slice(0, MAX_SUGGESTIONS - ended.length), ...ended];
    return refusal(404, error, { ...extras, suggestions: named });
  },
});

const NOTHING_SELECTED = 'fields and compact select of the alternatives alone, which alternatives=true includes.';

/** `alternatives`: whether they are listed in full. */
type Wanted = Selection & Pick<ResolvedVendor, 'resolvedFrom'> & { readonly alternatives: boolean };

function detailsOf(catalogue: Catalogue, listing: Listing, wanted: Wanted): Published<typeof resolvedDetails> {
  const { vendor } = listing;
  const others = relatedAlternatives(catalogue, listing);
  const inFull = wanted.alternatives ? others.listings : null;
  return pickFields(resolvedDetails, {
    offer: publishedOffer(catalogue, listing),
    relatedVendors: others.listings.map((other) => other.vendor.name),
    alternatives: inFull ? selectFields(publishedOffers(catalogue, inFull), wanted) : undefined,
    tie_break: others.tie_break,
    resolved_from: wanted.resolvedFrom ?? undefined,
    other_products: publishedProducts(catalogue, vendor),
    warnings: inFull || (!wanted.compact && wanted.fields === null) ? undefined : [NOTHING_SELECTED],
    _agent: agentRequest(catalogue, [listing]),
    _provenance: provenanceOf(catalogue, vendorPage(vendor), { listings: [listing, ...(inFull ?? [])] }),
  });
}

function disambiguation(
  catalogue: Catalogue,
  { vendors, total }: Extract<Resolution, { kind: 'ambiguous' }>,
  requested: string,
): Published<typeof ambiguousDetails> {
  return {
    disambiguation: vendors.map(({ slug, name }) => ({ slug, name })),
    total,
    resolved_from: requested,
    // The response contains names only, no dated record.
    _provenance: provenance(catalogue, PAGE.home, []),
  };
}
