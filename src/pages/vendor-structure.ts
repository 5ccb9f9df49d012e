import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { address, vendorPage } from '../routes/parts/page.ts';
import { assess } from '../rules/assessment.ts';
import { isFreeOffer } from '../rules/free-offer.ts';
import type { Structured } from './structured.ts';

/** What a vendor offers, for search engines; nothing where only its changes are on record. */
export function vendorStructure(
  catalogue: Catalogue,
  vendor: Vendor,
  listings: readonly Listing[],
): readonly Structured[] {
  const [first] = listings;
  if (!first) return [];
  return [
    {
      '@type': 'Product',
      name: vendor.name,
      category: first.category.name,
      description: first.offer.description,
      url: address(catalogue, vendorPage(vendor)),
      offers: listings.map((listing) => offerStructure(catalogue, listing)),
    },
  ];
}

/** A price is stated only where `/api/costs` would state one: nothing, for a free tier whose terms are not superseded. */
function offerStructure(catalogue: Catalogue, listing: Listing): Structured {
  const { offer, category } = listing;
  const isFree = isFreeOffer(catalogue, listing) && assess(catalogue, listing).terms_superseded === null;
  return {
    '@type': 'Offer',
    name: offer.tier,
    description: offer.description,
    category: category.name,
    url: offer.url,
    ...(isFree ? { price: '0', priceCurrency: 'USD' } : {}),
    ...(offer.expires_date === undefined ? {} : { validThrough: offer.expires_date }),
  };
}
