import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { pageVerdict } from '../../../src/rules/reading/page-verdict.ts';

const ADDRESS = 'https://acme.example/pricing';
const entry = (description: string, tier = 'Free') => ({
  vendor: { name: 'Acme', former_names: [] },
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
