import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { factsOf, pageVerdict } from '../../../src/rules/reading/page-verdict.ts';

const ADDRESS = 'https://acme.example/pricing';
const entry = (description: string, tier = 'Free') => ({
  vendor: { name: 'Acme', former_names: [] as readonly string[] },
  offer: { category: 'Databases', tier, description },
});
const STORAGE = entry('Hosted database. The free plan has 5 GB of storage and 3 users.');
const verdict = (html: string, read = STORAGE) =>
  pageVerdict(read, htmlText(`<title>Acme pricing</title>${html}`, ADDRESS), ADDRESS);
const cards = (free: string, pro: string) =>
  `<div><div><h3>Free</h3><p>$0</p><p>${free}</p></div><div><h3>Pro</h3><p>$9/month</p><p>${pro}</p></div></div>`;
const table = (free: readonly string[], pro: readonly string[]) =>
  `<table><tr><th></th><th>Free</th><th>Pro</th></tr><tr><td>Storage</td><td>${free[0]}</td><td>${pro[0]}</td></tr>` +
  `<tr><td>Users</td><td>${free[1]}</td><td>${pro[1]}</td></tr></table>`;

describe('what a page says about an offer', () => {
  it.each([
    [
      'in prose',
      '<p>The free plan has 5 GB of storage and 3 users.</p><p>The Pro plan has 50 GB of storage and 30 users.</p>',
    ],
    ['in cards', cards('5 GB storage and 3 users', '50 GB storage and 30 users')],
    ['in a table', table(['5 GB', '3'], ['50 GB', '30'])],
    [
      'in script data',
      '<p>Loading</p><script type="application/json">{"plans":[{"name":"Free","storage":"5 GB","users":3},{"name":"Pro","storage":"50 GB","users":30}]}</script>',
    ],
    ['in words and binary units', cards('5 GiB of storage for three users', '50 GB storage and 30 users')],
  ])('confirms figures %s', (_, html) => {
    expect(verdict(html)).toMatchObject({ outcome: 'confirmed', source_check: 'ok', found: null });
  });

  it.each([
    ['stand in another plan’s column', table(['1 GB', '1'], ['5 GB', '3'])],
    ['stand on another plan’s card', cards('All you need to start', '5 GB storage and 3 users')],
    ['are struck through', '<p>The free plan has <s>5 GB of storage and 3 users</s>.</p>'],
    ['are granted per project', cards('5 GB of storage per project and 3 users', '50 GB')],
    ['count something else', cards('5 GB of bandwidth and 3 projects', '50 GB')],
    ['are only partly there', cards('5 GB of storage', '50 GB')],
    ['are in a sentence about a paid plan', '<p>Try it free. On Pro you get 5 GB of storage and 3 users.</p>'],
    [
      'stand below a name that is no known plan',
      '<div><div><h3>Launch</h3><p>5 GB of storage, 3 users</p></div><div><h3>Orbit</h3><p>9 GB of storage</p></div></div>',
    ],
  ])('does not confirm figures that %s', (_, html) => {
    expect(verdict(html).outcome).not.toBe('confirmed');
  });

  it('does not confirm a page of another company', () => {
    const page = htmlText(`<title>Bolt pricing</title>${cards('5 GB storage and 3 users', '50 GB')}`, ADDRESS);
    expect(pageVerdict(STORAGE, page, ADDRESS)).toMatchObject({
      outcome: 'link_ok',
      source_check: 'does_not_name_vendor',
    });
  });

  it('names the old and the new figure, the direction and the quotation of a change', () => {
    expect(verdict(table(['1 GB', '3'], ['50 GB', '30']))).toMatchObject({
      outcome: 'changed',
      replaced: [{ old: '5 GB of storage', now: '1 GB', direction: 'reduced', quote: 'Free: Storage: 1 GB' }],
      figures: [{ finding: 'other_amount' }, { finding: 'found' }],
    });
  });

  it('takes another period for a change', () => {
    const requests = entry('The free plan serves 100 requests a month.');
    expect(verdict(cards('100 requests a day', '900 requests a day'), requests).outcome).toBe('changed');
  });

  it.each([
    ['On March 3, 2027 our free plan will be discontinued.', '2027-03-03'],
    ['We no longer offer a free tier.', undefined],
    ['The free plan was retired on 2026-10-01.', '2026-10-01'],
  ])('reads that the free tier ends: %s', (sentence, date) => {
    expect(verdict(`<p>${sentence}</p>`).ended).toEqual({ quote: sentence, ...(date !== undefined && { date }) });
  });

  it.each([
    '<p>Is the free plan being discontinued?</p>',
    '<p>The free plan will not be discontinued.</p>',
    '<p>Heroku’s free plan was discontinued.</p>',
    '<p>Your free trial ends after 14 days.</p>',
    '<section><h2>From the blog</h2><p>The free tier was retired elsewhere</p></section>',
    '<p>A new free tier is coming soon.</p>',
  ])('does not take for an end: %s', (html) => {
    expect(verdict(html).ended).toBeNull();
  });

  it.each([
    ['states_no_price', 'states_no_terms', '<p>A database for everyone, made with care.</p>'],
    ['link_ok', 'states_no_amount', '<p>Acme has a free plan for everyone.</p>'],
    ['link_ok', 'ok', cards('5 GB of storage', '50 GB')],
  ])('concludes %s and %s from what is missing', (outcome, source_check, html) => {
    expect(verdict(html)).toMatchObject({ outcome, source_check });
  });

  it('confirms an entry without figures by its tier and three of its first words', () => {
    const words = entry('Throwaway mailbox for signing up to forums, free.');
    expect(verdict('<p>A free throwaway mailbox for signing up anywhere.</p>', words).outcome).toBe('confirmed');
    expect(verdict('<p>A free calendar for signing up anywhere.</p>', words).outcome).toBe('link_ok');
  });
});

