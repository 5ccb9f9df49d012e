import { describe, expect, it } from 'vitest';
import type { PageVerdict } from '../../../src/model/page-verdict.ts';
import { combinedVerdict } from '../../../src/rules/reading/combined-verdict.ts';

const verdict = (outcome: PageVerdict['outcome'], more: Partial<PageVerdict> = {}): PageVerdict => ({
  outcome,
  source_check: 'ok',
  found: outcome,
  figures: [],
  replaced: [],
  ended: null,
  ...more,
});

describe('the verdict of a page that several offers cite', () => {
  it('is none without a verdict, and the only one', () => {
    expect(combinedVerdict([])).toBeNull();
    expect(combinedVerdict([verdict('confirmed')])).toEqual(verdict('confirmed'));
  });

  it('is the lesser outcome, in any order', () => {
    const outcomes = ['confirmed', 'states_no_price', 'link_ok', 'changed'] as const;
    for (const [at, lesser] of outcomes.entries()) {
      for (const other of outcomes.slice(0, at)) {
        expect(combinedVerdict([verdict(other), verdict(lesser)])).toMatchObject({ outcome: lesser, found: lesser });
        expect(combinedVerdict([verdict(lesser), verdict(other)])).toMatchObject({ outcome: lesser, found: lesser });
      }
    }
  });

  it('has a doubt about the source, that of the lesser outcome first', () => {
    const [doubted, other] = ['states_no_amount', 'unreadable'] as const;
    const of = (...verdicts: readonly PageVerdict[]) => combinedVerdict(verdicts)?.source_check;
    expect(of(verdict('confirmed', { source_check: doubted }), verdict('changed'))).toBe(doubted);
    expect(of(verdict('confirmed', { source_check: doubted }), verdict('changed', { source_check: other }))).toBe(
      other,
    );
    expect(of(verdict('confirmed'), verdict('changed'))).toBe('ok');
  });

  it('has the evidence of all', () => {
    const figure = (text: string) => ({ text }) as unknown as PageVerdict['figures'][number];
    const replaced = (text: string) => ({ text }) as unknown as PageVerdict['replaced'][number];
    const ended = { text: 'over' } as unknown as NonNullable<PageVerdict['ended']>;
    const combined = combinedVerdict([
      verdict('confirmed', { figures: [figure('a')], replaced: [replaced('b')] }),
      verdict('changed', { figures: [figure('c')], replaced: [replaced('d')], ended }),
    ]);
    expect(combined).toMatchObject({ ended, figures: [{ text: 'a' }, { text: 'c' }] });
    expect(combined?.replaced).toEqual([{ text: 'b' }, { text: 'd' }]);
  });
});
