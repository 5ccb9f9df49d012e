import { describe, expect, it } from 'vitest';
import { figuresOf, MAX_FIGURES } from '../../../src/rules/figures/figures-of.ts';
import { tokensOf } from '../../../src/rules/figures/tokens.ts';
import { shown } from './shown.ts';

/** The texts of all tables. */
const texts: string[] = [];

/** One example a line: the text, an arrow, and its figures as `shown` writes them, separated by semicolons. */
function examples(table: string): readonly (readonly [string, readonly string[]])[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [text = '', figures = ''] = line.split(' → ');
      texts.push(text);
      return [text, figures === 'none' ? [] : figures.split('; ')] as const;
    });
}

describe('numbers', () => {
  it.each(
    examples(`
      1000 requests → 1000 request
      100k/month calls → 100000 call /month
      50 GB/month storage → 50000000000B storage /month
      100/day cap → 100 /day
      $5/month credits → 5USD /month
      BSL 1.1 licence → none
      calls between two people → none
      between two and five users → 5 user
      teams of up to 25 → ≤25 person
      a team of 3 → 3 person
      a small team (up to 5) → ≤5 person
      teams of 5 GB → 5000000000B
      3,000 emails a month free (100 a day) → 3000 email /month; 100 email /day
      1,000 requests → 1000 request
      1,000,000 requests → 1000000 request
      1.000 requests → 1000 request
      1.000.000 requests → 1000000 request
      1 000 requests → 1000 request
      1 000 000 requests → 1000000 request
      1'000 requests → 1000 request
      1’000 requests → 1000 request
      1_000 requests → 1000 request
      1,00,000 requests → 100000 request
      1,000.5 GB → 1000500000000B
      1.000,5 GB → 1000500000000B
      1 000,5 GB → 1000500000000B
      1'000.5 GB → 1000500000000B
      0,5 GB → 500000000B
      0.5 GB → 500000000B
      .5 GB → 500000000B
      1.5 GB → 1500000000B
      1.125 GB → 1125000000B
      1.500 MB → 1500000000B
      2.5M requests → 2500000 request
      10k requests → 10000 request
      10K requests → 10000 request
      100 K requests → 100000 request
      5M requests → 5000000 request
      5m requests → 5000000 request
      1B tokens → 1000000000 token
      2 million requests → 2000000 request
      1.5 million requests → 1500000 request
      3 billion events → 3000000000 event
      ten thousand emails → 10000 email
      one thousand calls → 1000 call
      a million tokens → 1000000 token
      half a million tokens → 500000 token
      a dozen projects → 12 project
      two dozen projects → 24 project
      a hundred users → 100 user
      five users → 5 user
      twenty-five users → 25 user
      Five users → 5 user
      one project → 1 project
      a single user → 1 user
      1/2 GB → 500000000B
      ½ GB → 500000000B
      1/4 vCPU → 0.25 vcpu
      2 ½ GB → 2500000000B
      10+ projects → ≥10 project
      10 100 1,000 → 10; 100; 1000
      1.125 requests → 1125 request
      10 + 5 projects → 10; 5 project
      14 - day trial → 14
      3 x a day → 3 x /day
      teams of 5 rows → 5 row
      teams of 5 a month → 5 /month
      teams of 5 can work together on the same boards and lists → 5 person
    `),
  )('%s', (text, figures) => {
    expect(figuresOf(text).map(shown)).toEqual(figures);
  });
});

describe('units', () => {
  it.each(
    examples(`
      512 MB → 512000000B
      512MB → 512000000B
      512 mb → 512000000B
      512 MiB → 536870912B
      1 GiB → 1073741824B
      10 gigabytes → 10000000000B
      1 gibibyte → 1073741824B
      500 KB → 500000B
      500 kilobytes → 500000B
      2 TB → 2000000000000B
      1 PB → 1000000000000000B
      1 Gbit → 125000000B
      250 Mbps → 31250000B
      100 bytes → 100B
      30 seconds → 30s
      30s → 30s
      10 ms → 0.01s
      15 minutes → 900s
      15 min → 900s
      24 hours → 86400s
      24h → 86400s
      750 hrs → 2700000s
      7 days → 604800s
      2 weeks → 1209600s
      12 months → 31557600s
      1 year → 31557600s
      14-day trial → 1209600s trial
      30-day history → 2592000s history
      20% → 20%
      20 % → 20%
      20 percent off → 20%
      20 percent discount → 20% discount
      50%-discount → 50% discount
      5€-credit → 5EUR credit
      5€- credit → 5EUR
      5 dollars credit → 5USD credit
      99 € credit → 99EUR credit
      3 €5 → 3; 5EUR
      $5 → 5USD
      $0.10 → 0.1USD
      $1,400 a year → 1400USD /year
      $100K → 100000USD
      $10m → 10000000USD
      US$20 → 20USD
      A$20 → 20AUD
      USD 5 → 5USD
      5 USD → 5USD
      5 dollars → 5USD
      €99 → 99EUR
      99 € → 99EUR
      99 euros → 99EUR
      £10 → 10GBP
      ₹500 → 500INR
      2 x 512 MB → 2×512000000B
      2 × 512 MB → 2×512000000B
      2×480 GB SSD → 2×480000000000B ssd
    `),
  )('%s', (text, figures) => {
    expect(figuresOf(text).map(shown)).toEqual(figures);
  });
});

