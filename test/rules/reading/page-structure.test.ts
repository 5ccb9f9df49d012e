import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { structureOf } from '../../../src/rules/reading/page-structure.ts';
import { tierNames } from '../../../src/rules/reading/plan-labels.ts';
import { block, pageOf } from '../../page-blocks.ts';

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

/** The scope of the first block of a page of these blocks. */
const scopeIn = (tier: string, [target, ...others]: readonly Parameters<typeof block>[0][]) => {
  const first = block(target ?? { text: '' });
  const page = pageOf([first, ...others.map(block)]);
  return structureOf(page, tierNames({ tier, description: '1 GB' })).scopeOf(first);
};

describe('the scope of a cell', () => {
  const cell = { kind: 'cell', text: '5 GB', group: 1 } as const;
  const price = (text: string, column: string) => ({ ...cell, text, column });

  it.each([
    ['of a column of the tier is the tier’s', 'tier', [{ ...cell, column: 'Free', row: 'Storage' }]],
    ['of a column of another plan is the other’s', 'other', [{ ...cell, column: 'Pro', row: 'Storage' }]],
    ['of a row of the tier is the tier’s', 'tier', [{ ...cell, column: 'Storage', row: 'Free' }]],
    ['of a row of another plan is the other’s', 'other', [{ ...cell, column: 'Amount', row: 'Pro' }]],
    [
      'of the row of another plan is the other’s below the tier too',
      'other',
      [{ ...cell, column: 'Free', row: 'Pro' }],
    ],
    [
      'of the column of another plan is the other’s beside the tier too',
      'other',
      [{ ...cell, column: 'Pro', row: 'Free' }],
    ],
    [
      'of a column of the tier on another plan’s card is the other’s',
      'other',
      [{ ...cell, column: 'Free', card: 'Pro' }],
    ],
    ['of a column of the tier on its card is the tier’s', 'tier', [{ ...cell, column: 'Free', card: 'Free' }]],
    ['of a column that costs nothing is the tier’s', 'tier', [{ ...cell, column: 'Small' }, price('$0', 'Small')]],
    [
      'of a neutral column that costs something is another’s',
      'other',
      [{ ...cell, column: 'Amount' }, price('$9', 'Amount')],
    ],
    [
      'of a column that names something else is another’s',
      'other',
      [{ ...cell, column: 'Small' }, price('$0', 'Large')],
    ],
    [
      'of a neutral column on the card of the tier is the tier’s',
      'tier',
      [{ ...cell, column: 'Amount', card: 'Free' }],
    ],
    ['of a neutral column on another card is doubtful', 'doubtful', [{ ...cell, column: 'Amount', card: 'Rocket' }]],
    [
      'of a neutral column below the tier is the tier’s',
      'tier',
      [{ ...cell, column: 'Amount', headings: ['Pro plan', 'Free plan'] }],
    ],
    [
      'of a neutral column below another plan is the other’s',
      'other',
      [{ ...cell, column: 'Amount', headings: ['Free plan', 'Pro plan'] }],
    ],
    [
      'of a neutral column below another heading is open',
      'open',
      [{ ...cell, column: 'Amount', headings: ['Pro plan', 'Limits'] }],
    ],
    ['of a neutral column without a heading is open', 'open', [{ ...cell, column: 'Amount' }]],
    ['of a row without a column is open', 'open', [{ ...cell, row: 'Storage', headings: ['Pro plan', 'Limits'] }]],
    ['without column and row is below each of its headings', 'other', [{ ...cell, headings: ['Pro plan', 'Limits'] }]],
  ] as const)('%s', (_, expected, blocks) => {
    expect(scopeIn('Free', blocks)).toBe(expected);
  });
});

