import { describe, expect, it } from 'vitest';
import type { PageText } from '../../../src/model/page-text.ts';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { tierNames } from '../../../src/rules/reading/plan-labels.ts';
import { nameIn, placesOf } from '../../../src/rules/reading/plan-places.ts';
import { block, pageOf } from '../../page-blocks.ts';
import { table as tableHtml } from './acme-page.ts';

interface Asked {
  readonly tier?: string;
  readonly vendor?: string;
  readonly description?: string;
}

/** Each place as "WHOSE LABEL PRICE: its texts"; `own` are those that count for the tier, `tier` those that carry its name. */
function placesIn(page: PageText, { tier = 'Free', vendor = 'Acme', description = 'It is free.' }: Asked = {}) {
  const places = placesOf(page, tierNames({ tier, description }), { name: vendor, former_names: [] });
  return places.all.map((place) => {
    const texts = page.blocks.filter((one) => places.placeOf(one) === place).map(({ text }) => text);
    const whose = places.own.includes(place) ? 'own' : place.owner;
    return `${whose} ${place.kind === 'plan' ? '' : `${place.kind} `}${place.label} ${place.price}: ${texts.join(', ')}`;
  });
}
const html = (text: string): PageText => htmlText(`<title>Acme</title>${text}`, 'https://acme.example/');
const table = (rows: string): PageText => html(tableHtml(rows));
/** A page of cards: "Shed: $0, 5 GB; Barn: $9 a month". */
const cards = (plans: string): PageText =>
  pageOf(
    plans.split('; ').flatMap((plan, group) => {
      const [card = '', texts = ''] = plan.split(': ');
      return texts.split(', ').map((text) => block({ text, card, headings: ['Plans', card], group }));
    }),
  );

