import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGE_ROUTES } from '../../src/pages/table.ts';
import {
  cachePolicy,
  DESCRIBED,
  EVERY_RESPONSE,
  policyHeaders,
  typeHeaders,
} from '../../src/routes/response-headers.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { day } from '../builders.ts';

const CONF = readFileSync('deploy/nginx.conf', 'utf8');

/** Words of nginx.conf in quotes, or a bare word. */
const written = (before: string): readonly string[] =>
  [...CONF.matchAll(new RegExp(`${before} (?:"([^"]*)"|'([^']*)'|([^\\s;]+))`, 'g'))].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );

it('sends the headers that the other hosts send', () => {
  for (const [name, value] of Object.entries({ ...EVERY_RESPONSE, ...DESCRIBED })) {
    expect(new Set(written(`add_header ${name}`)), name).toEqual(new Set([value]));
  }
  expect(written('default')).toContain(policyHeaders('day', day('2026-11-20'))['Cache-Control']);
  expect(written('"~\\^text/html"')).toEqual([typeHeaders('text/html')['Content-Security-Policy']]);
});

it('keeps no file that reports on the service, and every other', () => {
  const unkept = ROUTES.filter((route) => cachePolicy(route) === 'no-store').map(({ path }) => path);
  expect(unkept).not.toEqual([]);
  expect([...CONF.matchAll(/^ {2}(\/\S+) no-store;$/gm)].map(([, path]) => path)).toEqual(unkept);
});

it('leaves each page in a file to the function where the request has a query', () => {
  const names = PAGE_ROUTES.flatMap(({ isFile, path }) => (isFile && !path.includes('{') ? path.slice(1) : []));
  expect(/"~\^\/\(\?:([\w|-]+)\)\(\?:\\\.md\)\?\\\?\." 0;/.exec(CONF)?.[1]?.split('|')).toEqual(names);
});
