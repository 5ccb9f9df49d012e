import { describe, expect, it } from 'vitest';
import { searchIndex } from '../../../src/rules/search/search-index.ts';
import { unitsOf } from '../../../src/rules/search/unit.ts';
import { catalogue, offer, vendor } from '../../builders.ts';

const listed = (name: string, description: string) =>
  vendor({ name, offers: [offer({ category: 'Other', tags: [], description })] });
const index = searchIndex(
  catalogue({
    vendors: [
      listed('Aye', 'Object storage'),
      listed('Bee', 'A bucket'),
      listed('Cee', 'Runs ci/cd and kubernetes'),
      listed('Dee', 'Headless and a cms'),
      listed('Eee', 'Many queries, one query'),
      listed('Fff', 'One query'),
    ],
    synonyms: [['object storage', 'bucket']],
  }),
);
const units = (...terms: readonly string[]) =>
  unitsOf(index, terms).map(({ text, hits, readAs }) => [text, hits?.positions ?? null, readAs?.words ?? null]);

describe('the units of a query', () => {
  it('are its terms with their listings', () => {
    expect(units('bucket', 'kubernetes')).toEqual([
      ['bucket', [0, 1], null],
      ['kubernetes', [2], null],
    ]);
  });

  it('join the terms of a synonym, in either spelling', () => {
    expect(units('object', 'storage')).toEqual([['object storage', [0, 1], null]]);
    expect(units('object-storage', 'kubernetes')).toEqual([
      ['object-storage', [0, 1], null],
      ['kubernetes', [2], null],
    ]);
    expect(units('object', 'bucket').map(([text]) => text)).toEqual(['object', 'bucket']);
  });

  it('find a word with other punctuation, and a compound by its words', () => {
    expect(units('cicd', 'headless-cms')).toEqual([
      ['cicd', [2], null],
      ['headless-cms', [3], null],
    ]);
  });

  it('name the replacement of a word one edit away, without hits of its own', () => {
    expect(units('kubernets')).toEqual([['kubernets', null, ['kubernetes']]]);
    expect(units('zzzzzz')).toEqual([['zzzzzz', null, null]]);
  });

  it('search four unknown terms of a query in other spellings', () => {
    const unknown = ['zzzza', 'zzzzb', 'zzzzc', 'zzzzd'];
    expect(units(...unknown.slice(1), 'kubernets').at(-1)).toEqual(['kubernets', null, ['kubernetes']]);
    expect(units(...unknown, 'kubernets').at(-1)).toEqual(['kubernets', null, null]);
  });

  it('weigh the singular of a word almost as much', () => {
    const [unit] = unitsOf(index, ['queries']);
    expect(unit?.hits?.positions).toEqual([4]);
  });

  it('are common where every term is', () => {
    expect(unitsOf(index, ['free', 'kubernetes']).map(({ isCommon }) => isCommon)).toEqual([true, false]);
  });
});
