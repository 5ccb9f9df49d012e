import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { pageVerdict } from '../../../src/rules/reading/page-verdict.ts';
import { ADDRESS, cards, entry, outcome, STORAGE, table, verdict } from './acme-page.ts';

describe('rule 1: period and scope are part of a figure', () => {
  it.each([
    ['at the figure', cards('1,000 emails a month')],
    ['in the row', table(' | Free | Pro\nPrice | $0 | $9\nEmails per month | 1,000 | 9,000')],
    ['in short form', table('Plan | Price | RPD\nFree | $0 | 1,000\nPro | $9 | 9,000'), '1,000 requests a day'],
    ['in the column', table('Limit | Free per month | Pro per month\nEmails | 1,000 | 9,000')],
    ['in the caption', table('Limit | Free | Pro\nEmails | 1,000 | 9,000', '<caption>Usage per month</caption>')],
  ])('finds the period %s', (_, html, limits = '1,000 emails a month') => {
    expect(outcome(limits, html)).toBe('confirmed');
  });
  it.each([
    ['another period', '1,000 emails a day', cards('1,000 emails a month')],
    ['no period', '1,000 emails a month', cards('1,000 emails')],
    ['a period of the price', '1,000 emails a month', cards('1,000 emails', '', '$0 a month')],
    ['a period of the heading', '1,000 emails a month', `<h2>Monthly plans</h2>${cards('1,000 emails')}`],
    ['a scope', '5 GB storage', cards('5 GB storage per project')],
    ['no scope', '5 GB storage per project', cards('5 GB storage')],
    ['another scope', '5 GB storage per project', cards('5 GB storage per user')],
    ['a scope beside the period', '1,000 emails a day', cards('1,000 emails per day and domain')],
  ])('confirms nothing by %s', (_, limits, html) => {
    expect(outcome(limits, html)).toBe('link_ok');
  });
});

describe('rule 2: free must still be free', () => {
  const HOBBY = entry('5 GB storage; 3 users', { tier: 'Hobby' });
  const at = (price: string) => verdict(cards('5 GB storage, 3 users', '', price, 'Hobby'), HOBBY).outcome;
  it.each(['$0', '0 €', 'Free', 'Free forever', '$0 / month', 'Costs nothing'])('confirms at %s', (price) => {
    expect(at(price)).toBe('confirmed');
  });
  it('confirms where a paragraph about it states the price and its column none', () => {
    const columns = table('Limit | Hobby | Pro\nStorage | 5 GB | 9 GB\nUsers | 3 | 9');
    expect(verdict(`<p>Hobby is free of charge.</p>${columns}`, HOBBY).outcome).toBe('confirmed');
    expect(verdict(columns, HOBBY).outcome).toBe('link_ok');
  });
  it.each([
    '',
    'Free for 30 days, then $8',
    '$0 for the first year',
    '$0 (legacy)',
    '$0, closed to new customers',
    'Free trial',
    'Waitlist',
    'Free SSL',
    '$0 per GB',
    'Custom',
    '$0 a month for 14 days',
    '$0</p><p>Until 31 December 2027',
    '$0 after a deposit of $50',
    '<span>$0</span><span>€4</span>',
    '5% of each sale',
    '$0 with code WELCOME',
    '$0 today, $12 from next year',
    '$0 – for classrooms',
  ])('does not confirm at "%s"', (price) => {
    expect(at(price)).not.toBe('confirmed');
  });
  it('needs no price at a column that is called free', () => {
    expect(outcome('5 GB storage', table('Limit | Free | Paid\nStorage | 5 GB | 50 GB\nPay-as-you-go | – | ✓'))).toBe(
      'confirmed',
    );
  });
  it.each([
    ['Plan | Price | Storage | When exceeded\nFree | $0 | 5 GB | Warning, then blocked', 'confirmed'],
    ['Plan | Price | Storage | Use\nFree | $0 | 5 GB | Warning, then blocked', 'link_ok'],
    [' | Free | Pro\nPrice | $0 | $9\nStorage | 5 GB | 50 GB\nDuration | No limit | No limit', 'confirmed'],
    [' | Free | Pro\nPrice | $0 | $9\nStorage | 5 GB | 50 GB\nPayment | Not needed | Card', 'confirmed'],
  ])('understands a cell by what its line is about', (rows, expected) => {
    expect(outcome('5 GB storage', table(rows))).toBe(expected);
  });
  it.each(['—', 'Custom', 'n/a'])('takes no name for a price where the cell for the price says "%s"', (price) => {
    expect(outcome('5 GB storage', table(` | Free | Pro\nPrice | ${price} | $9\nStorage | 5 GB | 50 GB`))).toBe(
      'link_ok',
    );
  });
  it('tells how long a plan lasts from how long its data are kept', () => {
    const page = (row: string) => table(` | Free | Pro\nPrice | $0 | $9\n${row} | 7 days | 1 year`);
    expect(outcome('7 days log retention', page('Log retention'))).toBe('confirmed');
    expect(outcome('7 days log retention', cards('7 days log retention') + page('Duration'))).not.toBe('confirmed');
  });
  it.each([
    ['Legacy plans', 'link_ok'],
    ['Prices of a competitor', 'link_ok'],
    ['Prices of a rival', 'link_ok'],
    ['Prices of a reseller', 'link_ok'],
    ['Add-on to all', 'link_ok'],
    ['Addons', 'link_ok'],
    ['What do they cost?', 'confirmed'],
    ['See what Acme charges', 'confirmed'],
  ])('reads the heading above the plans: %s: %s', (heading, expected) => {
    expect(outcome('5 GB storage', `<h2>${heading}</h2>${cards('5 GB storage')}`)).toBe(expected);
  });
  it.each([
    '<p>The Free plan is closed to new customers.</p>',
    '<p>* Free for the first 12 months, then $8 a month.</p>',
    '<p><sup>1</sup> For accounts opened before 2024.</p>',
    '<p>From 1 May the Free plan costs $5.</p>',
    '<p>We no longer sell the Free plan.</p>',
  ])('reads %s beside the plan', (text) => {
    expect(outcome('5 GB storage', cards('5 GB storage') + text)).not.toBe('confirmed');
  });
});

