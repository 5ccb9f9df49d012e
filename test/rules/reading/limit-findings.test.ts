import { describe, expect, it } from 'vitest';
import { cards, entry, table, verdict } from './acme-page.ts';

/** What is found of each limit, in a card whose lines commas part, and in what follows it. */
const read = (limits: string, lines: string, after = '') =>
  verdict(cards(lines.replaceAll(', ', '</p><p>'), 'Support') + after, entry(limits));
const found = (...page: Parameters<typeof read>) => read(...page).figures.map(({ finding }) => finding);
const data = (text: string) => `<script type="application/json">{"name":"Free","text":"${text}"}</script>`;

describe('a limit is a figure of the plan', () => {
  it.each([
    ['unlimited projects', 'Unlimited projects'],
    ['unlimited emails a month', 'Unlimited emails'],
    ['100 emails a month', 'Each month you get:<ul><li>100 emails</li></ul>'],
    ['$5 credit once', '$5 credit'],
    ['$5 credit a month', '$5 voucher a month'],
    ['5 GB storage', '5 GiB storage'],
    ['5 GB storage per account', '5 GB storage'],
    ['5 GB storage', '5 GB storage per organisation'],
    ['1 GB storage per seat', '1 GB storage per user'],
    ['1 GB storage per user', 'Seat: 1 GB storage per user'],
    ['10,000 monthly active users', '10,000 monthly active users a month'],
    ['10 active user exports a month', '10 active user exports a month'],
    ['360 GB-hours provisioned memory a month', '360 GB-hours memory a month'],
    ['100 CU-hours compute a month', '100 CU-hours a month'],
    ['300 build minutes a month', '300 monthly minutes'],
    ['100 calls a month', '100 secure calls a month'],
    ['500 function calls a month', '500 calls a month'],
    ['5 GB files', '5 GB storage'],
    ['5 GB storage', '5 GB database storage'],
    ['5 GB file storage', '5 GB upload storage'],
    ['500 MB database', 'Database size: 500 MB'],
    ['500 emails a month', '500 messages a month'],
    ['0.5 GB storage', 'Storage (MB): 500'],
    ['10 concurrent builds', '10 parallel builds'],
    ['2 devices', 'On 2 devices'],
    ['3 seats', '3 dashboard seats'],
    ['5 GB storage', 'Data size: 5 GB'],
    ['100 GB bandwidth a month', '100 GB fast data transfer a month'],
    ['9 devices', '9 devices at a time'],
    ['9 MB max file size', '9 MB max file size for images'],
    ['5 MB file size', 'Uploads (5 MB per file)'],
    ['900 lines of private code', '900 lines of private code'],
    ['7 days log retention', 'Request log history: 7 days'],
    ['7 days event retention', 'Data retention: 7 days'],
    ['3 projects', '3 projects in total'],
    ['9 minutes check interval', 'Least interval between checks: 9 minutes'],
  ])('%s by %s', (limit, text) => {
    expect(found(limit, text)).toEqual(['found']);
  });
  it.each([
    ['of another period', 'unlimited emails a month', 'Unlimited emails a day'],
    ['without a period', '$5 credit a month', '$5 credit'],
    ['without a period, but of a credit', '3 emails once', '3 emails'],
    ['of all time', '9,000 requests a month', '9,000 requests in total'],
    ['without a thing', 'unlimited bandwidth', 'Unlimited'],
    ['of memory for a time', '100 hours compute a month', '100 GB-hours compute a month'],
    ['of things that are qualified', '9,000 requests a month', '9,000 blocked requests a month'],
    ['of things that are put away', '5 GB storage', '5 GB archive storage'],
    ['of another measure that has its name', '10,000 users', '10,000 monthly active users'],
    ['of one kind', '5 GB storage', '5 GB files'],
    ['of size, where nothing is stored', '5 GB bandwidth a month', 'Size: 5 GB bandwidth a month'],
    ['of time for another use', '100 CU-hours compute a month', '100 CU-hours of builds a month'],
    ['for some people', '5 GB storage', '5 GB student storage'],
    ['beside a word that is understood in part', '5 GB storage', 'Disk-bound: 5 GB storage'],
    ['of another size', '5 MB file size', '5 MB cache size'],
    ['of other material', '900 lines of private code', '900 lines of public code'],
    ['beside another period', '1,000 emails a month', 'Daily: 1,000 emails a month'],
    ['for one thing', '2 days log retention', '2 days of log retention for one task'],
    ['for each of a thing', '5 GB storage', '5 GB storage a function'],
    ['for each of several', '5 members per organization', '5 members, 100 organizations'],
    ['beside another credit', '$5 credit a month', '$5 credit a month, $9 spend a month'],
  ])('and no figure %s: %s by %s', (_, limit, text) => {
    expect(found(limit, text)).toEqual(['elsewhere']);
  });
  it.each([
    ['of another unit', '1,000 events a month', '1,000 events a month, 5 GB events a month'],
    ['of another thing', '500 runs a month', '500 runs a month, 90 scans a month'],
    ['of another kind', '1 GB file storage', '1 GB storage, 9 GB database storage'],
    ['at another rate', '1,000 emails a month', '1,000 emails a month, 100 emails a day'],
    ['of other units of use', '50 CU-hours compute a month', '50 CU-hours a month, 9 DCU-hours a month, 9 CUDA-hours a month'], // prettier-ignore
    ['for money', '$5 credit a month', '$5 credit a month, $9 credit card fee a month'],
    ['that are bounds, or equal and of nothing', '5 GB storage', '5 GB storage, from 2 GB storage, 5 GB a day'],
  ])('whatever others it has %s: %s by %s', (_, limit, text) => {
    expect(found(limit, text, data(`${limit} a week`))).toEqual(['found']);
  });
});

