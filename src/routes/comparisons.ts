import { z } from 'zod';
import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { ChangeRecord } from '../model/change-record.ts';
import { COMPARISON_KINDS, type ComparisonKind, type ComparisonName } from '../model/vocabulary.ts';
import { comparedListings, type ComparedListing } from '../rules/catalogue/comparisons.ts';
import { listedProgramme } from '../rules/catalogue/referrals.ts';
import { changeHistory, newestFirst } from '../rules/changes/change-history.ts';
import { addDays } from '../rules/dates/days.ts';
import type { Parameters } from './parameter.ts';
import { ok, route, type AnyRoute, type ReadonlyDeep } from './route.ts';
import { changeRecord, publishedChange } from './shared/change-record.ts';
import { component, count, list, texts, warningsShape } from './shared/common.schema.ts';
import { selected, selectionParameters, type Selection } from './shared/offer-fields.ts';
import { offerShape, orSelected } from './shared/offer.schema.ts';
import { publishedOffer } from './shared/offer.ts';
import { optionalPageShape, pageFields } from './shared/paging.ts';
import { provenanceSchema, datedChanges, datedListings, provenance } from './shared/provenance.ts';

const kindNames: readonly ComparisonKind[] = Object.values(COMPARISON_KINDS).flat();

const comparedShape = {
  ...offerShape,
  kind: z.enum(kindNames).describe('What kind of member it is; the value of `type` that selects it.'),
};

const comparisonMemberSchema = component(
  'ComparisonMember',
  'An offer as a member of a category comparison.',
  comparedShape,
);

const comparedPlatform = component('HostingMember', 'A hosting offer as a member of the hosting comparison.', {
  ...comparedShape,
  has_referral: z.boolean().describe('Whether `/api/referral-programs` lists a programme of the vendor.'),
});

const tailShape = {
  changes: list(
    changeRecord,
    'Records of the vendors listed here, dated in the last 365 days, but retracted ones; newest first.',
  ),
  count: count('Members of the requested kind, before `limit` and `offset`.'),
  categories: texts('The values `type` accepts.'),
  ...optionalPageShape,
  ...warningsShape,
  _provenance: provenanceSchema,
};

const members = <Item extends z.ZodType>(item: Item) =>
  list(orSelected(item), 'In catalogue order: no member is preferred. A gated offer stays in, its gate stating why.');

const described = (name: ComparisonName, id: string) => ({ id, description: `Response of /api/${name}.` });

/** 200 body of `/api/ai-coding-pricing`. */
export const aiCodingPricingBody = z
  .strictObject({ tools: members(comparisonMemberSchema), ...tailShape })
  .meta(described('ai-coding-pricing', 'AiCodingPricing'));

/** 200 body of `/api/hosting-pricing`. */
export const hostingPricingBody = z
  .strictObject({ platforms: members(comparedPlatform), ...tailShape })
  .meta(described('hosting-pricing', 'HostingPricing'));

/** 200 body of `/api/llm-pricing`. */
export const llmPricingBody = z
  .strictObject({ providers: members(comparisonMemberSchema), ...tailShape })
  .meta(described('llm-pricing', 'LlmPricing'));

/** 200 body of `/api/startup-credits`. */
export const startupCreditsBody = z
  .strictObject({ programs: members(comparisonMemberSchema), ...tailShape })
  .meta(described('startup-credits', 'StartupCredits'));

export type ComparisonMember = z.infer<typeof comparisonMemberSchema>;
export type AiCodingPricingBody = z.infer<typeof aiCodingPricingBody>;
/** The common fields after the members. */
export type ComparisonTail = Pick<AiCodingPricingBody, keyof typeof tailShape>;
export type HostingPricingBody = z.infer<typeof hostingPricingBody>;
export type LlmPricingBody = z.infer<typeof llmPricingBody>;
export type StartupCreditsBody = z.infer<typeof startupCreditsBody>;

const CHANGE_DAYS = 365;

/** The specific parts of one category comparison. */
interface ComparisonRoute<Items extends object> {
  readonly name: ComparisonName;
  readonly operationId: string;
  readonly body: z.ZodType;
  readonly summary: string;
  readonly description: string;
  /** The members under the comparison's own key: `tools`, `platforms`, `providers` or `programs`. */
  readonly layOut: (catalogue: Catalogue, members: readonly ComparedListing[]) => Items;
}