describe('rule 3: the own card or column first', () => {
  const OWN = cards('3 users');
  it.each([
    ['prose without the tier', `${OWN}<p>You get 5 GB storage.</p>`],
    ['a testimonial', `${OWN}<blockquote>We keep 5 GB storage there.</blockquote>`],
    ['what a customer tells', `${OWN}<blockquote>I keep 5 GB storage on the Free plan.</blockquote>`],
    ['news of the past', `${OWN}<h2>Blog</h2><p>The Free plan has 5 GB storage.</p>`],
    [
      'another vendor’s column',
      table(' | Acme Pro | Zenith Free\nPrice | $9 | $0\nStorage | 50 GB | 5 GB\nUsers | 9 | 3'),
    ],
    ['noscript', `${OWN}<noscript><p>The Free plan has 5 GB storage.</p></noscript>`],
    ['another plan’s card', cards('3 users', '5 GB storage')],
    ['another plan’s column', table(' | Free | Pro\nPrice | $0 | $9\nStorage | – | 5 GB\nUsers | 3 | 3')],
    [
      'script data of another plan',
      `${OWN}<script type="application/json">{"name":"Pro","text":"5 GB storage"}</script>`,
    ],
    ['a struck figure', cards('3 users and <s>5 GB storage</s>')],
  ])('does not confirm by %s', (_, html) => {
    expect(verdict(html).outcome).not.toBe('confirmed');
  });
  it.each([
    [
      'a sentence that lists what the plan has',
      '<h2>Free</h2><p>The Free plan of Acme has 5 GB storage and 3 users.</p>',
    ],
    [
      'embedded data where the page shows no plan',
      `<script type="application/ld+json">${JSON.stringify({
        '@type': 'Product',
        offers: [{ name: 'Free', price: '0', priceCurrency: 'USD', description: '5 GB storage and 3 users' }],
      })}</script>`,
    ],
  ])('confirms by %s', (_, html) => {
    expect(verdict(html).outcome).toBe('confirmed');
  });
});

