import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { pageFigures } from '../../../src/rules/reading/page-figures.ts';
import { tierNames } from '../../../src/rules/reading/plan-labels.ts';

const TIER = tierNames({ tier: 'Free', description: 'Free: 1 GB' });
const read = (html: string) =>
  pageFigures(htmlText(`<title>Acme</title>${html}`, 'https://acme.example/'), TIER).map(
    ({ figure, scope }) => `${figure.text} ${scope}`,
  );
const figures = (html: string) =>
  pageFigures(htmlText(`<title>Acme</title>${html}`, 'https://acme.example/'), TIER).map(({ figure }) => figure);

describe('the figures of a page', () => {
  it.each([
    ['The free plan has 1 GB.', ['1 GB tier']],
    ['The Pro plan has 5 GB.', ['5 GB other']],
    ['You get 5 GB on the Pro plan.', ['5 GB other']],
    ['You get 5 GB.', ['5 GB open']],
    ['The free plan has 1 GB. It has 2 users.', ['1 GB tier', '2 users tier']],
    ['The free plan has 1 GB, the Pro plan has 5 GB.', ['1 GB tier', '5 GB other']],
    ['Nothing is counted here.', []],
  ])('of "%s" are %j', (sentence, expected) => {
    expect(read(`<p>${sentence}</p>`)).toEqual(expected);
  });

  it('leave out struck-through ones', () => {
    expect(read('<p><s>5 GB</s></p><p>1 GB</p>')).toEqual(['1 GB open']);
  });

  it('of a list are those of the plan that the line before names', () => {
    expect(read('<p>The Pro plan includes:</p><ul><li>5 GB</li><li>9 users</li></ul><p>1 GB</p>')).toEqual([
      '5 GB other',
      '9 users other',
      '1 GB open',
    ]);
  });

  it('count what the row or the words before them name', () => {
    const table = '<table><tr><th>Limit</th><th>Free</th></tr><tr><td>Emails per month</td><td>100</td></tr></table>';
    expect(figures(table)).toMatchObject([{ text: '100', thing: 'email', period: 'month' }]);
    expect(figures('<p>Projects: 10</p>')).toMatchObject([{ text: '10', thing: 'project' }]);
  });
});

it('quotes the cell of a table with its column and row', () => {
  const html = '<table><tr><th>Limit</th><th>Free</th></tr><tr><td>Storage</td><td>1 GB</td></tr></table>';
  const [found] = pageFigures(htmlText(html, 'https://acme.example/'), TIER);
  expect(found?.sentence).toBe('Free: Storage: 1 GB');
});
