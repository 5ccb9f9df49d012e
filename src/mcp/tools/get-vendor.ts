import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import type { Parameters } from '../../routes/parameter.ts';
import { details, detailsOf, type AmbiguousDetails, type ResolvedDetails } from '../../routes/details.ts';
import type { ReadonlyDeep } from '../../routes/route.ts';
import { publishedOffer } from '../../routes/shared/offer.ts';
import { address, PAGE, vendorPage } from '../../routes/shared/page.ts';
import { datedChanges, datedListings, provenance } from '../../routes/shared/provenance.ts';
import { vendorRisk, type VendorRiskBody } from '../../routes/vendor-risk.ts';
import { changeHistory } from '../../rules/changes/change-history.ts';
import { firstOffer } from '../../rules/ranking/alternatives.ts';
import { askRoute } from '../ask-route.ts';
import {
  COMPACT_CAUSE,
  COMPACT_CHANGE,
  COMPACT_OFFER,
  compactCause,
  compactChange,
  compactOffer,
  PROVENANCE,
  slugOfName,
  vendorOfName,
} from '../compact.ts';
import { firstThatFits, MAX_BYTES } from '../fit.ts';
import { tool, type ToolReply } from '../tool.ts';
import { integer, list, nullable, record, text, type TypeOf } from '../typed-schema.ts';

const PARAMETERS = {
  vendor: {
    kind: 'text',
    in: 'query',
    required: 'Name a vendor, such as {"vendor": "neon"}.',
    description: 'Name, slug, former name or alias of a vendor, case-insensitive.',
  },
  max_bytes: MAX_BYTES,
} as const satisfies Parameters;

const RISK = record(
  {
    risk_level: nullable(text('stable, caution or risky; null: withheld, which is not stable.')),
    summary: text('The judgement in one paragraph.'),
    risk_cause: nullable(COMPACT_CAUSE),
    free_tier_longevity_days: nullable(integer('Days that the free offer has lasted without a cut on record.')),
  },
  { withheld: text('Why the level is withheld: gate, link_unreachable, no_source or unconfirmed.') },
);

const OUTPUT = record(
  { _provenance: PROVENANCE },
  {
    vendor: text('Vendor name.'),
    slug: text('Name of the vendor in paths and signals.'),
    page: text('Its page.'),
    resolved_from: text('The name as asked, where it is another one.'),
    other_products: list(
      'Other vendors of the brand.',
      record({ name: text('Vendor name.'), slug: text('Ask with it.') }),
    ),
    offers: list('Every offer of the vendor, with its full description.', COMPACT_OFFER),
    limits: list('Amounts that the first offer grants.', text('As the terms write it.')),
    conditions: list('Conditions of the first offer.', text('A condition.')),
    risk: RISK,
    changes: list('The latest change records.', COMPACT_CHANGE),
    changes_total: integer('Change records in all.'),
    alternatives: list("The first of the category in the day's order.", COMPACT_OFFER),
    alternatives_total: integer('Alternatives in all.'),
    alternatives_order: text('How they are ordered.'),
    disambiguation: list(
      'Instead of everything above: vendors that may be meant; ask again with a slug.',
      record({ slug: text('Ask with it.'), name: text('Vendor name.') }),
    ),
  },
);
type Result = TypeOf<typeof OUTPUT>;

/** How much of a vendor is shown. */
interface Size {
  readonly changes: number;
  readonly alternatives: number;
  readonly descriptionChars: number;
}

const FULL_DESCRIPTION_CHARS = 4000;
const SIZES: readonly [Size, ...Size[]] = [
  { changes: 5, alternatives: 5, descriptionChars: FULL_DESCRIPTION_CHARS },
  { changes: 4, alternatives: 4, descriptionChars: 1500 },
  { changes: 3, alternatives: 3, descriptionChars: 600 },
  { changes: 2, alternatives: 2, descriptionChars: 300 },
  { changes: 1, alternatives: 1, descriptionChars: 160 },
];

export const getVendor = tool({
  name: 'get_vendor',
  title: 'One vendor: offers, risk, changes, alternatives',
  description:
    'All that the index holds of one vendor in one call: each offer with its terms, the risk level with the dated record ' +
    'that caused it, the latest pricing changes, and alternatives of its category. Use it before recommending a vendor or ' +
    'stating its free tier. A name of several vendors answers with disambiguation.',
  parameters: PARAMETERS,
  output: OUTPUT,

  call(catalogue, { values }): ToolReply<Result> {
    const requested = values.vendor;
    const found = askRoute<ReadonlyDeep<ResolvedDetails | AmbiguousDetails>>(catalogue, details, {
      vendor: requested,
      alternatives: 'true',
    });
    const named = 'body' in found ? found.body : null;
    if (named && !('offer' in named)) {
      const { disambiguation, _provenance } = named;
      return { body: { disambiguation, _provenance } };
    }
    // Of a vendor without a listed offer the records are known, and its risk by them.
    const offered = named;
    const name = offered === null ? requested : slugOfName(catalogue, offered.offer.vendor);
    const risk = riskOf(catalogue, name);
    if ('refused' in risk) return 'refused' in found ? found : risk;
    return { body: fitted(catalogue, { offered, risk: risk.body }, values.max_bytes) };
  },
});

