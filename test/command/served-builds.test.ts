import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { staleUpdates } from '../../scripts/lib/served-builds.ts';
import { folderOfTest } from '../http/compiled.ts';

it('says when the catalogue was last updated, where that is more than two days ago', async () => {
  const file = join(await folderOfTest(), 'updated');
  writeFileSync(file, '');
  utimesSync(file, Date.UTC(2026, 10, 20) / 1000, Date.UTC(2026, 10, 20) / 1000);
  expect(staleUpdates(file, Date.UTC(2026, 10, 22))).toEqual([]);
  expect(staleUpdates(file, Date.UTC(2026, 10, 22) + 1)).toEqual([
    'The catalogue was last updated on 2026-11-20, more than two days ago.',
  ]);
  // Before the first update, the start of the host counts.
  expect(staleUpdates(join(file, '..', 'missing'))).toEqual([]);
  expect(staleUpdates(join(file, '..', 'missing'), Date.now() + 3 * 86_400_000)).toHaveLength(1);
});
