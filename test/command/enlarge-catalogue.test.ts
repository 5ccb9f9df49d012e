import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { enlargeCatalogue } from '../../scripts/bench/enlarge-catalogue.ts';
import { validateFolder } from '../../src/compile/validate-folder.ts';
import { TODAY } from '../builders.ts';
import { folderOfTest } from '../http/compiled.ts';
import { miniatureFolder } from '../http/compile-miniature.ts';

describe('an enlarged catalogue', () => {
  it.each(['own-categories', 'same-categories'] as const)('is valid, with %s', async (spread) => {
    const folder = await folderOfTest();
    const catalogue = await miniatureFolder(folder);
    const enlarged = join(folder, 'enlarged');
    enlargeCatalogue(catalogue, enlarged, { times: 3, spread });
    const [before, after] = [await validateFolder(catalogue, TODAY), await validateFolder(enlarged, TODAY)];
    expect(after.diagnostics.map(({ code, what }) => `${code}: ${what}`)).toEqual([]);
    expect(after.records.vendors).toHaveLength(3 * before.records.vendors.length);
    const categories = before.records.categories.length;
    expect(after.records.categories).toHaveLength(spread === 'own-categories' ? 3 * categories : categories);
  });
});
