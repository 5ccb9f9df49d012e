import * as z from 'zod';
import type { Catalogue } from '../../model/catalogue.ts';
import { compare, type ComparedOffer } from '../../routes/compare.ts';
import { details } from '../../routes/details.ts';
import type { Published, ReadonlyDeep } from '../../routes/route.ts';
import type { PublishedOffer } from '../../routes/shared/offer.schema.ts';
import { publishedOffer } from '../../routes/shared/offer.ts';
import { address, listingsPage, vendorPage } from '../../routes/shared/page.ts';
import { provenanceOf } from '../../routes/shared/provenance.ts';
import { nonEmpty } from '../../routes/shared/pick-fields.ts';
import { vendorRisk, type vendorRiskBody } from '../../routes/vendor-risk.ts';
import { exactVendor } from '../../rules/names/resolver.ts';
import { limitText } from '../../rules/limits/limits-of.ts';
import { vendorAlternatives } from '../../rules/search/recorded-alternatives.ts';
import {
  COMPACT_CAUSE,
  COMPACT_CHANGE,
  COMPACT_OFFER,
  compactOffer,
  firstOf,
  namedListings,
  RISK_LEVEL,
  shownRecords,
  withShortSummary,
} from '../compact.ts';
import { askRoute, tool } from '../tool.ts';
import { list, optionalText, text, texts } from '../../routes/shared/common.schema.ts';

/** Longest description of an offer in full, and the shortest form of it, in characters. */
const FULL_DESCRIPTION_CHARS = 4000;
const LEAST_DESCRIPTION_CHARS = 160;
const MAX_CHANGES = 5;
const MAX_ALTERNATIVES = 5;
const MAX_COMPARED_CHANGES = 4;

/** An offer with all its terms. */
const VENDOR_OFFER = COMPACT_OFFER.extend({
  limits: z.array(z.string()).optional().describe('Amounts that it grants, as the terms write them.'),
  conditions: z.array(z.string()).optional().describe('Its conditions.'),
});

const OUTPUT = z.object({
  vendor: optionalText('Vendor name.'),
  slug: optionalText('Name of the vendor in paths and signals.'),
  page: optionalText('Its page.'),
  resolved_from: optionalText('The name as asked, where it is another one.'),
  other_products: z
    .array(z.object({ name: text('Vendor name.'), slug: text('Ask with it.') }))
    .optional()
    .describe('Other vendors of the brand.'),
  offers: z.array(VENDOR_OFFER).optional().describe('Every offer of the vendor, with its full description.'),
  risk: z
    .object({
      risk_level: RISK_LEVEL,
      summary: text('The judgement in one paragraph; for a withheld level, why.'),
      risk_cause: COMPACT_CAUSE.nullable(),
      free_tier_longevity_days: z
        .int()
        .nullable()
        .describe('Days that the free offer has lasted without a cut on record.'),
    })
    .optional(),
  changes: z.array(COMPACT_CHANGE).optional().describe('The latest change records.'),
  changes_total: z.int().optional().describe('Change records in all.'),
  alternatives: z
    .array(COMPACT_OFFER)
    .optional()
    .describe('Recorded ones first, then those with the same leading tags; ties are shuffled by the day.'),
  alternatives_total: z.int().optional().describe('Alternatives in all.'),
  disambiguation: z
    .array(z.object({ slug: text('Ask with it.'), name: text('Vendor name.') }))
    .optional()
    .describe('Instead of everything else: vendors that may be meant; ask again with a slug.'),
  total: z.int().optional().describe('Vendors that may be meant, in all.'),
});

export const getVendor = tool({
  name: 'get_vendor',
  title: 'One vendor: offers, risk, changes, alternatives',
  description:
    'All that the index holds of one vendor in one call: each offer with its terms, the risk level with the dated record ' +
    'that caused it, the latest pricing changes, and alternatives of its category. Use it before recommending a vendor or ' +
    'stating its free tier. A name of several vendors answers with disambiguation.',
  parameters: {
    vendor: {
      kind: 'text',
      required: 'Name a vendor, such as {"vendor": "neon"}.',
      description: 'Name, slug, former name or alias of a vendor, case-insensitive.',
    },
  },
  output: OUTPUT,

  find(catalogue, { values: { vendor } }) {
    const found = askRoute(catalogue, details, { vendor });
    const named = 'body' in found ? found.body : null;
    if (named && 'disambiguation' in named) return { layOut: () => named };
    // Of a vendor without a listed offer the records are known, and its risk by them.
    const risk = askRoute(catalogue, vendorRisk, { vendor: named?.offer.slug ?? vendor });
    if ('refused' in risk) return 'refused' in found ? found : risk;
    const { resolved_from, warnings } = named ?? {};
    return { layOut: (share) => ({ ...vendorFacts(catalogue, risk.body, share), resolved_from, warnings }) };
  },
});

