import { freshness as freshnessOf } from '../rules/freshness/freshness.ts';
import type { FreshnessBody } from './freshness.schema.ts';
import { ok, route, type ReadonlyDeep } from './route.ts';

/** Reports on the service, so it carries no provenance. */
export const freshness = route({
  path: '/api/freshness',
  summary: "How old the index's knowledge is",
  description:
    'How many offers were written and how many confirmed within given spans, the oldest and newest entries, pages ' +
    'that are no longer read daily, and stored terms that a change record supersedes.',
  about: 'service',
  parameters: {},
  errors: [],

  *cases() {
    yield { given: {} };
  },

  answer(catalogue) {
    const body: ReadonlyDeep<FreshnessBody> = freshnessOf(catalogue);
    return ok(body);
  },
});
