import { describe, expect, it } from 'vitest';
import { LIMIT_MEASURES, type Limit } from '../../../src/model/limit.ts';
import { authoredLimit } from '../../../src/compile/shape/field-error.ts';
import { MEASURES } from '../../../src/rules/limits/measures.ts';
import { areKindredThings, measureOfThing, thingsOfKind } from '../../../src/rules/limits/things.ts';
import { canonicalLimit } from '../../../src/rules/limits/canonical-limit.ts';
import { isLimitError, parseLimit } from '../../../src/rules/limits/parse-limit.ts';

describe('a line', () => {
  it.each<[string, Partial<Limit>]>([
    ['0.5 GB storage per project', { measure: 'storage', amount: 5e8, unit: 'bytes', per: null, scope: 'project' }],
    [
      '100 CU-hours compute per project a month',
      { measure: 'compute_hours', amount: 100, unit: 'hours', per: 'month' },
    ],
    ['360 GB-hours provisioned memory a month', { measure: 'compute_hours', amount: 360, unit: 'GB-hours' }],
    ['100 GiB-hours memory a month', { measure: 'compute_hours', amount: 107.3741824, unit: 'GB-hours' }],
    ['2,232 host-hours a month', { measure: 'other', amount: 2232, unit: 'host-hour' }],
    ['5 cron jobs', { measure: 'other', amount: 5, unit: 'cron job' }],
    ['unlimited uploads', { measure: 'runs', amount: null }],
    ['4 GB uploads an hour', { measure: 'ingestion', amount: 4_000_000_000 }],
    ['60,000 monthly active users (Neon Auth)', { measure: 'users', amount: 60_000, unit: null, note: 'Neon Auth' }],
    [
      '300 CI build minutes a month',
      { measure: 'minutes', amount: 300, unit: 'minutes', per: 'month', thing: 'ci build' },
    ],
    ['90 seconds builds a day', { measure: 'minutes', amount: 1.5, unit: 'minutes', per: 'day' }],
    ['1 user or organization site', { measure: 'sites', amount: 1 }],
    ['5 CAD files', { measure: 'other', unit: 'file' }],
    ['unlimited projects', { measure: 'projects', amount: null, per: null }],
    ['unlimited build minutes', { measure: 'minutes', amount: null, per: null }],
    ['unlimited bandwidth', { measure: 'bandwidth', amount: null, unit: 'bytes', per: null }],
    ['unlimited message history', { measure: 'retention', amount: null, unit: 'days' }],
    ['1 GB files', { measure: 'storage', amount: 1e9, kind: 'files' }],
    ['500 MB database storage', { measure: 'storage', amount: 5e8, kind: 'database' }],
    ['10 GB objects', { measure: 'storage', amount: 1e10, kind: 'object' }],
    ['10 GB bandwidth once', { measure: 'bandwidth', amount: 1e10, per: 'once' }],
    ['512 MiB memory', { measure: 'memory', amount: 512 * 2 ** 20 }],
    ['100 requests every 15 minutes', { measure: 'requests', amount: 100, per: '15 minutes' }],
    ['1,000 emails an hour', { measure: 'emails', amount: 1000, per: 'hour' }],
    ['$5 credit a month', { measure: 'credit', amount: 5, unit: 'USD', per: 'month' }],
    ['€100 credit', { measure: 'credit', amount: 100, unit: 'EUR', per: null }],
    ['50% discount', { measure: 'discount', amount: 50, unit: '%' }],
    ['7 days log retention', { measure: 'retention', amount: 7, unit: 'days' }],
    ['40 minutes meeting length', { measure: 'duration', amount: 40, unit: 'minutes' }],
    ['30 ms response time', { measure: 'duration', amount: 0.0005, unit: 'minutes' }],
    ['5 hours build and deploy a month', { measure: 'minutes', amount: 300 }],
    ['10 preview branches per project', { measure: 'other', amount: 10, unit: 'branch', scope: 'project' }],
  ])('%s', (line, expected) => {
    expect(parseLimit(line)).toMatchObject({ ...expected, text: line });
  });
});

it('has no key for what a line does not state', () => {
  const line = '25 MB attachments';
  const read = { measure: 'file_size', amount: 25e6, unit: 'bytes', per: null, text: line, thing: 'attachment' };
  expect(parseLimit(line)).toStrictEqual(read);
});

it('a number with a word is no number of a line', () => {
  expect(parseLimit('2 million rows')).toMatchObject({ what: '`2 million` is not a number in canonical form' });
});

const NO_SIGN = 'its currency is not `$`, `€` or `£`, right before the amount';

