import type { Catalogue } from '../src/model/catalogue.ts';
import { publishedOffer } from '../src/routes/parts/offer.ts';
import { locate } from './locate.ts';

/** Requests that between them make every index of names and texts; what they answer is thrown away. */
const FIRST_REQUESTS = ['/api/offers?q=a', '/api/details/a-name-that-nobody-has', '/api/audit-stack?services=nobody'];

const OFFERS_AT_A_TIME = 200;

/**
 * Makes what most answers share (each published offer, the search texts, the index of names) before the first caller
 * asks, a little at a time: `breath` is awaited in between, so that whoever serves already can answer.
 */
export async function warm(catalogue: Catalogue, breath: () => Promise<void>): Promise<void> {
  for (const [index, listing] of catalogue.listings.entries()) {
    publishedOffer(catalogue, listing);
    if (index % OFFERS_AT_A_TIME === 0) await breath();
  }
  for (const target of FIRST_REQUESTS) {
    const located = locate(new URL(target, catalogue.site.base_url));
    if (located && 'route' in located) located.route.answer(catalogue, located.values);
    await breath();
  }
}
