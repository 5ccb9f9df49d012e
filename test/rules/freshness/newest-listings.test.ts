import { expect, it } from 'vitest';
import { newestListings } from '../../../src/rules/freshness/newest-listings.ts';
import { catalogue, day, offer, vendor } from '../../builders.ts';

const dated = (name: string, verifiedDate: string) => vendor({ name, offers: [offer({ verifiedDate })] });

const index = catalogue({
  vendors: [
    dated('Older', '2026-11-01'),
    dated('Bravo', '2026-11-15'),
    dated('Alpha', '2026-11-15'),
    dated('Today', '2026-11-20'),
    dated('Zero', '2026-10-31'),
  ],
});

it('lists offers from the requested day on, newest first, then in catalogue order', () => {
  const names = newestListings(index, day('2026-11-01')).map(({ vendor: { name } }) => name);
  expect(names).toEqual(['Today', 'Alpha', 'Bravo', 'Older']);
});

it('lists nothing from a day that has not come', () => {
  expect(newestListings(index, day('2026-11-21'))).toEqual([]);
});
