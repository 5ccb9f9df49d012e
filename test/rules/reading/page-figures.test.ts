import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { pageFigures } from '../../../src/rules/reading/page-figures.ts';
import { tierNames } from '../../../src/rules/reading/plan-labels.ts';
import { block, pageOf } from '../../page-blocks.ts';

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
    ['Fifteen projects', ['Fifteen projects open']],
    ['Sixty build minutes', ['Sixty build minutes open']],
    ['½ vCPU', ['½ vCPU open']],
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

type Given = Parameters<typeof block>[0];
const figuresIn = (...blocks: readonly Given[]) => pageFigures(pageOf(blocks.map(block)), TIER);
const scopes = (...blocks: readonly Given[]) =>
  figuresIn(...blocks).map(({ figure, scope }) => `${figure.text} ${scope}`);

describe('whose a figure of a sentence is', () => {
  it.each([
    ['You get Basic machines of 5 GB', ['5 GB other']],
    ['Free data and 5 GB on Pro', ['5 GB other']],
    ['5 GB on the Pro plan', ['5 GB other']],
    ['5 GB and the Pro plan has more', ['5 GB other']],
    ['The free plan has 5 GB, and more on the Pro plan', ['5 GB tier']],
    ['The free plan has 5 GB, and 9 GB if it is on Pro', ['5 GB tier', '9 GB other']],
    ['You get 5 GB. The Pro plan is big.', ['5 GB open']],
    ['The Pro plan is big. It has 5 GB.', ['5 GB other']],
    ['The Pro plan is big. It has 5 GB. You get 1 GB on the free plan.', ['5 GB other', '1 GB tier']],
    ['The Pro plan is big. You get 5 GB and later the free plan.', ['5 GB other']],
    ['The Pro plan is big. You get 5 GB free.', ['5 GB other']],
    ['The Pro plan is big. Sharing comes free, with 5 GB.', ['5 GB other']],
    ['The free plan is here. Sharing comes free, with 5 GB.', ['5 GB tier']],
    ['Sharing comes free, with 5 GB.', ['5 GB tier']],
    ['The Pro plan is big. The free plan has 5 GB.', ['5 GB tier']],
    ['The free plan, unlike Pro, has 5 GB', ['5 GB other']],
    ['The free plan has 5 GB versus Pro', ['5 GB other']],
    ['The free plan has 5 GB, Pro vs others', ['5 GB other']],
    ['The free plan has 5 GB, Pro vs. others', ['5 GB other']],
    ['The free plan has 5 GB, unlike before', ['5 GB tier']],
    ['You get 5 GB, unlike before', ['5 GB open']],
    ['You get 5 GB, unlike on the free plan', ['5 GB tier']],
  ])('is, in "%s", %j', (text, expected) => {
    expect(scopes({ text })).toEqual(expected);
  });

  it.each([
    ['a card of the tier', 'You get Basic machines of 5 GB', ['5 GB tier'], 'Free'],
    ['a card of the tier', 'You get 5 GB. Pro has more.', ['5 GB tier'], 'Free'],
    ['a card of the tier', 'You get 5 GB; on top Pro has more.', ['5 GB tier'], 'Free'],
    ['a card of the tier', 'The Pro plan is big. You get 5 GB.', ['5 GB other'], 'Free'],
    ['a card of no known plan', '5 GB', ['5 GB doubtful'], 'Rocket'],
    ['a card of no known plan', 'The free plan has 5 GB', ['5 GB tier'], 'Rocket'],
    ['another plan’s card', 'The free plan has 5 GB', ['5 GB other'], 'Pro'],
  ])('is, on %s, in "%s", %j', (_, text, expected, card) => {
    expect(scopes({ text, card })).toEqual(expected);
  });
});

