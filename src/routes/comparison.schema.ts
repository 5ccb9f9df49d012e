import { z } from 'zod';
import { COMPARISON_KINDS, type ComparisonKind, type ComparisonName } from '../model/vocabulary.ts';
import { changeRecord } from './shared/change-record.schema.ts';
import { offerShape, orSelected } from './shared/offer.schema.ts';
import { optionalPageShape } from './shared/paging.schema.ts';
import { count } from './shared/primitive.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

const kindNames: readonly ComparisonKind[] = Object.values(COMPARISON_KINDS).flat();

const comparedShape = {
  ...offerShape,
  kind: z.enum(kindNames).describe('What kind of member it is; the value of `type` that selects it.'),
};

const comparisonMember = z
  .strictObject(comparedShape)
  .meta({ id: 'ComparisonMember', description: 'An offer as a member of a category comparison.' });

const comparedPlatform = z
  .strictObject({
    ...comparedShape,
    has_referral: z.boolean().describe('Whether `/api/referral-programs` lists a programme of the vendor.'),
  })
  .meta({ id: 'HostingMember', description: 'A hosting offer as a member of the hosting comparison.' });

const tailShape = {
  changes: z
    .array(changeRecord)
    .describe('Records of the vendors listed here, dated in the last 365 days, but retracted ones; newest first.'),
  count: count('Members of the requested kind, before `limit` and `offset`.'),
  categories: z.array(z.string()).describe('The values `type` accepts.'),
  ...optionalPageShape,
  ...warningsShape,
  _provenance: provenance,
};

const members = <Item extends z.ZodType>(item: Item) =>
  z
    .array(orSelected(item))
    .describe('In catalogue order: no member is preferred. A gated offer stays in, its gate stating why.');

const described = (name: ComparisonName, id: string) => ({ id, description: `Response of /api/${name}.` });

/** 200 body of `/api/ai-coding-pricing`. */
export const aiCodingPricingBody = z
  .strictObject({ tools: members(comparisonMember), ...tailShape })
  .meta(described('ai-coding-pricing', 'AiCodingPricing'));

/** 200 body of `/api/hosting-pricing`. */
export const hostingPricingBody = z
  .strictObject({ platforms: members(comparedPlatform), ...tailShape })
  .meta(described('hosting-pricing', 'HostingPricing'));

/** 200 body of `/api/llm-pricing`. */
export const llmPricingBody = z
  .strictObject({ providers: members(comparisonMember), ...tailShape })
  .meta(described('llm-pricing', 'LlmPricing'));

/** 200 body of `/api/startup-credits`. */
export const startupCreditsBody = z
  .strictObject({ programs: members(comparisonMember), ...tailShape })
  .meta(described('startup-credits', 'StartupCredits'));

export type ComparisonMember = z.infer<typeof comparisonMember>;
export type AiCodingPricingBody = z.infer<typeof aiCodingPricingBody>;
/** The common fields after the members. */
export type ComparisonTail = Pick<AiCodingPricingBody, keyof typeof tailShape>;
export type HostingPricingBody = z.infer<typeof hostingPricingBody>;
export type LlmPricingBody = z.infer<typeof llmPricingBody>;
export type StartupCreditsBody = z.infer<typeof startupCreditsBody>;