describe('several figures of the plan', () => {
  it.each([
    ['5 GB storage; 1 GB file storage', '5 GB storage, 1 GB file storage', 'found found'],
    ['500 emails a month; 500 messages a month', '500 a month included', 'elsewhere elsewhere'],
    ['500 users', '500 included', 'elsewhere'],
    ['5 projects (A); 5 projects (B); 5 users', '5 projects, 3 projects a day, 9 included, 5 users', 'elsewhere elsewhere found'], // prettier-ignore
    ['5 projects (A); 5 projects (B)', '5 projects, 5 projects', 'found found'],
    ['10 runs a day; 10 runs a month', '10 runs a day', 'found elsewhere'],
    ['3 users per project; 3 users per site', '3 users per project', 'found elsewhere'],
    ['5 users; 5 projects', '5 users', 'found elsewhere'],
    ['5 users; 5 users per account', '5 users', 'elsewhere elsewhere'],
    ['9 builds a day; 5 iOS builds a day; 9 monitors', '9 builds a day; of which 5 iOS builds a day, 9 monitors', 'found found found'], // prettier-ignore
    ['9 builds a day', '9 builds a day; of which 5 are free', 'elsewhere'],
  ])('of which each states one limit: %s by %s', (limits, text, findings) => {
    expect(found(limits, text).join(' ')).toBe(findings);
  });
  it.each([
    ['a line denies it', '5 GB storage', table(' | Free | Pro\nPrice | $0 | $9\nDisk | no | 5 GB'), 'elsewhere'],
    ['a line says more', '5 GB storage, Storage tips', '', 'found'],
    ['data state it beside nothing by name', '9 GB included', data('5 GB storage'), 'found'],
    ['data state it against the card', '9 GB storage', data('5 GB storage'), 'elsewhere'],
    ['prose states it alone', '3 users', '<p>You get 5 GB storage with our Free plan.</p>', 'found'],
    ['prose states it against the card', '9 GB storage a day', '<p>You get 5 GB storage with our Free plan.</p>', 'elsewhere'], // prettier-ignore
  ])('in several places: %s', (_, text, after, finding) => {
    expect(found('5 GB storage', text, after)).toEqual([finding]);
  });
  it.each([
    ['without its scope', 'The Free plan has 9 builds a month.'],
    ['without its period', 'The Free plan has 9 builds per site.'],
    ['as the end of use', 'On Free your sites are paused after 9 builds.'],
  ])('and a sentence states another amount %s', (_, text) => {
    expect(found('5 builds per site a month', '5 builds per site a month', `<p>${text}</p>`)).toEqual(['elsewhere']);
  });
  it.each([
    ['Directions', 'elsewhere'],
    ['Geocoding', 'found'],
  ])('in a table of ranges below the product %s', (product, finding) => {
    const heads = '<tr><th>Monthly requests</th><th>Price per 1,000</th></tr>';
    const ranges = table('Up to 9,000 | Free\n9,001 and more | $1.00', heads);
    const page = verdict(`<h2>${product}</h2>${ranges}`, entry('9,000 geocoding requests a month'));
    expect(page.figures).toMatchObject([{ finding }]);
  });
  it.each([
    ['90 GB bandwidth', 'elsewhere'],
    ['100 GB bandwidth', 'found'],
    ['90 GB bandwidth a day', 'found'],
  ])('of which another says %s, without the period', (text, finding) => {
    const columns = table(' | Free | Pro\nPrice | $0 | $9\nBandwidth | 100 GB a month | 1 TB a month');
    expect(found('100 GB bandwidth a month', text, columns)).toEqual([finding]);
  });
});