describe('the figures of a list', () => {
  const item = (text: string): Given => ({ kind: 'item', text });

  it.each([
    [
      'the last plan of a line that ends in a colon',
      ['5 GB tier'],
      [{ text: 'Beyond Pro and Team, the free plan has:' }, item('5 GB')],
    ],
    ['no plan of a line without a colon', ['5 GB open'], [{ text: 'The Pro plan includes' }, item('5 GB')]],
    ['no plan of an item before', ['5 GB open'], [item('The Pro plan has:'), item('5 GB')]],
    [
      'no plan of a line before another line',
      ['5 GB open'],
      [{ text: 'The Pro plan has:' }, { text: 'Limits' }, item('5 GB')],
    ],
    [
      'the plan of the line, whatever an item between names',
      ['6 GB tier', '3 users tier', '5 GB other'],
      [{ text: 'The Pro plan has:' }, item('The free plan has 6 GB. It has 3 users.'), item('5 GB')],
    ],
  ])('are those of %s', (_, expected, blocks) => {
    expect(scopes(...blocks)).toEqual(expected);
  });
});

describe('the thing and period of a figure', () => {
  const read = (given: Given) =>
    figuresIn(given).map(({ figure: { text, kind, thing, period, per } }) =>
      [text, kind, thing, period, per].join(' '),
    );
  const cell = (text: string, row: string | null, more: Partial<Given> = {}): Given => ({
    kind: 'cell',
    text,
    row,
    ...more,
  });

  it.each([
    ['Serve 2,500 free queries', '2,500      queries count query  '],
    ['Serve 5K free queries', '5K      queries count query  '],
    ['Serve 5+ free queries', '5+      queries count query  '],
    ['Serve 5 free 24', '5 count   ', '24 count   '],
    ['Serve up to free users 5', '5 count   '],
    ['60 RPM for you', '60 RPM count request minute '],
    ['9 rps for you', '9 rps count request second '],
    ['Projects: 10', '10 count project  '],
    ['Projects - up to 10', '10 count project  '],
    ['Max. projects – 10', '10 count   '],
    ['Max projects 10', '10 count project  '],
    ['Maximum projects 10', '10 count project  '],
    ['Projects 10 and 20', '10 count project  ', '20 count   '],
    ['Many of your own small projects: 10', '10 count   '],
    ['Number of small cloud projects: 10', '10 count small cloud project  '],
    ['Max number of small cloud projects: 10', '10 count small cloud project  '],
    ['Features: 10', '10 count   '],
    ['Features -- 10', '10 count   '],
    ['Yes, projects: 10', '10 count   '],
    ['10', '10 count   '],
  ])('are, in the text "%s", those of the words before the first figure', (text, ...expected) => {
    expect(read({ text })).toEqual(expected);
  });

  it.each([
    ['500', 'Requests per month', 'count request month '],
    ['500 a day', 'Requests per month', 'count  day '],
    ['500 emails', 'Sent per month', 'count email month '],
    ['500 emails', '$ per month', 'count email  '],
    ['500 emails', 'Billed per month, billed', 'count email  '],
    ['500 emails', 'Per day or per month', 'count email  '],
    ['unlimited', 'Requests per month', 'unlimited request month '],
    ['unlimited emails', 'Sent per month', 'unlimited email  '],
    ['500', 'Features', 'count   '],
    ['500', '(Features)', 'count   '],
    ['500', 'Price  label', 'count   '],
    ['500', '3 users', 'count   '],
    ['5', 'Storage(GB)', 'bytes storage  '],
    ['5', 'Storage in GB per project', 'bytes storage  project'],
    ['500', 'Minutes (per month)', 'duration  month '],
    ['500', 'Build minutes (per month)', 'duration build minute month '],
    ['500', 'Projects | in all', 'count project  '],
    ['5', 'Storage (GB)', 'bytes storage  '],
    ['5', 'Storage in GiB', 'bytes storage  '],
    ['5', 'Storage (GB) per project', 'bytes storage  project'],
    ['5', 'GB', 'bytes   '],
    ['5', 'GB per month', 'bytes  month '],
    ['5', 'Hours', 'duration   '],
    ['5', '$ per month', 'money  month '],
    ['5 GB', 'Storage per project', 'bytes storage  project'],
    ['5 GB per team', 'Storage per project', 'bytes storage  team'],
    ['5 GB', 'Storage (GB) per month', 'bytes storage month '],
    ['5 GB a day', 'Storage (GB) per month', 'bytes storage day '],
    ['5 GB', 'Storage  (max)', 'bytes storage  '],
    ['5 GB', '(GB)', 'bytes   '],
    ['5 GB', 'Features', 'bytes   '],
    ['5', 'Users per project', 'count user  project'],
    ['5 per team', 'Users per project', 'count   team'],
    ['0', 'Users', 'count   '],
    ['unlimited', 'Bandwidth', 'unlimited bandwidth  '],
  ])('are, for "%s" in the row "%s", "%s"', (text, row, expected) => {
    expect(read(cell(text, row)).map((each) => each.slice(each.indexOf(expected)))).toEqual([expected]);
  });

  it.each([
    ['those of the column beside a plan as row', cell('500', 'Free', { column: 'Projects' }), 'project  '],
    ['those of the row beside a plan as column', cell('500', 'Pro users', { column: 'Free' }), 'pro user  '],
    ['those of the row beside a neutral column', cell('500', 'Requests', { column: 'Amount' }), 'request  '],
    ['those of the row where both name a plan', cell('500', 'Free users', { column: 'Free' }), 'user  '],
    ['those of the column where the row has no words', cell('500', '–', { column: 'Users' }), 'user  '],
    ['none where a plan is alone', cell('500', 'Free'), '  '],
    ['those of the row where it is alone', cell('500', 'Pro users'), 'pro user  '],
    ['those of the column where it is alone', cell('500', null, { column: 'Users' }), 'user  '],
    ['those of the column where the row only lists', cell('500', 'Features', { column: 'Users' }), 'user  '],
    ['of the last heading a period', cell('500', 'Users', { headings: ['Limits', 'Monthly usage'] }), 'user month '],
    ['of an outer heading nothing', cell('500', 'Users', { headings: ['Monthly usage', 'Daily', 'Limits'] }), 'user  '],
    ['of data the key', { kind: 'data', text: '500', row: 'requests', headings: ['projects'] } as const, 'request  '],
    [
      'of data the nearest key that does not only list',
      { kind: 'data', text: '500', row: 'limits', headings: ['users', 'projects'] } as const,
      'project  ',
    ],
    ['of data no column', { kind: 'data', text: '500', row: null, column: 'Users' } as const, '  '],
  ])('are %s', (_, given, expected) => {
    expect(read(given)).toEqual([`500 count ${expected}`]);
  });
});

