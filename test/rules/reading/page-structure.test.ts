import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { structureOf } from '../../../src/rules/reading/page-structure.ts';
import { tierNames } from '../../../src/rules/reading/plan-labels.ts';

/** The scope of the block that has a text. */
function scope(html: string, text: string, tier = 'Free') {
  const page = htmlText(`<title>Acme</title>${html}`, 'https://acme.example/');
  const block = page.blocks.find((each) => each.text.includes(text));
  if (!block) throw new Error(`${text} is in no block`);
  return structureOf(page, tierNames({ tier, description: 'Free: 1 GB' })).scopeOf(block);
}

const CARDS =
  '<div><div><h3>Free</h3><p>$0</p><p>1 GB</p></div><div><h3>Pro</h3><p>$9/month</p><p>5 GB</p></div>' +
  '<div><h3>Rocket</h3><p>As you like</p><p>7 GB</p></div></div>';
const TABLE =
  '<table><tr><th>Limit</th><th>Free</th><th>Pro</th></tr><tr><td>Storage</td><td>1 GB</td><td>5 GB</td></tr></table>';

describe('whose a block of a page is', () => {
  it.each([
    ['that of the tier, by its card', CARDS, '1 GB', 'tier'],
    ['another plan’s, by its card', CARDS, '5 GB', 'other'],
    ['doubtful, by a card of no known plan', CARDS, '7 GB', 'doubtful'],
    ['that of the tier, by its column', TABLE, '1 GB', 'tier'],
    ['another plan’s, by its column', TABLE, '5 GB', 'other'],
    ['that of the tier, by its heading', '<h2>Free plan</h2><p>1 GB</p>', '1 GB', 'tier'],
    ['another plan’s, by its heading', '<h2>Pro plan</h2><p>5 GB</p>', '5 GB', 'other'],
    ['open, without a name of a plan', '<h2>Limits</h2><p>5 GB</p>', '5 GB', 'open'],
  ])('is %s', (_, html, text, expected) => {
    expect(scope(html, text)).toBe(expected);
  });

  it('is another plan’s under "Free" where the page shows the tier by its name', () => {
    const html = `<h2>Free</h2><p>2 users</p>${TABLE.replace('Free', 'Hobby')}`;
    expect(scope(html, '2 users', 'Hobby')).toBe('other');
    expect(scope(html, '1 GB', 'Hobby')).toBe('tier');
    expect(scope('<h2>Free</h2><p>2 users</p>', '2 users', 'Hobby')).toBe('tier');
  });
});

it('names the columns and cards that are no names of the tier', () => {
  const page = htmlText(`<title>Acme</title>${CARDS}<p>The Launch plan is new.</p>`, 'https://acme.example/');
  const { otherNames } = structureOf(page, tierNames({ tier: 'Free', description: '1 GB' }));
  expect(otherNames).toEqual(expect.arrayContaining(['Pro', 'Rocket', 'Launch']));
  expect(otherNames).not.toContain('Free');
});
