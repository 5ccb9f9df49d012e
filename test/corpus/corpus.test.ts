import { describe, expect, it } from 'vitest';
import { scores } from './score.ts';

describe.each(Object.entries(scores('catalogue')))('the %s pages', (_, score) => {
  it('confirm nothing that is not so, in at least 2,000 cases', () => {
    expect(score.falseConfirmations).toEqual([]);
    expect(score.mustNotCount).toBeGreaterThanOrEqual(2_000);
  });

  it('confirm at least three of four that are true', () => {
    expect(score.unconfirmed.length).toBeLessThanOrEqual(score.trueCount / 4);
  });

  it('name at least four of five changes, and no other', () => {
    expect(score.unnamed.length).toBeLessThanOrEqual(score.changedCount / 5);
    expect(score.falseChanges).toEqual([]);
  });
});
