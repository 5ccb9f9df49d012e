import type { BuildIndex } from '../src/model/build.ts';
import type { Catalogue } from '../src/model/catalogue.ts';
import { auditStack } from '../src/routes/audit-stack.ts';
import { details } from '../src/routes/details.ts';
import { encode } from '../src/routes/encode.ts';
import { offers } from '../src/routes/offers.ts';
import { parseValues } from '../src/routes/parse-values.ts';
import type { AnyRoute } from '../src/routes/route.ts';
import { assess } from '../src/rules/risk/assessment.ts';

/** Parses the text of `_index/catalogue.json`, an output of the build. Throws on invalid JSON. */
export function parseIndex(text: string): BuildIndex {
  return JSON.parse(text) as BuildIndex;
}

/** Requests that together make every index of names and texts. */
const WARM_UPS: readonly (readonly [AnyRoute, Readonly<Record<string, string>>])[] = [
  [details, { vendor: 'a-name-that-no-vendor-has' }],
  [offers, { q: 'database' }],
  [auditStack, { services: 'unlisted' }],
];

const OFFERS_PER_STEP = 200;

/** Computes what most answers share before the first request: steps, so that a host can go on answering in between. */
export function* warmUp(catalogue: Catalogue): Generator<void> {
  for (const [at, listing] of catalogue.listings.entries()) {
    assess(catalogue, listing);
    if (at % OFFERS_PER_STEP === 0) yield;
  }
  for (const [route, given] of WARM_UPS) {
    const parsed = parseValues(route.parameters, new URLSearchParams(given), given);
    if ('values' in parsed) encode(route.answer(catalogue, parsed.values));
    yield;
  }
}
