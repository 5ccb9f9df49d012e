import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { assess } from '../../rules/risk/assessment.ts';
import { statedConditions } from '../../rules/catalogue/conditions.ts';
import type { ReadonlyDeep } from '../route.ts';
import { vendorPage } from './page.ts';
import type { RecommendedOffer } from './recommended-offer.schema.ts';

/** A free offer that the service picks, with all warnings on its stored terms. */
export function recommendedOffer(catalogue: Catalogue, listing: Listing): ReadonlyDeep<RecommendedOffer> {
  return {
    vendor: listing.vendor.name,
    slug: listing.vendor.slug,
    vendor_page: vendorPage(listing.vendor),
    tier: listing.offer.tier,
    description: listing.offer.description,
    terms_superseded: assess(catalogue, listing).terms_superseded,
    conditions: statedConditions(listing.offer),
  };
}
