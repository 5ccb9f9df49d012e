import { describe, expect, it } from 'vitest';
import { digestOrder } from '../../../src/rules/digest/digest.ts';
import { change } from '../../builders.ts';

describe('the order of a digest', () => {
  const name = (records: readonly { summary: string }[]) => records.map(({ summary }) => summary);

  it('is by weight of the type times impact', () => {
    const ordered = digestOrder([
      change({ summary: '10 x 3', change_type: 'rebranded', impact: 'high' }),
      change({ summary: '100 x 1', change_type: 'free_tier_removed', impact: 'low' }),
      change({ summary: '60 x 2', change_type: 'limits_reduced', impact: 'medium' }),
      change({ summary: '50 x 3', change_type: 'pricing_restructured', impact: 'high' }),
    ]);
    expect(name(ordered)).toEqual(['50 x 3', '60 x 2', '100 x 1', '10 x 3']);
  });

  it('is newest first among equals, then as given', () => {
    const ordered = digestOrder([
      change({ summary: 'older', date: '2026-11-01' }),
      change({ summary: 'newer, first', date: '2026-11-02' }),
      change({ summary: 'newer, second', date: '2026-11-02' }),
    ]);
    expect(name(ordered)).toEqual(['newer, first', 'newer, second', 'older']);
  });
});
