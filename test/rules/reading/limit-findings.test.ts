import { describe, expect, it } from 'vitest';
import { cards, entry, table, verdict } from './acme-page.ts';

/** What is found of each limit in the card of the free plan. */
const found = (limits: string, text: string) =>
  verdict(cards(text, 'Support'), entry(limits)).figures.map(({ finding }) => finding);

describe('a limit is a figure of the plan', () => {
  it.each([
    ['unlimited projects', 'Unlimited projects'],
    ['unlimited emails a month', 'Unlimited emails'],
    ['$5 credit once', '$5 credit'],
    ['$5 credit a month', '$5 voucher a month'],
    ['5 GB storage', '5 GiB storage'],
    ['5 GiB storage', '5 GB storage'],
    ['5 GB storage per account', '5 GB storage'],
    ['5 GB storage', '5 GB storage per organisation'],
    ['1 GB storage per seat', '1 GB storage per user'],
    ['1 GB storage per user', 'Seat: 1 GB storage per user'],
    ['10,000 monthly active users', '10,000 monthly active users a month'],
    ['360 GB-hours provisioned memory a month', '360 GB-hours memory a month'],
    ['100 CU-hours compute a month', '100 CU-hours a month'],
    ['300 build minutes a month', '300 minutes a month'],
    ['300 build minutes a month', '300 minutes of builds a month'],
    ['500 calls a month', '500 function calls a month'],
    ['500 function calls a month', '500 calls a month'],
    ['5 GB files', '5 GB storage'],
    ['5 GB storage', '5 GB database storage'],
    ['5 GB file storage', '5 GB upload storage'],
    ['1 GB file storage', '1 GB storage'],
    ['500 MB database', 'Database size: 500 MB'],
    ['5 GB storage', 'Disk size: 5 GB'],
    ['0.5 GB storage', 'Storage (MB): 500'],
    ['5 GB storage', '5 GB encrypted storage'],
    ['10 concurrent builds', '10 parallel builds'],
    ['10 draft projects', '10 draft projects'],
  ])('%s by %s', (limit, text) => {
    expect(found(limit, text)).toEqual(['found']);
  });
  it.each([
    ['of another period', 'unlimited emails a month', 'Unlimited emails a day'],
    ['of a period, where it is given once', '$5 credit once', '$5 credit a month'],
    ['without a period', '$5 credit a month', '$5 credit'],
    ['without a period', '3 emails once', '3 emails'],
    ['without a thing', 'unlimited bandwidth', 'Unlimited'],
    ['of another thing', '$5 credit a month', '$5 tax a month'],
    ['of the memory for a time', '100 hours compute a month', '100 GB-hours compute a month'],
    ['of a time alone', '360 GB-hours memory a month', '360 hours memory a month'],
    ['of few things that are named more closely', '50 calls a month', '50 function calls a month'],
    ['of few things that are named less closely', '50 function calls a month', '50 calls a month'],
    ['of another measure that has its name', '10,000 users', '10,000 monthly active users'],
    ['of another measure that its name ends with', '10,000 monthly active users', '10,000 users'],
    ['of one kind', '5 GB storage', '5 GB files'],
    ['of size, where none is stored', '5 GB bandwidth a month', 'Size: 5 GB bandwidth a month'],
    ['for some people', '5 GB storage', '5 GB student storage'],
    ['beside a word that is understood in part', '5 GB storage', 'Disk-bound: 5 GB storage'],
    ['beside another period', '1,000 emails a month', 'Daily: 1,000 emails a month'],
    ['at one time', '10 builds a day', '10 concurrent builds a day'],
  ])('and no figure %s: %s by %s', (_, limit, text) => {
    expect(found(limit, text)).toEqual(['elsewhere']);
  });
  it.each([
    ['1,000 events a month', '1,000 events a month</p><p>5 GB events a month'],
    ['500 runs a month', '500 runs a month</p><p>90 scans a month'],
    ['1 GB file storage', '1 GB storage</p><p>9 GB database storage'],
    ['1,000 emails a month', '1,000 emails a month</p><p>100 emails a day'],
    ['5 GB storage', '5 GB storage</p><p>9 GB included'],
  ])('whatever other things it has: %s by %s', (limit, text) => {
    expect(found(limit, text)).toEqual(['found']);
  });
});

