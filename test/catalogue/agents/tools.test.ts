import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import pkg from '../../../package.json' with { type: 'json' };
import { SERVER_VERSION, TOOLS } from '../../../src/mcp/server.ts';
import { callTool, DEFAULT_RESULT_BYTES, jsonBytes, type ToolResult } from '../../../src/mcp/tool.ts';
import { vendorAlternatives } from '../../../src/rules/search/recorded-alternatives.ts';
import { shippedCatalogue, tinyCatalogue } from '../../shipped.ts';

const [shipped, tiny] = await Promise.all([shippedCatalogue(), tinyCatalogue()]);
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const schemas = new Map(TOOLS.map(({ name, output }) => [name, ajv.compile(z.toJSONSchema(output))] as const));

type Listed = Readonly<Record<'offers' | 'alternatives', readonly object[]>>;

function called(name: string, given: object, catalogue = shipped): ToolResult {
  const tool = TOOLS.find((each) => each.name === name);
  if (!tool) throw new Error(`there is no tool ${name}`);
  return callTool(catalogue, tool, given);
}

/** Vendors with the most to say, one that its records alone hold, a category and a use case. */
const [largest, other] = shipped.records.vendors
  .map((vendor) => ({ slug: vendor.slug, size: JSON.stringify(vendor).length }))
  .toSorted((one, another) => another.size - one.size)
  .map(({ slug }) => slug);
const recorded = shipped.records.vendors.find(({ offers }) => offers.length === 0)?.name;
const [category, another] = shipped.records.categories.map(({ name }) => name);
const use_case = shipped.records.stacks[0]?.use_case;

const CALLS: readonly (readonly [string, object])[] = [
  ['search_offers', {}],
  ['search_offers', { limit: 50 }],
  ['search_offers', { query: 'postgres', compact: false, limit: 50 }],
  ['search_offers', { query: 'xqzw postgres' }],
  ['search_offers', { query: 'postgrse' }],
  ['search_offers', { limits: { storage: '10GB' }, category }],
  ['get_vendor', { vendor: largest }],
  ['get_vendor', { vendor: recorded }],
  ['compare_vendors', { a: largest, b: other }],
  ['audit_stack', { services: [largest, other, recorded, 'no-such-vendor'] }],
  ['find_stack', { use_case }],
  ['find_stack', { use_case, requirements: [category, another] }],
  ['recent_changes', {}],
  ['recent_changes', { limit: 50, type: 'free_tier_removed' }],
  ['upcoming_deadlines', {}],
  ['upcoming_deadlines', { within_days: 365 }],
];

