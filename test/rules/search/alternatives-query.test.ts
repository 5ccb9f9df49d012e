import { describe, expect, it } from 'vitest';
import { alternativesQuery } from '../../../src/rules/search/alternatives-query.ts';
import { searchIndex } from '../../../src/rules/search/search-index.ts';
import { unitsOf } from '../../../src/rules/search/unit.ts';
import { catalogue, offer, vendor } from '../../builders.ts';

const market = catalogue({
  vendors: [
    vendor({ name: 'Acme', offers: [offer({ category: 'Hosting', tags: ['edge'] })] }),
    vendor({ name: 'Birch', offers: [offer({ category: 'Email', tags: ['x'], alternative_to: ['Acme'] })] }),
    vendor({ name: 'Cedar', offers: [offer({ category: 'Hosting', tags: ['edge'], description: 'Docker' })] }),
    vendor({ name: 'Dunlin', offers: [offer({ category: 'Hosting', tags: ['x'] })] }),
    vendor({ name: 'Ember', offers: [offer({ category: 'Storage', tags: ['x'] })] }),
  ],
});
/** The matched vendors, the most relevant first. */
const found = (query: string, of = market.listings) => {
  const terms = query.split(' ');
  const matches = alternativesQuery(market, of, { terms, units: unitsOf(searchIndex(market), terms) });
  return (
    matches &&
    [...matches.matches].sort((one, other) => other.relevance - one.relevance).map(({ listing }) => listing.vendor.name)
  );
};

describe('a query for alternatives', () => {
  it.each(['acme alternative', 'alternatives to acme', 'instead of acme', 'acme-alternative', 'alternative for acme'])(
    '"%s" matches what is recorded, then what shares category and tags, without the product',
    (query) => {
      expect(found(query)?.slice(0, 3)).toEqual(['Birch', 'Cedar', 'Dunlin']);
      expect(found(query)).not.toContain('Ember');
      expect(found(query)).not.toContain('Acme');
    },
  );

  it('keeps to the alternatives with every other term, where there are any', () => {
    expect(found('docker acme alternative')).toEqual(['Cedar']);
    expect(found('acme alternative unheard')?.slice(0, 2)).toEqual(['Birch', 'Cedar']);
  });

  it('keeps to the given listings', () => {
    expect(found('acme alternative', market.listings.slice(2, 4))).toEqual(['Cedar', 'Dunlin']);
  });

  it.each(['acme', 'alternative', 'nothing alternative', 'alternative to'])('is not "%s"', (query) => {
    expect(found(query)).toBeNull();
  });
});
