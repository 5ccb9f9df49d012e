import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { entrySchema, fieldsOf, schemaAt, unwrapped } from '../../../src/compile/shape/shape.ts';

const text = z.string();
const entry = z.strictObject({ text, note: text.exactOptional() });
const file = z.strictObject({ entries: z.array(entry).default([]), one: entry.nullable().exactOptional(), text });

describe('the schema under its wrappings', () => {
  it.each([
    ['optional', text.exactOptional()],
    ['nullable', text.nullable()],
    ['with a default', text.default('a')],
    ['wrapped several times', text.nullable().default(null).optional()],
    ['bare', text],
  ])('is the bare one where it is %s', (_, schema) => {
    expect(unwrapped(schema)).toBe(text);
  });
});

describe('the fields of a schema', () => {
  it('are in written order, also of a wrapped mapping', () => {
    expect([...fieldsOf(file).keys()]).toEqual(['entries', 'one', 'text']);
    expect([...fieldsOf(entry.nullable())]).toEqual([...fieldsOf(entry)]);
    expect(fieldsOf(entry).get('text')).toBe(text);
  });

  it('are none of a text and of a list', () => {
    expect([fieldsOf(text).size, fieldsOf(z.array(entry)).size]).toEqual([0, 0]);
  });

  it('are found once for each schema', () => {
    expect(fieldsOf(file)).toBe(fieldsOf(file));
  });
});

it('a list has the schema of its entries, and no other schema has one', () => {
  expect(entrySchema(z.array(entry).default([]))).toBe(entry);
  expect([entrySchema(entry), entrySchema(text)]).toEqual([undefined, undefined]);
});

describe('the schema at a path', () => {
  it.each([
    [[], file],
    [['text'], text],
    [['entries', 3], entry],
    [['entries', 3, 'text'], text],
    [['entry'], undefined],
    [['entries', 'text'], undefined],
    [['one', 0], undefined],
    [['text', 'text', 'text'], undefined],
  ])('at %j follows keys and entries', (path, schema) => {
    expect(schemaAt(file, path)).toBe(schema);
  });
});
