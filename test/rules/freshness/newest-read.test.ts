import { expect, it } from 'vitest';
import { newestRead } from '../../../src/rules/freshness/newest.ts';
import { withoutKeys } from '../../../src/rules/reading/without-keys.ts';
import { catalogue, offer, read, vendor } from '../../builders.ts';

const listings = catalogue({
  vendors: [
    vendor({ name: 'Never', offers: [offer({ url: 'https://never.example/' })] }),
    vendor({ name: 'Next', reads: [withoutKeys(read(), ['last_read'])] }),
    vendor({ name: 'Old', reads: [read({ last_read: { date: '2026-10-01', outcome: 'link_ok' } })] }),
    vendor({ name: 'Older', reads: [read({ last_read: { date: '2026-09-01', outcome: 'confirmed' } })] }),
  ],
}).listings;

it('is the newest day of a read, whatever it found and in any order', () => {
  expect([newestRead(listings), newestRead(listings.toReversed())]).toEqual(['2026-10-01', '2026-10-01']);
});

it('is null where no page was read', () => {
  expect([newestRead([]), newestRead(listings.slice(0, 2))]).toEqual([null, null]);
});
