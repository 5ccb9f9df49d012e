import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { address, vendorPage } from '../routes/shared/page.ts';
import { isFreeAsStated } from '../rules/risk/free-offer.ts';
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

/** The one price that is ever stated is nothing. */
function offerStructure(catalogue: Catalogue, listing: Listing): Structured {
  const { offer, category } = listing;
  return {
    '@type': 'Offer',
    name: offer.tier,
    description: offer.description,
    category: category.name,
    url: offer.url,
    ...(isFreeAsStated(catalogue, listing) ? { price: '0', priceCurrency: 'USD' } : {}),
    ...(offer.expires_date === undefined ? {} : { validThrough: offer.expires_date }),
  };
}