describe('another amount', () => {
  const ELSEWHERE =
    '<p>You get 2 GB storage with our Free plan.</p><p>The Free plan has 3 users.</p><h2>Pro plan</h2><p>5 GB storage.</p>';
  it.each([
    ['5 GB storage', '512 MiB storage', '512 MiB storage', 'reduced', ELSEWHERE],
    ['5 GB storage; 1 GB memory', '1 GB storage', '1 GB storage', 'reduced'],
    ['5 GB storage', '1 GB storage, We say much that is not to be understood', '1 GB storage', 'reduced'],
    ['0.5 GB storage per project', '0.0625 GB storage per project', '0.0625 GB storage per project', 'reduced'],
    ['60 minutes builds a month', '2 hours builds a month', '120 minutes builds a month', 'increased'],
    ['50% discount', '30% discount', '30% discount', 'reduced'],
    ['30 ms response time', '20 ms response time', '20 ms response time', 'reduced'],
    ['€100 credit once', '€50.50 credit', '€50.5 credit once', 'reduced'],
    ['unlimited projects', '10 projects', '10 projects', 'reduced'],
    ['10 projects', 'Unlimited projects', 'unlimited projects', 'increased'],
    ['5 projects', '1 project', '1 project', 'reduced'],
    ['1 project', '5 projects', '5 projects', 'increased'],
    ['2 repositories', '1 repository', '1 repository', 'reduced'],
    ['1 query a day', '9 queries a day', '9 queries a day', 'increased'],
    ['7 days log retention', '1 day log retention', '1 day log retention', 'reduced'],
    ['1 hour builds a month', '2 hours builds a month', '2 hours builds a month', 'increased'],
    ['$5 credit a month', '$9 credit a month', '$9 credit a month', 'increased'],
    ['2 VMs', '1 VM', '1 VM', 'reduced'],
  ])('of the plan changes the limit: %s by %s', (limits, text, now, direction, after = '') => {
    const { figures, replaced } = read(limits, text, after);
    expect([figures[0]?.finding, replaced]).toMatchObject(['other_amount', [{ now, direction }]]);
  });
  it.each([
    ['with a note in the entry', cards('1 GB storage'), '5 GB storage (files)'],
    ['in another currency', cards('€4 credit'), '$5 credit once'],
    ['of two products', `<h2>Logs</h2>${cards('1 GB storage')}<h2>Traces</h2>${cards('1 GB storage')}`],
    ['beside a bound', cards('1 GB storage</p><p>from 2 GB storage')],
    ['of a thing that is named more closely', cards('1 GB database storage')],
    ['of a thing that is named less closely', cards('1 GB storage'), '5 GB files'],
    ['of a plan that is closed', cards('1 GB storage', '', '$0, closed')],
    ['in another currency', cards('€9 credit'), '$5 credit once'],
    ['in a statement about two plans', `${cards('3 users')}<p>Free and Pro have 1 GB storage.</p>`],
  ])('%s changes nothing', (_, html, limits = '5 GB storage') => {
    expect(verdict(html, entry(limits)).replaced).toEqual([]);
  });
});

describe('a second reader quotes the page', () => {
  const by = (limit: string, text: string, quote: string, plan = 'Free', about = limit) =>
    verdict(cards(text, 'Support'), { ...entry(limit), quotations: [{ limit: about, quote, plan }] });
  it.each([
    ['of a thing without a measure', '10 projects', '10 workplaces for you', '10 workplaces  for you'],
    ['of no thing', '10 projects', '10 included', '10 included'],
    ['beside another thing', '5 GB storage', '5 GB oomph, 5 gizmos', '5 GB oomph, 5 gizmos'],
    ['beside another measure', '5 GB storage', '5 GB oomph, 9 GB memory', '5 GB oomph, 9 GB memory'],
  ])('for a limit %s', (_, limit, text, quote) => {
    expect(by(limit, text, quote, ' Free').figures[0]?.finding).toBe('found');
  });
  it.each([
    ['for another limit', '10 projects', '10 workplaces', '10 workplaces', 'Free', '9 projects'],
    ['of another plan', '10 projects', '10 workplaces', '10 workplaces', 'Pro'],
    ['that it does not have', '10 projects', '10 workplaces for you', '10 workplaces at hand'],
    ['of another amount', '10 projects', '20 workplaces', '20 workplaces'],
    ['of another period', '10 runs a month', '10 gizmos a day', '10 gizmos a day'],
    ['of another measure', '10 projects', '10 domains', '10 domains'],
  ])('in vain %s', (_, limit, text, quote, plan = 'Free', about = limit) => {
    const { figures, replaced } = by(limit, text, quote, plan, about);
    expect([figures[0]?.finding === 'found', replaced]).toEqual([false, []]);
  });
});

it('keeps the part of a long sentence around the figure', () => {
  const text = (lines: string) => read('5 GB storage', lines).figures[0]?.text;
  expect(text(`${'ab '.repeat(40)}5 GB storage: ${'yz '.repeat(40)}`)).toContain(
    `ab ${'ab '.repeat(10)}5 GB storage: ${'yz '.repeat(10)}yz`,
  );
  expect(text(`x ${'ab '.repeat(22)}5 GB storage`)).toBe(`x ${'ab '.repeat(22)}5 GB storage`);
  expect(text('3 users, 5 GB bandwidth a day, 5 GB storage a day')).toBe('5 GB storage a day');
});
