import { expect } from 'vitest';
import type { ZodType } from 'zod';
import type { Catalogue } from '../../src/model/catalogue.ts';
import { encode, type AnyRoute, type Reply } from '../../src/routes/route.ts';
import { parseValues } from '../../src/routes/parse-values.ts';

/** The reply of a route to a query string, parsed as by the function. */
export function ask(route: AnyRoute, catalogue: Catalogue, query = ''): Reply {
  const parsed = parseValues(route, new URLSearchParams(query), {});
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
