import { describe, expect, it } from 'vitest';
import {
  filterMatcher,
  isKnownName,
  searchChanges,
  comparedName,
  type ChangeQuestion,
} from '../../../src/rules/changes/change-search.ts';
import { catalogue, category, change, day, vendor } from '../../builders.ts';

const market = () =>
  catalogue({
    categories: [
      category({ name: 'Databases', retired_names: ['Stores', 'Data Stores'] }),
      category({ name: 'Vector Databases' }),
    ],
    vendors: [
      vendor({
        name: 'Neon',
        changes: [
          change({ date: '2026-11-01', summary: 'neon 1' }),
          change({ date: '2025-01-01', summary: 'neon 2', change_type: 'new_tier' }),
        ],
      }),
      vendor({ name: 'Neonatal', changes: [change({ date: '2026-11-01', summary: 'neonatal', category: 'Health' })] }),
      vendor({
        name: 'Acme',
        changes: [change({ date: '2026-11-19', summary: 'acme', category: 'Vector Databases' })],
      }),
    ],
  });

const found = (question: Partial<ChangeQuestion>) =>
  searchChanges(market(), { type: null, names: [], from: null, ...question }).map(({ summary }) => summary);

describe('search of the change log', () => {
  it('lists the newest first, and records of one day in catalogue order', () => {
    expect(found({})).toEqual(['acme', 'neon 1', 'neonatal', 'neon 2']);
  });

  it('includes the day on which a window opens', () => {
    expect(found({ from: day('2026-11-01') })).toEqual(['acme', 'neon 1', 'neonatal']);
    expect(found({ from: day('2026-11-02') })).toEqual(['acme']);
    expect(found({ from: day('2026-11-02'), type: 'limits_reduced' })).toEqual(['acme']);
  });

  it('requires every filter, and one name of each filter', () => {
    expect(found({ names: [{ field: 'vendor', requested: ['NEON'] }] })).toEqual(['neon 1', 'neonatal', 'neon 2']);
    expect(found({ names: [{ field: 'vendor', requested: ['acme', 'natal'] }] })).toEqual(['acme', 'neonatal']);
    expect(found({ type: 'new_tier', names: [{ field: 'vendor', requested: ['neon'] }] })).toEqual(['neon 2']);
    const both = [
      { field: 'vendor', requested: ['neon'] },
      { field: 'category', requested: ['data'] },
    ] as const;
    expect(found({ names: both })).toEqual(['neon 1', 'neon 2']);
  });

  it('narrows nothing: a category inside another name matches too', () => {
    expect(found({ names: [{ field: 'category', requested: ['Databases'] }] })).toEqual(['acme', 'neon 1', 'neon 2']);
  });

  it('takes a retired category name for its replacement', () => {
    expect(found({ names: [{ field: 'category', requested: ['data stores'] }] })).toEqual(['neon 1', 'neon 2']);
  });

  it('takes for its replacement a retired name only, and one of a category only', () => {
    const match = (requested: string, field: 'vendor' | 'category') =>
      filterMatcher(market(), { field, requested: [requested] })(comparedName('Databases'));
    expect(match('data stores', 'category')).toBe('exact');
    expect(match('data stores', 'vendor')).toBeNull();
    expect(match('vector databases', 'category')).toBeNull();
    expect(match('unheard of', 'category')).toBeNull();
    expect(match('data bases', 'category')).toBeNull();
    expect(match('-databases', 'category')).toBeNull();
  });

  it('knows the names that the catalogue publishes', () => {
    const isKnown = (requested: string, field: 'vendor' | 'category') =>
      isKnownName(market(), { field, requested: ['unheard of', requested] });
    expect([isKnown('neo', 'vendor'), isKnown('vector', 'category'), isKnown('data stores', 'category')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isKnown('neo', 'category'), isKnown('vector', 'vendor')]).toEqual([false, false]);
  });

  it('finds nothing for an unknown name', () => {
    expect(found({ names: [{ field: 'vendor', requested: ['nobody'] }] })).toEqual([]);
  });
});
