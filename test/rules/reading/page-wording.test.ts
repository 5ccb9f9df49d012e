import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { pageVerdict } from '../../../src/rules/reading/page-verdict.ts';

const ADDRESS = 'https://acme.example/pricing';

/** The outcome for the description of a free tier and the text of the page's free card, with the text of a paid one. */
function outcome(description: string, free: string, { pro = 'All you need', vendor = 'Acme', tier = 'Free' } = {}) {
  const html =
    `<title>Acme pricing</title><div><div><h3>${tier}</h3><p>$0</p><p>${free}</p></div>` +
    `<div><h3>Pro</h3><p>$9/month</p><p>${pro}</p></div></div>`;
  const entry = {
    vendor: { name: vendor, former_names: [] },
    offer: { category: 'Databases', tier, description: `Free: ${description}` },
  };
  return pageVerdict(entry, htmlText(html, ADDRESS), ADDRESS);
}

describe('one thing in other words', () => {
  it.each([
    ['150 checks a month', '150 validations per month'],
    ['5 machines', '5 monitored servers'],
    ['300 captures a month', '300 screenshots / month'],
    ['teams of 5 or fewer', 'Up to 5 users'],
    ['teams of up to 25', 'For a team of 25'],
    ['calls of up to 10 people', 'Calls of up to 10 participants'],
    ['100K API calls a month', '100k/month calls'],
    ['50 GB of storage a month', '50 GB/month storage'],
    ['unlimited users and three repositories', 'Unlimited users, three repos'],
    ['3 monitors and 1 status page', '3 monitors, 2 team members, 1 status page'],
    ['2 seats and 1 integration', '2 advanced seats, 1 integration'],
    ['unlimited storage', 'No storage limits'],
    ['as many as 100 URLs in one export', 'Up to 100 URLs per bulk export'],
  ])('confirms %s by %s', (description, free) => {
    expect(outcome(description, free).outcome).toBe('confirmed');
  });
});

describe('other terms in like words', () => {
  it.each([
    ['another amount', '150 checks a month', '300 validations per month', ''],
    ['another period', '150 checks a month', '150 validations per day', ''],
    ['another plan’s', '150 checks a month', 'For hobby use', '150 validations per month'],
    ['another plan’s beside its own', '5 machines', '2 monitored servers', '5 monitored servers'],
    ['a thing of its own', '5 machines', '5 monitored URLs', ''],
    ['a role of its own', '10 people', '10 viewers', ''],
    ['another unit', '50 GB of storage a month', '50 MB/month storage', ''],
    ['another thing after the period', '50 GB of storage a month', '50 GB/month traffic', ''],
    ['another period after a slash', '100K API calls a month', '100k/day calls', ''],
    ['a thing by name with another amount', '100 checks a month', '50 checks and 100 validations per month', ''],
    ['unlimited denied', 'unlimited highlights', 'No unlimited highlights', ''],
    ['the storage denied', 'unlimited storage', 'No storage', ''],
    [
      'a number in a list of unlimited things',
      'unlimited users and unlimited repositories',
      'Unlimited users, three repos',
      '',
    ],
    ['a number for unlimited', '1,000 users', 'Unlimited users', ''],
    ['a team of another size', 'teams of 5 or fewer', 'For teams of 3', ''],
    ['an amount per something else', '100 URLs a month', '100 URLs a month per project', ''],
    ['members of a paid plan', '10 GB of storage', 'For hobby use. Team members get 10 GB of storage', ''],
  ])('does not confirm %s', (_, description, free, pro) => {
    expect(outcome(description, free, { pro }).outcome).not.toBe('confirmed');
  });

  it('names no change where the amount is the same', () => {
    const verdict = outcome('1,000 requests a month', '1k requests/month per API');
    expect(verdict).toMatchObject({ outcome: 'link_ok', replaced: [] });
  });

  it('names no change where another limit is granted to something else', () => {
    const verdict = outcome('300 responses per survey', 'Up to 1000 responses in all, 9 surveys');
    expect(verdict.replaced).not.toContainEqual(expect.objectContaining({ now: '1000 responses' }));
  });

  it('names the amount in title case that replaces another', () => {
    expect(outcome('250 submissions a month', '300 Submissions per month').replaced).toMatchObject([
      { old: '250 submissions a month', now: '300 Submissions per month', direction: 'increased' },
    ]);
  });
});

describe('a table with plans as rows', () => {
  const table = (free: string, pro: string) =>
    '<title>Acme limits</title><table><tr><td>Plan</td><td>Price</td><td>Events/month</td><td>Concurrent steps</td></tr>' +
    `<tr><td>Hobby</td><td>$0</td>${free}</tr><tr><td>Pro</td><td>$9/month</td>${pro}</tr></table>`;
  const entry = {
    vendor: { name: 'Acme', former_names: [] },
    offer: {
      category: 'Databases',
      tier: 'Hobby',
      description: 'Hobby runs 100K events a month with 5 steps at once.',
    },
  };
  const read = (free: string, pro: string) => pageVerdict(entry, htmlText(table(free, pro), ADDRESS), ADDRESS).outcome;

  it('reads what a cell counts from its column', () => {
    expect(read('<td>100,000</td><td>5</td>', '<td>900,000</td><td>50</td>')).toBe('confirmed');
  });

  it.each([
    ['another plan’s row', '<td>10,000</td><td>2</td>', '<td>100,000</td><td>5</td>'],
    ['the other column', '<td>5</td><td>100,000</td>', '<td>50</td><td>900,000</td>'],
  ])('does not confirm by %s', (_, free, pro) => {
    expect(read(free, pro)).not.toBe('confirmed');
  });
});

describe('a vendor whose name is an ordinary word', () => {
  const entry = {
    vendor: { name: 'File.io', former_names: [] },
    offer: { category: 'Storage', tier: 'Free', description: 'Free: 2 GB of storage and 3 users.' },
  };
  const read = (title: string) =>
    pageVerdict(
      entry,
      htmlText(`<title>${title}</title><h2>Free</h2><p>2 GB of file storage</p><p>3 users per file</p>`, ADDRESS),
      ADDRESS,
    );

  it('is not named by the word in running text', () => {
    expect(read('Other plans')).toMatchObject({ outcome: 'link_ok', source_check: 'does_not_name_vendor' });
  });

  it('is named by its title', () => {
    expect(read('File.io plans').source_check).not.toBe('does_not_name_vendor');
  });
});
