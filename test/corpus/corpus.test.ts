import { describe, expect, it } from 'vitest';
import { corpusResults, isFalseConfirmation, score, scoreTable } from './score.ts';
import { VARIANTS } from './plans.ts';

/** CORPUS_DUMP=DIR takes the wording of the pages from an index dump (DIR/offers.json) in place of the entries' own. */
const DUMP = process.env['CORPUS_DUMP'];
/** A dump words the terms in other ways than the entries that the pages are compared with. */
const MIN_TRUE_CONFIRMATIONS = DUMP === undefined ? 0.9 : 0.85;
const MIN_NAMED_CHANGES = DUMP === undefined ? 0.9 : 0.8;

describe('the labelled corpus', () => {
  const results = corpusResults('catalogue', DUMP);
  const figures = score(results);
  console.log(`${scoreTable(results)}\n${JSON.stringify(figures)}`);

  it('has 300 entries in each variant that can be made of them, over at least six layouts', () => {
    expect(figures.agreeingPages).toBe(300);
    expect(figures.wrongPages).toBeGreaterThan(300 * (VARIANTS.length - 1) - 30);
    expect(new Set(results.map(({ made }) => made.layout)).size).toBeGreaterThanOrEqual(6);
  });

  it('reads every page as text', () => {
    expect(results.filter(({ verdict }) => verdict === null)).toEqual([]);
  });

  it('never confirms a page that states other terms', () => {
    const wrong = results.filter(isFalseConfirmation).map(({ made }) => `${made.entry.vendor.name}: ${made.variant}`);
    expect(wrong).toEqual([]);
  });

  it('confirms most pages that state the terms of the entry', () => {
    expect(figures.trueConfirmations / figures.agreeingPages).toBeGreaterThanOrEqual(MIN_TRUE_CONFIRMATIONS);
  });

  it('names the old and the new figure of most changed pages', () => {
    expect(figures.namedChanges / figures.changedPages).toBeGreaterThanOrEqual(MIN_NAMED_CHANGES);
  });
});
