import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { endedTerms } from '../../../src/rules/reading/ended-terms.ts';
import { tierNames } from '../../../src/rules/reading/plan-labels.ts';
import { block, pageOf } from '../../page-blocks.ts';

const ACME = { name: 'Acme', former_names: [] };
const TIER = tierNames({ tier: 'Free', description: 'Free: 1 GB' });
const endedFor = (tier: string, text: string, given: Partial<Parameters<typeof block>[0]> = {}) =>
  endedTerms(pageOf([block({ text, ...given })]), tierNames({ tier, description: '1 GB' }), {
    vendor: { name: 'Apex', former_names: ['Acme'] },
    finalUrl: '',
  })?.quote ?? null;
const ended = (html: string, finalUrl = 'https://acme.example/pricing') =>
  endedTerms(htmlText(`<title>Acme</title>${html}`, finalUrl), TIER, { vendor: ACME, finalUrl });

describe('a page states the end of the free tier', () => {
  it.each([
    'The free plan has been discontinued.',
    'Our free tier ends on 1 December 2026.',
    'We no longer offer a free plan.',
    'We are retiring the free tier.',
    'Acme ended its free plan.',
  ])('by "%s"', (sentence) => {
    expect(ended(`<p>${sentence}</p>`)?.quote).toBe(sentence);
  });

  it.each([
    'Has the free plan been discontinued?',
    'If the free plan is discontinued, we tell you.',
    'The free plan is not going away.',
    'The paid plan has been discontinued.',
    'Heroku discontinued its free plan.',
    'Heroku’s free plan was discontinued.',
    'The free trial has ended.',
  ])('not by "%s"', (sentence) => {
    expect(ended(`<p>${sentence}</p>`)).toBeNull();
  });

  it('not by news, nor by a struck-through sentence', () => {
    const sentence = '<p>The free plan has been discontinued.</p>';
    expect(ended(sentence, 'https://acme.example/blog/end')).toBeNull();
    expect(ended(`<h2>Latest news</h2>${sentence}`)).toBeNull();
    expect(ended('<p><s>The free plan has been discontinued.</s></p>')).toBeNull();
  });

  it.each([
    ['Free', 'Free plan has been discontinued.'],
    ['Free', 'We say that Acme’s free plan has been discontinued.'],
    ['Free', 'Apex ended its free plan.'],
    ['Free', 'It is ending the free plan.'],
    ['Free', 'Our Free Plan ended.'],
    ['Free (Hobby)', 'The hobby plan has been discontinued.'],
    ['Free (Hobby)', 'The free plan has been discontinued.'],
    ['Student', 'The student plan has been discontinued.'],
    ['Pro+', 'The Pro+ plan has been discontinued.'],
    ['Free', `The free plan has been discontinued ${'x'.repeat(563)}.`],
  ])('for the tier %s, by "%s"', (tier, sentence) => {
    expect(endedFor(tier, sentence)).not.toBeNull();
  });

  it.each([
    ['Student', 'The free plan has been discontinued.'],
    ['Pro+', 'The Pro plan has been discontinued.'],
    ['The plan', 'The Pro plan has been discontinued.'],
    ['Starter', 'We remove the files of Starter accounts after a year.'],
    ['Free', 'Atlas’ free plan has been discontinued.'],
    ['Free', 'Heroku’s popular free plan was discontinued.'],
    ['Free', `The free plan has been discontinued ${'x'.repeat(564)}.`],
  ])('for the tier %s, not by "%s"', (tier, sentence) => {
    expect(endedFor(tier, sentence)).toBeNull();
  });

  it('not by data, nor on a card of news', () => {
    expect(endedFor('Free', 'The free plan has been discontinued.', { kind: 'data' })).toBeNull();
    expect(endedFor('Free', 'The free plan has been discontinued.', { card: 'Latest news' })).toBeNull();
    expect(endedFor('Free', 'The free plan has been discontinued.', { card: 'Free plan' })).not.toBeNull();
  });

  it('with the only day that its sentence names', () => {
    expect(ended('<p>The free plan was discontinued on November 28, 2026.</p>')?.date).toBe('2026-11-28');
    expect(ended('<p>The free plan was discontinued.</p>')).not.toHaveProperty('date');
    const both = '<p>The free plan was discontinued between 1 December 2026 and 2 December 2026.</p>';
    expect(ended(both)).not.toHaveProperty('date');
  });
});
