import { describe, expect, test } from 'vitest';
import { nearestTags, listingsTagged } from '../../src/rules/catalogue/categories.ts';
import { slug } from '../../src/rules/text/fold.ts';
import { catalogueOf, offer, vendor } from '../builders.ts';

const index = catalogueOf(
  vendor({ name: 'Alpha', offers: [offer({ tags: ['Edge Cache', 'sql', 'edge-cache'] })] }),
  vendor({
    name: 'Beta',
    offers: [offer({ tags: ['sql'] }), offer({ tier: 'Two', tags: ['edge cache', 'edge-db'] })],
  }),
  vendor({ name: 'Gamma', offers: [offer({ tags: ['zz-edge', 'edge', 'aa-edge', 'mm-edge', 'edges'] })] }),
);
const names = (tag: string) => [...listingsTagged(index, slug(tag))].map(({ vendor: { name } }) => name);

describe('a tag', () => {
  test('has the offers that carry it, each once, however it is written', () => {
    expect(names('edge-cache')).toEqual(['Alpha', 'Beta']);
    expect(names('sql')).toEqual(['Alpha', 'Beta']);
  });

  test('that no offer carries has none', () => {
    expect(names('nosql')).toEqual([]);
  });
});

describe('the tags nearest to a text', () => {
  test('are those within a typo, nearest first', () => {
    expect(nearestTags(index, slug('edgee'))).toEqual(['edge', 'edges']);
    expect(nearestTags(index, slug('edge-cachee'))).toEqual(['edge-cache']);
  });

  test('are else those that share a word, the first three by name, and none where nothing is similar', () => {
    expect(nearestTags(index, slug('something-edge-different'))).toEqual(['aa-edge', 'edge', 'edge-cache']);
    expect(nearestTags(index, slug('unrelated'))).toEqual([]);
  });

  test('are at most three', () => {
    expect(nearestTags(index, slug('xx-edge'))).toHaveLength(3);
    const close = vendor({ offers: [offer({ tags: ['edge1', 'edge2', 'edge3', 'edge4'] })] });
    expect(nearestTags(catalogueOf(close), slug('edge'))).toEqual(['edge1', 'edge2', 'edge3']);
  });
});