describe('rules 4 and 6: what an amount is, and elimination', () => {
  it.each([
    'from 5 GB storage',
    '5+ GB storage',
    '2 to 5 GB storage',
    '✗ 5 GB storage',
    '5 GB storage for 2 weeks',
    '5 GB storage for $3',
    '5 GB storage (coming in March)',
    '5 GB storage in test mode',
    '5 GB storage from the 2nd year',
    '5 GB storage, then 1 GB',
  ])('%s is no amount of the plan', (text) => {
    expect(outcome('5 GB storage', cards(text))).toBe('link_ok');
  });
  it.each([
    ['10 feature flags', '10 roles'],
    ['10,000 monthly active users', '10,000 weekly active users'],
    ['30 days log retention', '30 days backup retention'],
    ['600 participant minutes a month', '600 recording minutes a month'],
    ['10 projects', '10 paused projects'],
    ['10 MB storage', '10 MB storage per file'],
    ['100 GB bandwidth a month', '100 GB bandwidth per site</p><p>100 GB bandwidth per month'],
    ['3 minutes check interval', 'Every 3 minutes'],
    ['30,000 map tile requests a month', '30,000 vector tile requests a month'],
    ['5 GB storage', '5 GB bandwidth'],
    ['7 days analytics retention', '7 days of trial'],
  ])('%s are not %s', (limits, text) => {
    expect(outcome(limits, cards(text))).toBe('link_ok');
  });
  it.each([
    ['5 GB storage', '5 GB included'],
    ['100 GB bandwidth a month', '100 GB egress per month'],
    ['10,000 records per table', 'Records per table: 10,000'],
    ['5 GB storage', 'Always free: 5 GB storage'],
    ['10 MB file size', 'File uploads: 10 MB per file'],
    ['10 GB storage', '10 GB storage / month'],
    ['3 minutes check interval', 'Checks every 3 minutes'],
    ['50,000 lines of code', 'Up to 50,000 lines of code'],
    ['1 user', 'One person and a parrot</p><p>1 user'],
    ['100 GB bandwidth a month', '100 GB bandwidth</p><p>100 GB bandwidth per month'],
    ['30,000 tile requests a month', '30,000 vector tile requests a month'],
    ['7 days analytics retention', '7 days of analytics'],
    ['100 credits a month', '100 credits / monthly'],
  ])('%s may be %s', (limits, text) => {
    expect(outcome(limits, cards(text, 'Support'))).toBe('confirmed');
  });
});

describe('rule 5: prices of other plans', () => {
  it.each([
    ['$9', '$9', 'confirmed'],
    ['$19', '$9', 'link_ok'],
    ['$1,200', '$ 1200', 'confirmed'],
    ['€9', '9 €', 'confirmed'],
    ['€9', '$9', 'link_ok'],
    ['$19', '19€', 'link_ok'],
  ])('checks %s in the description against %s on the page', (price, shown, expected) => {
    const read = entry('5 GB storage', { description: `A free plan, and Pro at ${price} a month.` });
    expect(
      verdict(
        cards('5 GB storage').replace('$9', () => shown),
        read,
      ).outcome,
    ).toBe(expected);
  });
});