describe('a page is divided into', () => {
  it.each<[what: string, page: PageText, expected: readonly string[]]>([
    [
      'cards',
      cards('Free: $0, 5 GB; Pro: $9 a month, 50 GB'),
      ['own Free zero: $0, 5 GB', 'other Pro paid: $9 a month, 50 GB'],
    ],
    [
      'tables, each by itself',
      pageOf([
        block({ kind: 'cell', text: '5 GB', column: 'Free', line: 1, group: 1 }),
        block({ kind: 'cell', text: 'Free', column: 'Plan', line: 1, group: 2 }),
        block({ kind: 'cell', text: '$0', line: 1, group: 3 }),
      ]),
      ['own Free zero: 5 GB', 'own Free zero: Free', 'own $0 zero: $0'],
    ],
    ['sections below a button in a heading', html('<h2><button>Free</button></h2><p>$0, 5 GB</p>'), ['own Free zero: $0, 5 GB']], // prettier-ignore
    [
      'cards, whose groups may be called as plans',
      pageOf([block({ kind: 'item', text: '5 GB', card: 'Free', row: 'Team' })]),
      ['own Free zero: 5 GB'],
    ],
    [
      'items of a list that a plan is the label of',
      pageOf([block({ kind: 'item', text: '5 GB', row: 'Free' }), block({ kind: 'item', text: '9 GB', row: 'Rome' })]),
      ['own Free zero: 5 GB'],
    ],
    [
      'definitions',
      html('<dl><dt>Free</dt><dd>5 GB</dd><dt>Pro</dt><dd>50 GB</dd><dt>Region</dt><dd>Rome</dd></dl>'),
      ['own Free zero: 5 GB', 'other Pro none: 50 GB'],
    ],
    [
      'statements, with the list below them',
      html(
        '<p>The Free plan costs $0.</p><p>It includes:</p><ul><li>5 GB</li><li>3 users</li></ul><p>Pro:</p><ul><li>9 GB</li></ul>' +
          '<p>Free: 1 GB</p><p>You miss:</p><ul><li>8 GB</li></ul>',
      ),
      [
        'own statement Free zero: The Free plan costs $0., 5 GB, 3 users',
        'other statement Pro none: Pro:, 9 GB',
        'own statement Free none: Free: 1 GB',
      ],
    ],
    [
      'sections, with what is below their headings',
      html(
        '<h2>Plans</h2><h3>Free plan</h3><h4>Storage</h4><p>5 GB</p><h3>Pro plan</h3><p>50 GB</p><h2>Help</h2><p>1</p>',
      ),
      ['own Free plan zero: Storage, 5 GB', 'other Pro plan none: 50 GB'],
    ],
    [
      'paragraphs and items that begin with a plan and state something',
      html(
        '<p>The Free plan has 5 GB.</p><ul><li>Pro plan: unlimited users.</li></ul><p>The Free plan is good.</p>' +
          '<p>Our organization plan has 50 GB.</p><p>From its very beginning Free plan has 9 GB.</p><p>Here is what we offer. The Free plan has 7 GB.</p>',
      ),
      [
        'own statement Free zero: The Free plan has 5 GB.',
        'other statement Pro none: Pro plan: unlimited users.',
        'other statement organization none: Our organization plan has 50 GB.',
        'own statement Free none: From its very beginning Free plan has 9 GB.',
        'own statement Free zero: Here is what we offer. The Free plan has 7 GB.',
      ],
    ],
    [
      'sections inside of a card that is no plan',
      html('<div><div><h3>By use</h3><h4>Free</h4><p>5 GB</p></div><div><h3>By size</h3><p>From 9 GB</p></div></div>'),
      ['unknown By use zero: ', 'own Free zero: 5 GB', 'unknown By size none: '],
    ],
    [
      'cards of products below the heading of a plan',
      html(
        '<h2>Limits on Free, by product</h2><div><div><h3>Log</h3><p>5</p></div><div><h3>Fax</h3><p>9</p></div></div>',
      ),
      ['own Limits on Free, by product zero: Log, 5, Fax, 9'],
    ],
    [
      'lines that begin with a plan, also in a card',
      pageOf([block({ text: 'Free | $0' }), block({ text: 'Free plan: 5 GB', card: 'Logs' })]),
      ['own statement Free zero: Free | $0', 'own statement Free zero: Free plan: 5 GB'],
    ],
    [
      'texts with terms in a section about the tier, without those about another plan',
      html(
        '<h2>What is in the Free plan?</h2><p>It is for you.</p><p>It costs nothing.</p><h3>Storage</h3><p>You have 5 GB.</p>' +
          '<p>A Team plan has 9 GB.</p><p>You may pay $2 a month for more.</p><h3>More</h3><p>7 GB</p><h2>Moving to Free</h2><p>3 GB</p>',
      ),
      ['own section free zero: It costs nothing., You have 5 GB.', 'other statement Team none: A Team plan has 9 GB.'],
    ],
    [
      'the whole list below the heading of a section about the tier',
      html('<h2>Limits of Free clusters</h2><ul><li>5 GB</li><li>For owners of a Pro plan</li></ul>'),
      ['own section free none: 5 GB, For owners of a Pro plan'],
    ],
    [
      'objects of embedded data that have a name',
      html(
        '<script type="application/json">{"a":{"name":"Free","text":"5 GB storage"},"b":{"text":"9 GB storage"}}</script>' +
          '<script type="application/json">{"name":"Pro","text":"50 GB storage"}</script>',
      ),
      ['own data Free zero: Free, 5 GB storage', 'other data Pro none: Pro, 50 GB storage'],
    ],
  ])('%s', (_, page, expected) => {
    expect(placesIn(page)).toEqual(expected);
  });

  it.each([
    ['a question in a card', cards('Is it free?: 5 GB, No')],
    ['a question as a sentence', html('<p>Is the Free plan 5 GB? No.</p>')],
    ['a sentence that names the plan late', html('<p>Since its very beginning Free plan has 5 GB.</p>')],
    ['a sentence after an amount', html('<p>Here are 9 GB for you. The Free plan has 5 GB.</p>')],
    ['a sentence about two plans', html('<p>Free plan and Pro plan have 5 GB.</p>')],
    ['a thing that is free', html('<p>Free 5 GB for all.</p>')],
    [
      'a cell outside of tables',
      pageOf(['Free', 'Free plan: 5 GB'].map((text) => block({ kind: 'cell', text, group: 1 }))),
    ],
    ['a heading of another kind', html('<h2>Storage</h2><p>5 GB</p>')],
  ])('no place by %s', (_, page) => {
    expect(placesIn(page)).toEqual([]);
  });
});

