import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { figuresOfEntry } from '../../../src/rules/figures/entry-figures.ts';
import { figureFindings } from '../../../src/rules/reading/figure-findings.ts';
import { pageFigures } from '../../../src/rules/reading/page-figures.ts';
import { tierNames } from '../../../src/rules/reading/plan-labels.ts';

/** What a page with the text of a free and of a paid card says about each figure of a description. */
function findings(description: string, free: string, pro = 'More') {
  const html =
    `<title>Acme</title><div><div><h3>Free</h3><p>$0</p><p>${free}</p></div>` +
    `<div><h3>Pro</h3><p>$9/month</p><p>${pro}</p></div></div>`;
  const entry = { category: 'Databases', tier: 'Free', description };
  const page = pageFigures(htmlText(html, 'https://acme.example/'), tierNames(entry));
  return figureFindings(figuresOfEntry(entry), page);
}
const read = (description: string, free: string, pro?: string) =>
  findings(description, free, pro).map(({ evidence: { figure, finding } }) => `${figure} ${finding}`);

describe('what a page says about a figure of an entry', () => {
  it.each([
    ['found, in the block of the tier', '1 GB of storage', '1 GB of storage', 'More', ['1 GB of storage found']],
    ['another amount of the tier', '1 GB of storage', '2 GB of storage', 'More', ['1 GB of storage other_amount']],
    [
      'elsewhere, for another plan',
      '5 GB of storage',
      'Some storage',
      '5 GB of storage',
      ['5 GB of storage elsewhere'],
    ],
    ['absent', '1 GB of storage', 'Some storage', 'More', ['1 GB of storage absent']],
    ['elsewhere, for another thing', '5 projects', '5 users', 'More', ['5 projects elsewhere']],
  ])('is %s', (_, description, free, pro, expected) => {
    expect(read(description, free, pro)).toEqual(expected);
  });

  it('is stated for each figure of the entry', () => {
    expect(read('1 GB of storage and 3 users', '1 GB of storage, 5 users')).toEqual([
      '1 GB of storage found',
      '3 users other_amount',
    ]);
  });

  it('names the amount that replaces one, with its direction', () => {
    expect(findings('1 GB of storage', '500 MB of storage')[0]).toMatchObject({
      isWithTier: true,
      replaced: { old: '1 GB of storage', now: '500 MB of storage', direction: 'reduced' },
    });
    expect(findings('1 GB of storage', '1 GB of storage')[0]).toMatchObject({ isWithTier: true, replaced: null });
  });
});
