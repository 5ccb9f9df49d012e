import { expect } from 'vitest';
import type { ZodType } from 'zod';
import type { Catalogue } from '../../src/model/catalogue.ts';
import { encode, type AnyRoute, type Reply } from '../../src/routes/route.ts';
import { parseValues } from '../../src/routes/parse-values.ts';
import { pathMatcher } from '../path-matcher.ts';

/** The reply of a route to a query string, parsed as by the function. */
export function ask(route: AnyRoute, catalogue: Catalogue, query = ''): Reply {
  const parsed = parseValues(route, new URLSearchParams(query), {});
  return 'refused' in parsed ? parsed.refused : route.answer(catalogue, parsed.values);
}

/** The reply of a route with an open segment to a path with its query, matched and parsed as by the function. */
export function askPath(route: AnyRoute, catalogue: Catalogue, path: string): Reply {
  const { pathname, searchParams } = new URL(path, 'https://deals.example');
  const matched = pathMatcher([route])(pathname);
  if (!matched) throw new Error(`${path} is not of ${route.path}`);
  const parsed = parseValues(route, searchParams, matched.path);
  return 'refused' in parsed ? parsed.refused : route.answer(catalogue, parsed.values);
}

/** The parsed body of a 200, validated by its published schema. */
export function bodyOf<Body>(schema: ZodType<Body>, reply: Reply): Body {
  expect(reply).toMatchObject({ status: 200 });
  return schema.parse(JSON.parse(encode(reply)));
}

/** The body of a refusal, with its status. */
export function refusalOf(reply: Reply): { status: number; body: Record<string, unknown> } {
  return { status: reply.status, body: JSON.parse(encode(reply)) as Record<string, unknown> };
}
