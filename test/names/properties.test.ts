import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '../../src/model/catalogue.ts';
import type { auditStackBody } from '../../src/routes/audit-stack.schema.ts';
import { auditStack } from '../../src/routes/audit-stack.ts';
import { compare } from '../../src/routes/compare.ts';
import type { costsBody } from '../../src/routes/costs.schema.ts';
import { costs } from '../../src/routes/costs.ts';
import { details } from '../../src/routes/details.ts';
import { signalRequest } from '../../src/routes/signal-request.ts';
import { vendorRisk } from '../../src/routes/vendor-risk.ts';
import { bareName } from '../../src/rules/names/bare-name.ts';
import { otherNames } from '../../src/rules/names/name-index.ts';
import { exactVendor, resolveOneVendor, resolveVendor } from '../../src/rules/names/resolver.ts';
import { suggestions } from '../../src/rules/names/suggestions.ts';
import { shippedCatalogue, tinyCatalogue } from '../shipped.ts';

const DESCRIPTION_WORDS = 1500;
/** Names asked at the endpoints themselves: a fixed step through all of them. */
const STEP_AT_ENDPOINTS = 97;
/** Names of projects that are written in lower case. */
const LOWER_CASE_NAMES: ReadonlySet<string> = new Set(['shadcn']);

/** Every name and slug, former name and alias, the segments that open and close slugs, and common words. */
function texts(catalogue: Catalogue): readonly string[] {
  const { vendors } = catalogue.records;
  const names = vendors.flatMap((vendor) => [vendor.name, vendor.slug, ...otherNames(vendor)]);
  const segments = vendors.flatMap(({ slug }) => {
    const parts = slug.split('-');
    return parts.flatMap((_, at) => [parts.slice(0, at + 1).join('-'), parts.slice(at).join('-')]);
  });
  const qualified = vendors.map(({ name }) => `${name} Pro plan`);
  return [...new Set([...names, ...segments, ...qualified, ...descriptionWords(catalogue)])];
}

/** Words in lower case of the descriptions, those of most offers first. */
function descriptionWords({ listings }: Catalogue): readonly string[] {
  const offers = new Map<string, number>();
  for (const { offer } of listings) {
    const words = offer.description.match(/(?<![\p{L}\p{N}@./-])[a-z]{3,}(?![\p{L}\p{N}@/-]|\.\p{L})/gu) ?? [];
    for (const word of new Set(words)) offers.set(word, (offers.get(word) ?? 0) + 1);
  }
  const common = [...offers].sort(([one, of], [other, ofOther]) => ofOther - of || (one < other ? -1 : 1));
  return common.slice(0, DESCRIPTION_WORDS).map(([word]) => word);
}

/** The vendors that the endpoints take a text for, each answer by its own words. */
function namedAtEndpoints(catalogue: Catalogue, text: string): readonly string[] {
  const body = (reply: object): Record<string, unknown> =>
    'body' in reply ? (reply.body as Record<string, unknown>) : {};
  const of = (value: unknown): string | undefined => (value as { vendor?: string } | undefined)?.vendor;
  const values = { services: text, scale: 'hobby' };
  const detailed = body(details.answer(catalogue, { vendor: text, alternatives: false }));
  const risk = body(vendorRisk.answer(catalogue, { vendor: text }));
  const compared = body(compare.answer(catalogue, { a: text, b: text }));
  const audited = body(auditStack.answer(catalogue, values)) as Partial<ReturnType<typeof auditStackBody.parse>>;
  const costed = body(costs.answer(catalogue, values)) as Partial<ReturnType<typeof costsBody.parse>>;
  const signal = signalRequest(catalogue, { event: 'recommended', vendor: text });
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

describe.each([
  ['the miniature', tinyCatalogue, 1],
  ['the shipped catalogue', shippedCatalogue, STEP_AT_ENDPOINTS],
] as const)('in %s', (_, load, step) => {
  let catalogue: Catalogue;
  let asked: readonly string[];

  beforeAll(async () => {
    catalogue = await load();
    asked = texts(catalogue);
  });

  test('no text resolves to two vendors at different endpoints', () => {
    for (const text of asked) {
      const found = [resolveVendor(catalogue, text), resolveOneVendor(catalogue, text), exactVendor(catalogue, text)];
      const vendors = found.flatMap((each) => (each?.kind === 'vendor' ? [each.vendor.name] : []));
      expect(new Set(vendors).size, text).toBeLessThanOrEqual(1);
    }
    for (let at = 0; at < asked.length; at += step) {
      const text = asked[at] ?? '';
      if (!text.includes(',')) expect(namedAtEndpoints(catalogue, text).length, text).toBeLessThanOrEqual(1);
    }
  });

  test('every name and slug is exactly its vendor', () => {
    for (const vendor of catalogue.records.vendors) {
      expect(exactVendor(catalogue, vendor.name)?.vendor).toBe(vendor);
      expect(exactVendor(catalogue, vendor.slug)?.vendor).toBe(vendor);
    }
  });

  test('a vendor held by its records alone is never another one', () => {
    for (const vendor of catalogue.records.vendors.filter(({ offers }) => offers.length === 0)) {
      const found = resolveVendor(catalogue, vendor.name);
      if (found.kind === 'vendor') expect(found.vendor).toBe(vendor);
    }
  });

  test('no ordinary word is a short form', () => {
    const words = descriptionWords(catalogue).filter((word) => !LOWER_CASE_NAMES.has(word));
    const resolved = words.filter((word) => {
      const found = resolveVendor(catalogue, word);
      return (
        found.kind === 'ambiguous' || found.kind === 'ended' || (found.kind === 'vendor' && found.type !== 'exact')
      );
    });
    expect(resolved).toEqual([]);
  });

  test('a typo of one letter in a name suggests the name', () => {
    const lost: string[] = [];
    for (const { name } of catalogue.records.vendors) {
      for (const slip of slips(name)) {
        const isUnknown = resolveVendor(catalogue, slip).kind === 'none' && bareName(slip) !== '';
        if (isUnknown && !suggestions(catalogue, slip).includes(name)) lost.push(`${slip} of ${name}`);
      }
    }
    expect(lost).toEqual([]);
  });
});

/** A letter left out, a letter changed and a letter put in, at three places of the name. */
function* slips(name: string): Iterable<string> {
  for (const at of [0, Math.floor(name.length / 2), name.length - 1]) {
    yield name.slice(0, at) + name.slice(at + 1);
    yield `${name.slice(0, at)}q${name.slice(at + 1)}`;
    yield `${name.slice(0, at)}q${name.slice(at)}`;
  }
}