describe('the scope of a text', () => {
  const text = '5 GB';
  it.each([
    [
      'is that of the nearest heading of a plan, the tier',
      'tier',
      [{ text, headings: ['Pro plan', 'Free plan', 'Limits'] }],
    ],
    [
      'is that of the nearest heading of a plan, another',
      'other',
      [{ text, headings: ['Free plan', 'Pro plan', 'Limits'] }],
    ],
    ['is open below other headings', 'open', [{ text, headings: ['Limits'] }]],
    [
      'is the tier’s in a section that costs nothing',
      'tier',
      [
        { text, headings: ['Small'] },
        { text: '$0', headings: ['Small'] },
      ],
    ],
    [
      'is another’s in a section that costs something',
      'other',
      [
        { text, headings: ['Small'] },
        { text: '$9', headings: ['Small'] },
      ],
    ],
    [
      'is open beside a section that costs something',
      'open',
      [
        { text, headings: ['Small'] },
        { text: '$9', headings: ['Large'] },
      ],
    ],
    [
      'is open below a heading beside two headings of these words',
      'open',
      [
        { text, headings: ['Small'] },
        { text: '$9', headings: ['Sma', 'll'] },
      ],
    ],
    [
      'is another’s below two headings that cost something',
      'other',
      [
        { text, headings: ['A', 'B'] },
        { text: '$9', headings: ['A', 'B'] },
      ],
    ],
    [
      'is open below two headings beside one of their letters',
      'open',
      [
        { text, headings: ['A', 'B'] },
        { text: '$9', headings: ['AB'] },
      ],
    ],
    ['is the tier’s on its card', 'tier', [{ text, card: 'Free', group: 1 }]],
    ['is another’s on another plan’s card', 'other', [{ text, card: 'Pro', group: 1, headings: ['Free plan'] }]],
    [
      'is doubtful on a card of another name',
      'doubtful',
      [{ text, card: 'Rocket', group: 1, headings: ['Free plan'] }],
    ],
    [
      'is the tier’s on a card that costs nothing',
      'tier',
      [
        { text, card: 'Rocket', group: 1 },
        { text: '$0', card: 'Rocket', group: 1 },
      ],
    ],
    [
      'is another’s on a card that costs something',
      'other',
      [
        { text, card: 'Rocket', group: 1 },
        { text: '$9', card: 'Rocket', group: 1 },
      ],
    ],
    [
      'is doubtful beside a card that costs something',
      'doubtful',
      [
        { text, card: 'Rocket', group: 1 },
        { text: '$9', card: 'Comet', group: 2 },
      ],
    ],
    [
      'of data is doubtful on a card beside a column that costs nothing',
      'doubtful',
      [
        { text, card: 'Rocket', group: 1 },
        { text: '$0', kind: 'cell', card: 'Rocket', column: 'Small', group: 1 },
      ],
    ],
  ] as const)('%s', (_, expected, blocks) => {
    expect(scopeIn('Free', blocks)).toBe(expected);
  });

  const data = { kind: 'data', text: '5 GB', card: 'Rocket', row: 'storage', group: 1 } as const;
  it.each([
    ['the tier by the nearest key', 'tier', ['pro', 'free', 'limits']],
    ['another plan by the nearest key', 'other', ['free', 'pro', 'limits']],
    ['a doubtful object without a key of a plan', 'doubtful', ['plans', 'limits']],
  ] as const)('of data is of %s', (_, expected, headings) => {
    expect(scopeIn('Free', [{ ...data, headings }])).toBe(expected);
  });

  it.each([
    ['of a plan with "Free" in its name', 'Free', 'tier'],
    ['free, where the tier is not', 'Trial', 'other'],
  ])('is of a plan called free as one %s', (_, tier, expected) => {
    expect(scopeIn(tier, [{ text, headings: ['Free plan'] }])).toBe(expected);
  });
});

describe('a card that costs nothing', () => {
  const rocket = [
    { text: '5 GB', card: 'Rocket', group: 1 },
    { text: '$0', card: 'Rocket', group: 1 },
  ] as const;
  const named = (card: string) => ({ text: '1 GB', card, group: 2 });

  it.each([
    ['is the tier', 'Hobby', [], 'tier'],
    ['is doubtful where another card has the name of the tier', 'Hobby', [named('Hobby')], 'doubtful'],
    ['is doubtful where another card is called free', 'Hobby', [named('Free')], 'doubtful'],
    ['is the tier where another card is called otherwise', 'Hobby', [named('Comet')], 'tier'],
    ['is doubtful where the tier is not free', 'Trial', [], 'doubtful'],
  ] as const)('%s', (_, tier, others, expected) => {
    const [target, price] = rocket;
    const tierOf = tierNames({ tier, description: '1 GB' });
    const first = block(target);
    expect(structureOf(pageOf([first, block(price), ...others.map(block)]), tierOf).scopeOf(first)).toBe(expected);
  });
});