describe('the sentence of a figure', () => {
  it.each([
    [
      'a cell, its column, row and text',
      { kind: 'cell', column: 'Free', card: 'Small', row: 'Storage' },
      'Free: Storage: 5 GB',
    ],
    [
      'a cell without a column, its card, row and text',
      { kind: 'cell', card: 'Free', row: 'Storage' },
      'Free: Storage: 5 GB',
    ],
    ['a cell without a row, its column and text', { kind: 'cell', column: 'Free' }, 'Free: 5 GB'],
    ['data, its object, key and text', { kind: 'data', card: 'Free', row: 'storage' }, 'Free: storage: 5 GB'],
    ['a paragraph, its text', { kind: 'paragraph', card: 'Free', row: 'Storage' }, '5 GB'],
    ['an item, its text', { kind: 'item', card: 'Free' }, '5 GB'],
  ] as const)('is, of %s', (_, given, expected) => {
    expect(figuresIn({ text: '5 GB', ...given }).map(({ sentence }) => sentence)).toEqual([expected]);
  });

  it('has at most 1,200 characters: a longer one has no figures', () => {
    const sentence = (length: number) => `5 GB ${'x'.repeat(length - 5)}`;
    expect(figuresIn({ text: sentence(1200) })).toHaveLength(1);
    expect(figuresIn({ text: sentence(1201) })).toEqual([]);
  });
});

it('reads at most the blocks in which the first 6,000 figures of a page are', () => {
  const text = Array.from({ length: 100 }, (_, at) => `${at} users`).join(', ');
  expect(figuresIn(...Array.from({ length: 62 }, () => ({ text })))).toHaveLength(6000);
});
