import { describe, expect, it } from 'vitest';
import { handmadeScores } from './score.ts';
import { sentenceScore } from './sentences.ts';

const { blind, real, ...labelled } = handmadeScores();

describe.each(Object.entries(labelled))('the %s pages', (_, score) => {
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

// Short of the goal (README.md): these bounds keep what is reached.
it.each([
  { set: 'blind', score: blind, confirmed: 152, named: 54 },
  { set: 'real', score: real, confirmed: 960, named: 325 },
])('the $set pages confirm nothing that is not so, two thirds of what is true, and no false change', (row) => {
  const { falseConfirmations, falseChanges, trueCount, unconfirmed, changedCount, unnamed } = row.score;
  expect(falseConfirmations).toEqual([]);
  expect(trueCount - unconfirmed.length).toBeGreaterThanOrEqual(row.confirmed);
  expect(changedCount - unnamed.length).toBeGreaterThanOrEqual(row.named);
  expect(falseChanges).toEqual([]);
});

it('hears seven of eight harmful sentences around a plan, and takes eight of nine harmless ones for what they are', () => {
  const { harmfulCount, unheard, harmlessCount, misheard } = sentenceScore();
  expect(unheard.length).toBeLessThanOrEqual(harmfulCount / 8);
  expect(misheard.length).toBeLessThanOrEqual(harmlessCount / 9);
});