describe('a mistake has one diagnostic', () => {
  it.each([
    ['plenty of storage', 'it does not have the form of a limit'],
    ['50-100 projects', 'it states a range'],
    ['at most 2 projects', 'words stand before its amount'],
    ['$20 per month', 'it does not say what the amount is of'],
    ['5', 'it does not say what the amount is of'],
    ['1,5 GB storage', '`1,5` is not a number in canonical form'],
    ['1.500 requests a month', '`1.500` is not a number in canonical form'],
    ['0.5 GB projects', 'no measure of bytes knows `project`'],
    ['10 Mbit uploads', '`Mbit` is not a unit'],
    ['5 hrs builds a month', '`hrs` is not a unit'],
    ['300 build mins a month', '`mins` is not a unit'],
    ['5 minutes', 'it does not say what the amount is of'],
    ['100 GB bandwidth', 'bandwidth without a period'],
    ['100 CU-hours', 'compute hours without a period'],
    ['2 EB storage', '`EB` is not a unit'],
    ['3 users, 2 projects', 'it states more than one limit'],
    ['3 users and two projects', 'it states more than one limit'],
    ['3 users plus unlimited projects', 'it states more than one limit'],
    ['5 users per team or 2 per site', 'it states more than one limit'],
    ['0 projects', 'its amount is 0'],
    ['10 requests a seconds', '`seconds` is not a period'],
    ['10 requests every 15 minute', '`15 minute` is not a period'],
    ['10 bandwidth a month', '`bandwidth` has no unit'],
    ['10 requests a month per user', 'its period stands before its thing or scope'],
    ['15 minutes every 15 minutes check interval', 'its period stands before its thing or scope'],
    ['100 requests per month per project a month', 'its period stands before its thing or scope'],
    ['100 GB storage a month', 'storage with a period'],
    ['15 minutes check interval every 15 minutes', 'duration with a period'],
    ['7 days backups once', 'retention with a period'],
    ['100 emails a fortnight', '`fortnight` is not a period'],
    ['5 flobs', 'no measure knows `flob`'],
    ['unlimited flobs', 'no measure knows `flob`'],
    ['5 hours projects', 'no measure of time knows `project`'],
    ['100 cpu-hours a month', 'no measure knows `cpu-hour`'],
    ['10 files per flob', 'nothing is counted per `flob`'],
    ['5 databases for each project', 'it names a scope without `per`'],
    ['5 databases / project', 'it names a scope without `per`'],
    ['5 boards for students', 'it says for whom it is'],
    ['3 projects with five users', 'words follow its thing'],
    ['1 GB storage + bandwidth a month', 'it states more than one limit'],
    ['1 GB storage or bandwidth a month', 'it states more than one limit'],
    ['2 bn requests a month', 'a word scales its number'],
    ['2 dozen projects', 'a word scales its number'],
    ['5 USD credit once', NO_SIGN],
    ['5€ credit a month', NO_SIGN],
    ['EUR 5 credit a month', NO_SIGN],
    ['US$5 credit once', NO_SIGN],
    ['¥500 credit once', NO_SIGN],
    ['$5 (credit', 'it does not have the form of a limit'],
    ['15 emails every 0 days', '`0 days` is not a period'],
    ['100 CU hours a month', 'its unit has no hyphen'],
    ['60 requests/s', 'its period is in another form'],
    ['5 GB egress monthly', 'its period is in another form'],
    ['10 requests every hour', 'its period is in another form'],
    ['10 RPS', 'its period is in another form'],
    [5, 'it is neither a line nor `limit` with `for`'],
    [{ limit: '5 users' }, 'it is neither a line nor `limit` with `for`'],
    [{ limit: '5 users', for: 'students', since: '2025' }, 'it is neither a line nor `limit` with `for`'],
    [{ limit: '5 flobs', for: 'students' }, 'no measure knows `flob`'],
  ])('%j', (line, what) => {
    expect(authoredLimit(line)).toMatchObject({ what });
  });

  it.each([
    ['5 projetcs', 'use `project`'],
    ['unlimited projetcs', 'use `project`'],
    ['5 GB storrage', 'use `storage`'],
    ['5 users per projetc', 'use `project`'],
    ['5 files per huosehold', 'use `household`'],
    ['10 bandwith a month', 'use `bandwidth`'],
    ['10 hors compute a month', 'use `hours`'],
    ['10 GBB storage', 'use `GB`'],
    ['$5 creditt', 'use `credit`'],
    ['0.5 GB projects', 'leave the unit out'],
    ['10 requests a seconds', 'write `a second`'],
    ['0.5 GB big projects', 'add `big project`'],
    ['10,000 message history', 'or name the things that are counted'],
    ['1,5 GB storage', 'as in `1,500` and `0.5`'],
    ['10 Tbit storage', 'GB, GiB, TB, TiB, PB, PiB; of time ms, seconds'],
  ])('says what to write for %s: %s', (line, fix) => {
    expect(authoredLimit(line)).toMatchObject({ fix: expect.stringContaining(fix) as string });
  });
});

