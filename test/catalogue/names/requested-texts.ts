import type { Catalogue } from '../../../src/model/catalogue.ts';
import { auditStack, type auditStackBody } from '../../../src/routes/audit-stack.ts';
import { compare } from '../../../src/routes/compare.ts';
import { costs, type costsBody } from '../../../src/routes/costs.ts';
import { details } from '../../../src/routes/details.ts';
import { readSignal } from '../../../src/routes/signal.ts';
import { vendorRisk } from '../../../src/routes/vendor-risk.ts';
import { namesOf } from '../../../src/rules/names/name-index.ts';

const DESCRIPTION_WORDS = 1500;

/** Every name and slug, former name and alias, the segments that open and close slugs, and common words. */
export function requestedTexts(catalogue: Catalogue): readonly string[] {
  const { vendors } = catalogue.records;
  const names = vendors.flatMap((vendor) => [vendor.slug, ...namesOf(vendor)]);
  const segments = vendors.flatMap(({ slug }) => {
    const parts = slug.split('-');
    return parts.flatMap((_, at) => [parts.slice(0, at + 1).join('-'), parts.slice(at).join('-')]);
  });
  const qualified = vendors.map(({ name }) => `${name} Pro plan`);
  return [...new Set([...names, ...segments, ...qualified, ...descriptionWords(catalogue)])];
}

/** Words in lower case of the descriptions, those of most offers first. */
export function descriptionWords({ listings }: Catalogue): readonly string[] {
  const offers = new Map<string, number>();
  for (const { offer } of listings) {
    const words = offer.description.match(/(?<![\p{L}\p{N}@./-])[a-z]{3,}(?![\p{L}\p{N}@/-]|\.\p{L})/gu) ?? [];
    for (const word of new Set(words)) offers.set(word, (offers.get(word) ?? 0) + 1);
  }
  const common = [...offers].sort(([one, of], [other, ofOther]) => ofOther - of || (one < other ? -1 : 1));
  return common.slice(0, DESCRIPTION_WORDS).map(([word]) => word);
}

/** The vendors that the endpoints take a text for, each answer by its own words. */
export function namedAtEndpoints(catalogue: Catalogue, text: string): readonly string[] {
  const body = (reply: object): Record<string, unknown> =>
    'body' in reply ? (reply.body as Record<string, unknown>) : {};
  const of = (value: unknown): string | undefined => (value as { vendor?: string } | undefined)?.vendor;
  const values = { services: text, scale: 'hobby' };
  const detailed = body(details.answer(catalogue, { vendor: text, alternatives: false }));
  const risk = body(vendorRisk.answer(catalogue, { vendor: text }));
  const compared = body(compare.answer(catalogue, { a: text, b: text, fields: null, compact: false }));
  const audited = body(auditStack.answer(catalogue, values)) as Partial<ReturnType<typeof auditStackBody.parse>>;
  const costed = body(costs.answer(catalogue, values)) as Partial<ReturnType<typeof costsBody.parse>>;
  const signal = readSignal(catalogue, { event: 'recommended', vendor: text });
  const listed = [...(audited.services ?? []), ...(costed.services ?? [])].filter(({ status }) => status === 'found');
  const recorded = 'signal' in signal && signal.signal.vendor_resolved ? signal.signal.vendor : undefined;
  const vendors = [
    of(detailed['offer']),
    risk['vendor'] as string | undefined,
    of(compared['vendor_a']),
    ...listed.map(of),
  ];
  const signalled = catalogue.records.vendors.find(({ slug }) => slug === recorded)?.name;
  return [...new Set([...vendors, signalled].filter((name) => name !== undefined))];
}