describe('the figures that a page must state', () => {
  const of = (tier: string, description: string, tierClass?: 'not free') =>
    factsOf({ category: 'Databases', tier, description, ...(tierClass && { tier_class: tierClass }) }).map(
      ({ figure, isFact }) => `${figure.text}${isFact ? '' : ', no fact'}`,
    );

  it.each([
    ['a trial, where the tier is one', 'Trial', 'A 14-day trial of Pro', undefined, ['14-day trial']],
    ['no trial, where the tier is none', 'Free', 'A 14-day trial of Pro', undefined, ['14-day trial, no fact']],
    ['a percentage, where the tier takes one', 'Standard', 'It takes 2% of sales', 'not free', ['2% of sales']],
    ['no percentage, where the tier is free', 'Free', 'It takes 2% of sales', undefined, ['2% of sales, no fact']],
    ['no percentage, where the tier is a trial', 'Trial', 'It takes 2% of sales', undefined, ['2% of sales, no fact']],
    [
      'no trial, where the tier is not free',
      'Standard',
      'A 14-day trial of Pro',
      'not free',
      ['14-day trial, no fact'],
    ],
    ['no price of another plan', 'Free', '5 GB. The Pro plan costs $9 a month', undefined, ['5 GB']],
    ['the price where the tier is not free', 'Standard', 'It costs $9 a month', 'not free', ['$9 a month, no fact']],
    ['an amount of another plan as no fact', 'Free', 'The Pro plan has 50 GB', undefined, ['50 GB, no fact']],
    ['a repeated figure once', 'Free', '5 users. That is 5 users. Not 7 users', undefined, ['5 users', '7 users']],
  ] as const)('are %s', (_, tier, description, tierClass, expected) => {
    expect(of(tier, description, tierClass)).toEqual(expected);
  });
});

