import { describe, expect, it } from 'vitest';
import { isLive, isOrdinarySlug, nameIndex } from '../../../src/rules/names/name-index.ts';
import { catalogue, category, offer, vendor } from '../../builders.ts';

const ended = { offers: [offer({ tier: 'Retired' })] };
const market = () =>
  catalogue({
    vendors: [
      vendor({ name: 'Acme Cloud', former_names: ['Apex'], aliases: ['AC'] }),
      vendor({ name: 'Acme Maps', former_names: ['Apex'], ...ended }),
      vendor({ name: 'Straße DB', offers: [offer({ tags: ['Edge Cache'] })] }),
      vendor({ name: 'Records Only', offers: [] }),
      vendor({ name: 'Acme' }),
    ],
    categories: [category({ name: 'Mailers', retired_names: ['Post Office'] })],
  });
const index = () => nameIndex(market());
const names = (vendors: readonly { readonly name: string }[]) => vendors.map(({ name }) => name);

describe('the index of names', () => {
  it.each([
    ['acme-cloud', 'Acme Cloud'],
    ['acme cloud', 'Acme Cloud'],
    ['strasse db', 'Straße DB'],
    ['apex', undefined],
    ['cloud', undefined],
    ['', undefined],
  ])('has the vendor of the own name "%s": %s', (key, expected) => {
    expect(index().own(key)?.name).toBe(expected);
  });

  it('has every vendor of a former name or alias, the first in catalogue order first', () => {
    expect(index().other('apex')?.name).toBe('Acme Cloud');
    expect(names(index().others('apex'))).toEqual(['Acme Cloud', 'Acme Maps']);
    expect(names(index().others('ac'))).toEqual(['Acme Cloud']);
    expect([index().other('acme'), index().others('acme')]).toEqual([undefined, []]);
  });

  it('has the vendors whose slug begins or ends with whole segments, without whole slugs', () => {
    expect(names(index().ofShortForm('acme'))).toEqual(['Acme Cloud', 'Acme Maps']);
    expect(names(index().ofShortForm('maps'))).toEqual(['Acme Maps']);
    expect(names(index().ofShortForm('acme-maps'))).toEqual([]);
    expect(names(index().ofShortForm('acm'))).toEqual([]);
    expect(['acme', 'acme-maps', 'maps', 'acm'].map((form) => index().isShortForm(form))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('has the bare form of each own name, then of each other name with its vendor', () => {
    expect(index().bareNames.map(({ bare }) => bare)).toEqual([
      'acme',
      'acmecloud',
      'acmemaps',
      'recordsonly',
      'straßedb',
      'apex',
      'ac',
      'apex',
    ]);
    expect(names(index().bareNames.map(({ vendor: of }) => of)).slice(5)).toEqual([
      'Acme Cloud',
      'Acme Cloud',
      'Acme Maps',
    ]);
  });
});

it('has no name for the empty key, which names without letters and digits have as a slug', () => {
  expect(nameIndex(catalogue({ vendors: [vendor({ aliases: ['!!'] })] })).others('')).toEqual([]);
});

it('has the first vendor in catalogue order of two with one slug', () => {
  const twins = catalogue({ vendors: [vendor({ name: 'Zebu Rows' }), vendor({ name: 'Zebu-Rows' })] });
  expect(nameIndex(twins).own('zebu-rows')).toBe(twins.records.vendors[0]);
});

it.each([
  ['an offer that has not ended', true, 'Acme'],
  ['offers that have ended', false, 'Acme Maps'],
  ['records alone', false, 'Records Only'],
])('a vendor with %s is live: %s', (_, expected, name) => {
  expect(isLive(market(), vendor({ name }))).toBe(expected);
});

it.each([
  ['the', true],
  ['free-tools', true],
  ['ab', true],
  ['edge-cache', true],
  ['mailers', true],
  ['post-office', true],
  ['acme', false],
  ['free-acme', false],
])('"%s" is ordinary: %s', (requested, expected) => {
  expect(isOrdinarySlug(market(), requested)).toBe(expected);
});