describe('things', () => {
  it.each(
    examples(`
      2,000 build minutes → 120000s build minute
      500 hosted agent minutes → 30000s hosted agent minute
      100 CU-hours a month → 360000s cu-hour /month
      10 GB-hrs → 36000s gb-hour
      180K vCPU-seconds → 180000s vcpu-second
      100 hours of computing a month → 360000s computing /month
      500 minutes a month of serverless compute → 30000s serverless compute /month
      60K monthly active users → 60000 monthly active user
      50K MAU → 50000 monthly active user
      50K monthly retained users → 50000 monthly retained user
      5 free apps → 5 app
      3 people → 3 person
      10 repositories → 10 repository
      4 indexes → 4 index
      2 databases → 2 database
      3 businesses → 3 business
      20 automation runs a month → 20 automation run /month
      2M Cloud Functions invocations a month → 2000000 cloud function invocation /month
      100 phone or SMS notifications a month → 100 sms notification /month
      500 WHOIS and hosted-domain lookups → 500 hosted-domain lookup
      2.5M GET calls → 2500000 get call
      5 GB of storage → 5000000000B storage
      5 GB of your storage → 5000000000B storage
      5 GB storage → 5000000000B storage
      10 GB of audio and video traffic → 10000000000B video traffic
      250 MB database → 250000000B database
      $5 of platform credit every month → 5USD platform credit /month
      $30 in credit → 30USD credit
      2 target languages → 2 target language
      5 of storage → 5
      5 GB in storage → 5000000000B
      5 GB audio or video streams → 5000000000B audio
      10 GB of files and video → 10000000000B file
      10 GB of audio in projects → 10000000000B audio
      10 GB of audio and 5 users → 10000000000B audio; 5 user
      5 GB of build minutes → 5000000000B build minute
      5 GB storage a month of backups → 5000000000B storage /month
      2 GB a month storage space → 2000000000B /month
      100 a month of calls → 100 /month
      100 a month calls → 100 /month
      5%/month calls → 5% /month
      100/month phone or SMS notifications → 100 sms notification /month
      5 GB/month phone or SMS notifications → 5000000000B phone /month
      5 of calls a month → 5
      100 requests of a day → 100 request
      150 credits a day and 5 GB a month → 150 credit /day; 5000000000B /month
      150 credits a day and 500 → 150 credit /day; 500
      150 credits a day. Next, 500 a month → 150 credit /day; 500 /month
      5 users run 3 jobs → 5 user; 3 job
      1 server and 5 sites every 10 minutes → 1 server; 5 site; 600s
      150 credits a day and 500 a month → 150 credit /day; 500 credit /month
      250 searches a month are free, at no more than 50 an hour → 250 search /month; ≤50 search /hour
      50 agentic requests and 1,000 lines of code transformation a month → 50 agentic request; 1000 line /month
    `),
  )('%s', (text, figures) => {
    expect(figuresOf(text).map(shown)).toEqual(figures);
  });
});

describe('periods, receivers and bounds', () => {
  it.each(
    examples(`
      100 requests a day → 100 request /day
      100 requests per day → 100 request /day
      100 requests/day → 100 request /day
      100 requests each day → 100 request /day
      100 requests every day → 100 request /day
      100 daily requests → 100 request /day
      100 requests daily → 100 request /day
      1,000 requests (per month) → 1000 request /month
      1,000 requests/mo → 1000 request /month
      1,000 requests monthly → 1000 request /month
      60 requests a minute → 60 request /minute
      10 req/s → 10 request /second
      5 a second → 5 /second
      10K words a year → 10000 word /year
      50 builds a week → 50 build /week
      the first 100 requests of each day → 100 request /day
      10,000 credits renew every month → 10000 credit /month
      100 requests per 15 minutes → 100 request /15minute
      $5 one-time → 5USD /once
      5 GB free each month → 5000000000B /month
      $20 per user per month → 20USD /month @user
      $20 a user a month → 20USD /month @user
      $20/user/month → 20USD /month @user
      $20/seat/mo → 20USD /month @seat
      $5 per 1k runs → 5USD @1000 run
      10 GB per project → 10000000000B @project
      32 MB an image → 32000000B @image
      5 GB of files for each user → 5000000000B file @user
      300 per survey → 300 @survey
      up to 5 users → ≤5 user
      at most 5 users → ≤5 user
      no more than 5 users → ≤5 user
      a maximum of 5 users → ≤5 user
      fewer than 20 employees → ≤20 employee
      as many as 3 applications → ≤3 application
      5 users at most → ≤5 user
      10 users or fewer → ≤10 user
      5 GB or less → ≤5000000000B
      over 40 languages → ≥40 language
      more than 40 languages → ≥40 language
      at least 2 users → ≥2 user
      40 languages or more → ≥40 language
      from $5 a month → ≥5USD /month
      200K messages a day over 100 connections → 200000 message /day; 100 connection
      5 to 10 users → 5–10 user
      5-10 users → 5–10 user
      5–10 GB → 5000000000–10000000000B
      5K to 10K calls → 5000–10000 call
      5-10K calls → 5000–10000 call
      $5-$10 → 5–10USD
      $100 to $200 of credit → 100–200USD credit
      between 5 and 10 users → 5–10 user
      500 MB to 1 GB → 500000000–1000000000B
      from 5 to 10 users → 5–10 user
    `),
  )('%s', (text, figures) => {
    expect(figuresOf(text).map(shown)).toEqual(figures);
  });
});