describe('the verdict about a page', () => {
  const CLOUD = { ...STORAGE, vendor: { name: 'Acme Cloud', former_names: ['Apex'] } };
  const FOUND = cards('5 GB storage and 3 users', '50 GB storage and 30 users');

  it('has no figures of a page that does not name the vendor', () => {
    const page = htmlText(`<title>Bolt</title>${FOUND}`, ADDRESS);
    expect(pageVerdict(STORAGE, page, ADDRESS)).toMatchObject({
      found: 'The page does not name the vendor.',
      figures: [{ finding: 'absent' }, { finding: 'absent' }],
    });
  });

  it('confirms and changes nothing by a page that names only the company', () => {
    const expected = {
      outcome: 'link_ok',
      source_check: 'does_not_name_product',
      found: 'The page names the company, not the product.',
    };
    expect(verdict(FOUND, CLOUD)).toMatchObject(expected);
    expect(verdict(cards('1 GB storage', '50 GB'), CLOUD)).toMatchObject({ ...expected, replaced: [] });
    expect(verdict('<p>The free plan was discontinued.</p>', CLOUD)).toMatchObject({ ...expected, ended: null });
  });

  it.each(['Acme Cloud', 'Apex'])('is that the terms end where the page says so of %s', (name) => {
    const page = htmlText(`<title>Acme Cloud</title><p>${name} ended its free plan.</p>`, ADDRESS);
    expect(pageVerdict(CLOUD, page, ADDRESS)).toMatchObject({
      outcome: 'changed',
      source_check: 'states_no_terms',
      found: 'The page says that these terms end or have ended.',
    });
  });

  it('is that an amount has changed where the page states another', () => {
    expect(verdict(table(['1 GB', '3'], ['50 GB', '30']))).toMatchObject({
      source_check: 'states_no_amount',
      found: 'The page states 1 GB in place of 5 GB of storage.',
    });
  });

  const HOBBY = entry('5 GB of storage and 3 users.', 'Hobby');
  it.each([
    [
      'two figures outside of plans, with the tier',
      STORAGE,
      '<p>Free of charge</p><p>5 GB of storage</p><p>3 users</p>',
      'confirmed',
    ],
    [
      'one figure outside of plans',
      entry('5 GB of storage'),
      '<h2>Get free</h2><p>Free</p><h2>All</h2><p>5 GB of storage</p>',
      'link_ok',
    ],
    [
      'one figure of the tier and one outside of plans',
      STORAGE,
      '<p>The free plan has 5 GB of storage.</p><h2>All</h2><p>3 users</p>',
      'confirmed',
    ],
    ['figures without the name of the tier', HOBBY, '<p>5 GB of storage</p><p>3 users</p>', 'link_ok'],
    [
      'only a figure that is no fact',
      entry('It runs 200+ models'),
      '<p>The free plan runs 200+ models.</p>',
      'link_ok',
    ],
  ] as const)('of %s is as expected', (_, read, html, outcome) => {
    expect(verdict(html, read).outcome).toBe(outcome);
  });

  it.each([
    ['title', '<title>Acme: free of charge</title><p>5 GB of storage</p><p>3 users</p>'],
    [
      'description',
      '<title>Acme</title><meta name="description" content="Free of charge"><p>5 GB of storage</p><p>3 users</p>',
    ],
  ])('is confirmed by a tier that the %s names', (_, html) => {
    expect(pageVerdict(STORAGE, htmlText(html, ADDRESS), ADDRESS).outcome).toBe('confirmed');
  });

  const NONE = entry('Throwaway mailbox for signing up to forums.', 'Hobby');
  it.each([
    [
      'states neither free terms nor prices',
      HOBBY,
      '<p>Hello</p>',
      'states_no_terms',
      'The page states neither free terms nor prices.',
    ],
    [
      'strikes its price through',
      HOBBY,
      '<p>Hello</p><p><s>$9 a month</s></p>',
      'states_no_terms',
      'The page states neither free terms nor prices.',
    ],
    [
      'states a price',
      HOBBY,
      '<p>Hello</p><p>$9 a month</p>',
      'states_no_amount',
      'The page states none of the 2 figures of the entry for its tier.',
    ],
    [
      'says free',
      HOBBY,
      '<p>Hello</p><p>Free of charge</p>',
      'states_no_amount',
      'The page states none of the 2 figures of the entry for its tier.',
    ],
    [
      'names the tier',
      HOBBY,
      '<p>The hobby edition</p>',
      'states_no_amount',
      'The page states none of the 2 figures of the entry for its tier.',
    ],
    [
      'states one figure',
      HOBBY,
      '<p>5 GB of storage</p>',
      'ok',
      'The page states 1 of the 2 figures of the entry for its tier.',
    ],
    [
      'has no figures to compare',
      NONE,
      '<p>$9 a month</p>',
      'ok',
      'The page names the vendor; the entry has no figures to compare.',
    ],
  ] as const)('of a page that %s says so', (_, read, html, source_check, found) => {
    expect(verdict(html, read)).toMatchObject({ source_check, found });
  });
});
