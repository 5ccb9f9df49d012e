import * as z from 'zod';
import type { Catalogue, Listing } from '../model/catalogue.ts';
import { nearestTags } from '../rules/catalogue/categories.ts';
import { rankEntry } from '../rules/ranking/alternatives.ts';
import { assess } from '../rules/risk/assessment.ts';
import { lapsedWarning, type Lapsed } from '../rules/risk/free-offer.ts';
import { stackCandidates, type StackCandidates } from '../rules/stack/picks.ts';
import { slug } from '../rules/text/fold.ts';
import { stackPlan, type StackPlan, type StackRole } from '../rules/stack/stack-roles.ts';
import { ok, route, type Published } from './route.ts';
import { component, count, list, text, texts, tieBreak } from './shared/common.schema.ts';
import { distinctNames } from './shared/named-services.ts';
import { LAPSED } from './shared/offer-filters.ts';
import { offerFields, offerShape } from './shared/offer.schema.ts';
import { PAGE } from './shared/page.ts';
import { indexBody, provenanceOf } from './shared/provenance.ts';
import { recommendedOfferShape, riskWarning, useWarning, publishedOffer } from './shared/offer.ts';
import { pickFields } from './shared/pick-fields.ts';
import { unknownName } from './unknown-names.ts';

const stackCandidateSchema = component('StackCandidate', 'A free offer for a role, with its published level.', {
  ...recommendedOfferShape,
  ...offerFields('url', 'risk_level'),
});

const stackRole = component('StackRole', 'One part of a stack and the free offers for it.', {
  role: text('What the part is for; for a category given as a requirement, its name.'),
  category: offerShape.category.describe(
    "Where the candidates come from: the first of the role's categories with a free offer.",
  ),
  candidates: list(
    stackCandidateSchema,
    "The first 8 free offers of the day's order, one for each vendor; empty where there is none.",
  ),
  tie_count: count('Free offers that share the rank of the first one; any of them might come first on another day.'),
  eligible_count: count(
    'All free offers of the category that do the job and are on the ranked list, one for each vendor.',
  ),
  reason: text('Why the stack needs the role.'),
  tie_break: tieBreak.describe('Order of all vendors of the category; the candidates are the free offers in it.'),
});

export const stackBody = indexBody('Stack', 'A stack of free tiers for a use case.', {
  use_case: text('Name of the template that fits; the requested words in lower case when none does.'),
  stack: list(stackRole, 'One entry for each role that has a category; empty where nothing fits.'),
  total_monthly_cost: z
    .literal('$0')
    .nullable()
    .describe(
      '`$0` where every role has a candidate: each is free, and what goes beyond its terms is not estimated. Null where ' +
        'no template fits, a role has no candidate or a requirement is unknown; `limitations` says which.',
    ),
  limitations: texts('What the stack lacks, and uses that the terms of candidates rule out.'),
  risk_warnings: texts('One for each candidate rated caution or risky, with its dated cause.'),
});

const MAX_CANDIDATES = 8;

/** Bounded, because the words are part of every query key of the answer. */
const MAX_TEXT_CHARS = 512;

export const stack = route({
  path: '/api/stack',
  operationId: 'recommendStack',
  tag: 'Stacks',
  body: stackBody,
  summary: 'A stack of free tiers for a use case',
  description:
    "The roles a use case needs and, for each, free offers that do its job in the day's order. Requirements, given as " +
    'roles or categories, take the place of the roles of the use case. An incomplete stack has no cost.',
  parameters: {
    use_case: {
      kind: 'text',
      required: 'Say what is to be built: /api/stack?use_case=saas.',
      maxLength: MAX_TEXT_CHARS,
      example: 'saas',
      description: 'What is to be built, in a few words.',
    },
    requirements: {
      kind: 'text',
      prepared: false,
      maxLength: MAX_TEXT_CHARS,
      example: 'Databases,Auth',
      description:
        'Comma-separated roles, categories, tags or synonyms of these (`db`, `mail`) that the stack is to consist of.',
    },
    lapsed: LAPSED,
  },

  *cases(catalogue) {
    for (const template of catalogue.records.stacks) yield { use_case: slug(template.use_case) };
  },

  answer(catalogue, values) {
    const plan = stackPlan(catalogue, values.use_case, distinctNames(values.requirements ?? ''));
    return ok(publishedStack(catalogue, plan, values));
  },
});

interface FilledRole {
  readonly role: StackRole;
  readonly found: StackCandidates;
  readonly shown: readonly Listing[];
}

type Project = Readonly<{ use_case: string; lapsed: Lapsed }>;

