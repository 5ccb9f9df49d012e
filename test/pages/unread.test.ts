import { describe, expect, it } from 'vitest';
import { freshnessPage } from '../../src/pages/freshness.ts';
import { homePage } from '../../src/pages/home.ts';
import { UNREAD_WORDS } from '../../src/pages/parts/level.ts';
import { vendorPageOf } from '../../src/pages/vendor.ts';
import { catalogue, daysAgo, read, vendor } from '../builders.ts';

const unread = catalogue({ vendors: [vendor()] });
const wasRead = (date: string) =>
  catalogue({
    vendors: [
      vendor({ reads: [read({ last_attempt: date, last_read: { date, outcome: 'confirmed' }, last_success: date })] }),
    ],
  });

describe('pages of an index of which no page was read', () => {
  it('say beside `stable` that it rests on no read', () => {
    expect(vendorPageOf(unread, unread.vendors[0]!).main.text).toContain(UNREAD_WORDS);
    const known = wasRead('2026-11-19');
    expect(vendorPageOf(known, known.vendors[0]!).main.text).not.toContain(UNREAD_WORDS);
  });

  it('say since when nothing was read in the place of empty bars', () => {
    const home = homePage(unread).main.text;
    expect(home).toContain('No page of an offer has been read by us');
    expect(home).toContain('2026-11-10');
    expect(home).not.toContain('fresh-chart');
    const page = freshnessPage(unread).main.text;
    expect(page).not.toContain('id="confirmed-title"');
    expect(page).toContain('not yet read');
  });
});

it('shows bars while reads go on, and since when they have stopped', () => {
  expect(homePage(wasRead('2026-11-19')).main.text).toContain('fresh-chart');
  expect(homePage(wasRead('2026-11-19')).main.text).not.toContain('No page was read since');
  expect(homePage(wasRead(daysAgo(8))).main.text).toContain('No page was read since');
});