interface Facts {
  /** Null where no offer of the vendor is listed. */
  readonly offered: ReadonlyDeep<ResolvedDetails> | null;
  readonly risk: ReadonlyDeep<VendorRiskBody>;
}

/** The result about a vendor itself, also of one whose name means all products of a brand. */
export function vendorResult(catalogue: Catalogue, vendor: Vendor, maxBytes: number): object {
  const listing = firstOffer(catalogue, vendor);
  const offered = listing && detailsOf(catalogue, listing, { inFull: true, selection: WHOLE_OFFERS, from: null });
  // An exact name always means its own vendor there.
  const risk = riskOf(catalogue, vendor.slug);
  if ('refused' in risk) throw new Error(`${vendor.slug} has no risk`);
  return fitted(catalogue, { offered, risk: risk.body }, maxBytes);
}

const WHOLE_OFFERS = { fields: null, compact: false } as const;

const riskOf = (catalogue: Catalogue, vendor: string) =>
  askRoute<ReadonlyDeep<VendorRiskBody>>(catalogue, vendorRisk, { vendor });

/** The largest form of the result that has at most so many bytes. */
function fitted(catalogue: Catalogue, facts: Facts, maxBytes: number): Result {
  return firstThatFits(maxBytes, SIZES, (size) => layOut(catalogue, facts, size));
}

function layOut(catalogue: Catalogue, { offered, risk }: Facts, size: Size): Result {
  const vendor = vendorOfName(catalogue, risk.vendor);
  const listings = vendor ? (catalogue.listingsByVendor.get(vendor.slug) ?? []) : [];
  const alternatives = alternativesOf(catalogue, { offered, risk }, size.alternatives);
  const history = vendor ? changeHistory(vendor).slice(0, size.changes) : [];
  return {
    vendor: risk.vendor,
    slug: vendor?.slug ?? '',
    page: address(catalogue, vendor ? vendorPage(vendor) : PAGE.home),
    ...(offered?.resolved_from === undefined ? {} : { resolved_from: offered.resolved_from }),
    ...(risk.other_products === undefined ? {} : { other_products: risk.other_products }),
    offers: listings.map((listing) =>
      compactOffer(catalogue, publishedOffer(catalogue, listing), size.descriptionChars),
    ),
    ...(offered ? termsOf(offered.offer) : {}),
    risk: {
      risk_level: risk.risk_level,
      ...withheldBy(risk),
      summary: risk.summary,
      risk_cause: risk.risk_cause && compactCause(risk.risk_cause),
      free_tier_longevity_days: risk.free_tier_longevity_days,
    },
    changes: risk.changes.slice(0, size.changes).map(compactChange),
    changes_total: risk.changes.length,
    alternatives: alternatives.map((offer) => compactOffer(catalogue, offer)),
    alternatives_total: offered?.relatedVendors.length ?? risk.alternatives.length,
    alternatives_order: `Rank order of ${catalogue.date}; ties are shuffled by the day, no vendor is preferred.`,
    _provenance: provenance(catalogue, vendor ? vendorPage(vendor) : PAGE.home, [
      ...datedListings(catalogue, [
        ...listings,
        ...alternatives.flatMap((offer) => listingsOf(catalogue, offer.vendor)),
      ]),
      ...datedChanges(history),
    ]),
  };
}

/** Stated amounts and conditions; left out where the terms state none. */
function termsOf({
  limits,
  conditions,
}: ReadonlyDeep<ResolvedDetails>['offer']): Pick<Result, 'limits' | 'conditions'> {
  return {
    ...(limits.length === 0 ? {} : { limits: limits.map(({ measure, text: written }) => `${measure}: ${written}`) }),
    ...(conditions.length === 0 ? {} : { conditions: conditions.map(({ text: condition }) => condition) }),
  };
}

function withheldBy(risk: ReadonlyDeep<VendorRiskBody>): { readonly withheld?: string } {
  if (risk.risk_level !== null) return {};
  if (risk.gate) return { withheld: `gate ${risk.gate.code}` };
  if (risk.link_unreachable) return { withheld: 'link_unreachable' };
  return risk.rating_withheld ? { withheld: risk.rating_withheld.reason } : {};
}

/** The first alternatives; of a vendor without a listed offer those that its records name. */
function alternativesOf(
  catalogue: Catalogue,
  { offered, risk }: Facts,
  count: number,
): readonly ReadonlyDeep<ResolvedDetails>['offer'][] {
  if (offered) return (offered.alternatives ?? []).slice(0, count);
  const listings = risk.alternatives.slice(0, count).flatMap(({ vendor }) => listingsOf(catalogue, vendor));
  return listings.map((listing) => publishedOffer(catalogue, listing));
}

/** The first offer of a vendor, as the alternatives show it. */
function listingsOf(catalogue: Catalogue, name: string): readonly Listing[] {
  const vendor = vendorOfName(catalogue, name);
  return vendor ? (catalogue.listingsByVendor.get(vendor.slug) ?? []).slice(0, 1) : [];
}