describe('rule 8: changes', () => {
  it('names the limit before and after, the direction and the quotation', () => {
    const page = table(' | Free | Pro\nPrice | $0 | $9\nBadge | required | no\nMessages per day | 500 | 9,000');
    expect(verdict(page, entry('1,000 messages a day'))).toMatchObject({
      outcome: 'changed',
      found: 'The page states 500 messages a day, was 1,000 messages a day.',
      replaced: [
        {
          old: '1,000 messages a day',
          now: '500 messages a day',
          direction: 'reduced',
          quote: 'Free: Messages per day: 500',
        },
      ],
    });
  });
  it.each([
    ['a sum', '30 build minutes a month', '15 + 15 build minutes a month'],
    ['a worked example', '10,000,000 events a month', 'Example: 12M events a month'],
    ['a unit price', '1,000,000 requests a month', '$0.20 per 1,000 requests'],
    ['another period', '1,000 messages a day', '500 messages a month'],
    ['two amounts', '5 GB storage', '1 GB storage. 2 GB storage'],
    ['a plan that ends', '5 GB storage', '1 GB storage</p><p>Until May we say so'],
  ])('%s is none', (_, limits, text) => {
    expect(outcome(limits, cards(text))).toBe('link_ok');
  });
  it('is none on a page of another product', () => {
    const read = { ...entry('5 GB storage'), vendor: { name: 'Acme Queues', former_names: [] } };
    const page = `<h2>Acme Objects</h2>${table('Limit | Free | Paid\nStorage | 1 GB | 9 GB')}<h2>Acme Queues</h2>${table('Limit | Free | Paid\nMessages | 9 | 90')}`;
    expect(verdict(page, read).outcome).toBe('link_ok');
  });
  it('is none by the free plan of a product that the tier does not name', () => {
    const page = `<h2>Logs</h2>${cards('5 GB storage')}<h2>Traces</h2>${cards('9 GB storage')}`;
    expect(verdict(page, entry('5 GB storage', { tier: 'Logs Free' })).outcome).toBe('confirmed');
    for (const tier of ['Metrics Free', 'Traces Free'])
      expect(verdict(page, entry('5 GB storage', { tier })).outcome).not.toBe('confirmed');
  });
  it('is one in a second table of limits, where one table has prices', () => {
    const page = `<h2>Plans</h2>${table('Plan | Price\nFree | $0\nPro | $9/month')}<h2>Limits</h2>${table('Plan | Emails per day\nFree | 50\nPro | 900')}`;
    expect(outcome('100 emails a day', page)).toBe('changed');
  });
  it('is a free plan that is gone from the plans of a page', () => {
    const page =
      '<div><div><h3>Basic</h3><p>$5/month</p><p>5 GB storage</p></div><div><h3>Pro</h3><p>$9/month</p><p>50 GB storage</p></div></div>';
    expect(verdict(page, entry('5 GB storage'))).toMatchObject({
      outcome: 'changed',
      ended: { quote: 'Basic: $5/month; Pro: $9/month' },
    });
    expect(verdict(`${page}<p>There is a free plan as well.</p>`, entry('5 GB storage')).outcome).toBe('link_ok');
  });
  it.each([
    ['On March 3, 2027 our free plan will be discontinued.', '2027-03-03'],
    ['We no longer offer a free tier.', undefined],
    ['Acme ended its free plan.', undefined],
  ])('is the end of the free plan: %s', (sentence, date) => {
    expect(verdict(`<p>${sentence}</p>`).ended).toEqual({ quote: sentence, ...(date !== undefined && { date }) });
  });
});

describe('what is not understood does not confirm', () => {
  it.each([
    '5 GB storage in the EU',
    '5 GB archived storage',
    '5 GB storage shared by all workspaces',
    '5 GB storage on request',
    'Staging: 5 GB storage',
    '5 GB storage a day for nothing',
  ])('a word beside the amount: %s', (text) => {
    expect(outcome('5 GB storage', cards(text))).toBe('link_ok');
  });
  it.each([
    'For members of our circle',
    'Not on our menu any longer',
    'Queue for a place: 4,100 names',
    'Handed out by our sales team',
    'Access: not available',
    'For trying things out, 30 days',
    '10 GB of logs, then $12 per month',
  ])('a part of the card that is no price, amount or feature: %s', (text) => {
    expect(outcome('5 GB storage', cards(`5 GB storage</p><p>${text}`))).toBe('link_ok');
  });
  it.each([
    'Community support',
    'For side projects',
    'No credit card required',
    'Get started',
    'Backups, SSO, HTTPS',
    'Backups: not available',
    'Credit card required: no',
  ])('and a feature of the card is understood: %s', (text) => {
    expect(outcome('5 GB storage', cards(`5 GB storage</p><p>${text}`))).toBe('confirmed');
  });
  it.each(['Open for sign-up | No | Yes', 'Suited to | Staff only | Teams'])(
    'a row that tells who may have the plan: %s',
    (row) => {
      expect(outcome('5 GB storage', table(` | Free | Pro\nPrice | $0 | $9\nStorage | 5 GB | 50 GB\n${row}`))).toBe(
        'link_ok',
      );
    },
  );
  it.each([
    ['its name', cards('5 GB storage', '50 GB', '$0', 'Free in the EU')],
    ['the heading above it', `<h2>Plans, archived page</h2>${cards('5 GB storage')}`],
    ['a sentence about it', `${cards('5 GB storage')}<h2>More</h2><p>The Free plan is laid to rest.</p>`],
    ['an answer', `${cards('5 GB storage')}<h2>Is the Free plan a trial?</h2><p>It ends with your first year.</p>`],
    ['a sentence beside it', `${cards('5 GB storage')}<p>We take nobody on until spring.</p>`],
    ['the name of somebody above it', `<h1>What Bolt charges</h1>${cards('5 GB storage')}`],
    ['a name that is struck', cards('5 GB storage', '50 GB', '$0', '<s>Free</s>')],
    ['raised cents', cards('5 GB storage', '50 GB', '$0<sup>99</sup>')],
    ['a time beside the price', cards('5 GB storage', '50 GB', '$0 <small>14 days</small>')],
    [
      'data of the plan with a price',
      `${cards('5 GB storage')}<script type="application/ld+json">{"name":"Free","price":"9"}</script>`,
    ],
    [
      'a line of its own place',
      `${cards('Storage: none')}${table(' | Free | Pro\nPrice | $0 | $9\nStorage | 5 GB | 50 GB')}`,
    ],
    [
      'another rate in its own place',
      `${cards('5 GB storage per user')}${table(' | Free | Pro\nPrice | $0 | $9\nStorage | 5 GB | 50 GB')}`,
    ],
  ])('%s', (_, html) => {
    expect(outcome('5 GB storage', html)).not.toBe('confirmed');
  });
});

