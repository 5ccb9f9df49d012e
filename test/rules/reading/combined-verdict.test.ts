import { describe, expect, it } from 'vitest';
import type { PageVerdict } from '../../../src/model/page-verdict.ts';
import { combinedVerdict } from '../../../src/rules/reading/combined-verdict.ts';

const verdict = (given: Partial<PageVerdict>): PageVerdict => ({
  outcome: 'confirmed',
  source_check: 'ok',
  found: null,
  figures: [],
  replaced: [],
  ended: null,
  ...given,
});

describe('the verdict of a page that several offers cite', () => {
  it('is null for no offers, and the verdict itself for one', () => {
    const only = verdict({ outcome: 'changed', source_check: 'states_no_terms', found: 'Other terms' });
    expect(combinedVerdict([])).toBeNull();
    expect(combinedVerdict([only])).toEqual(only);
  });

  it('is the lesser outcome with its sentence: changed, link_ok, states_no_price, confirmed', () => {
    const outcomes = ['confirmed', 'states_no_price', 'link_ok', 'changed'] as const;
    const verdicts = outcomes.map((outcome) => verdict({ outcome, found: outcome }));
    for (let count = 1; count <= outcomes.length; count += 1) {
      const expected = { outcome: outcomes[count - 1], found: outcomes[count - 1] };
      expect(combinedVerdict(verdicts.slice(0, count))).toMatchObject(expected);
      expect(combinedVerdict(verdicts.slice(0, count).toReversed())).toMatchObject(expected);
    }
  });

  it('has the first doubt about the source, that of the lesser outcome first', () => {
    const doubtful = verdict({ outcome: 'link_ok', source_check: 'does_not_name_vendor' });
    const other = verdict({ source_check: 'states_no_terms' });
    expect(combinedVerdict([other, doubtful])?.source_check).toBe('does_not_name_vendor');
    expect(combinedVerdict([other, verdict({ outcome: 'link_ok' })])?.source_check).toBe('states_no_terms');
    expect(combinedVerdict([verdict({}), verdict({})])?.source_check).toBe('ok');
  });

  it('has the evidence of all offers in their order, and the first sentence of an end', () => {
    const [one, other] = ['1 GB', '2 users'].map((figure) => ({ figure, finding: 'found' as const }));
    const ended = { quote: 'The free plan ended.' };
    const found = combinedVerdict([
      verdict({ figures: one ? [one] : [] }),
      verdict({ outcome: 'changed', figures: other ? [other] : [], ended }),
    ]);
    expect(found).toMatchObject({ figures: [one, other], ended });
  });
});