function vendorFacts(catalogue: Catalogue, risk: Published<typeof vendorRiskBody>, share: number) {
  const vendor = exactVendor(catalogue, risk.vendor)?.vendor;
  if (!vendor) throw new Error(`${risk.vendor} has a risk and is no vendor`);
  const listings = catalogue.listingsByVendor.get(vendor.slug) ?? [];
  const all = vendorAlternatives(catalogue, vendor).map(({ listing }) => listing);
  const alternatives = firstOf(all, share, MAX_ALTERNATIVES);
  const changes = firstOf(risk.changes, share, MAX_CHANGES);
  const page = vendorPage(vendor);
  return {
    vendor: risk.vendor,
    slug: vendor.slug,
    page: address(catalogue, page),
    other_products: risk.other_products,
    offers: listings.map((listing) => vendorOffer(publishedOffer(catalogue, listing), descriptionChars(share))),
    risk: { ...risk, risk_cause: risk.risk_cause && withShortSummary(risk.risk_cause) },
    changes: changes.map((change) => withShortSummary(change)),
    changes_total: risk.changes.length,
    alternatives: alternatives.map((listing) => compactOffer(publishedOffer(catalogue, listing))),
    alternatives_total: all.length,
    _provenance: provenanceOf(catalogue, page, {
      listings: [...listings, ...alternatives],
      changes: shownRecords(catalogue, risk, changes.length),
    }),
  };
}

function vendorOffer(offer: ReadonlyDeep<PublishedOffer>, maxChars: number) {
  const limits = offer.limits.map((limit) => `${limit.measure}: ${limitText(limit)}`);
  const conditions = offer.conditions.map(({ text: condition }) => condition);
  return { ...compactOffer(offer, maxChars), limits: nonEmpty(limits), conditions: nonEmpty(conditions) };
}

function descriptionChars(share: number): number {
  return Math.max(LEAST_DESCRIPTION_CHARS, Math.round(FULL_DESCRIPTION_CHARS * share ** 3));
}

const SIDE = z.object({
  offer: VENDOR_OFFER,
  risk_cause: COMPACT_CAUSE.nullable(),
  changes: list(COMPACT_CHANGE, 'Latest change records.'),
  changes_total: z.int().describe('Change records in all.'),
});

const NAME_TWO = 'Name two vendors, such as {"a": "neon", "b": "supabase"}.';

export const compareVendors = tool({
  name: 'compare_vendors',
  title: 'Two vendors side by side',
  description:
    'Compares the first offers of two vendors: terms, limits, risk with its cause, and the latest changes of each. Both ' +
    'names have to be known; an unknown one answers with suggestions. For more than two, call it once for each pair.',
  parameters: {
    a: { kind: 'text', required: NAME_TWO, description: 'First vendor: name, slug, former name or alias.' },
    b: { kind: 'text', required: NAME_TWO, description: 'Second vendor.' },
  },
  output: z.object({
    a: SIDE,
    b: SIDE,
    shared_categories: z.boolean().describe('Whether both have offers in one category.'),
    category_overlap: texts('Those categories.'),
  }),

  find(catalogue, { values: { a, b } }) {
    const found = askRoute(catalogue, compare, { a, b });
    if ('refused' in found) return found;
    const { vendor_a, vendor_b } = found.body;
    const listings = namedListings(catalogue, [vendor_a, vendor_b]);
    return {
      layOut: (share) => {
        const [a, b] = [side(vendor_a, share), side(vendor_b, share)];
        const changes = [
          ...shownRecords(catalogue, vendor_a, a.changes.length),
          ...shownRecords(catalogue, vendor_b, b.changes.length),
        ];
        return {
          ...found.body,
          a,
          b,
          _provenance: provenanceOf(catalogue, listingsPage(listings), { listings, changes }),
        };
      },
    };
  },
});

function side(offer: ComparedOffer, share: number): ReadonlyDeep<z.input<typeof SIDE>> {
  return {
    offer: vendorOffer(offer, Math.min(2000, descriptionChars(share))),
    risk_cause: offer.risk_cause && withShortSummary(offer.risk_cause),
    changes: firstOf(offer.deal_changes, share, MAX_COMPARED_CHANGES).map((change) => withShortSummary(change)),
    changes_total: offer.deal_changes.length,
  };
}