describe('a result', () => {
  it.each(CALLS)('of %s %j has its declared type, its provenance, and at most 8 KB', (name, given) => {
    const { structuredContent = {}, content, isError } = called(name, given);
    expect(isError).toBeUndefined();
    const validate = schemas.get(name);
    expect(validate?.(structuredContent), JSON.stringify(validate?.errors)).toBe(true);
    expect(structuredContent).toHaveProperty('_provenance.cite_as');
    expect(jsonBytes(structuredContent)).toBeLessThanOrEqual(DEFAULT_RESULT_BYTES);
    expect(content[0]?.text).toBe(JSON.stringify(structuredContent));
  });

  it('stays within 8 KB for every tenth vendor, pairs of them, and every stack of the catalogue', () => {
    const names = shipped.records.vendors.filter((_, place) => place % 10 === 0).map(({ slug }) => slug);
    const calls = [
      ...names.map((vendor) => called('get_vendor', { vendor })),
      ...names.slice(1).map((b, place) => called('compare_vendors', { a: names[place], b })),
      called('audit_stack', { services: names.slice(0, 100) }),
      ...shipped.records.stacks.map(({ use_case }) => called('find_stack', { use_case })),
    ];
    const large = calls.filter(({ content }) => Buffer.byteLength(content[0]?.text ?? '') > DEFAULT_RESULT_BYTES);
    expect(large.map(({ content }) => content[0]?.text.slice(0, 80))).toEqual([]);
  });

  it('is longer where the caller allows it, and its pages follow each other', () => {
    const filter = { free: true };
    const all = called('search_offers', { ...filter, limit: 50, max_bytes: 65_536 }).structuredContent;
    expect(all).toMatchObject({ returned: 50, next_offset: 50 });
    const first = called('search_offers', { ...filter, limit: 50 }).structuredContent as {
      next_offset: number;
      offers: unknown[];
    };
    const next = called('search_offers', { ...filter, limit: 50, offset: first.next_offset })
      .structuredContent as typeof first;
    const { offers } = all as typeof first;
    expect([...first.offers, ...next.offers].slice(0, 30)).toEqual(offers.slice(0, 30));
  });

  it('of a search for nothing is a summary of the categories', () => {
    const { total, returned, next_offset, categories, offers } = called('search_offers', {}).structuredContent as {
      categories: readonly { count: number }[];
    } & Record<string, unknown>;
    expect([total, returned, next_offset, offers]).toEqual([shipped.listings.length, 0, null, []]);
    expect(categories).toHaveLength(shipped.records.categories.length);
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(shipped.listings.length);
    expect(called('search_offers', { offset: 1, limit: 1 }).structuredContent).toMatchObject({ returned: 1 });
  });

  it.each(['Acme', 'Ember'])('of %s, with or without an offer, has the alternatives of its page', (name) => {
    const { alternatives } = called('get_vendor', { vendor: name }, tiny).structuredContent as Listed;
    const vendor = tiny.records.vendors.find((each) => each.name === name)!;
    const shown = vendorAlternatives(tiny, vendor).map(({ listing }) => ({
      vendor: listing.vendor.name,
      tier: listing.offer.tier,
    }));
    expect(shown.length).toBeGreaterThan(1);
    expect(alternatives).toMatchObject(shown.slice(0, alternatives.length));
  });

  it('has the terms of each offer of a vendor, and the conditions of what not everyone may take', () => {
    const { offers } = called('get_vendor', { vendor: 'acme' }, tiny).structuredContent as Listed;
    const each = expect.any(Array) as unknown;
    expect(offers).toMatchObject([{ limits: each, conditions: each }, { limits: each }]);
    const found = called('search_offers', { eligibility: 'accelerator' }, tiny).structuredContent as Listed;
    const conditions = ['Member of a partner programme', 'Founded less than 5 years ago'];
    expect(found.offers).toMatchObject([{ conditions }]);
  });

  it('says of each change record whether it stands, and that one is housekeeping', () => {
    const { changes } = called('get_vendor', { vendor: 'cirrus' }, tiny).structuredContent as { changes: object[] };
    expect(changes).toContainEqual(expect.objectContaining({ date: '2026-05-20', standing: 'reversed' }));
    expect(changes).toContainEqual(expect.objectContaining({ standing: 'in_force', reports: 'our_index' }));
  });

  it.each([
    ['recent_changes', { vendors: 'zzz' }, undefined, 0],
    ['upcoming_deadlines', { within_days: 1 }, undefined, 0],
    ['audit_stack', { services: 'acme' }, '2026-11-10', 1],
    ['audit_stack', { services: 'cirrus' }, '2026-11-12', 3],
    ['compare_vendors', { a: 'acme', b: 'cirrus', max_bytes: 2048 }, '2026-11-10', 3],
  ])('of %s with %j cites no record that it leaves out', (name, given, checked, records) => {
    const { _provenance } = called(name, given, tiny).structuredContent as { _provenance: Record<string, unknown> };
    expect([_provenance['checked'], _provenance['verified_records']]).toEqual([checked, records]);
  });

  it('of a stack cites the candidates in it, which are fewer than those of the route', () => {
    const { stack, ...rest } = called('find_stack', { use_case }).structuredContent as {
      stack: readonly { candidates: readonly { vendor: string }[]; eligible_count: number }[];
    };
    expect(stack.some(({ candidates, eligible_count: all }) => candidates.length < Math.min(all, 8))).toBe(true);
    const shown = new Set(stack.flatMap(({ candidates }) => candidates.map(({ vendor }) => vendor)));
    expect(rest).toMatchObject({ _provenance: { verified_records: shown.size } });
  });

  it('has one offer at least, a short one where no full one fits', () => {
    const { structuredContent } = called('search_offers', { query: 'acme', compact: false, max_bytes: 2048 }, tiny);
    expect(structuredContent).toMatchObject({ returned: 1, next_offset: 1 });
    expect(structuredContent).not.toHaveProperty('is_compact');
  });

  it('names tools, and no path of the HTTP interface', () => {
    const calls = {
      'what changed at acme': 'recent_changes {"vendors":"acme"}',
      'what changed': 'recent_changes {}',
      'what ends soon': 'upcoming_deadlines',
      'is ember free': 'get_vendor {"vendor":"ember"}',
    };
    for (const [query, call] of Object.entries(calls))
      expect(called('search_offers', { query }, tiny).structuredContent?.['read_as']).toEqual([`${query} → ${call}`]);
    expect(called('audit_stack', { services: 'ember' }, tiny).content[0]?.text).not.toContain('/api/');
  });

  it('without a match says what to call instead', () => {
    expect(called('search_offers', { query: 'xqzw' }, tiny).structuredContent).toHaveProperty('note');
  });

  it('never leaves out a withheld risk level', () => {
    const { offers } = called('search_offers', { query: 'acme' }, tiny).structuredContent as Listed;
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) expect(offer).toHaveProperty('risk_level');
  });
});

