import * as z from 'zod';
import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { ChangeRecord } from '../model/change-record.ts';
import { COMPARISON_KINDS, type ComparisonName } from '../model/vocabulary.ts';
import { comparedListings } from '../rules/catalogue/comparisons.ts';
import { listedProgramme } from '../rules/catalogue/referrals.ts';
import { changeHistory, newestFirst } from '../rules/changes/change-history.ts';
import { addDays } from '../rules/dates/days.ts';
import { ok, route, type AnyRoute } from './route.ts';
import { changeRecord, publishedChange } from './shared/change-record.ts';
import { component, count, list, texts, warningsShape, pageShape } from './shared/common.schema.ts';
import { selectFields, selectionParameters } from './shared/offer-fields.ts';
import { offerShape, orSelected } from './shared/offer.schema.ts';
import { publishedOffer } from './shared/offer.ts';
import { provenanceOf, provenanceSchema } from './shared/provenance.ts';

const comparedShape = {
  ...offerShape,
  kind: z
    .enum(Object.values(COMPARISON_KINDS).flat())
    .describe('What kind of member it is; the value of `type` that selects it.'),
};

const comparisonMember = component('ComparisonMember', 'An offer as a member of a category comparison.', comparedShape);

const hostingMember = component('HostingMember', 'A hosting offer as a member of the hosting comparison.', {
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
  ...pageShape,
  limit: count('Page size; null where all are in the answer.').nullable(),
  ...warningsShape,
  _provenance: provenanceSchema,
};

const CHANGE_DAYS = 365;

/** What is particular to one category comparison. */
interface DeclaredComparison extends Pick<AnyRoute, 'operationId' | 'summary' | 'description'> {
  readonly name: ComparisonName;
  /** Name of the component that describes the body. */
  readonly bodyId: string;
  /** Under which its members are listed. */
  readonly key: 'tools' | 'platforms' | 'providers' | 'programs';
}

/** Declares the route of a category comparison (docs/rules.md#comparisons). */
function comparisonRoute({ name, bodyId, key, ...declared }: DeclaredComparison): AnyRoute {
  const kinds = COMPARISON_KINDS[name];
  const isHosting = name === 'hosting-pricing';
  const members = list(
    orSelected(isHosting ? hostingMember : comparisonMember),
    'In catalogue order: no member is preferred. A gated offer stays in, its gate stating why.',
  );
  return route({
    ...declared,
    path: `/api/${name}`,
    tag: 'Comparisons',
    body: component(bodyId, `Response of /api/${name}.`, { [key]: members, ...tailShape }),
    parameters: {
      type: { kind: 'choice', values: kinds, description: 'Only members of this kind.' },
      limit: { kind: 'integer', min: 0, description: 'Page size; all members without it.' },
      offset: { kind: 'integer', default: 0, min: 0, description: 'Members to skip.' },
      ...selectionParameters(...(isHosting ? ['kind', 'has_referral'] : ['kind'])),
    },

    *cases() {
      yield {};
      for (const type of kinds) yield { type };
    },

    answer(catalogue, values, next) {
      const all = comparedListings(catalogue, name);
      const members = values.type === null ? all : all.filter(({ kind }) => kind === values.type);
      const shown = members.slice(values.offset, values.offset + (values.limit ?? members.length));
      const listings = shown.map(({ listing }) => listing);
      const changes = recentChanges(catalogue, listings);
      const published = shown.map(({ listing, kind }) => ({
        ...publishedOffer(catalogue, listing),
        kind,
        ...(isHosting && { has_referral: listedProgramme(listing.vendor) !== null }),
      }));
      return ok({
        [key]: selectFields(published, values),
        changes: changes.map(publishedChange),
        count: members.length,
        categories: kinds,
        limit: values.limit,
        offset: values.offset,
        next: next(members.length),
        _provenance: provenanceOf(catalogue, `/${name}`, { listings, changes }),
      });
    },
  });
}

/** Records of the vendors of the last 365 days and announced ones, newest first, without retracted ones (docs/rules.md#comparisons). */
function recentChanges(catalogue: Catalogue, listings: readonly Listing[]): readonly ChangeRecord[] {
  const since = addDays(catalogue.date, -CHANGE_DAYS);
  const vendors = new Set(listings.map(({ vendor }) => vendor));
  return newestFirst([...vendors].flatMap(changeHistory).filter(({ date }) => date >= since));
}

export const aiCodingPricing = comparisonRoute({
  name: 'ai-coding-pricing',
  key: 'tools',
  operationId: 'compareAiCodingTools',
  bodyId: 'AiCodingPricing',
  summary: 'AI coding tools compared',
  description:
    'Editors, command-line tools, cloud agents and app builders with their free terms and what changed in a year.',
});

export const hostingPricing = comparisonRoute({
  name: 'hosting-pricing',
  key: 'platforms',
  operationId: 'compareHosting',
  bodyId: 'HostingPricing',
  summary: 'Hosting platforms compared',
  description:
    'Hosting platforms with their free terms, whether a referral programme is available, and what changed in a year.',
});

export const llmPricing = comparisonRoute({
  name: 'llm-pricing',
  key: 'providers',
  operationId: 'compareLlmProviders',
  bodyId: 'LlmPricing',
  summary: 'LLM providers compared',
  description:
    'Model providers with their free terms and what changed in a year. A provider without a free allowance is listed ' +
    'too, with a gate stating why.',
});

export const startupCredits = comparisonRoute({
  name: 'startup-credits',
  key: 'programs',
  operationId: 'compareStartupCredits',
  bodyId: 'StartupCredits',
  summary: 'Startup programmes compared',
  description:
    'Credit programmes for startups, each with the conditions an applicant has to meet, and what changed in a year.',
});
