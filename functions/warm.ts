import type { Catalogue } from '../src/model/catalogue.ts';
import { encodeBytes } from '../src/routes/encode.ts';
import { publishedOffer } from '../src/routes/parts/offer.ts';
import { locate } from './locate.ts';

/** Requests that between them make every index of names and texts. */
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
    answerAhead(catalogue, target);
    await breath();
  }
}

/**
 * The least that makes a first request cheap where a start may take little: every text folded, every offer judged, and
 * what ranks them run once, so that it is compiled.
 */
export function warmBriefly(catalogue: Catalogue): void {
  const [listing] = catalogue.listings;
  if (!listing) return;
  answerAhead(catalogue, `/api/offers?q=${encodeURIComponent(listing.vendor.name)}`);
  answerAhead(catalogue, `/api/details/${listing.vendor.slug}?alternatives=true`);
  answerAhead(catalogue, '/api/offers?stability=stable&limit=0');
}

/** Answers a request for nobody, so that what it derives is known when somebody asks. */
function answerAhead(catalogue: Catalogue, target: string): void {
  const located = locate(new URL(target, catalogue.site.base_url));
  if (located && 'route' in located) encodeBytes(located.route.answer(catalogue, located.values));
}