describe('what holds for all of a page', () => {
  it.each([
    'New sign-ups are paused.',
    'We are full at the moment.',
    'Acme is shutting down.',
    'We are moving to paid plans only.',
    'Amounts are per year.',
    'Limits shown are those of the paid plans.',
    'All plans end after 30 days.',
    'This is a demo page; the figures are made up.',
    'Every account pays a platform fee of $29 a month.',
    'Only in the first three months after signing up; less thereafter.',
  ])('does not confirm below: %s', (text) => {
    expect(outcome('5 GB storage', `${cards('5 GB storage')}<h2>Notes</h2><p>${text}</p>`)).toBe('link_ok');
  });
  it.each([
    ['Can new customers choose Free?', 'No.'],
    ['Is Free really free?', 'No.'],
    ['Do I have to pay for Free?', 'Yes, $3.'],
    ['Where is Free available?', 'In Norway.'],
    ['How long can I stay?', '45 days.'],
    ['What is the limit after the first month?', 'A tenth.'],
  ])('does not confirm beside the answer: %s %s', (question, answer) => {
    expect(outcome('5 GB storage', `${cards('5 GB storage')}<h3>${question}</h3><p>${answer}</p>`)).toBe('link_ok');
  });
  it.each([
    ['Is Free a trial?', 'No. It has no end date.'],
    ['May I use Free at work?', 'Yes, as long as you stay within its amounts.'],
    ['Do I need a card?', 'You may stay on Free for as long as you wish.'],
    ['Does Free run out?', 'No.'],
    ['How long can I stay?', 'There is no time limit.'],
    ['What happens after 500 messages on Free?', 'Sending stops until the month ends.'],
    ['What is a GB?', 'A thousand MB.'],
  ])('and confirms beside the answer: %s %s', (question, answer) => {
    expect(outcome('5 GB storage', `${cards('5 GB storage')}<h3>${question}</h3><p>${answer}</p>`)).toBe('confirmed');
  });
  it.each(['8 $ / month', '8,00 € / mois', '80 kr', 'Eight dollars a month', 'Free to try'])(
    'does not confirm what has this where the other plan has its price: %s',
    (price) => {
      expect(outcome('5 GB storage', cards('5 GB storage', '50 GB', price))).toBe('link_ok');
    },
  );
});

