import { describe, expect, it } from 'vitest';
import { levelReason } from '../../src/pages/parts/level.ts';
import { assess } from '../../src/rules/risk/assessment.ts';
import { catalogue, change, offer, unsourced, vendor } from '../builders.ts';

function reasonOf(given: Parameters<typeof vendor>[0]): string | null {
  const index = catalogue({ vendors: [vendor(given)] });
  const [listing] = index.listings;
  if (!listing) throw new Error('an offer');
  return levelReason(assess(index, listing))?.text.replace(/<[^>]*>/g, '') ?? null;
}

describe('the reason beside a level', () => {
  it('is the record that sets caution or risky, with its day', () => {
    expect(reasonOf({ changes: [change({ date: '2026-11-01' })] })).toBe('limits reduced, 2026-11-01');
  });

  it('is why a level is withheld, or why the offer is off the ranked list', () => {
    expect(reasonOf({ changes: [unsourced()] })).toMatch(/source/);
    expect(reasonOf({ offers: [offer({ expires_date: '2026-10-01' })] })).toBe('The offer expired on 2026-10-01.');
  });

  it('is none for stable', () => {
    expect(reasonOf({})).toBeNull();
  });
});
