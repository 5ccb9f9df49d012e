import * as z from 'zod';
import { categoryOverlap } from '../rules/catalogue/comparisons.ts';
import { changeHistory } from '../rules/changes/change-history.ts';
import { ok, refusal, route, withWarnings, type ErrorBody, type JsonReply, type Published } from './route.ts';
import { changeRecord, publishedChange } from './shared/change-record.ts';
import { component, list, text, texts } from './shared/common.schema.ts';
import { selectFields, selectionParameters } from './shared/offer-fields.ts';
import { offerShape, orSelected, referralCodeSchema } from './shared/offer.schema.ts';
import { publishedOffer, publishedReferralCode } from './shared/offer.ts';
import { listingsPage } from './shared/page.ts';
import { agent, agentRequest, indexBody, provenanceOf } from './shared/provenance.ts';
import { vendorMatch, foundVendor, matchNote, publishedMatch, type FoundVendor } from './shared/vendor-match.ts';

const comparedOfferSchema = component(
  'ComparedOffer',
  "A vendor's first offer with the change history of the vendor. Its other offers, such as a startup programme, " +
    'are at `/api/offers?q=` with its name; `category_overlap` counts them all.',
  {
    ...offerShape,
    deal_changes: list(changeRecord, 'All records of the vendor but retracted ones, newest first.'),
  },
);

export const compareBody = indexBody('Comparison', 'Two vendors side by side.', {
  vendor_a: orSelected(comparedOfferSchema).describe('The first offer of the vendor that `a` names.'),
  vendor_b: orSelected(comparedOfferSchema).describe('The first offer of the vendor that `b` names.'),
  vendor_a_match: vendorMatch,
  vendor_b_match: vendorMatch,
  shared_categories: z.boolean().describe('Whether `category_overlap` names any.'),
  category_overlap: texts('Categories in which both vendors have an offer, over all offers of both, by name.'),
  referral_codes: z
    .record(z.string(), referralCodeSchema.nullable())
    .describe('By vendor name: the code the service holds, null when none is held.'),
  _agent: agent,
});

export const compareNotFound = component('ComparisonNotFound', 'One or both names reach no vendor.', {
  error: text('Which name was not found.'),
  suggestions_a: texts('Names that may have been meant by `a`, at most 5; empty where it was found.'),
  suggestions_b: texts('Names that may have been meant by `b`, at most 5; empty where it was found.'),
});

export type ComparedOffer = Published<typeof comparedOfferSchema>;

const NAME_TWO = 'Name two vendors: /api/compare?a=neon&b=supabase.';

export const compare = route({
  path: '/api/compare',
  operationId: 'compareVendors',
  tag: 'Vendors',
  body: compareBody,
  errorBodies: { 404: compareNotFound },
  summary: 'Two vendors side by side',
  description: 'The offers of two vendors with the change history of each, and the categories they share.',
  parameters: {
    a: {
      kind: 'text',
      required: NAME_TWO,
      example: 'neon',
      description: 'First vendor: a name, slug, former name, alias or unambiguous short form, case-insensitive.',
    },
    b: { kind: 'text', required: NAME_TWO, example: 'supabase', description: 'Second vendor, named in the same way.' },
    ...selectionParameters('deal_changes'),
  },
  errors: [404],

  // Any pair may be requested. One is prepared, so that the build validates a real answer.
  *cases({ vendors: [a, b] }) {
    if (a && b) yield { a: a.slug, b: b.slug };
  },

  answer(catalogue, values) {
    const a = foundVendor(catalogue, values.a);
    const b = foundVendor(catalogue, values.b);
    if (!a.listing || !b.listing) return notFound(a, b);
    const offers = [a.listing, b.listing].map((listing): ComparedOffer => ({
      ...publishedOffer(catalogue, listing),
      deal_changes: changeHistory(listing.vendor).map(publishedChange),
    }));
    const [vendor_a, vendor_b] = selectFields(offers, values);
    const vendor_a_match = publishedMatch(values.a, a.resolved);
    const vendor_b_match = publishedMatch(values.b, b.resolved);
    const listings = [...new Set([a.listing, b.listing])];
    const overlap = categoryOverlap(catalogue, a.listing.vendor, b.listing.vendor);
    const body = {
      ...{ vendor_a, vendor_b, vendor_a_match, vendor_b_match },
      shared_categories: overlap.length > 0,
      category_overlap: overlap,
      referral_codes: Object.fromEntries(
        listings.map(({ vendor, referral_code }) => [vendor.name, publishedReferralCode(referral_code)]),
      ),
      _agent: agentRequest(catalogue, listings),
      _provenance: provenanceOf(catalogue, listingsPage(listings), {
        listings,
        changes: listings.flatMap(({ vendor }) => changeHistory(vendor)),
      }),
    };
    return withWarnings(ok(body), [...matchNote(vendor_a_match), ...matchNote(vendor_b_match)]);
  },
});

function notFound(a: FoundVendor, b: FoundVendor): JsonReply<ErrorBody> {
  const missing = [a, b].flatMap((found) => (found.listing ? [] : found.unlisted.error));
  return refusal(404, [...new Set(missing)].join(' '), {
    suggestions_a: a.listing ? [] : a.unlisted.suggestions,
    suggestions_b: b.listing ? [] : b.unlisted.suggestions,
  });
}