describe('a wrong call', () => {
  it.each([
    ['get_vendor', { vendor: 'borealsi' }, 'Call again with one of: Borealis.'],
    ['get_vendor', { vendor: ['acme', 'borealis'] }, 'Call again with one of: Acme, Borealis.'],
    ['get_vendor', { name: 'acme' }, 'Correct the argument vendor'],
    ['search_offers', { stability: 'solid' }, 'Call again with one of: '],
    ['search_offers', { limits: { storage: 'much' } }, 'Correct the argument limits.storage'],
    ['search_offers', { limits: '10GB' }, 'input schema'],
    ['recent_changes', { since: 'yesterday' }, 'Correct the argument since'],
    ['compare_vendors', { a: 'acme', b: 'borealsi' }, 'Borealis'],
    ['compare_vendors', { a: 'ember', b: 'borealsi' }, 'Call get_vendor {"vendor":"ember"}.'],
    ['search_offers', { query: { text: 'x' } }, 'input schema'],
    ['search_offers', { query: 'x'.repeat(2001) }, 'input schema'],
  ])('of %s with %j says the fix', (name, given, fix) => {
    const { content, isError } = called(name, given, tiny);
    expect(isError).toBe(true);
    const { error, fix: suggested } = JSON.parse(content[0]?.text ?? '{}') as { error: string; fix: string };
    expect(error).not.toBe('');
    expect(suggested).toContain(fix);
  });

  it('with an unknown argument is answered with what was probably meant', () => {
    expect(called('recent_changes', { vendrs: 'neon' }).structuredContent).toMatchObject({
      warnings: ['Unknown parameter "vendrs" was ignored; did you mean vendors?'],
    });
    expect(called('compare_vendors', { a: 'acme', b: 'cirrus', c: 'lark' }, tiny).structuredContent).toMatchObject({
      warnings: ['Unknown parameter "c" was ignored; this tool takes a, b, max_bytes.'],
    });
    expect(called('search_offers', { keyword: 'postgres' }).structuredContent).toMatchObject({
      warnings: ['Unknown parameter "keyword" was ignored; did you mean query?'],
    });
  });
});

describe('an argument', () => {
  it('is named as the input schema names it', () => {
    const { content } = called('search_offers', { limits: { storage: 'much' } });
    expect(JSON.parse(content[0]?.text ?? '{}')).toMatchObject({
      error: expect.stringMatching(/^limits\.storage must be .*got "much"$/) as string,
      param: 'limits.storage',
    });
    const { structuredContent } = called('search_offers', { limits: { disk: '10GB', min_memory: '1GB' }, zzzzzz: 1 });
    const { warnings } = structuredContent as { warnings: readonly string[] };
    expect(warnings[0]).toMatch(/^Unknown parameter "zzzzzz" was ignored; this tool takes query, .*, limits\.$/);
    expect(warnings[1]).toMatch(/^Unknown parameter "disk" was ignored; limits takes storage, memory, /);
    expect(warnings.join(' ')).not.toContain('min_');
  });

  it('of a limit does not take the place of another argument', () => {
    const { structuredContent } = called('search_offers', { limits: { query: 'zzzzqq' }, limit: 1 });
    expect(structuredContent).toMatchObject({ total: shipped.listings.length });
  });
});

it('audit_stack has the newest record of a vendor without an offer, to which its recommendations refer', () => {
  const { services, recommendations } = called('audit_stack', { services: 'acme,ember' }, tiny).structuredContent as {
    services: readonly object[];
    recommendations: readonly string[];
  };
  expect(recommendations.join(' ')).toContain('See on_record of each.');
  expect(services[1]).toMatchObject({
    status: 'not_found',
    on_record: { change_type: 'product_deprecated', date: '2026-11-01' },
  });
  expect(services[1]).not.toHaveProperty('changes_total');
  expect(services[0]).toHaveProperty('changes_total');
});

describe('a tool', () => {
  it.each(TOOLS)('$name has a name, a title and a description that models can read', ({ name, title, description }) => {
    expect(name).toMatch(/^[a-z_]{3,64}$/);
    expect(title.length).toBeLessThanOrEqual(80);
    expect(description.length).toBeLessThanOrEqual(500);
  });

  it('is served under the version of the package', () => {
    expect(SERVER_VERSION).toBe(pkg.version);
  });
});
