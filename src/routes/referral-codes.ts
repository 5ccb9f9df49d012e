import { categoryNamed } from '../rules/catalogue/categories.ts';
import { heldCodes } from '../rules/catalogue/referrals.ts';
import { CATEGORY } from './shared/category-parameter.ts';
import { publishedHeldCode } from './shared/held-code.ts';
import { categoryPage, PAGE } from './shared/page.ts';
import { provenance } from './shared/provenance.ts';
import type { ReferralCodesBody } from './referral-codes.schema.ts';
import { ok, refusal, route, type ErrorBody, type JsonReply, type ReadonlyDeep } from './route.ts';

const SOURCES = ['platform', 'agent'] as const;
const RETIRED = 'Codes submitted by agents are retired; the service holds its own codes only.';

export const referralCodes = route({
  path: '/api/referral-codes',
  summary: 'Referral codes the service holds',
  description:
    'Every code with what the reader gets and who may not use it. What a code earns the service is no part of it.',
  about: 'index',
  parameters: {
    category: CATEGORY,
    source: {
      kind: 'choice',
      in: 'query',
      values: SOURCES,
      default: null,
      description: 'Who holds the code. `agent` answers an empty list with the reason.',
    },
  },
  errors: [400],

  *cases(catalogue) {
    yield { given: {} };
    for (const source of SOURCES) yield { given: { source } };
    for (const category of new Set(heldCodes(catalogue).flatMap((held) => held.category ?? []))) {
      yield { given: { category } };
    }
  },

  answer(catalogue, values) {
    const category = values.category === null ? null : categoryNamed(catalogue, values.category);
    const all = heldCodes(catalogue);
    const requested = values.category === null ? all : all.filter((code) => code.category === category?.name);
    const codes = values.source === 'agent' ? [] : requested;
    const body: ReadonlyDeep<ReferralCodesBody> = {
      codes: codes.map(publishedHeldCode),
      total: codes.length,
      ...(values.source === 'agent' ? { withheld_reason: RETIRED } : {}),
      // A code has no date, so there is no date to cite.
      _provenance: provenance(catalogue, category ? categoryPage(category) : PAGE.referralPrograms, []),
    };
    return ok(body);
  },
});

/**
 * The answer to `POST /api/referral-codes`: 410, because callers may no longer submit codes
 * (docs/rules.md#referral-codes).
 */
export function retiredSubmission(): JsonReply<ErrorBody> {
  return refusal(410, RETIRED);
}
