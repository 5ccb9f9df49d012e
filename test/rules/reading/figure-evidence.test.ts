import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../src/rules/figures/figures-of.ts';
import type { Figure } from '../../../src/rules/figures/figure.ts';
import { evidence, replacement } from '../../../src/rules/reading/figure-evidence.ts';
import type { PageFigure } from '../../../src/rules/reading/page-figures.ts';
import { block } from '../../page-blocks.ts';

const figure = (text: string): Figure => {
  const [found] = figuresOf(text);
  if (!found) throw new Error(`${text} has no figure`);
  return found;
};
const onPage = (sentence: string): PageFigure => {
  return { figure: figure(sentence), scope: 'tier', block: block({ text: '' }), sentence };
};

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

  it('has the figure in the middle of the quoted part', () => {
    const [before, after] = ['a'.repeat(100), 'b'.repeat(100)];
    const found = evidence(figure('1 GB'), 'found', { ...onPage(`${before} 1 GB, ${after}`) });
    expect(found.text).toBe(`${'a'.repeat(37)} 1 GB, ${'b'.repeat(36)}`);
  });

  it('quotes a sentence of 80 characters whole, and one of 81 from around the figure', () => {
    const sentence = `${'word '.repeat(15)} 1 GB`;
    expect(evidence(figure('1 GB'), 'found', onPage(sentence.padStart(80, 'x'))).text).toHaveLength(79);
    expect(evidence(figure('1 GB'), 'found', onPage(`x${sentence}`)).text).not.toContain('xword');
  });

  it('is without a quote where nothing of the sentence can be read', () => {
    const page = { ...onPage('1 GB'), sentence: '\u0000\u0001' };
    expect(evidence(figure('1 GB'), 'found', page)).not.toHaveProperty('text');
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
    ['100 emails', '200 emails a month', 'increased'],
    ['100 emails a day', '90 emails', 'reduced'],
    ['100 emails a day', '200 emails', 'increased'],
    ['100 emails per 15 minutes', '10 emails a minute', 'increased'],
    ['10 emails a minute', '100 emails per 15 minutes', 'reduced'],
    ['2 x 512 MB of memory', '1 GB of memory', 'reduced'],
  ])('%s became %s: %s', (before, now, expected) => {
    expect(replacement(figure(before), onPage(now)).direction).toBe(expected);
  });

  it.each([
    ['of a single grant and a renewed one is of no direction', 'once', 'month', 'unknown'],
    ['of a renewed grant and a single one is of no direction', 'month', 'once', 'unknown'],
    ['of two single grants has a direction', 'once', 'once', 'increased'],
  ] as const)('%s', (_, before, now, expected) => {
    const page = onPage('200 emails');
    const given = { ...page, figure: { ...page.figure, period: now } };
    expect(replacement({ ...figure('100 emails'), period: before }, given).direction).toBe(expected);
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