describe('several figures of the plan', () => {
  const TABLE = table(' | Free | Pro\nPrice | $0 | $9\nStorage | 5 GB | 50 GB');
  it.each([
    ['each states its limit', '5 GB storage; 1 GB file storage', '5 GB storage, 1 GB file storage', 'found found'],
    ['an amount without a name may be of either', '500 emails a month; 500 messages a month', '500 a month included', 'elsewhere elsewhere'], // prettier-ignore
    ['a small one without a name is of nothing', '50 emails a month', '50 a month included', 'elsewhere'],
    ['of what is held, none is without a name', '500 users', '500 included', 'elsewhere'],
    ['a bound leaves the amount in doubt', '5 GB storage', '5 GB storage, more than 5 GB storage', 'elsewhere'],
    ['so does another rate', '100 emails a month', '100 emails a month, 100 emails a day', 'elsewhere'],
    ['one figure states one of two limits', '5 projects (A); 5 projects (B)', '5 projects, 3 users', 'elsewhere elsewhere'], // prettier-ignore
    ['two figures state two', '5 projects (A); 5 projects (B)', '5 projects, 5 projects', 'found found'],
    ['limits of unlike periods are no two of these', '10 runs a day; 10 runs a month', '10 runs a day', 'found elsewhere'], // prettier-ignore
    ['nor limits of unlike scopes', '3 users per project; 3 users per site', '3 users per project', 'found elsewhere'],
    ['nor limits of unlike things', '5 users; 5 projects', '5 users', 'found elsewhere'],
  ])('%s: %s by %s', (_, limits, text, findings) => {
    expect(found(limits, text.replaceAll(', ', '</p><p>')).join(' ')).toBe(findings);
  });
  it.each([
    ['No disk', 'elsewhere'],
    ['Free Acme storages', 'elsewhere'],
    ['Storage tips', 'found'],
    ['No backups', 'found'],
  ])('a line about the thing denies what another place states: %s', (line, finding) => {
    expect(verdict(cards(line) + TABLE, entry('5 GB storage')).figures[0]?.finding).toBe(finding);
  });
  it.each([
    ['the place that names no amount', cards('9 GB included'), 'found'],
    ['the place that has none', cards('3 users'), 'found'],
    ['the place with another', cards('9 GB storage'), 'elsewhere'],
  ])('embedded data of the plan count beside %s', (_, html, finding) => {
    const data = '<script type="application/json">{"name":"Free","text":"5 GB storage"}</script>';
    expect(verdict(html + data, entry('5 GB storage')).figures[0]?.finding).toBe(finding);
  });
});

describe('another amount', () => {
  it.each([
    ['5 GB storage', '512 MiB storage', '512 MiB storage', 'reduced'],
    ['5 GB storage', '1 GB storage</p><p>1 GB storage', '1 GB storage', 'reduced'],
    ['5 GB storage; 1 GB memory', '1 GB storage', '1 GB storage', 'reduced'],
    ['5 GB storage', '1 GB storage</p><p>We say much that is not to be understood', '1 GB storage', 'reduced'],
    ['60 minutes builds a month', '2 hours builds a month', '120 minutes builds a month', 'increased'],
    ['50% discount', '30% discount', '30% discount', 'reduced'],
    ['€100 credit once', '€50.50 credit', '€50.5 credit once', 'reduced'],
    ['unlimited projects', '10 projects', '10 projects', 'reduced'],
    ['10 projects', 'Unlimited projects', 'unlimited projects', 'increased'],
    ['10,000 emails a month', '1.5M emails a month', '1,500,000 emails a month', 'increased'],
  ])('of the plan changes the limit: %s by %s', (limits, text, now, direction) => {
    expect(verdict(cards(text, 'Support'), entry(limits)).replaced).toMatchObject([{ now, direction }]);
  });
  it.each([
    ['with a note in the entry', cards('1 GB storage'), '5 GB storage (files)'],
    ['beside the equal one in prose', `${cards('1 GB storage')}<p>Accounts keep 5 GB storage.</p>`],
    ['beside another in prose', `${cards('1 GB storage')}<p>The Free plan has 2 GB storage.</p>`],
    ['of two products', `<h2>Logs</h2>${cards('1 GB storage')}<h2>Traces</h2>${cards('1 GB storage')}`],
    ['beside a bound', cards('1 GB storage</p><p>from 2 GB storage')],
    ['beside the equal one as a bound', cards('1 GB storage</p><p>more than 5 GB storage')],
    ['of a thing that is named more closely', cards('1 GB database storage')],
    ['of encrypted storage', cards('1 GB encrypted storage')],
    ['of a thing that is named less closely', cards('1 GB storage'), '5 GB files'],
    ['beside a word that is not understood', cards('1 GB storage in Rome')],
    ['of a plan that is closed', cards('1 GB storage', '', '$0, closed')],
    ['of a plan with a price', cards('1 GB storage', '', '$5')],
    ['in prose alone', '<p>The Free plan has 1 GB storage.</p>'],
    ['that is another limit', cards('1 GB file storage'), '5 GB storage; 1 GB file storage'],
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
    ['without the figure', '10 projects', '10 workplaces for you', 'workplaces for you'],
    ['of another amount', '10 projects', '20 workplaces', '20 workplaces'],
    ['of another period', '10 runs a month', '10 gizmos a day', '10 gizmos a day'],
    ['without the period', '10 runs a month', '10 gizmos', '10 gizmos'],
    ['of another measure', '10 projects', '10 domains', '10 domains'],
    ['of archived things', '10 projects', '10 archived gizmos', '10 archived gizmos'],
    ['of unlimited things', '10 projects', 'unlimited gizmos, 10 gizmos', 'unlimited gizmos'],
  ])('in vain %s', (_, limit, text, quote, plan = 'Free', about = limit) => {
    const { figures, replaced } = by(limit, text, quote, plan, about);
    expect([figures[0]?.finding === 'found', replaced]).toEqual([false, []]);
  });
});

it('keeps the part of a long sentence around the figure', () => {
  const text = (html: string) => verdict(cards(html), entry('5 GB storage')).figures[0]?.text;
  expect(text(`${'ab '.repeat(40)}5 GB storage, ${'yz '.repeat(40)}`)).toBe(
    `${'ab '.repeat(11)}5 GB storage,${' yz'.repeat(11)}`,
  );
  expect(text(`5 GB storage, ${'yz '.repeat(40)}`)).toBe(`5 GB storage,${' yz'.repeat(22)}`);
});
