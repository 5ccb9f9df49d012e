import { expect, it } from 'vitest';
import { z } from 'zod';
import { shaped } from './shaped.ts';

const schema = z.strictObject({
  vendor: z.string(),
  notes: z.string().exactOptional(),
  offers: z.array(z.strictObject({ tier: z.string(), tags: z.array(z.string()).min(1) })).default([]),
  changes: z.array(z.strictObject({ date: z.string(), summary: z.string() })).default([]),
});

it('returns the value with the defaults of the schema', () => {
  expect(shaped('vendor: Acme\n', schema)).toEqual({ vendor: 'Acme', offers: [], changes: [] });
});

it('reports a misspelt key once, and not that the key which it means is missing', () => {
  expect(shaped('vendr: Acme\n', schema)).toEqual([
    '1:1 unknown-key `vendr` is not a key that belongs here; use `vendor`',
  ]);
});

it('reports a missing key beside an unknown one that means another', () => {
  expect(shaped('colour: red\n', schema)).toEqual([
    '1:1 unknown-key `colour` is not a key that belongs here; use one of `vendor`, `notes`, `offers`, `changes`, or remove it',
    '1:1 missing-field `vendor` is missing; add `vendor`',
  ]);
});

it('names no key that the mapping already has', () => {
  expect(shaped('vendor: Acme\nvendors: B\n', schema)).toEqual([
    '2:1 unknown-key `vendors` is not a key that belongs here; use one of `notes`, `offers`, `changes`, or remove it',
  ]);
});

it('reports a key that is indented too deep, with the key beside which it belongs', () => {
  expect(shaped('vendor: Acme\noffers:\n  - tier: Free\n    tags: [a]\n    notes: x\n', schema)).toEqual([
    '5:5 unknown-key `notes` is not a key that belongs here; indent it like `offers`, beside which it belongs',
  ]);
});

it('reports an entry that is below the key of another list once', () => {
  expect(shaped('offers:\n  - tier: Free\n    tags: [a]\n  - date: 1\n    summary: x\nvendor: A\n', schema)).toEqual([
    '4:5 unknown-key entry 2 of `offers` has the keys of an entry of `changes`; move it to `changes`: write `changes:` above it where the file has none',
  ]);
});

it('reports entries below the key of another list once', () => {
  const entries = '  - date: 1\n    summary: x\n'.repeat(2);
  expect(shaped(`vendor: A\noffers:\n  - tier: Free\n    tags: [a]\n${entries}`, schema)).toHaveLength(1);
  expect(shaped('vendor: A\noffers: [a, b]\n', schema)).toHaveLength(1);
});

it('names the list in which a key is known', () => {
  expect(shaped('vendor: A\noffers:\n  - tier: Free\n    tags: [a]\n    summary: x\n', schema)).toEqual([
    '5:5 unknown-key `summary` is not a key that belongs here; move it to `changes`, or remove it',
  ]);
});

it('reports a text for a list once, and not its length', () => {
  expect(shaped('vendor: Acme\noffers:\n  - tier: Free\n    tags: ""\n', schema)).toEqual([
    '4:11 wrong-type `tags` is a text and must be a list; put it in brackets: `[]`',
  ]);
});

it('reports everything that the schema objects to', () => {
  expect(shaped('vendor: 1\noffers:\n  - tags: []\n', schema)).toEqual([
    '1:9 wrong-type `vendor` is a number and must be a text; put it in quotes, if that is the text',
    '3:5 missing-field `tier` is missing; add `tier`',
    '3:11 empty-list `tags` is an empty list; write at least one entry, or leave the key out where it may be left out',
  ]);
});
