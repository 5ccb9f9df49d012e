import { describe, expect, it } from 'vitest';
import { figuresOf, MAX_FIGURES, sentencesOf } from '../../../src/rules/figures/figures-of.ts';
import { shown } from './shown.ts';

/** One example a line: the text, an arrow, and its figures as `shown` writes them, separated by semicolons. */
function examples(table: string): readonly (readonly [string, readonly string[]])[] {
  const lines = table.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [text = '', figures = ''] = line.split(' → ');
      return [text, figures === 'none' ? [] : figures.split('; ')];
    });
}

const TABLES = {
  numbers: `
      1000 requests → 1000 request
      1,000 requests → 1000 request
      1 000 000 requests → 1000000 request
      1’000 requests → 1000 request
      1_000 requests → 1000 request
      1 000,5 GB → 1000500000000B
      1'000.5 GB → 1000500000000B
      1,000.5 GB → 1000500000000B
      0,5 GB → 500000000B
      0.5 GB → 500000000B
      1.0625 GB → 1062500000B
      1024.125 GB → 1024125000000B
      12,5 GB → 12500000000B
      10k requests → 10000 request
      100 K requests → 100000 request
      2.5M requests → 2500000 request
      1B tokens → 1000000000 token
      2 million requests → 2000000 request
      500 Million rows → 500000000 row
      a million tokens → 1000000 token
      one thousand calls → 1000 call
      Five users → 5 user
      one project → 1 project
      For one person → !1 person
      For 3 people, for unlimited users → 3 person; unlimited user
      10 100 1,000 → 10; 100; 1000
      2000 users → 2000 user
      12000 gizmos → 12000 gizmo
      20000 gizmos → 20000 gizmo
      100 and counting → 100
      2048 MB memory → 2048000000B memory
      Built For 5 gizmos → 5 gizmo
      with Acme 5 projects → 5 project
      10 of our products a month → 10
      1.000 requests → none
      12.500 requests → none
      1,00,000 requests → none
      5m requests → none
      ½ GB → none
    `,
  units: `
      512MB → 512000000B
      512 mb → 512000000B
      512 MiB → 536870912B
      10 gigabytes → 10000000000B
      100 bytes → 100B
      30s → 30s
      15 minutes → 900s
      24h → 86400s
      7 days → 604800s
      12 months → 31557600s
      14-day trial → 1209600s trial
      30 s → 30 s
      20 % discount → 20% discount
      5 percent discount → 5% discount
      $5 → 5USD
      $2m → 2000000USD
      $0.10 → 0.1USD
      $1,400 a year → 1400USD /year
      $100K → 100000USD
      US$20 → 20USD
      USD 5 → 5USD
      5 dollars credit → 5USD credit
      99 € → 99EUR
      £10 → 10GBP
      A$20 → none
    `,
  things: `
      2,000 build minutes → 120000s build minute
      2,000 CI/CD minutes → 120000s ci/cd minute
      100 CU-hours of compute a month → 360000s cu-hour compute /month
      100 CU-hours compute → 360000s cu-hour compute
      10 GB-hrs → 36000s gb-hour
      60K monthly active users → 60000 monthly active user
      50K MAU → 50000 monthly active user
      10 builds at a time → 10 concurrent build
      5 always free apps → 5 app
      3 people → 3 person
      10 repositories¹ → 10 repository
      5 GB of your storage → 5000000000B storage
      10 GB of audio and 5 users → 10000000000B audio; 5 user
      250 MB database → 250000000B database
      $5 of platform credit every month → 5USD platform credit /month
      5 GB audio or video streams → 5000000000B audio
      1,000 lines of code transformation a month → 1000 line /month
      the Starter one hour → 3600s
      100 a month in your workspace → 100 /month
      5 GB a month plan → 5000000000B /month
      $20/month plan → 20USD /month
      20 rows read → 20 row read
      7 days of logs kept → 604800s log retention
      500 directions requests → 500 direction request
      5 customer’s projects → 5 customer project
      5 aa bb cc dd ee ff → 5 aa bb cc dd ee
      5 users run 3 jobs → 5 user; 3 job
      2 shared lists, 9 lists shared across teams → 2 shared list; 9 list
      14 days metrics retention, 1 docs site → 1209600s metric retention; 1 doc site
      5 users build 3 apps → 5 user; 3 app
    `,
  'periods and scopes': `
      100 requests a day → 100 request /day
      100 requests per day → 100 request /day
      100 requests/day → 100 request /day
      100 requests / day → 100 request /day
      100 daily requests → 100 request /day
      100 requests daily per user → 100 request /day @user
      5 GB, daily backups → 5000000000B
      100 requests per 1 minute → 100 request /minute
      100 requests per day per month → 100 request /day @month
      100 emails a day and domain → 100 email /day @and domain
      5 users and admins → 5 user
      20 projects with daily backups → 20 project
      1,000 requests (per month) → 1000 request /month
      10 req/s → 10 request /second
      $1/h, $2/d, $3/m, $4/y → 1USD /hour; 2USD /day; 3USD /month; 4USD /year
      the first 100 requests of each day → 100 request /day
      10,000 credits renew every month → 10000 credit /month
      100 requests per 15 minutes → 100 request /15 minutes
      $5 one-time → 5USD /once
      45 submissions (lifetime) → 45 submission /once
      3 users / 1 account → 3 user; 1 account
      5 credits / 1,000 calls → 5 credit @/ 1,000 calls
      1 GB data transfer out / month → 1000000000B data transfer out /month
      5 min. check interval → 300s check interval
      10 GB-months of storage → 10000000000B storage
      10,000 messages included each month → 10000 message /month
      5 GB free each month → 5000000000B /month
      4 GB of monthly egress → 4000000000B egress /month
      45 events in total → 45 event /once
      $20/user/month → 20USD /month @user
      50 records in a zone → 50 record @zone
      10 GB per project → 10000000000B @project
      10 GB per user per project → 10000000000B @user
      10 users max per project → 10 user @project
      10 GB storage (per project) → 10000000000B storage @project
      5 GB of files for each user → 5000000000B file @user
      3 databases, 500 MB each → 3 database; 500000000B @each
      $5 per 1k runs → 5USD @per 1k runs
      $60/M → 60USD @m
    `,
  'amounts that are none (!)': `
      up to 5 users → 5 user
      no more than 5 users → 5 user
      a maximum of 5 users → 5 user
      10 users or fewer → 10 user
      a minimum of 5 users → !5 user
      15-minute minimum interval → 900s interval
      at least 2 users → !2 user
      more than 40 languages → !40 language
      from $5 a month → !5USD /month
      10+ projects → !10 project
      100+ GB storage → !100000000000B storage
      5 GB+ storage → !5000000000B storage
      40 languages or more → !40 language
      an additional 5 GB → !5000000000B
      5 additional users → !5 additional user
      previously 5 users → !5 user
      without 5 users → !5 user
      about 5 users, as many as most of the teams that begin with us will ever need → !5 user
      5 to 10 users → !5; !10 user
      5–10 GB → !5; !10000000000B
      $100 to $200 of credit → !100USD; !200USD credit
      500 MB to 1 GB → !500000000B; !1000000000B
      between 5 and 10 users → !5; !10 user
      2 x 512 MB → 2 x; !512000000B
      10 + 5 projects → !10; !5 project
    `,
  unlimited: `
      Unlimited → unlimited
      unlimited users, three boards and 3 lists → unlimited user; 3 board; 3 list
      any number of domains → unlimited domain
      no limit on uploads → unlimited upload
      unmetered bandwidth → unlimited bandwidth
      unlimited in your projects → unlimited
      unlimited build minutes → unlimited build minute
      unlimited builds a month → unlimited build /month
      unlimited storage per project → unlimited storage @project
      not unlimited users → !unlimited user
      No API access or unlimited projects → !unlimited project
      no storage → none
    `,
} as const;

