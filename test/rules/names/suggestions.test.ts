import { describe, expect, test } from 'vitest';
import { suggestions, isNearName, isWithinOneEdit } from '../../../src/rules/names/suggestions.ts';
import { catalogue, catalogueOf, vendor } from '../../builders.ts';
import { ended, linked } from './competing-names.ts';

/** No name of these tests is similar to it. */
const UNLIKE = 'x'.repeat(30);
const named = (names: readonly string[]) => catalogue({ vendors: names.map((name) => vendor({ name })) });
/** `A100 Cloud`, `A101 Cloud` and so on. */
const numbered = (length: number, word: string) => Array.from({ length }, (_, at) => `A${100 + at} ${word}`);

describe('suggestions', () => {
  test.each([
    ['Vercle', ['Vercel']],
    ['Heruku', ['Heroku']],
    ['Noen', ['Neon']],
    ['Oyr', ['Ory']],
    ['neon-teck', ['Neon', 'Neon Auth']],
    ['goo gle maps', ['Google Maps']],
    ['Gogle Maps', ['Google Maps']],
    ['cloudfare r2', ['Cloudflare R2']],
    ['nile-dx', ['Neon']],
    ['kiro ida', ['Amazon Kiro']],
    ['verc', ['Vercel']],
    ['ory x', ['Ory']],
    ['ver cel serverless', ['Vercel']],
    ['xyzzyxyzzy', []],
    ['', []],
  ] as const)('for "%s" are %j', (text, expected) => {
    expect(suggestions(linked, text).slice(0, Math.max(expected.length, 1))).toEqual(expected);
  });

  test('compare the first 64 characters of a text alone', () => {
    expect(suggestions(linked, `${' '.repeat(58)}Vercel`)[0]).toBe('Vercel');
    expect(suggestions(linked, `${' '.repeat(64)}Vercel`)).toEqual([]);
  });

  test('put a name that differs in spaces alone first, then one edit, then what begins so, ended ones last', () => {
    const names = ['Data Dog Extra', 'Datadoge', 'Data-Dog', 'Datadogs Big House'];
    const dogs = catalogueOf(...names.map((name) => vendor({ name })), vendor({ name: 'Datadig', ...ended }));
    expect(suggestions(dogs, 'datadog')).toEqual([
      'Data-Dog',
      'Datadoge',
      'Data Dog Extra',
      'Datadogs Big House',
      'Datadig',
    ]);
  });

  test('begin with the vendor of a package', () => {
    const acme = vendor({ name: 'Stoat', detect: { npm: ['@acme/*'] } });
    expect(suggestions(catalogueOf(acme, vendor({ name: 'EMQX Serverless' })), '@acme/serverless')[0]).toBe('Stoat');
  });

  test('put names that begin with the text by their length', () => {
    const names = ['Datacenter Large', 'Datacenter One', 'Datacenter Two', 'Datacenter'];
    const found = suggestions(catalogue({ vendors: names.map((name) => vendor({ name })) }), 'datacent');
    // Equals in the order of the day, never in that of their letters.
    expect(found).toEqual(['Datacenter', 'Datacenter Two', 'Datacenter One', 'Datacenter Large']);
  });

  test('put names that share a rarer word first, and those that share more words before all', () => {
    const names = ['Aaaaaaa Cloud', 'Bbbbbbb Cloud', 'Ccccccc Queue', 'Ddddddd Queue Cloud', 'Eeeeeee Cloud'];
    const found = suggestions(catalogue({ vendors: names.map((name) => vendor({ name })) }), 'xxxxxxxxxxx-cloud-queue');
    expect(found).toEqual(['Ddddddd Queue Cloud', 'Ccccccc Queue', 'Aaaaaaa Cloud', 'Eeeeeee Cloud', 'Bbbbbbb Cloud']);
  });

  test('do not follow from the end of an address', () => {
    expect(suggestions(named(['Sync.com', 'Async.com']), 'eversqltuner.com')).toEqual([]);
    expect(suggestions(named(['Sync.com', 'Everything Queue']), 'everything-else.com')).toEqual(['Everything Queue']);
  });

  test('put a name of a rare word first, also when 200 names share a frequent word that is written before it', () => {
    const market = named([...numbered(200, 'Cloud'), 'Zebu Rare']);
    const found = suggestions(market, `${UNLIKE}-cloud-rare`);
    expect([found[0], found.length]).toEqual(['Zebu Rare', 5]);
  });

  test('put a vendor of which another name begins with the text after those whose own name does', () => {
    const renamed = catalogueOf(vendor({ name: 'Zebu', aliases: ['Quag API'] }), vendor({ name: 'Quag Field Guide' }));
    expect(suggestions(renamed, 'quag')).toEqual(['Quag Field Guide', 'Zebu']);
  });
});

test('one edit is a letter, or two adjacent letters swapped, at either end or inside', () => {
  const near = ['neon', 'neo', 'neons', 'xneon', 'neom', 'xeon', 'nexon', 'noen', 'enon', 'neno'];
  const far = ['ne', 'neonss', 'xxneon', 'meom', 'noex', 'leot', ''];
  expect([...near, ...far].filter((name) => isWithinOneEdit(name, 'neon'))).toEqual(near);
});

test.each([
  ['zed', 'Zed Editor', true],
  ['Zed Editor Pro', 'zed editor', true],
  ['vercle', 'Vercel', true],
  ['abcd', 'abxy', false],
  ['neon', '!!', false],
  ['!!', 'Neon', false],
] as const)('"%s" is near the name "%s": %s', (text, name, expected) => {
  expect(isNearName(text, name)).toBe(expected);
});
