import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../src/rules/figures/figures-of.ts';
import type { Figure } from '../../../src/rules/figures/figure.ts';
import { evidence, replacement } from '../../../src/rules/reading/figure-evidence.ts';
import type { PageFigure } from '../../../src/rules/reading/page-figures.ts';

const figure = (text: string): Figure => {
  const [found] = figuresOf(text);
  if (!found) throw new Error(`${text} has no figure`);
  return found;
};
const block = {
  kind: 'paragraph',
  text: '',
  headings: [],
  card: null,
  column: null,
  row: null,
  group: null,
  isStruck: false,
} as const;
const onPage = (sentence: string): PageFigure => ({ figure: figure(sentence), scope: 'tier', block, sentence });

describe('the evidence for a figure', () => {
  it('quotes a short sentence whole', () => {
    expect(evidence(figure('1 GB'), 'found', onPage('You get 1 GB of storage.'))).toEqual({
      figure: '1 GB',
      finding: 'found',
      text: 'You get 1 GB of storage.',
    });
  });

  it('quotes the part of a long sentence around the figure, at most 80 characters', () => {
    const found = evidence(figure('1 GB'), 'elsewhere', onPage(`${'before '.repeat(30)}1 GB ${'after '.repeat(30)}`));
    expect(found.text).toContain('before 1 GB after');
    expect(found.text?.length).toBeLessThanOrEqual(80);
  });
});

describe('the amount in place of a figure', () => {
  it.each([
    ['1 GB of storage', '2 GB of storage', 'increased'],
    ['2 GB of storage', '1 GB of storage', 'reduced'],
    ['1 GB of storage', '1 GB of storage', 'unknown'],
    ['100 emails a day', '3,100 emails a month', 'increased'],
    ['100 emails a day', '2,900 emails a month', 'reduced'],
    ['100 emails', '90 emails a month', 'reduced'],
    ['2 x 512 MB of memory', '1 GB of memory', 'reduced'],
  ])('%s became %s: %s', (before, now, expected) => {
    expect(replacement(figure(before), onPage(now)).direction).toBe(expected);
  });

  it('is quoted with its sentence', () => {
    expect(replacement(figure('1 GB'), onPage('You get\n2 GB.'))).toEqual({
      old: '1 GB',
      now: '2 GB',
      direction: 'increased',
      quote: 'You get 2 GB.',
    });
  });
});
