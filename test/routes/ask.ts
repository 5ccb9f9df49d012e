import { expect } from 'vitest';
import type { ZodType } from 'zod';
import type { Catalogue } from '../../src/model/catalogue.ts';
import { encode, type AnyRoute, type Reply } from '../../src/routes/route.ts';
import { parseValues } from '../../src/routes/parse-values.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { pathMatcher } from '../path-matcher.ts';

/** The reply of a route to a query string, parsed as by the function. */
export function ask(route: AnyRoute, catalogue: Catalogue, query = ''): Reply {
  const parsed = parseValues(route, new URLSearchParams(query), {});
  return 'refused' in parsed ? parsed.refused : route.answer(catalogue, parsed.values, parsed.warnings);
}

const routeOf = pathMatcher(ROUTES);

/** The reply of the index to a path with its query, matched and parsed as by the function. */
export function askPath(catalogue: Catalogue, path: string): Reply {
  const { pathname, searchParams } = new URL(path, 'https://deals.example');
  const matched = routeOf(pathname);
  if (!matched) throw new Error(`no route of the index answers ${path}`);
  const { route } = matched;
  const parsed = parseValues(route, searchParams, matched.path);
  return 'refused' in parsed ? parsed.refused : route.answer(catalogue, parsed.values, parsed.warnings);
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