function publishedStack(catalogue: Catalogue, plan: StackPlan, project: Project): Published<typeof stackBody> {
  const { lapsed } = project;
  const filled = plan.roles.flatMap((role): readonly FilledRole[] => {
    const found = stackCandidates(catalogue, role, { useCase: plan.use_case, lapsed });
    return found ? [{ role, found, shown: found.listings.slice(0, MAX_CANDIDATES) }] : [];
  });
  const unknown = plan.unknown.map((text) => unknownName('requirement', text, nearestTags(catalogue, slug(text))));
  const warnings = [...unknown, ...(lapsed === null ? lapsedRoles(catalogue, plan, filled) : [])];
  const shown = [...new Set(filled.flatMap((each) => each.shown))];
  const gaps = whyNoTotal(catalogue, plan, filled);
  return {
    use_case: plan.use_case,
    stack: filled.map((each) => publishedRole(catalogue, each)),
    total_monthly_cost: plan.roles.length > 0 && gaps.length === 0 ? '$0' : null,
    limitations: [...gaps, ...noTemplate(catalogue, plan, project), ...shown.flatMap(useWarning)],
    risk_warnings: shown.flatMap((listing) => riskWarning(catalogue, listing)),
    ...(warnings.length === 0 ? {} : { warnings }),
    _provenance: provenanceOf(catalogue, PAGE.home, { listings: shown }),
  };
}

/** What the roles leave out for a lapsed read alone. */
function lapsedRoles(catalogue: Catalogue, plan: StackPlan, filled: readonly FilledRole[]): readonly string[] {
  const all = plan.roles.flatMap(
    (role) => stackCandidates(catalogue, role, { useCase: plan.use_case, lapsed: 'include' }) ?? [],
  );
  const counts = all.map(({ listings }, place) => listings.length - (filled[place]?.found.listings.length ?? 0));
  return lapsedWarning(counts.reduce((sum, count) => sum + Math.max(0, count), 0));
}

function publishedRole(
  catalogue: Catalogue,
  { role, found, shown }: FilledRole,
): Published<typeof stackBody>['stack'][number] {
  return {
    role: role.role,
    category: found.category.name,
    candidates: shown.map((listing) => pickFields(stackCandidateSchema, publishedOffer(catalogue, listing))),
    tie_count: leadersOf(catalogue, found.listings),
    eligible_count: found.listings.length,
    reason: role.reason,
    tie_break: found.tie_break,
  };
}

/** How many listings share the rank of the first. */
function leadersOf(catalogue: Catalogue, listings: readonly Listing[]): number {
  const entries = listings.map((listing) => rankEntry(catalogue, listing));
  const [first] = entries;
  return entries.filter(({ gated, demerits }) => gated === first?.gated && demerits === first.demerits).length;
}

/** Why roles have no total: unknown requirements, roles without candidates or with doubtful ones only. */
function whyNoTotal(catalogue: Catalogue, plan: StackPlan, filled: readonly FilledRole[]): readonly string[] {
  const isInDoubt = (listing: Listing) => assess(catalogue, listing).terms_in_doubt !== null;
  const open = plan.roles.filter((role) => !filled.some((each) => each.role === role && each.shown.length > 0));
  const doubtful = filled.filter(({ shown }) => shown.length > 0 && shown.every(isInDoubt));
  return [
    ...plan.unknown.map((text) => `${JSON.stringify(text)} is unknown, ${NO_TOTAL}`),
    ...open.map(
      ({ role }) => `No free offer that was written or re-read within 180 days is listed for ${role}, ${NO_TOTAL}`,
    ),
    ...doubtful.map(({ role }) => `The terms of every offer for ${role.role} are in doubt, ${NO_TOTAL}`),
  ];
}

/** Where no template fits: the requirements that the words of the use case name, and the use cases that are known. */
function noTemplate(catalogue: Catalogue, { roles, template }: StackPlan, project: Project): readonly string[] {
  if (roles.length > 0 || template) return [];
  const words = distinctNames(project.use_case.replaceAll(/[.!?]?(?:\s|$)/g, ','));
  const named = words.filter((word) => stackPlan(catalogue, '', [word]).unknown.length === 0).join(',');
  const next = named === '' ? 'name roles or categories in requirements' : `its words ask for requirements=${named}`;
  const known = catalogue.records.stacks.map((each) => each.use_case).join(', ');
  return [`The index has no stack for this use case; ${next}.`, `Known use cases: ${known}.`];
}

const NO_TOTAL = 'so the stack has no total cost.';