describe('whose plan a sentence is about', () => {
  it.each([
    ["the vendor's own", 'Acme has a Free plan at $0 with 5 GB storage.', 'confirmed'],
    ["a rival's", 'Sendwell has a Free plan at $0 with 5 GB storage.', 'link_ok'],
    [
      "a rival's, with its price beside it",
      'Sendwell has a Free plan at $0 with 5 GB storage. Pro is bigger.',
      'link_ok',
    ],
    ["a rival's, below its number in a list", '<h2>1. Sendwell</h2><p>The Free plan ($0) has 5 GB storage.', 'link_ok'],
    ["the vendor's, below a number", '<h2>1. Storage</h2><p>The Free plan ($0) has 5 GB storage.', 'confirmed'],
  ])('%s: %s is %s', (_, text, expected) => {
    expect(outcome('5 GB storage', `<p>Acme tells of storage.</p><p>${text}</p>`)).toBe(expected);
  });
});

describe('other verdicts', () => {
  const GONE =
    '<div><div><h3>Basic</h3><p>$5/month</p><p>5 GB storage</p></div><div><h3>Pro</h3><p>$9/month</p><p>50 GB storage</p></div></div>';
  it.each([
    ['a programme', 'startup', '$5,000 credit once', '$5,000 in credits', 'confirmed, 1 of 1 found'],
    ['a programme', 'startup', '$5,000 credit once', '$1,000 in credits', 'link_ok, 0 of 1 found'],
    ['a programme', 'startup', '5 GB storage; 3 users', '5 GB storage', 'link_ok, 1 of 2 found'],
    ['a programme without limits', 'startup', '', 'Acme for free', 'link_ok, 0 of 0 found'],
    ['an offer to all', 'public', '$5,000 credit once', '$5,000 in credits', 'link_ok, 0 of 1 found'],
  ] as const)('judges %s by its grant: %s, "%s" by "%s": %s', (_, type, limits, grant, expected) => {
    const read = entry(limits, { tier: 'Startup programme', eligibility: { type, conditions: [] } });
    const { outcome: is, figures } = verdict(`<h2>Acme for startups</h2><p>Startups get ${grant}.</p>`, read);
    const found = figures.filter(({ finding }) => finding === 'found').length;
    expect(`${is}, ${found} of ${figures.length} found`).toBe(expected);
  });
  const MAILBOX = '<p>Acme is free. A throwaway mailbox for signing up anywhere.</p>';
  it.each([
    ['what it is, and that it is free', MAILBOX, 'confirmed'],
    ['no price', '<p>A throwaway mailbox for signing up anywhere.</p>', 'states_no_price'],
    ['something else', '<p>Acme is free. A calendar for signing up anywhere.</p>', 'link_ok'],
    ['its words in pieces', '<p>Acme is free.</p><p>Throw</p><p>away mail</p><p>box sign</p><p>ing</p>', 'link_ok'],
    ['its words on its own card', cards('Throwaway mailbox</p><p>Forums', 'Support'), 'confirmed'],
    ['its words on the card of another plan', cards('Support', 'Throwaway mailbox</p><p>Forums'), 'link_ok'],
    ['another plan beside it', `${MAILBOX}<h2>Pro</h2><p>Better</p>`, 'link_ok'],
    ['a sentence about another plan', `${MAILBOX}<p>Pro plan: 50 GB.</p>`, 'confirmed'],
    ['a price beside it', `${MAILBOX}<p>$9 a month</p>`, 'link_ok'],
    [
      'a price in data of no plan',
      `${MAILBOX}<script type="application/json">{"b":{"text":"$9 a month"}}</script>`,
      'confirmed',
    ],
  ])('judges an entry without limits by %s', (_, html, expected) => {
    const read = entry('', { description: 'Throwaway mailbox for signing up to forums, free.' });
    expect(verdict(html, read).outcome).toBe(expected);
  });
  it.each([
    ['is not free', 'Throwaway mailbox for signing up to forums.'],
    [
      'is described by other words first',
      'Hosted engines, nightly backups, private networks, several regions: free throwaway mailbox for signing up.',
    ],
  ])('confirms no entry without limits that %s', (_, description) => {
    expect(verdict(MAILBOX, entry('', { tier: 'Solo', description })).outcome).toBe('link_ok');
  });
  it.each([
    [
      '<title>Bolt</title><p>5 GB storage for free</p>',
      'link_ok, does_not_name_vendor: The page does not name the vendor.',
    ],
    [
      '<title>Acme</title><p>Hello</p>',
      'states_no_price, states_no_terms: The page states neither free terms nor prices.',
    ],
    [
      '<title>Acme</title><p>$9 a month</p>',
      'link_ok, states_no_amount: The page states none of the 2 limits of the entry for its tier.',
    ],
    [
      `<title>Acme</title>${cards('5 GB storage')}`,
      'link_ok, ok: The page states 1 of the 2 limits of the entry for its tier.',
    ],
    [`<title>Acme</title>${cards('5 GB storage, 3 users')}`, 'confirmed, ok: null'],
    [
      `<title>Acme</title>${cards('5 GB storage, 2 users')}`,
      'changed, states_no_amount: The page states 2 users, was 3 users.',
    ],
    [
      '<title>Acme</title><p>We no longer offer a free tier.</p>',
      'changed, states_no_terms: The page says that these terms end or have ended.',
    ],
  ])('by %s: %s', (html, expected) => {
    const { outcome, source_check, found } = pageVerdict(STORAGE, htmlText(html, ADDRESS), ADDRESS);
    expect(`${outcome}, ${source_check}: ${found}`).toBe(expected);
  });
  it('says that an entry without limits has none to compare', () => {
    expect(verdict('<p>Hello, free of charge</p>', entry(''))).toMatchObject({
      outcome: 'link_ok',
      source_check: 'ok',
      found: 'The page names the vendor; the entry has no limits to compare.',
    });
  });
  it('keeps what was found of each limit and of each price of others', () => {
    const description =
      'Free at $0 or $0.00 with $1,000 credit; at $0.50, $19 and $1,900, $2 per user and $2.05 per call.';
    const read = entry('$1,000 credit a month; 3 users ($2 per extra user)', { description });
    const { figures } = verdict(`${cards('3 users')}<p>Basic: $0.50, Max: $19, Team: $1900.00, 25 users</p>`, read);
    expect(figures.map(({ figure, finding }) => `${figure}: ${finding}`)).toEqual([
      '$1,000 credit a month: absent',
      '3 users ($2 per extra user): found',
      '$0.50: found',
      '$19: found',
      '$1,900: found',
      '$2: absent',
      '$2.05: absent',
    ]);
  });
  it('finds no figure on a page that does not name the vendor', () => {
    const page = htmlText('<title>Bolt</title><p>The Free plan has 5 GB storage.</p>', ADDRESS);
    expect(pageVerdict(entry('5 GB storage'), page, ADDRESS).figures).toMatchObject([{ finding: 'absent' }]);
  });
  it.each([
    ['Sandbox', cards('5 GB storage', '50 GB storage', '$0', 'Sandbox'), 'confirmed'],
    ['Sandbox', cards('5 GB storage', '50 GB storage', '$0 with Pro', 'Sandbox'), 'link_ok'],
    ['Sandbox', '<p>The Sandbox has 5 GB storage.</p>', 'confirmed'],
    ['Sandbox', '<p>The Sandbox has 5 GB storage. Handed out by your manager.</p>', 'link_ok'],
    ['Sandbox', '<dl><dt>Sandbox – $0</dt><dd>5 GB storage. Handed out by us.</dd></dl>', 'link_ok'],
    ['Free', cards('500 emails once</p><p>5 GB storage'), 'confirmed'],
    ['Sandbox', `${cards('Support', 'More', '$5', 'Sandbox')}<p>The Sandbox has 5 GB storage.</p>`, 'link_ok'],
    ['Hobby', `${cards('Support', '', '$0', 'Hobby')}${table(' | Hobby | Pro\nStorage | 5 GB | 50 GB')}`, 'confirmed'],
    ['Hobby', '<h2>Hobby</h2><p>A place to play</p>', 'link_ok'],
    [
      'Nest',
      cards('5 GB storage</p><p>With Nest you get an account and a plan of your', 'More', '$0', 'Nest'),
      'confirmed',
    ],
    ['Free', '<h2>Pro</h2><p>$9 a month</p><h2>More</h2><p>The Free plan has 5 GB storage.</p>', 'confirmed'],
    ['Free', '<script type="application/json">{"name":"Free","price":"0","text":"5 GB storage"}</script>', 'confirmed'],
    ['Retired plan', cards('5 GB storage'), 'link_ok'],
    ['Paid', cards('5 GB storage'), 'link_ok'],
  ])('judges the tier %s by its own plan, by %s: %s', (tier, html, expected) => {
    expect(verdict(html, entry('5 GB storage', { tier })).outcome).toBe(expected);
  });
  it.each([
    ['one plan alone', '<div><div><h3>Basic</h3><p>$5/month</p></div><div><h3>Note</h3><p>5 GB</p></div></div>', {}],
    ['plans, where the tier is not free', GONE, { tier: 'Gold', description: '5 GB' }],
    ['plans, where the tier is a trial', GONE, { tier: 'Free trial' }],
    ['plans, where the tier has a price', GONE, { tier: 'Paid' }],
    ['plans beside that of the tier, without its price', `<h2>Hobby</h2><p>Play</p>${GONE}`, { tier: 'Hobby' }],
    ['plans, one of them with a price', '<h2>Basic</h2><p>$5/month</p><h2>Pro</h2><p>50 GB storage</p>', {}],
    [
      'prices in data',
      '<script type="application/json">[{"name":"Basic","price":"$5 a month"},{"name":"Pro","price":"$9 a month"}]</script>',
      {},
    ],
    ['plans beside a price of nothing', `${GONE}<p>From 0 €</p>`, {}],
    ['plans beside a price of nothing in dollars', `${GONE}<p>From $0</p>`, {}],
  ])('finds no free plan gone by %s', (_, html, more) => {
    expect(verdict(html, entry('5 GB storage', more)).ended).toBeNull();
  });
  it.each(['', '<p>Is there a free plan?</p>', '<p>Free trial</p>', '<p>$0.50 per GB</p>'])(
    'finds the free plan gone beside "%s"',
    (text) => {
      expect(verdict(GONE + text, entry('5 GB storage')).ended?.quote).toBe('Basic: $5/month; Pro: $9/month');
    },
  );
  it.each([
    ['Acme pricing', 'Acme', 'Basic: $5/month; Pro: $9/month'],
    ['Choose your plan', 'Acme', 'Basic: $5/month; Pro: $9/month'],
    ['Acme', 'Every tier', 'Basic: $5/month; Pro: $9/month'],
    ['Acme', 'Acme', undefined],
  ])('finds it gone only on a page of prices: "%s", "%s"', (title, heading, quote) => {
    const page = htmlText(`<title>${title}</title><h1>${heading}</h1>${GONE}<p>Our plans of Acme</p>`, ADDRESS);
    expect(pageVerdict(entry('5 GB storage'), page, ADDRESS).ended?.quote).toBe(quote);
  });
  it.each([
    ['Hobby', cards('5 GB storage', '', '$3/month', 'Hobby'), 'Hobby: $3/month; Pro: $9/month'],
    ['Free', table(' | Basic $5 | Pro $9\nStorage | 5 GB | 50 GB'), 'Basic $5; Pro $9'],
  ])('finds the free plan %s sold', (tier, html, quote) => {
    expect(verdict(html, entry('5 GB storage', { tier })).ended?.quote).toBe(quote);
  });
  it.each([cards('5 GB storage, 3 users'), cards('1 GB storage'), '<p>The free plan was discontinued.</p>'])(
    'neither confirms nor changes by a page that names only the company: %s',
    (html) => {
      const read = { ...STORAGE, vendor: { name: 'Acme Cloud', former_names: [] } };
      const expected = { source_check: 'does_not_name_product', replaced: [], ended: null };
      const found = 'The page names the company, not the product.';
      expect(verdict(html, read)).toMatchObject({ ...expected, outcome: 'link_ok', found });
    },
  );
});

it('leaves a table below the price of another plan to that plan', () => {
  const section = (name: string, price: string, amount: number) =>
    `<section><h2>${name}</h2><p>${price}</p><table><tr><th>Service</th><th>Quota</th></tr><tr><td>Cats</td><td>${amount} requests a second</td></tr></table></section>`;
  const page = `${section('Free', '$0', 5)}${section('Rome', '$9 a month', 50)}`;
  expect(verdict(page, entry('5 requests a second')).outcome).toBe('confirmed');
});
