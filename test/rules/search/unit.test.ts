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

/** A new index of offers by the names of their vendors, in the order of the names. */
function indexOf(offers: Readonly<Record<string, Partial<Parameters<typeof offer>[0]>>>, ...synonyms: string[][]) {
  const vendors = Object.entries(offers).map(([name, given]) =>
    vendor({ name, offers: [offer({ category: 'Other', tags: [], description: 'Flat', ...given })] }),
  );
  return searchIndex(catalogue({ vendors, synonyms }));
}

/** Strength by position of the only unit of terms, and how many listings have it. */
function weighed(held: ReturnType<typeof indexOf>, ...terms: readonly string[]) {
  const [unit, ...more] = unitsOf(held, terms);
  if (!unit || more.length > 0) throw new Error(`${terms.join(' ')} is not one unit`);
  const { hits } = unit;
  return hits && [hits.positions.map((position, at) => [position, hits.strengths[at]]), hits.listingsWithTerm];
}

describe('the singular of a word', () => {
  it.each([
    ['queues', 'queue', 66],
    ['jobs', 'job', 66],
    ['libraries', 'library', 50],
  ])('of %s weighs nine tenths where the text has the plural too', (term, tag, strength) => {
    const held = indexOf({ Aye: { description: `Our ${term}` }, Bee: { description: `Our ${term}`, tags: [tag] } });
    expect(weighed(held, term)?.[0]).toEqual([
      [0, 18],
      [1, strength],
    ]);
  });

  it.each([
    ['dns', 'dn'],
    ['dbs', 'db'],
    ['status', 'statu'],
    ['aws', 'aw'],
    ['apis', 'api'],
    ['wireless', 'wireles'],
    ['task', 'tas'],
  ])('of %s is not looked for', (term, tag) => {
    const held = indexOf({ Aye: { description: `Our ${term}`, tags: [tag] } });
    expect(weighed(held, term)?.[0]).toEqual([[0, 18]]);
  });

  it('does not match a text without the plural', () => {
    expect(weighed(indexOf({ Aye: { description: 'A library' } }), 'libraries')).toBeNull();
  });
});

describe('a synonym', () => {
  it('of one word weighs nine tenths of it, or as much as the term where that is more', () => {
    const offers = {
      Aye: { description: 'Postgres' },
      Bee: { description: 'PostgreSQL' },
      Cee: { tags: ['postgresql'] },
      Dee: { description: 'Other' },
    };
    expect(weighed(indexOf(offers, ['postgres', 'postgresql']), 'postgres')).toEqual([
      [
        [0, 18],
        [1, 16],
        [2, 50],
      ],
      3,
    ]);
  });

  it('of several words weighs nine tenths, and one where its words are apart', () => {
    const offers = {
      Aye: { tags: ['s3'] },
      Bee: { description: 'Object storage' },
      Cee: { description: 'Storage of any object' },
      Dee: { description: 'Any object' },
    };
    expect(weighed(indexOf(offers, ['object storage', 's3']), 'object', 'storage')?.[0]).toEqual([
      [0, 50],
      [1, 16],
      [2, 1],
    ]);
  });

  it('that no offer has is without hits', () => {
    expect(weighed(indexOf({ Aye: {} }, ['object storage', 's3']), 'object', 'storage')).toBeNull();
    expect(weighed(indexOf({ Aye: {} }, ['object storage', 's3']), 's3')).toBeNull();
  });

  const texts = (...terms: readonly string[]) =>
    unitsOf(indexOf({ Aye: {} }, ['sign in', 'login'], ['sign up now', 'join']), terms).map(({ text }) => text);

  it.each([
    [
      ['mail', 'sign', 'in'],
      ['mail', 'sign in'],
    ],
    [
      ['mail', 'sign', 'up', 'now', 'mail'],
      ['mail', 'sign up now', 'mail'],
    ],
    [
      ['sign', 'up'],
      ['sign', 'up'],
    ],
    [['sign-up'], ['sign-up']],
    [['sign-in'], ['sign-in']],
    [
      ['sign', '-', 'in'],
      ['sign', '-', 'in'],
    ],
    [['-'], ['-']],
  ])('is spelled by all of its words, one after another: %j', (terms, expected) => {
    expect(texts(...terms)).toEqual(expected);
  });

  it('is common only where each of its words is', () => {
    const held = indexOf({ Aye: {} }, ['sign in', 'login']);
    expect(unitsOf(held, ['sign', 'in', 'free']).map(({ isCommon }) => isCommon)).toEqual([false, true]);
  });
});

describe('another spelling', () => {
  it('is looked for after any number of terms that texts hold', () => {
    const held = indexOf({ Aye: { description: 'one two three four five kubernetes' } });
    const all = unitsOf(held, ['one', 'two', 'three', 'four', 'five', 'kubernets']);
    expect(all.at(-1)?.readAs?.words).toEqual(['kubernetes']);
  });

  it('counts the listings of every replacement', () => {
    const held = indexOf({ Aye: { description: 'A boat' }, Bee: { description: 'A goat' }, Cee: { tags: ['goat'] } });
    const [unit] = unitsOf(held, ['doat']);
    expect(unit?.hits).toBeNull();
    expect(unit?.readAs?.words.toSorted()).toEqual(['boat', 'goat']);
    expect(unit?.readAs?.hits).toMatchObject({ positions: [0, 1, 2], strengths: [18, 18, 56], listingsWithTerm: 3 });
  });

  it('of a compound weighs as its weakest word', () => {
    const held = indexOf({ Aye: { description: 'A cms', tags: ['headless'] }, Bee: { description: 'A cms' } });
    expect(weighed(held, 'headless-cms')).toEqual([[[0, 18]], 1]);
    expect(weighed(held, 'headless-boat')).toBeNull();
  });
});

describe('the spelling of a synonym', () => {
  it('of two words is another than the same letters in one word', () => {
    const held = indexOf({ Aye: { description: 'login' }, Bee: { description: 'join' } }, ['sign in', 'login'], ['signin', 'join']); // prettier-ignore
    expect(weighed(held, 'sign', 'in')?.[0]).toEqual([[0, 16]]);
    expect(weighed(held, 'signin')?.[0]).toEqual([[1, 16]]);
  });

  it('is not that of a term with only one of its words', () => {
    expect(weighed(indexOf({ Aye: { description: 'login' } }, ['sign in', 'login']), 'sign-on')).toBeNull();
  });
});