describe('the plans of a table are its columns, or else its rows', () => {
  it.each<[lines: string, expected: readonly string[]]>([
    ['Limit | Free | Pro | Notes\nPrice | $0 | $9 | -', ['own Free zero: $0', 'other Pro paid: $9']],
    ['Limit | Free | Rome\nStorage | 5 GB | 9 GB', ['own Free zero: 5 GB', 'unknown Rome none: ']],
    [' | Shed | Barn\nPrice | $0 | $9\nUsers | 5 | 9', ['own Shed zero: $0, 5', 'other Barn paid: $9, 9']],
    [' | Shed $0 | Barn $0\nUsers | 5 | 9', ['unknown Shed $0 zero: ', 'unknown Barn $0 zero: ']],
    ['Size | Plan | Plan B\n1 | Free | -\n2 | Pro | -', ['own Free zero: 1, Free, -', 'other Pro none: 2, Pro, -']],
    ['Size | For\n5 GB | Free\n9 GB | Pro', ['own Free unclear: 5 GB, Free', 'other Pro none: 9 GB, Pro']],
    ['Size | Price\nShed | $0\nBarn | $9', ['own Shed zero: Shed, $0', 'other $9 paid: Barn, $9']],
    [
      'Size | Price | Cost\nShed | $0 | $5\nBarn | $9 | $9',
      ['other Shed paid: Shed, $0, $5', 'other $9 paid: Barn, $9, $9'],
    ],
    [
      'Plan | Size | Pro\nFree | 5 | Free\nBig | 9 | -\nTeam | 7 | -',
      ['own Free zero: Free, 5, Free', 'unknown Big none: ', 'other Team none: Team, 7, -'],
    ],
    [
      'Plan | Free | Pro\nPrice | $0 | $9\nTeam | 5 | 9',
      ['unknown Plan none: ', 'own Free zero: $0, 5', 'other Pro paid: $9, 9'],
    ],
    ['Plan | Price\nShed | $0\nPro | $9', ['own Shed zero: Shed, $0', 'other Pro paid: Pro, $9']],
    [' | Free | Pro\nEgress | free | $1', ['own Free zero: free', 'other Pro paid: $1']],
    [' | Free | Pro\nPrice per user and month | $0 | $9', ['own Free zero: $0', 'other Pro paid: $9']],
    ['Limit | Included in Free | Pro\nUsers | 5 | 9', ['own Included in Free zero: 5', 'other Pro none: 9']],
    ['Pricing tier | Limit\nFree | 5\nPro | 9', ['own Free zero: Free, 5', 'other Pro none: Pro, 9']],
    ['Logs | 3 days\nUsers | 3\nTeam | 3', []],
    ['Limit | Value\nStorage | 5 GB\nUsers | 3', []],
  ])('%s: %j', (lines, expected) => {
    expect(placesIn(table(lines))).toEqual(expected);
  });
});

