import { comparisonMember, comparison } from './comparison.ts';
import type { LlmPricingBody } from './comparison.schema.ts';
import type { ReadonlyDeep } from './route.ts';

export const llmPricing = comparison({
  name: 'llm-pricing',
  summary: 'LLM providers compared',
  description:
    'Model providers with their free terms and what changed in a year. A provider without a free allowance is listed ' +
    'too, with a gate stating why.',
  layOut: (catalogue, members): ReadonlyDeep<Pick<LlmPricingBody, 'providers'>> => ({
    providers: members.map((member) => comparisonMember(catalogue, member)),
  }),
});
