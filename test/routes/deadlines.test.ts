import { describe, expect, it } from 'vitest';
import { deadlines, deadlinesBody } from '../../src/routes/deadlines.ts';
import { catalogue, catalogueOf, change, offer, vendor } from '../builders.ts';
import { ask, bodyOf } from './ask.ts';

const index = catalogueOf(
  vendor({ name: 'Acme', changes: [change({ date: '2026-12-01', change_type: 'free_tier_removed' })] }),
  vendor({
    name: 'Borealis',
    changes: [change({ date: '2026-11-02', summary: 'The old plan will be retired on 5 December 2026.' })],
  }),
  vendor({
    name: 'Cumulus',
    offers: [offer({ description: '1 GB. Free until November 30, 2026.', verifiedDate: '2026-11-03' })],
  }),
);
const body = (query = '') => bodyOf(deadlinesBody, ask(deadlines, index, query));

describe('/api/deadlines', () => {
  it('lists what ends, soonest first, with the days left', () => {
    const { deadlines: found, count } = body();
    expect(count).toBe(3);
    expect(found.map(({ vendor: name, date, countdown_days: left }) => [name, date, left])).toEqual([
      ['Cumulus', '2026-11-30', 10],
      ['Acme', '2026-12-01', 11],
      ['Borealis', '2026-12-05', 15],
    ]);
  });

  it('shows a future change as its record', () => {
    expect(body().deadlines[1]).toMatchObject({
      change_type: 'free_tier_removed',
      standing: 'in_force',
      countdown_days: 11,
    });
  });

  it('shows a stated deadline with where it is stated', () => {
    const [inListing, , inRecord] = body().deadlines;
    expect(inListing).toEqual({
      vendor: 'Cumulus',
      category: 'Databases',
      date: '2026-11-30',
      summary: 'Free until November 30, 2026.',
      source_url: 'https://acme.example/pricing',
      stated_in: 'listing',
      countdown_days: 10,
    });
    expect(inRecord).toMatchObject({ stated_in: 'record', change_type: 'limits_reduced', record_date: '2026-11-02' });
  });

  it('keeps to a type, and so to what records state', () => {
    expect(body('type=limits_reduced').deadlines.map(({ vendor: name }) => name)).toEqual(['Borealis']);
    expect(body('type=new_tier')).toMatchObject({ deadlines: [], count: 0 });
  });

  it('cites the oldest day of a check behind it; a record without a day of recording has none', () => {
    expect(body()._provenance).toMatchObject({
      url: 'https://deals.example/deadlines',
      checked: '2026-11-03',
      verified_records: 1,
    });
    expect(body('type=free_tier_removed')._provenance).not.toHaveProperty('checked');
  });

  it('dates a deadline by the very offer that states it, and a record by the day it was recorded', () => {
    const stating = offer({ tier: 'Pro', description: 'Free until 2026-12-01.', verifiedDate: '2026-11-03' });
    const recorded = change({ date: '2026-10-01', recorded_date: '2026-11-05', summary: 'It retires on 2026-12-09.' });
    const vendors = [vendor({ offers: [offer({ verifiedDate: '2026-09-01' }), stating], changes: [recorded] })];
    const several = bodyOf(deadlinesBody, ask(deadlines, catalogue({ vendors })));
    expect(several._provenance).toMatchObject({ checked: '2026-11-03', verified_records: 2 });
  });
});
