import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { address, vendorPage } from '../routes/shared/page.ts';
import { isFreeAsStated } from '../rules/risk/free-offer.ts';
import type { Structured } from './structured.ts';

/** A vendor's offers as structured data; nothing for a vendor with change records only. */
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

/** The only price ever stated is 0 (docs/rules.md#costs). */
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
