import { describe, expect, it } from 'vitest';
import { digest, digestBody } from '../../src/routes/digest.ts';
import { catalogue, change, daysAgo, offer, vendor } from '../builders.ts';
import { ask, bodyOf } from './ask.ts';

const body = (...vendors: ReturnType<typeof vendor>[]) => bodyOf(digestBody, ask(digest, catalogue({ vendors })));
const aged = [offer({ verifiedDate: daysAgo(8) })];

describe('/api/digest', () => {
  it('covers the week as far as it has come', () => {
    const changes = [0, 1, 2].map((ago) => change({ date: daysAgo(ago), recorded_date: daysAgo(ago) }));
    expect(body(vendor({ changes, offers: aged }))).toMatchObject({
      week: '2026-W47',
      week_of: '2026-11-16',
      week_ending: '2026-11-22',
      date_range: '2026-11-16 to 2026-11-20',
      deal_changes: { length: 3 },
      discovered_changes: [],
      new_offers: [],
      upcoming_deadlines: [],
      summary:
        'From 2026-11-16 to 2026-11-20: 3 tracked pricing changes took effect. ' +
        '0 offers written in the last 7 days, 0 deadlines ahead.',
      _provenance: { url: 'https://deals.example/changes', checked: daysAgo(2), verified_records: 3 },
    });
  });

  it('covers the last 30 days of a quiet week, and says so', () => {
    const changes = [change({ date: daysAgo(20) }), change({ date: daysAgo(1), date_source: 'discovered' })];
    expect(body(vendor({ changes }))).toMatchObject({
      date_range: '2026-10-21 to 2026-11-20',
      deal_changes: [{ date: daysAgo(20) }],
      discovered_changes: [{ date: daysAgo(1) }],
      summary: expect.stringContaining('Fewer than 3 tracked changes took effect this week') as string,
    });
  });

  it('dates its answer by the offers and records behind its deadlines too, each once', () => {
    const changes = [
      change({ date: daysAgo(1), recorded_date: daysAgo(1), summary: 'It retires on 2026-12-09.' }),
      change({ date: daysAgo(-5), recorded_date: daysAgo(40) }),
    ];
    const offers = [
      offer({ verifiedDate: daysAgo(3), description: 'Free until 2026-12-20.' }),
      offer({ tier: 'Pro', verifiedDate: daysAgo(60), description: 'Free until 2027-01-20.' }),
    ];
    const answer = body(vendor({ changes, offers }));
    expect(answer.upcoming_deadlines).toHaveLength(4);
    expect(answer._provenance).toMatchObject({ checked: daysAgo(60), verified_records: 4 });
  });

  it('says of an empty answer what finds the newest change', () => {
    const changes = [change({ date: daysAgo(60) })];
    expect(body(vendor({ changes }))).toMatchObject({
      deal_changes: [],
      catalogue_as_of: '2026-11-10',
      note: 'No change record matches; none was recorded after 2026-09-21, and /api/changes?since=2026-09-21 finds the newest.',
    });
  });

  it('shows at most 10 new offers and 25 deadlines', () => {
    const crowd = Array.from({ length: 30 }, (_each, place) =>
      vendor({
        name: `V${String(place)}`,
        offers: [offer({ verifiedDate: daysAgo(place % 5) })],
        changes: [change({ date: daysAgo(-2 - place) })],
      }),
    );
    const found = body(...crowd);
    expect(found.new_offers).toHaveLength(10);
    expect(
      found.new_offers
        .map(({ verifiedDate }) => verifiedDate)
        .toSorted()
        .toReversed(),
    ).toEqual(found.new_offers.map(({ verifiedDate }) => verifiedDate));
    expect(found.upcoming_deadlines.map(({ countdown_days: days }) => days)).toEqual(
      Array.from({ length: 25 }, (_each, place) => place + 2),
    );
    expect(found.summary).toContain('30 offers written in the last 7 days, 30 deadlines ahead.');
  });
});
