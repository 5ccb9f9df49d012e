import { describe, expect, test } from 'vitest';
import { auditStack } from '../../src/routes/audit-stack.ts';
import { changes } from '../../src/routes/changes.ts';
import { changesBody } from '../../src/routes/changes.schema.ts';
import { costs, costsBody } from '../../src/routes/costs.ts';
import { expiring } from '../../src/routes/expiring.ts';
import { feed, feedJson } from '../../src/routes/feeds.ts';
import { newest, newestBody } from '../../src/routes/newest.ts';
import { offers, offersBody } from '../../src/routes/offers.ts';
import { encode, type AnyRoute } from '../../src/routes/route.ts';
import { caseAddress } from '../../src/routes/shared/cases.ts';
import { stack } from '../../src/routes/stack.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { catalogue, category, change, vendor } from '../builders.ts';
import { tinyCatalogue } from '../shipped.ts';
import { ask, askPath, bodyOf, refusalOf } from './ask.ts';

const index = catalogue({
  vendors: [vendor({ name: 'Acme', changes: [change()] }), vendor({ name: 'Borealis' })],
  categories: [
    category({ name: 'Cloud Hosting' }),
    category({ name: 'Databases', retired_names: ['Data Stores'] }),
    category({ name: 'Email' }),
  ],
});

describe('a warning about a request', () => {
  test.each<[query: string, expected: string, route: AnyRoute]>([
    ['catgory=x', 'Unknown parameter "catgory" was ignored; did you mean category?', offers],
    ['withinDays=9', 'Unknown parameter "withinDays" was ignored; did you mean within_days?', expiring],
    ['query=x', 'Unknown parameter "query" was ignored; did you mean q?', offers],
    ['services=acme&stack=x', 'Unknown parameter "stack" was ignored; did you mean services?', costs],
    [
      'xyzzy=1',
      'Unknown parameter "xyzzy" was ignored; this path takes since, limit, category, offset, fields, compact.',
      newest,
    ],
    ['limit=9999', 'limit must be at most 50; got "9999", so 50 was used.', newest],
    ['limit=-1', 'limit must be at least 0; got "-1", so 0 was used.', newest],
    ['category=Databses', 'Unknown category "Databses" matches nothing; did you mean Databases?', newest],
    ['category=Hosting', 'Unknown category "Hosting" matches nothing; did you mean Cloud Hosting?', offers],
    ['category=data-store', 'Unknown category "data-store" matches nothing; did you mean Databases?', offers],
    ['category=Quux', 'Unknown category "Quux" matches nothing.', offers],
    ['category=+', 'Unknown category " " matches nothing.', offers],
    ['change_type=rebranded', 'Unknown parameter "change_type" was ignored; did you mean type?', changes],
    ['vendor=Zz,Yy', 'Unknown vendor "Zz,Yy" matches nothing. A comma list is for vendors.', changes],
    ['vendor=Borealus', 'Unknown vendor "Borealus" matches nothing; did you mean Borealis?', changes],
    ['categories=Email,Emal', 'Unknown category "Emal" matches nothing; did you mean Email?', changes],
  ])('for %s is: %s', (query, expected, route) => {
    const reply = ask(route, index, query);
    expect(reply).toMatchObject({ status: 200 });
    expect('body' in reply && (reply.body as { warnings?: readonly string[] }).warnings).toContain(expected);
  });

  const readers = ROUTES.filter(({ parameters }) => Object.values(parameters).some((each) => each.in !== 'path'));
  test.each(readers)('about an unknown name is all that it changes in an answer of $path', async (route) => {
    const tiny = await tinyCatalogue();
    const [given = {}] = route.cases(tiny);
    const address = caseAddress(route.path, given);
    const text = (more: string) => encode(askPath(tiny, `${address}${address.includes('?') ? '&' : '?'}${more}`));
    const answer = text('');
    if (!answer.startsWith('{')) {
      expect(text('unknown=1')).toBe(answer);
      return;
    }
    const { warnings = [], ...rest } = JSON.parse(answer) as { readonly warnings?: readonly string[] };
    const unknown = expect.stringContaining('Unknown parameter "unknown" was ignored') as string;
    expect(JSON.parse(text('unknown=1'))).toEqual({ ...rest, warnings: [...warnings, unknown] });
  });

  test('is absent where there is nothing to say, and is part of the contract', () => {
    expect(bodyOf(offersBody, ask(offers, index, 'category=email'))).not.toHaveProperty('warnings');
    expect(bodyOf(changesBody, ask(changes, index, 'vendor=Borealis'))).not.toHaveProperty('warnings');
    expect(bodyOf(newestBody, ask(newest, index, 'x=1&y=2')).warnings).toHaveLength(2);
  });

  test('is added to the own warnings of an answer', () => {
    expect(bodyOf(costsBody, ask(costs, index, 'services=acme,nobody&x=1')).warnings.at(-1)).toContain('"x"');
  });

  test('is bounded for any request', () => {
    const query = Array.from({ length: 100 }, (_, at) => `${'x'.repeat(90)}${String(at)}=1`).join('&');
    const { warnings = [] } = bodyOf(newestBody, ask(newest, index, query));
    expect(warnings).toHaveLength(10);
    expect(warnings.every((warning) => warning.length < 150)).toBe(true);
    const vendors = Array.from({ length: 100 }, (_, at) => `nobody${String(at)}`).join(',');
    expect(bodyOf(changesBody, ask(changes, index, `vendors=${vendors}`)).warnings).toHaveLength(10);
  });
});

