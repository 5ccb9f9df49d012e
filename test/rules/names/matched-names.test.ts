import { describe, expect, it } from 'vitest';
import { matchedNames } from '../../../src/rules/changes/change-search.ts';
import { catalogue, category, change } from '../../builders.ts';

const index = catalogue({ categories: [category({ name: 'Databases', retired_names: ['Data Stores'] })] });
const of = (...names: readonly string[]) => names.map((name) => change({ vendor: name }));

describe('matched names', () => {
  it('lists the requested name first, then those with most records', () => {
    const records = of('Neon B', 'Neon A', 'Neon A', 'Neon');
    expect(matchedNames(index, { field: 'vendor', requested: ['neon'] }, records)).toEqual({
      matched: [
        { name: 'Neon', records: 1, how: 'exact' },
        { name: 'Neon A', records: 2, how: 'contains' },
        { name: 'Neon B', records: 1, how: 'contains' },
      ],
      matched_names_omitted: 0,
      records_under_a_name_you_asked_for: 1,
      records_under_another_name: 3,
    });
  });

  it('names 25 and counts the rest', () => {
    const records = of(...Array.from({ length: 30 }, (_each, place) => `Neon ${String(place)}`));
    const found = matchedNames(index, { field: 'vendor', requested: ['neon'] }, records);
    expect(found.matched).toHaveLength(25);
    expect(found).toMatchObject({ matched_names_omitted: 5, records_under_another_name: 30 });
  });

  it('calls the replacement of a retired category name exact', () => {
    const found = matchedNames(index, { field: 'category', requested: ['Data Stores'] }, of('Acme'));
    expect(found.matched).toEqual([{ name: 'Databases', records: 1, how: 'exact' }]);
  });

  it('counts a record under another name where its name matches no text', () => {
    expect(matchedNames(index, { field: 'vendor', requested: ['neon'] }, of('Acme'))).toMatchObject({
      matched: [{ name: 'Acme', records: 1, how: 'contains' }],
      records_under_another_name: 1,
    });
  });

  it('names nothing where nothing is served', () => {
    expect(matchedNames(index, { field: 'vendor', requested: ['neon'] }, [])).toEqual({
      matched: [],
      matched_names_omitted: 0,
      records_under_a_name_you_asked_for: 0,
      records_under_another_name: 0,
    });
  });
});
