import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newestListings, newestOfCategory } from '../../../src/rules/freshness/newest.ts';
import { catalogue, category, day, offer, vendor } from '../../builders.ts';

const dated = (name: string, verifiedDate: string) => vendor({ name, offers: [offer({ verifiedDate })] });

const index = catalogue({
  vendors: [
    dated('Older', '2026-11-01'),
    dated('Bravo', '2026-11-15'),
    dated('Alpha', '2026-11-15'),
    dated('Today', '2026-11-20'),
    dated('Zero', '2026-10-31'),
    dated('To come', '2026-11-21'),
  ],
});

it('lists offers from the requested day on, newest first, then in catalogue order', () => {
  const names = newestListings(index, day('2026-11-01')).map(({ vendor: { name } }) => name);
  expect(names).toEqual(['Today', 'Alpha', 'Bravo', 'Older']);
});

it('lists nothing from a day that has not come', () => {
  expect(newestListings(index, day('2026-11-21'))).toEqual([]);
});

it('lists for a category what the whole list holds of it', () => {
  const categories = [category({ name: 'Hosting' }), category({ name: 'Email' })];
  const entry = fc.record({ name: fc.constantFrom('Hosting', 'Email'), november: fc.integer({ min: 10, max: 29 }) });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), fc.integer({ min: 10, max: 29 }), (entries, since) => {
      const vendors = entries.map(({ name, november }, index) =>
        vendor({
          name: `Vendor ${index}`,
          offers: [offer({ category: name, verifiedDate: `2026-11-${november}` })],
        }),
      );
      const mixed = catalogue({ categories, vendors });
      const from = day(`2026-11-${since}`);
      for (const each of mixed.records.categories) {
        const whole = newestListings(mixed, from).filter((listing) => listing.category === each);
        expect(newestOfCategory(mixed, each, from)).toEqual(whole);
      }
    }),
  );
});
