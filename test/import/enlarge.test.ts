import { describe, expect, it } from 'vitest';
import { enlarge } from '../../scripts/bench/enlarge.ts';
import { importIndex } from '../../src/import/import-index.ts';
import { day } from '../compile/today.ts';

const offer = (vendor: string) => ({
  vendor,
  category: 'Databases',
  description: 'One database of 1 GB',
  tier: 'Free',
  url: 'https://acme.example/pricing',
  tags: ['sql'],
  verifiedDate: '2026-08-01',
});
const change = {
  vendor: 'Acme',
  change_type: 'limits_reduced',
  date: '2026-07-01',
  summary: 'Less',
  impact: 'medium',
  source_url: 'https://acme.example/news',
  category: 'Databases',
  alternatives: ['Birch'],
};
const dumps = { offers: [offer('Acme'), offer('Birch')], changes: [change] };

describe('an index made larger', () => {
  it.each([
    ['own-categories', 3],
    ['same-categories', 1],
  ] as const)('with %s keeps every record and has %i categories', (spread, categories) => {
    const { counts, notes, files } = importIndex(enlarge(dumps, 3, spread), day('2026-11-20'));
    expect(counts).toEqual({ offers: { read: 6, imported: 6 }, changes: { read: 3, imported: 3 } });
    expect(notes).toEqual([]);
    expect(files.filter(({ path }) => path.startsWith('vendors/'))).toHaveLength(6);
    expect(files[0]?.text.match(/^- name/gm)).toHaveLength(categories);
  });
});
