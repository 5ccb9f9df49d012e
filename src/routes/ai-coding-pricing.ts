import { comparisonMember, comparison } from './comparison.ts';
import type { AiCodingPricingBody } from './comparison.schema.ts';
import type { ReadonlyDeep } from './route.ts';

export const aiCodingPricing = comparison({
  name: 'ai-coding-pricing',
  summary: 'AI coding tools compared',
  description:
    'Editors, command-line tools, cloud agents and app builders with their free terms and what changed in a year.',
  layOut: (catalogue, members): ReadonlyDeep<Pick<AiCodingPricingBody, 'tools'>> => ({
    tools: members.map((member) => comparisonMember(catalogue, member)),
  }),
});
