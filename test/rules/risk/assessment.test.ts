import { expect, test } from 'vitest';
import type { Catalogue } from '../../../src/model/catalogue.ts';
import { assess } from '../../../src/rules/risk/assessment.ts';
import { catalogue, catalogueOf, change, offer, read, vendor, unsourced } from '../../builders.ts';

const assessments = (linked: Catalogue) => linked.listings.map((listing) => assess(linked, listing));

test('an offer with nothing against it', () => {
  expect(assessments(catalogueOf(vendor({ reads: [read()] })))).toEqual([
    {
      gate: null,
      link_unreachable: null,
      source_check: null,
      refused_read: null,
      rating: { level: 'stable', cause: null, rating_withheld: null },
      risk_level: 'stable',
      risk_cause: null,
      rating_withheld: null,
      level_withheld_because: null,
      stability: 'stable',
      demerit_grounds: [],
      demerits: 0,
      terms_superseded: null,
      expires_soon: null,
      recent_change: null,
      tier_class: 'free',
      free_tier_ended_by: null,
      terms_in_doubt: null,
      days_since_verified: 10,
      days_since_read: 1,
    },
  ]);
});

test('an old entry whose page was read again has the demerits of the read', () => {
  const demeritsOf = (reads: ReturnType<typeof read>[]) => {
    const old = vendor({ offers: [offer({ verifiedDate: '2026-01-01' })], reads });
    return assessments(catalogueOf(old))[0]?.demerits;
  };
  expect(demeritsOf([read()])).toBe(0);
  expect(demeritsOf([])).toBeGreaterThan(0);
});

test('the cause is published though the gate withholds the level', () => {
  const record = change({ change_type: 'free_tier_removed' });
  const [found] = assessments(catalogueOf(vendor({ offers: [offer({ tier: 'Paid' })], changes: [record] })));
  expect(found).toMatchObject({ risk_level: null, risk_cause: record, stability: 'volatile' });
  expect(found?.level_withheld_because).toBe(found?.gate?.reason);
});

test('an announced removal that took effect sets the level and gates nothing', () => {
  const record = change({ change_type: 'free_tier_removed', date: '2026-11-15', recorded_date: '2026-11-01' });
  const [found] = assessments(catalogueOf(vendor({ changes: [record] })));
  expect(found).toMatchObject({ gate: null, risk_level: 'risky', risk_cause: record, free_tier_ended_by: record });
});

test('a listing is assessed once for a catalogue, and anew on another day', () => {
  const today = catalogue();
  expect(assessments(today)[0]).toBe(assessments(today)[0]);
  expect(assessments(catalogue({ date: '2026-11-21' }))[0]?.days_since_verified).toBe(11);
});

test('a null level always has its sentence, and a bad one its cause', () => {
  const vendors = ['Free', 'Trial', 'Paid', 'Retired'].flatMap((tier) =>
    [[], [change()], [unsourced()], [change({ change_type: 'free_tier_removed' })]].flatMap((changes, at) =>
      [[], [read()], [read({ link: { verdict: 'gone', since: '2026-11-01', checked: '2026-11-19' } })]].map(
        (reads, of) =>
          vendor({ name: `${tier} ${String(at)} ${String(of)}`, offers: [offer({ tier })], changes, reads }),
      ),
    ),
  );
  for (const found of assessments(catalogue({ vendors }))) {
    expect(found.risk_level === null).toBe(found.level_withheld_because !== null);
    if (found.risk_level === 'caution' || found.risk_level === 'risky') expect(found.risk_cause).not.toBeNull();
    if (found.gate ?? found.rating_withheld ?? found.link_unreachable) expect(found.risk_level).toBeNull();
  }
});