it('says who gets a limit that new customers do not', () => {
  expect(authoredLimit({ limit: '5 users', for: 'students' })).toMatchObject({ amount: 5, for: 'students' });
});

describe('the canonical form', () => {
  it.each([
    ['10k rows', '10,000 rows'],
    [' 1,000K  rows ', '1,000,000 rows'],
    ['1.5 million tokens a day', '1,500,000 tokens a day'],
    ['10GB storage', '10 GB storage'],
    ['10gb storage', '10 GB storage'],
    ['1 gig storage', '1 GB storage'],
    ['up to 3 projects', '3 projects'],
    ['1000 emails/month', '1,000 emails a month'],
    ['5 calls per hour (API)', '5 calls an hour (API)'],
    ['$1000 credit', '$1,000 credit'],
    ['50 % discount', '50% discount'],
    ['1 hours browser a month', '1 hour browser a month'],
    ['1 GB-hours compute a month', '1 GB-hour compute a month'],
    ['3 KiB storage', '3 KiB storage'],
    ['0.0005 GB storage per project', '0.0005 GB storage per project'],
    ['plenty', 'plenty'],
    ['1,5 GB storage', '1,5 GB storage'],
    ['1.500 emails a day', '1.500 emails a day'],
    ['2.50 GB storage', '2.5 GB storage'],
    ['60 requests/min', '60 requests a minute'],
    ['3K emails per mo.', '3,000 emails a month'],
    ['1TB/mo egress per site (EU)', '1 TB egress per site a month (EU)'],
    ['$5/hr credit', '$5 credit an hour'],
    ['Unlimited domains', 'unlimited domains'],
  ])('of %j is %j', (written, canonical) => {
    expect(canonicalLimit(written)).toBe(canonical);
    expect(canonicalLimit(canonical)).toBe(canonical);
  });
});

const KINDS = ['bytes', 'count', 'duration', 'money', 'percent'] as const;
/** What stands before the thing. */
const UNITS: Readonly<Record<string, string>> = { count: '', bytes: 'GB ', duration: 'hours ' };

describe('the table of measures', () => {
  it('has each thing once for a kind of unit', () => {
    const seen = new Map<string, string>();
    for (const measure of LIMIT_MEASURES) {
      for (const word of MEASURES[measure].things.split(/[,;]/)) {
        const key = `${MEASURES[measure].kind}: ${word.trim().replace(/\s+/g, ' ')}`;
        expect(`${key} in ${seen.get(key) ?? 'no other'}`).toBe(`${key} in no other`);
        seen.set(key, measure);
      }
    }
    const listed = KINDS.flatMap((kind) => thingsOfKind(kind).map((thing) => `${kind}: ${thing}`));
    expect(listed.toSorted()).toEqual([...seen.keys()].toSorted());
  });

  it('has things in the singular, which a line finds in the plural', () => {
    for (const measure of LIMIT_MEASURES) {
      const unit = UNITS[MEASURES[measure].kind];
      if (unit === undefined) continue;
      for (const word of MEASURES[measure].things.split(/[,;]/)) {
        const thing = word.trim().replace(/\s+/g, ' ');
        const line = `1 ${unit}${thing}${MEASURES[measure].isFlow ? ' a month' : ''}`;
        const read = parseLimit(line);
        expect(`${line}: ${isLimitError(read) ? read.what : read.measure}`).toBe(`${line}: ${measure}`);
      }
    }
  });

  it('knows a thing by its longest ending', () => {
    expect(measureOfThing('monthly active user', 'count')?.measure).toBe('users');
    expect(measureOfThing('daily build user', 'count')?.measure).toBe('seats');
    expect(measureOfThing('user', 'bytes')).toBeNull();
  });

  it.each([
    ['bandwidth', 'egress', 'bytes', true],
    ['participant', 'attendee', 'count', true],
    ['email', 'send', 'count', true],
    ['email', 'message', 'count', false],
    ['email', 'flob', 'count', false],
    ['flob', 'blob', 'count', false],
    ['flob', 'flob', 'count', true],
    ['database', 'file storage', 'bytes', false],
  ] as const)('takes %s and %s of %s as kindred: %s', (one, other, kind, expected) => {
    expect(areKindredThings(one, other, kind)).toBe(expected);
  });
});
