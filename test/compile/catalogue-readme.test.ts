import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeTable } from '../../src/compile/checks/index.ts';
import { schemaOf } from '../../src/compile/shape/kinds.ts';
import { entrySchema, fieldsOf } from '../../src/compile/shape/shape.ts';
import { measureTable } from '../../src/editing/schemas/editor-schema.ts';

const readme = readFileSync(new URL('../../catalogue/README.md', import.meta.url), 'utf8');

/** The keys of a schema, at any depth. */
function* keysOf(schema: Parameters<typeof fieldsOf>[0]): Generator<string> {
  const element = entrySchema(schema);
  if (element) yield* keysOf(element);
  for (const [key, field] of fieldsOf(schema)) {
    yield key;
    yield* keysOf(field);
  }
}

describe('the catalogue’s README', () => {
  it('holds the current table of diagnostic codes', () => {
    expect(readme, 'run npm run schemas').toContain(codeTable());
  });

  it('holds the current table of measures', () => {
    expect(readme, 'run npm run schemas').toContain(measureTable());
    expect(measureTable()).toContain('\n| `memory` |  | bytes | memory, vram, swap |\n');
    expect(measureTable()).toContain(
      '\n| `bandwidth` | flow | bytes | bandwidth, download, proxy traffic, vpn data |\n',
    );
  });

  it('shows every key of a file of reads', () => {
    const [, example = ''] = /^### `reads\/SLUG\.yaml`[^\n]*\n([\s\S]*?)^## /m.exec(readme) ?? [];
    const shown = new Set([...example.matchAll(/^[ -]*([a-z_]+):/gm)].map(([, key]) => key));
    const missing = [...keysOf(schemaOf({ kind: 'reads', name: 'example-db' }))].filter((key) => !shown.has(key));
    expect(shown.size).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });
});
