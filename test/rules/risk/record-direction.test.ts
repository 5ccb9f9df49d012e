import { describe, expect, it } from 'vitest';
import { recordDirection } from '../../../src/rules/risk/record-direction.ts';
import { CHANGE_TYPES } from '../../../src/model/vocabulary.ts';
import { direction } from '../../../src/rules/risk/standing.ts';
import { change } from '../../builders.ts';

const restructured = (states: { previous_state: string; current_state: string; summary?: string }) =>
  recordDirection(change({ change_type: 'pricing_restructured', ...states }));

describe('the direction that a change is shown with', () => {
  it.each([
    ['Pro cost $20 a month.', 'Pro costs $15 a month.', 'positive'],
    ['Small cost $5 and large $10 a month.', 'Small costs $4 and large $10 a month.', 'positive'],
    ['Pro cost $15 a month.', 'Pro costs $20 a month.', 'negative'],
    ['Small cost $5 and large $10 a month.', 'Small costs $4 and large $12 a month.', 'negative'],
    ['Pro cost $20 a month.', 'Pro costs $15 a month and Team $50 a month.', 'negative'],
    ['Pro cost $20 a month.', 'Pro costs €15 a month.', 'negative'],
    ['Pro cost $20 a month.', 'Pro costs $150 a year.', 'negative'],
    ['Seats were sold at list price.', 'Costs 20% less.', 'positive'],
    ['Seats were sold at list price.', 'All seats cost 20-30% more.', 'negative'],
    ['Pro cost $20 a month.', 'Pro costs $20 a month.', 'negative'],
    ['Pro cost $20 and Team $50 a month.', 'Pro costs $15 a month.', 'negative'],
    ['Use was billed.', 'Pro costs $15 a month.', 'negative'],
    ['Pro cost $20 per seat.', 'Pro costs $15 per project.', 'negative'],
    ['Pro cost $20 a month.', 'Pro costs 15% of sales a month.', 'negative'],
    ['Seats cost $20.', 'Seats cost $15. Prices went up elsewhere.', 'negative'],
    ['It cost nothing.', 'Use is billed.', 'negative'],
    ['', '', 'negative'],
  ])('of new prices, from "%s" to "%s": %s', (previous_state, current_state, expected) => {
    expect(restructured({ previous_state, current_state, summary: 'Prices changed.' })).toBe(expected);
  });

  it('is neutral for housekeeping', () => {
    expect(recordDirection(change({ change_type: 'product_deprecated', reports: 'our_index' }))).toBe('neutral');
  });

  it('is that of the prices which the summary names', () => {
    const states = { previous_state: 'Core cost $25.', current_state: 'There are Core at $20 and Pro at $100.' };
    expect(restructured({ ...states, summary: 'Core went from $20.99 to $20.49 a month.' })).toBe('positive');
    expect(restructured({ ...states, summary: 'Core went from $25 to $20, Pro from $90 to $100.' })).toBe('negative');
    expect(restructured({ ...states, summary: 'Core went from $25 to $20, Pro from $90 to $90.' })).toBe('negative');
  });

  it('is neutral where a price falls and a limit shrinks, or something is no longer free', () => {
    const before = 'Pro cost $5 a month and 90K requests a month were free.';
    expect(
      restructured({ previous_state: before, current_state: 'Pro costs $4 a month with 25K requests a month.' }),
    ).toBe('neutral');
    expect(
      restructured({ previous_state: 'Pro cost $5.', current_state: 'Pro costs $4, and no free plan is left.' }),
    ).toBe('neutral');
  });

  it.each([
    ['the limit grows', '90K requests', '95K requests', 'positive'],
    ['the limit stays', '90K requests', '90K requests', 'positive'],
    ['a share falls', 'a 30% discount', 'a 20% discount', 'positive'],
    ['the smaller limit is of another thing', '90K requests', '5K emails', 'positive'],
    ['the smaller limit is of another period', '90K requests a month', '5K requests a day', 'positive'],
    ['it cannot be known which limit replaces another', '90K requests', '5K requests and 20K requests', 'positive'],
    ['the number of copies shrinks', '4 x 512 MB memory', '2 x 512 MB memory', 'neutral'],
    ['only the number of copies grows', '2 x 512 MB memory', '4 x 512 MB memory', 'positive'],
  ])('with a lower price, where %s, from %s to %s, is %s', (_, old, now, expected) => {
    const states = { previous_state: `Pro cost $5 with ${old}.`, current_state: `Pro costs $4 with ${now}.` };
    expect(restructured({ ...states, summary: 'Prices changed.' })).toBe(expected);
  });

  it('of every type that says it by itself is that of the type, whatever the amounts', () => {
    const open = ['pricing_restructured', 'pricing_model_change'];
    for (const type of CHANGE_TYPES.filter((each) => !open.includes(each))) {
      const record = change({ change_type: type, previous_state: 'It cost $20.', current_state: 'It costs $5.' });
      expect(recordDirection(record), type).toBe(direction(type));
    }
  });
});