describe('the price of a card', () => {
  const priced = (...prices: readonly Partial<Parameters<typeof block>[0]>[]) =>
    scopeIn('Free', [
      { text: '5 GB', card: 'Rocket', group: 1 },
      ...prices.map((given) => ({ text: '', card: 'Rocket', group: 1, ...given })),
    ]);

  it.each([
    ['$9'],
    ['$ 9'],
    ['$9.50'],
    ['€1,900'],
    ['$9/month'],
    ['$9 per user'],
    ['$9 a year'],
    ['$9/mo'],
    ['from $9 / seat'],
    ['Starts from $9/month'],
    [`$9/month ${'x'.repeat(51)}`],
  ])('is paid by "%s"', (text) => {
    expect(priced({ text })).toBe('other');
  });

  it.each([['$0'], ['$0 / month'], ['Free forever']])('is nothing by "%s"', (text) => {
    expect(priced({ text })).toBe('tier');
  });

  it.each([
    ['$9 of storage'],
    ['from $9'],
    ['$9 credit a month'],
    ['9 $ a month'],
    ['It starts from $9/month'],
    ['For 3 of $9/month'],
    ['$x a month'],
    ['9 users'],
    [`$9/month ${'x'.repeat(52)}`],
  ])('is not stated by "%s"', (text) => {
    expect(priced({ text })).toBe('doubtful');
  });

  it('is paid where one text states nothing and one an amount, in each order', () => {
    expect(priced({ text: '$0' }, { text: '$9/month' })).toBe('other');
    expect(priced({ text: '$9/month' }, { text: '$0' })).toBe('other');
  });

  it('is not stated by struck-through text', () => {
    expect(priced({ text: '$9/month', isStruck: true })).toBe('doubtful');
    expect(priced({ text: '$9/month', isStruck: true }, { text: '$0' })).toBe('tier');
  });
});

describe('the names of other plans', () => {
  const namesOf = (...blocks: readonly Parameters<typeof block>[0][]) =>
    structureOf(pageOf(blocks.map(block)), tierNames({ tier: 'Free', description: '1 GB' })).otherNames;

  it('are those of cards, of columns and of rows of tables, each once', () => {
    expect(
      namesOf(
        { text: '1', card: 'Rocket' },
        { text: '1', kind: 'cell', column: 'Comet', row: 'Meteor' },
        { text: '1', kind: 'data', row: 'Storage' },
        { text: '1', card: 'Rocket' },
      ),
    ).toEqual(['Rocket', 'Comet', 'Meteor']);
  });

  it.each([
    ['Rocket', ['Rocket']],
    ['Pro+', ['Pro+']],
    ['Abc', ['Abc']],
    ['Ab', []],
    ['A'.repeat(21), ['A'.repeat(21)]],
    ['A'.repeat(22), []],
    ['rocket', []],
    ['aRocket', []],
    ['Rocket Ship', []],
    ['Rocket!', []],
    ['Free', []],
    ['Limits', []],
  ])('are, of a card called "%s", %j', (card, expected) => {
    expect(namesOf({ text: '1', card })).toEqual(expected);
  });

  it.each([
    ['The Launch plan and the Orbit tier are new.', ['Launch', 'Orbit']],
    ['Choose the Current plan', []],
    ['The Launch plans are new.', []],
    ['The Free plan is new.', []],
  ])('are, in the text "%s", %j', (text, expected) => {
    expect(namesOf({ text })).toEqual(expected);
  });

  it('are at most 40', () => {
    expect(namesOf(...Array.from({ length: 45 }, (_, at) => ({ text: '1', card: `Plan${at}` })))).toHaveLength(40);
  });
});
