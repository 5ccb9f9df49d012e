import type { Catalogue } from '../src/model/catalogue.ts';
import { encodeBytes } from '../src/routes/encode.ts';
import { publishedOffer } from '../src/routes/shared/offer.ts';
import { assess } from '../src/rules/risk/assessment.ts';
import { indexReply } from './router.ts';

/** Requests that together build every index of names and texts. */
const WARM_UP_TARGETS = [
  '/api/offers?q=a',
  '/api/details/a-name-that-no-vendor-has',
  '/api/audit-stack?services=unlisted',
];

const OFFERS_PER_SLICE = 200;

/**
 * Computes what most answers share (published offers, search texts, the index of names) before the first request, in
 * slices: `yieldToEventLoop` is awaited between them, so that the host keeps answering from the current build.
 */
export async function warm(catalogue: Catalogue, yieldToEventLoop: () => Promise<void>): Promise<void> {
  for (const [index, listing] of catalogue.listings.entries()) {
    publishedOffer(catalogue, listing);
    if (index % OFFERS_PER_SLICE === 0) await yieldToEventLoop();
  }
  for (const target of WARM_UP_TARGETS) {
    warmUp(catalogue, target);
    await yieldToEventLoop();
  }
}

/** What the start of a function computes for its day: it has more CPU time than a request. */
export function warmBriefly(catalogue: Catalogue): void {
  for (const listing of catalogue.listings) assess(catalogue, listing);
  for (const target of WARM_UP_TARGETS) warmUp(catalogue, target);
}

/** Warm-up request: computes and encodes an answer, so that its derived values are cached. */
function warmUp(catalogue: Catalogue, target: string): void {
  const reply = indexReply(catalogue, target);
  if (reply) encodeBytes(reply);
}