describe('a refusal', () => {
  test.each<[AnyRoute, string, string, string, string]>([
    [newest, 'limit=abc', 'limit must be a whole number; got "abc"', 'limit', '/docs/listNewestOffers'],
    [changes, 'offset=-1', 'offset must be at least 0; got "-1"', 'offset', '/docs/searchChanges'],
    [newest, 'limit=1&limit=2', 'limit must be given once; got 2 values', 'limit', '/docs/listNewestOffers'],
    [
      changes,
      'include_retracted=yes',
      'include_retracted must be true or false; got "yes"',
      'include_retracted',
      '/docs/searchChanges',
    ],
    [
      costs,
      'services=acme&scale=huge',
      'scale must be one of hobby, startup, growth; got "huge"',
      'scale',
      '/docs/estimateCosts',
    ],
    [
      newest,
      'since=yesterday',
      'since must be a date (2026-11-20) or an ISO 8601 timestamp; got "yesterday"',
      'since',
      '/docs/listNewestOffers',
    ],
    [
      newest,
      'since=2026-02-30',
      'since must be a date that exists; got "2026-02-30"',
      'since',
      '/docs/listNewestOffers',
    ],
    [
      stack,
      `use_case=${'x'.repeat(513)}`,
      'use_case must be at most 512 characters; got 513',
      'use_case',
      '/docs/recommendStack',
    ],
    [stack, '', 'Say what is to be built: /api/stack?use_case=saas.', 'use_case', '/docs/recommendStack'],
  ])('of %# says what was got, of which parameter, and where it is described', (route, query, error, param, docs) => {
    expect(refusalOf(ask(route, index, query))).toMatchObject({
      status: 400,
      body: { error, param, docs: `${docs}#parameter-${param}` },
    });
  });

  test('of a missing path segment or parameter names it, and what may have been meant for it', () => {
    const reply = askPath(index, '/api/vendor-risk/');
    expect(refusalOf(reply)).toMatchObject({ body: { param: 'vendor', docs: '/docs/getVendorRisk#parameter-vendor' } });
    const warnings = ['Unknown parameter "vendors" was ignored; did you mean services?'];
    expect(refusalOf(ask(auditStack, index, 'vendors=acme'))).toMatchObject({ status: 400, body: { warnings } });
  });
});

test.each([
  [auditStack, 'services=,', '/docs/auditStack#parameter-services'],
  [costs, 'services=,', '/docs/estimateCosts#parameter-services'],
  [feed, 'vendors=,', '/docs/getFeed#parameter-vendors'],
  [feedJson, 'vendors=,', '/docs/getJsonFeed#parameter-vendors'],
])('the error of %# about a list points to its description', (route, query, docs) => {
  expect(refusalOf(ask(route, index, query))).toMatchObject({ status: 400, body: { docs } });
});