/** Declares the route of a category comparison (docs/rules.md#comparisons). */
export function comparison<Items extends object>(declared: ComparisonRoute<Items>): AnyRoute {
  const path = `/api/${declared.name}`;
  const kinds = COMPARISON_KINDS[declared.name];
  const parameters = {
    type: { kind: 'choice', values: kinds, description: 'Only members of this kind.' },
    limit: { kind: 'integer', min: 0, description: 'Page size; all members without it.' },
    offset: { kind: 'integer', default: 0, min: 0, description: 'Members to skip.' },
    ...selectionParameters(...(declared.name === 'hosting-pricing' ? ['kind', 'has_referral'] : ['kind'])),
  } as const satisfies Parameters;
  return route({
    path,
    operationId: declared.operationId,
    tag: 'Comparisons',
    body: declared.body,
    summary: declared.summary,
    description: declared.description,
    parameters,

    *cases() {
      yield {};
      for (const type of kinds) yield { type };
    },

    answer(catalogue, values) {
      const all = comparedListings(catalogue, declared.name);
      const members = values.type === null ? all : all.filter(({ kind }) => kind === values.type);
      const shown = members.slice(values.offset, values.offset + (values.limit ?? members.length));
      const listings = shown.map(({ listing }) => listing);
      const changes = recentChanges(catalogue, listings);
      const tail: ReadonlyDeep<ComparisonTail> = {
        changes: changes.map(publishedChange),
        count: members.length,
        categories: kinds,
        ...pageFields({ path, parameters, values }, members.length),
        _provenance: provenance(catalogue, `/${declared.name}`, [
          ...datedListings(catalogue, listings),
          ...datedChanges(changes),
        ]),
      };
      return ok({ ...selectedMembers(declared.layOut(catalogue, shown), values), ...tail });
    },
  });
}

/** What the request selects of the members, which are the only list that a comparison lays out. */
function selectedMembers<Items extends object>(items: Items, values: Selection): Items {
  const entries = Object.entries(items as Readonly<Record<string, readonly object[]>>);
  return Object.fromEntries(entries.map(([key, members]) => [key, selected(members, values)])) as Items;
}

/** A published member: the offer with its kind. */
export function comparisonMember(
  catalogue: Catalogue,
  { listing, kind }: ComparedListing,
): ReadonlyDeep<ComparisonMember> {
  return { ...publishedOffer(catalogue, listing), kind };
}

/** Records of the vendors of the last 365 days and announced ones, newest first, without retracted ones (docs/rules.md#comparisons). */
function recentChanges(catalogue: Catalogue, listings: readonly Listing[]): readonly ChangeRecord[] {
  const since = addDays(catalogue.date, -CHANGE_DAYS);
  const vendors = new Set(listings.map(({ vendor }) => vendor));
  return newestFirst([...vendors].flatMap(changeHistory).filter(({ date }) => date >= since));
}

export const aiCodingPricing = comparison({
  name: 'ai-coding-pricing',
  operationId: 'compareAiCodingTools',
  body: aiCodingPricingBody,
  summary: 'AI coding tools compared',
  description:
    'Editors, command-line tools, cloud agents and app builders with their free terms and what changed in a year.',
  layOut: (catalogue, members): ReadonlyDeep<Pick<AiCodingPricingBody, 'tools'>> => ({
    tools: members.map((member) => comparisonMember(catalogue, member)),
  }),
});

export const hostingPricing = comparison({
  name: 'hosting-pricing',
  operationId: 'compareHosting',
  body: hostingPricingBody,
  summary: 'Hosting platforms compared',
  description:
    'Hosting platforms with their free terms, whether a referral programme is available, and what changed in a year.',
  layOut: (catalogue, members): ReadonlyDeep<Pick<HostingPricingBody, 'platforms'>> => ({
    platforms: members.map((member) => ({
      ...comparisonMember(catalogue, member),
      has_referral: listedProgramme(member.listing.vendor) !== null,
    })),
  }),
});

export const llmPricing = comparison({
  name: 'llm-pricing',
  operationId: 'compareLlmProviders',
  body: llmPricingBody,
  summary: 'LLM providers compared',
  description:
    'Model providers with their free terms and what changed in a year. A provider without a free allowance is listed ' +
    'too, with a gate stating why.',
  layOut: (catalogue, members): ReadonlyDeep<Pick<LlmPricingBody, 'providers'>> => ({
    providers: members.map((member) => comparisonMember(catalogue, member)),
  }),
});

export const startupCredits = comparison({
  name: 'startup-credits',
  operationId: 'compareStartupCredits',
  body: startupCreditsBody,
  summary: 'Startup programmes compared',
  description:
    'Credit programmes for startups, each with the conditions an applicant has to meet, and what changed in a year.',
  layOut: (catalogue, members): ReadonlyDeep<Pick<StartupCreditsBody, 'programs'>> => ({
    programs: members.map((member) => comparisonMember(catalogue, member)),
  }),
});