describe('whose a place is', () => {
  it.each<[plans: string, expected: readonly string[], asked?: Asked]>([
    // The tier's name, then free, then a price of nothing.
    ['Hobby: $0; Free: $0; Pro: $9', ['own Hobby zero', 'other Free zero', 'other Pro paid'], { tier: 'Hobby' }],
    ['Hobby: $0; Free: $0', ['other Hobby zero', 'own Free zero']],
    ['Hobby: $0; Free: $0', ['other Hobby zero', 'other Free zero'], { tier: 'Gold', description: '5 GB' }],
    ['Shed: $0; Barn: $9 a month; Yard: Big', ['own Shed zero', 'other Barn paid', 'unknown Yard none']],
    ['Shed: $0; Shed: $0; Barn: $9 a month', ['own Shed zero', 'own Shed zero', 'other Barn paid']],
    ['Basic: $0; Pro: $9 a month; Basic: 5 GB', ['own Basic zero', 'other Pro paid', 'own Basic none']],
    ['Free | $0 in Rome: 5 GB; Pro: $9', ['own Free | $0 in Rome unclear', 'other Pro paid']],
    ['Free: It is $0. Go on, 5 GB; Pro: $9 a month', ['own Free zero', 'other Pro paid']],
    ['Free package: $0; Pro package: $9', ['own Free package zero', 'other Pro package paid']],
    ['Enterprise: $0; Barn: $9 a month', ['other Enterprise zero', 'other Barn paid']],
    ['Shed: $0; Barn: $0', ['unknown Shed zero', 'unknown Barn zero']],
    ['Shed: $0; Free: 5 GB', ['unknown Shed zero', 'own Free zero']],
    ['Shed: $0; Barn: $9 a month', ['unknown Shed zero', 'other Barn paid'], { tier: 'Hobby' }],
    ['Shed: $0', ['unknown Shed zero'], { tier: 'Hobby', description: '5 GB' }],
    ['Shed: $0; Free: $0 for a year', ['unknown Shed zero', 'own Free unclear']],
    ['Big Acme Shed: $0; Free: $0', ['own Big Acme Shed zero', 'other Free zero'], { tier: 'Big Shed' }],
    ['Hobby | Rome: $0; Pro: $9 a month', ['own Hobby | Rome zero', 'other Pro paid'], { tier: 'Hobby' }],
    ['Bolt Pro: $9 a month; Bolt Free: $0', ['other Bolt Pro paid', 'own Bolt Free unclear']],
    ['API Pro: $9 a month; API Free: $0', ['other API Pro paid', 'own API Free zero']],
    ['API Pro: $9; API Free: $0; Acme Free: $0', ['other API Pro paid', 'unknown API Free zero', 'own Acme Free zero']],
    // A name that says more leaves the price unclear.
    ['Free in Rome: $0; Pro: $9 a month', ['own Free in Rome unclear', 'other Pro paid']],
    ['Acme Free: $0; Pro: $9 a month', ['own Acme Free zero', 'other Pro paid']],
    ['Shed Rome: $0; Barn: $9 a month', ['own Shed Rome unclear', 'other Barn paid']],
    ['Shed ($0): $0; Barn: $9 a month', ['own Shed ($0) zero', 'other Barn paid']],
    ['Shed (30 days): $0; Barn: $9 a month', ['own Shed (30 days) unclear', 'other Barn paid']],
    ['Free*: $0; Pro: $9 a month', ['own Free* unclear', 'other Pro paid']],
    ['Free: $5 a month; Pro: $9 a month', ['own Free paid', 'other Pro paid']],
    ['Free in Rome | Get started: $0; Pro: $9 a month', ['own Free in Rome | Get started unclear', 'other Pro paid']],
    ['Free | Get started: $0; Pro: $9 a month', ['own Free | Get started zero', 'other Pro paid']],
  ])('%s: %j', (plans, expected, asked) => {
    expect(placesIn(cards(plans), asked).map((place) => place.split(': ')[0])).toEqual(expected);
  });

  it.each<[name: string, card: string, expected: readonly string[], asked?: Asked]>([
    ['Hobby', 'Free', ['own Free zero: $0', 'own data Hobby zero: $0'], { tier: 'Hobby' }],
    ['Shed', 'Shed', ['own Shed zero: $0', 'unknown data Shed zero: $0']],
  ])('embedded data of the name %s do not tell it of the card %s', (name, card, expected, asked) => {
    const data = block({ kind: 'data', text: '$0', row: 'price', card: name });
    expect(placesIn(pageOf([...cards(`${card}: $0`).blocks, data]), asked)).toEqual(expected);
  });
});