describe('unlimited', () => {
  it.each(
    examples(`
      Unlimited → unlimited
      unlimited users → unlimited user
      unlimited users, three boards and 3 lists → unlimited user; 3 board; 3 list
      unlimited users and one workspace → unlimited user; 1 workspace
      no unlimited highlights → none
      not unlimited users → none
      5 boards unlimited → 5 board; unlimited
      no storage limits → unlimited storage
      no bandwidth cap → unlimited bandwidth
      no time limit → none
      no storage → none
      unlimited users in 2 applications → unlimited user; 2 application
      any number of domains → unlimited domain
      no limit on uploads → unlimited upload
      no cap on requests or use → unlimited request
      unmetered bandwidth → unlimited bandwidth
      unlimited builds a month → unlimited build /month
    `),
  )('%s', (text, figures) => {
    expect(figuresOf(text).map(shown)).toEqual(figures);
  });
});

describe('numbers that are not figures', () => {
  it.each(
    [
      'Command R+, Embed 4 and Rerank 3.5',
      'Postgres 16',
      'PostgreSQL 16 and MySQL 8',
      'v2.1',
      'version 3',
      '1.2.3',
      'at 192.168.1.10',
      'S3 and R2',
      'Web3',
      '5G',
      '2FA',
      '3D',
      'around the clock, 24/7',
      'HTTP/2',
      'k8s',
      'E2E',
      'GPT-4 and Claude-3',
      'ICD-10',
      'Llama 3.3 70B and Qwen3 32B',
      'Llama 4 Scout 17B',
      'Apache 2.0',
      'SOC 2 and ISO 27001',
      'RFC 9309',
      '401(k)',
      'August 18, 2026',
      '18 August 2026',
      '2026-08-18',
      '18/08/2026',
      'in 2019',
      'since October 2024',
      'at 10:30',
      '5 pm',
      '9am',
      '1:1 calls',
      '+1 555 123 4567',
      '(555) 123-4567',
      '555-1234',
      'issue #5',
      '1.3x',
      'exports in 4K',
      'no 8K',
      '4K video',
      'the 1st, 2nd and 3rd',
      'in one place',
      'one of them',
      'no one',
      'two-factor',
      'the 1990s',
      'limited',
      '',
    ].map((text) => [text] as const),
  )('%s', (text) => {
    expect(figuresOf(text).map(shown)).toEqual([]);
  });
});

describe('places', () => {
  it('gives each figure as written, with its offsets', () => {
    const text = 'Free: up to 1,000 emails a month, then $5.';
    expect(figuresOf(text).map(({ text: written, start, end }) => [written, text.slice(start, end)])).toEqual([
      ['1,000 emails a month', '1,000 emails a month'],
      ['$5', '$5'],
    ]);
  });

  it.each([
    ['512 megabytes', 'MB'],
    ['1 GiB', 'GiB'],
    ['2 hrs', 'hour'],
    ['$5', 'USD'],
    ['5 dollars', 'USD'],
    ['99 €', 'EUR'],
    ['20 %', '%'],
    ['20 percent', '%'],
    ['5 users', null],
  ])('gives the unit of "%s" as %s', (text, unit) => {
    expect(figuresOf(text)).toMatchObject([{ unit }]);
  });

  it('leaves an "of" without a thing after it out of the figure', () => {
    expect(figuresOf('5 GB of them').map(({ text }) => text)).toEqual(['5 GB']);
  });

  it('are read for the first 1,000 figures of a text', () => {
    expect(figuresOf('5 GB. '.repeat(MAX_FIGURES + 1))).toHaveLength(MAX_FIGURES);
    expect(MAX_FIGURES).toBe(1000);
  });
});

it('reads every part of a text that ends or begins between two words', () => {
  const parts = texts.flatMap((text) =>
    tokensOf(text).flatMap(({ start, end }) => [text.slice(0, end), text.slice(start)]),
  );
  const misplaced = parts.filter((part) =>
    figuresOf(part).some(({ text, start, end }) => part.slice(start, end) !== text),
  );
  expect(misplaced).toEqual([]);
});
