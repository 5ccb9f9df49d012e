import { describe, expect, test } from 'vitest';
import { SOURCE_CHECK_OUTCOMES } from '../../../src/model/vocabulary.ts';
import type { Gate } from '../../../src/rules/risk/gate.ts';
import { riskLevel, type RiskLevelFacts } from '../../../src/rules/risk/risk-level.ts';
import type { RiskRating } from '../../../src/rules/risk/risk-rating.ts';
import { change, day } from '../../builders.ts';

const gate: Gate = { code: 'offer_expired', reason: 'The offer expired on 2026-05-01.' };
const link = { last_reachable: day('2026-10-01'), checked: day('2026-11-19'), terminal: false };
const sourceCheck = { checked: day('2026-11-18'), outcome: 'states_no_amount', detail: 'No amount' } as const;
const refusedRead = { reason: 'No figure', refused_date: day('2026-11-17'), read_again_on: null };
const stable: RiskRating = { level: 'stable', cause: null, rating_withheld: null };
const risky: RiskRating = { level: 'risky', cause: change(), rating_withheld: null };
const unrated: RiskRating = { level: null, cause: null, rating_withheld: { reason: 'no_source', records: 2 } };

const level = (given: Partial<RiskLevelFacts>) =>
  riskLevel({ rating: stable, gate: null, link: null, sourceCheck: null, refusedRead: null, ...given });
const withheld = (because: string) => ({ risk_level: null, level_withheld_because: because });

describe('a level is published', () => {
  test.each([
    ['where nothing speaks against it', {}, 'stable'],
    ['where the cited page was checked and is in order', { sourceCheck: { ...sourceCheck, outcome: 'ok' } }, 'stable'],
    ['where it is bad, whatever the reads say', { rating: risky, sourceCheck, refusedRead }, 'risky'],
  ] as const)('%s', (_, facts, expected) => {
    expect(level(facts)).toEqual({ risk_level: expected, level_withheld_because: null });
  });
});

describe('a level is withheld', () => {
  test.each<[string, Partial<RiskLevelFacts>, string]>([
    ['by the gate, though it is bad', { gate, rating: risky }, 'The offer expired on 2026-05-01.'],
    [
      'by a missing page, though it is bad',
      { link, rating: risky },
      "The offer's page is not there, as checked on 2026-11-19; it was last reachable on 2026-10-01.",
    ],
    [
      'by a page gone for good',
      { link: { ...link, terminal: true, last_reachable: null } },
      "The offer's page is gone for good, as checked on 2026-11-19.",
    ],
    [
      'by records without a source',
      { rating: unrated },
      'Each of the 2 change records that would set a level is unsourced or unconfirmed; the most severe names no source.',
    ],
    [
      'by one unconfirmed record',
      { rating: { level: null, cause: null, rating_withheld: { reason: 'unconfirmed', records: 1 } } },
      'The one change record that would set a level is unconfirmed by an archived copy or our own check.',
    ],
    [
      'by the cited page',
      { sourceCheck },
      'The cited page, checked on 2026-11-18, does not state an amount of the entry.',
    ],
    [
      'by a refused read',
      { refusedRead },
      'A change read from the page was refused on 2026-11-17, so the stored terms are in doubt.',
    ],
  ])('%s', (_, facts, because) => {
    expect(level(facts)).toEqual(withheld(because));
  });

  test.each(SOURCE_CHECK_OUTCOMES.filter((outcome) => outcome !== 'ok'))('when the page check says %s', (outcome) => {
    expect(level({ sourceCheck: { ...sourceCheck, outcome } }).risk_level).toBeNull();
  });

  test('for the first ground of gate, rating, link, source check and refused read', () => {
    const grounds = [{ gate }, { rating: unrated }, { link }, { sourceCheck }, { refusedRead }];
    const sentences = grounds.map((_, from) => level(Object.assign({}, ...grounds.slice(from)) as RiskLevelFacts));
    expect(sentences).toEqual(grounds.map((ground) => level(ground)));
  });
});