describe('on a page of several products', () => {
  const sections = (...headings: readonly string[]) =>
    html(`<h1>Acme plans</h1>${headings.map((one, at) => `<h2>${one}</h2><h3>Free</h3><p>${at} GB</p>`).join('')}`);

  it.each<[asked: Asked, headings: readonly string[], own: readonly number[]]>([
    [{ vendor: 'Acme Logs' }, ['Acme Logs', 'Acme Traces'], [0]],
    [{ vendor: 'Acme Logs' }, ['Traces', 'Metrics'], [0, 1]],
    [{ vendor: 'Acme Plans' }, ['Traces', 'Metrics'], [0, 1]],
    [{ vendor: 'Acme Logs' }, ['Acme Traces', 'Acme Metrics'], []],
    [{ vendor: 'Acme Logs' }, ['Acme prices'], [0]],
    [{ vendor: 'Acme' }, ['Logs', 'Traces'], [0, 1]],
    [{ tier: 'Logs Free' }, ['Logs', 'Traces'], [0]],
    [{ tier: 'Metrics Free' }, ['Logs', 'Traces'], []],
    [{ tier: 'Metrics Free' }, ['Logs'], [0]],
    [{ tier: 'Logs Free' }, ['Logs and Traces'], [0]],
  ])('%j below %j has the places %j', (asked, headings, own) => {
    const found = placesIn(sections(...headings), asked).filter((place) => place.startsWith('own'));
    expect(found.map((place) => Number(place.at(-4)))).toEqual(own);
  });

  it.each<[asked: Asked, text: string, expected: readonly string[]]>([
    // Only headings tell of which product a place is, the last one above it first.
    [
      { vendor: 'Acme Logs' },
      '<h1>Acme</h1><h2>Acme Logs</h2><p>Soon</p><h2>Traces</h2><h3>Free</h3><p>5 GB</p>',
      ['tier Free zero: 5 GB'],
    ],
    [{ vendor: 'Acme Logs' }, '<h1>Acme</h1><h2>Free</h2><p>5 GB of logs</p>', ['own Free zero: 5 GB of logs']],
    [{ tier: 'Logs Free' }, '<h1>Acme</h1><h2>Free</h2><p>5 GB of logs</p>', ['own Free zero: 5 GB of logs']],
    [
      { vendor: 'Acme Logs' },
      '<h1>Acme</h1><h2>Watch</h2><h3>Acme Logs</h3><h4>Free</h4><p>5 GB</p>',
      ['own Free zero: 5 GB'],
    ],
    [
      { tier: 'Community Developer' },
      '<p>Community Developer has 5 GB.</p>',
      ['own statement Community Developer none: Community Developer has 5 GB.'],
    ],
    [
      { tier: 'Logs Free' },
      '<h1>Free</h1><p>5 GB</p><h1>Help</h1><p>The Free plan has 5 GB.</p>',
      ['own Free zero: 5 GB', 'own statement Free zero: The Free plan has 5 GB.'],
    ],
  ])('%j has on "%s" the places %j', (asked, text, expected) => {
    expect(placesIn(html(text), asked)).toEqual(expected);
  });

  it('has none where a heading names the product of the tier and no place is below it', () => {
    expect(
      placesIn(html('<h2>Logs</h2><p>Soon</p><h2>Traces</h2><h3>Free</h3><p>5 GB</p>'), { tier: 'Logs Free' }),
    ).toEqual(['tier Free zero: 5 GB']);
  });

  it('keeps statements about the tier, whose product no heading tells', () => {
    const page = html('<h1>Acme</h1><h2>Acme Logs</h2><p>Soon</p><h2>Traces</h2><p>The Free plan has 5 GB.</p>');
    expect(placesIn(page, { vendor: 'Acme Logs' })).toEqual(['own statement Free zero: The Free plan has 5 GB.']);
    const sister = html('<p>Acme Traces has a Free plan with 5 GB.</p>');
    expect(placesIn(sister, { vendor: 'Acme Logs' }).filter((place) => place.startsWith('own'))).toEqual([]);
  });
});

it.each([
  ['Shed ($0)', 'Shed'],
  ['Shed | $0', 'Shed'],
  ['Shed – $0', 'Shed'],
  ['Shed: 5 GB', 'Shed'],
  ['Big Shed', 'Big Shed'],
])('the name in the label "%s" is "%s"', (label, name) => {
  expect(nameIn(label)).toBe(name);
});
