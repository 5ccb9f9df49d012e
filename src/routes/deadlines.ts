import { CHANGE_TYPES } from '../model/vocabulary.ts';
import { deadlines as deadlinesOf } from '../rules/dates/deadlines.ts';
import type { DeadlinesBody } from './deadlines.schema.ts';
import { datedDeadlines, publishedDeadline } from './shared/deadline.ts';
import { PAGE } from './shared/page.ts';
import { provenance } from './shared/provenance.ts';
import { ok, route, type ReadonlyDeep } from './route.ts';

export const deadlines = route({
  path: '/api/deadlines',
  summary: 'Days to come on which terms change or end',
  description:
    'Change records dated after today, and days that a listing or a record names in a sentence about an end ' +
    '(shut down, retire, discontinue, deprecate, until, through). Soonest first.',
  about: 'index',
  parameters: {
    type: {
      kind: 'choice',
      in: 'query',
      values: CHANGE_TYPES,
      default: null,
      description: 'Only records of this type and what such records state; deadlines stated in listings are left out.',
    },
  },
  errors: [400],

  *cases() {
    yield { given: {} };
    for (const type of CHANGE_TYPES) yield { given: { type } };
  },

  answer(catalogue, values) {
    const found = deadlinesOf(catalogue, values.type ?? undefined);
    const body: ReadonlyDeep<DeadlinesBody> = {
      deadlines: found.map(publishedDeadline),
      count: found.length,
      _provenance: provenance(catalogue, PAGE.deadlines, datedDeadlines(catalogue, found)),
    };
    return ok(body);
  },
});