describe.each(Object.entries(TABLES))('%s', (_, table) => {
  it.each(examples(table))('%s', (text, figures) => {
    expect(figuresOf(text).map(shown)).toEqual(figures);
  });
});

describe('numbers that are not figures', () => {
  it.each([
    'v2.1',
    'version 3 of the programme that everybody has known since the last conference',
    '1.2.3',
    'at 192.168.1.10',
    'S3 and R2',
    '5G',
    '2FA',
    '3D',
    'around the clock, 24/7',
    'HTTP/2',
    'GPT-4 and Claude-3',
    'SOC 2 and ISO 27001',
    'August 18, 2026',
    '18 August 2026',
    '2026-08-18',
    '18/08/2026',
    'in 2019',
    'at 10:30',
    '5 pm',
    '9am',
    '1:1 calls',
    'issue #5',
    '1.3x',
    'with Embed 4, today',
    'the 1st, 2nd and 3rd',
    'in one place',
    'no one',
    'two-factor',
    'the 1990s',
    '',
  ])('%s', (text) => {
    expect(figuresOf(text)).toEqual([]);
  });
});

it('gives each figure as written, with its offsets', () => {
  const text = 'Free: up to 1,000 emails a month (per user), then $5.';
  expect(figuresOf(text).map(({ text: written, start, end }) => [written, text.slice(start, end)])).toEqual([
    ['1,000 emails a month (per user)', '1,000 emails a month (per user)'],
    ['$5', '$5'],
  ]);
});

it('reads the first 1,000 figures of a text', () => {
  expect(figuresOf('5 GB. '.repeat(MAX_FIGURES + 1))).toHaveLength(MAX_FIGURES);
});

it('splits sentences, but not after an abbreviation or inside a number', () => {
  expect(sentencesOf('Up to 1.5 GB, min. 2 or max. 3 seats. Then $5!  More?')).toEqual([
    'Up to 1.5 GB, min. 2 or max. 3 seats.',
    'Then $5!',
    'More?',
  ]);
  expect(sentencesOf(' ')).toEqual([]);
});
