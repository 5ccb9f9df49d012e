import { expect, it } from 'vitest';
import { unknownKeys } from '../../../src/compile/shape/shape.ts';
import { vendorFile } from '../../../src/compile/shape/vendor-file.ts';
import { draftOf } from './shaped.ts';

const draft = draftOf('vendor: Acme\nformr_names: [A]\noffers:\n  - colour: red\n');
const unknown = (path: readonly (string | number)[], ...keys: string[]) =>
  unknownKeys(vendorFile, draft, { path, keys });

it('means the known key that is nearest', () => {
  expect(unknown([], 'formr_names')).toMatchObject([
    {
      meant: ['former_names'],
      diagnostic: {
        code: 'unknown-key',
        at: { start: { line: 2, column: 1 }, end: { line: 2, column: 12 } },
        what: '`formr_names` is not a key that belongs here',
        fix: 'use `former_names`',
      },
    },
  ]);
});

it('means none where no known key is near, and lists those of its mapping', () => {
  const [found] = unknown(['offers', 0], 'colour');
  expect(found?.meant).toBeUndefined();
  expect(found?.diagnostic.at.start).toEqual({ line: 4, column: 5 });
  expect(found?.diagnostic.fix).toMatch(/^use one of `category`, `tier`, .*, or remove it$/);
});
