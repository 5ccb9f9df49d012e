import { expect, it } from 'vitest';
import { watchlistCalendar } from '../../src/routes/calendars.ts';
import { encode } from '../../src/routes/route.ts';
import { exampleCase } from '../../src/routes/shared/cases.ts';
import { watchlist, watchlistBody } from '../../src/routes/watchlist.ts';
import { catalogueOf, change, daysAgo, offer, vendor } from '../builders.ts';
import { ask, bodyOf } from './ask.ts';

const index = catalogueOf(
  vendor({
    name: 'Acme',
    offers: [offer({ tier: 'Free', expires_date: daysAgo(-40), verifiedDate: daysAgo(100) })],
    changes: [
      change({ date: daysAgo(-20), change_type: 'free_tier_removed', recorded_date: daysAgo(10) }),
      change({ date: daysAgo(3), change_type: 'limits_reduced' }),
      change({ date: daysAgo(400), change_type: 'limits_increased' }),
    ],
  }),
  vendor({
    name: 'Borealis',
    offers: [],
    changes: [
      change({ date: daysAgo(-5), change_type: 'pricing_restructured' }),
      change({ date: daysAgo(60), change_type: 'limits_reduced' }),
    ],
  }),
  vendor({ name: 'Quiet', offers: [offer()], changes: [] }),
);

it('lists changes, deadlines, level and next check of the named vendors alone', () => {
  const body = bodyOf(watchlistBody, ask(watchlist, index, 'vendors=borealis,Acme,acme'));
  expect(body.since).toBe(daysAgo(30));
  expect(body.vendors.map(({ slug, tier, changes }) => [slug, tier, changes.map(({ date }) => date)])).toEqual([
    ['acme', 'Free', [daysAgo(-20), daysAgo(3)]],
    ['borealis', null, [daysAgo(-5)]],
  ]);
  expect(body.total_changes).toBe(3);
  expect(body.deadlines.map(({ vendor: name, date }) => [name, date])).toEqual([
    ['Borealis', daysAgo(-5)],
    ['Acme', daysAgo(-20)],
  ]);
  // The announced removal takes effect before the entry lapses.
  expect(body.vendors[0]?.next_check?.date).toBe(daysAgo(-20));
  // Of a vendor without an offer, the level that its records set.
  const byRecords = { risk_level: 'caution', risk_cause: { date: daysAgo(60) }, gate: null, next_check: null };
  expect(body.vendors[1]).toMatchObject(byRecords);
  expect(body.calendar).toBe('https://deals.example/api/watchlist.ics?vendors=acme,borealis');
  expect(body.feed).toBe('https://deals.example/api/feed?vendors=acme,borealis');
});

it('adds the vendors of categories that have a change or a deadline', () => {
  const body = bodyOf(watchlistBody, ask(watchlist, index, `categories=Databases&since=${daysAgo(30)}`));
  expect(body.vendors.map(({ slug }) => slug)).toEqual(['acme', 'borealis']);
  expect(body.calendar).toBe('https://deals.example/api/watchlist.ics?categories=databases');
  const both = bodyOf(watchlistBody, ask(watchlist, index, 'categories=databases&vendors=quiet'));
  expect(both.vendors.map(({ slug }) => slug)).toEqual(['acme', 'borealis', 'quiet']);
  expect(ask(watchlist, index).status).toBe(400);
  const { body: refused } = ask(watchlist, index, 'vendors=,') as { readonly body: unknown };
  expect(refused).toMatchObject({ error: 'Name the vendors, separated by commas: vendors=neon,vercel.' });
});

it('lists changes since a day, and says when a quiet entry is not re-read any more', () => {
  const body = bodyOf(watchlistBody, ask(watchlist, index, `vendors=acme,quiet&since=${daysAgo(500)}`));
  expect(body.vendors[0]?.changes).toHaveLength(3);
  expect(body.vendors[1]).toMatchObject({ slug: 'quiet', risk_level: 'stable', changes: [] });
  expect(body.vendors[1]?.next_check).toMatchObject({ value: 'gate', to: 'verification_lapsed' });
});

it('has a calendar with the deadlines and last days of these vendors', () => {
  const text = encode(ask(watchlistCalendar, index, 'vendors=acme')).replace(/\r\n /g, '');
  expect(text.match(/^DTSTART.*$/gm)).toEqual([
    `DTSTART;VALUE=DATE:${daysAgo(-20).replaceAll('-', '')}`,
    `DTSTART;VALUE=DATE:${daysAgo(-40).replaceAll('-', '')}`,
  ]);
  expect(text).not.toContain('Borealis');
  const ofCategory = encode(ask(watchlistCalendar, index, 'categories=databases'));
  expect(ofCategory.match(/^DTSTART.*$/gm)).toHaveLength(3);
});

it('counts an offer once that is both listed and the source of a deadline', () => {
  const ending = vendor({
    name: 'Ending',
    offers: [offer({ description: 'Free storage until 1 December 2027.' })],
  });
  const body = bodyOf(watchlistBody, ask(watchlist, catalogueOf(ending), 'vendors=ending'));
  expect(body.deadlines).toHaveLength(1);
  expect(body._provenance.verified_records).toBe(1);
});

it('has the vendors of its example in the document where they are listed, not the first of the index', () => {
  const known = catalogueOf(...['Acme', 'Neon', 'Vercel'].map((name) => vendor({ name })));
  expect(exampleCase(known, watchlist)).toEqual({ vendors: 'neon,vercel' });
  expect(exampleCase(index, watchlist)).toEqual({ vendors: 'acme' });
});
