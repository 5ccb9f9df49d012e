import type { Catalogue, Listing } from '../model/catalogue.ts';
import { assess } from '../rules/risk/assessment.ts';
import { lapsedWarning, type Lapsed } from '../rules/risk/free-offer.ts';
import { stackCandidates, type StackCandidates } from '../rules/stack/picks.ts';
import { stackPlan, type StackPlan, type StackRole } from '../rules/stack/stack-roles.ts';
import { distinctNames } from './shared/named-services.ts';
import { LAPSED } from './shared/offer-filters.ts';
import { riskWarning } from './shared/offer-warnings.ts';
import { PAGE } from './shared/page.ts';
import { datedListings, provenance } from './shared/provenance.ts';
import { recommendedOffer } from './shared/recommended-offer.ts';
import { stackLimitations } from './shared/stack-limitations.ts';
import { ok, route, type ReadonlyDeep } from './route.ts';
import type { PublishedStackRole, StackBody, StackCandidate } from './stack.schema.ts';

const MAX_CANDIDATES = 8;

/** Bounded, because the words are part of every query key of the answer. */
const MAX_TEXT_CHARS = 512;

export const stack = route({
  path: '/api/stack',
  summary: 'A stack of free tiers for a use case',
  description:
    "The roles a use case needs and, for each, free offers that do its job in the day's order. Requirements, given as " +
    'roles or categories, take the place of the roles of the use case. An incomplete stack has no cost.',
  about: 'index',
  parameters: {
    use_case: {
      kind: 'text',
      in: 'query',
      required: 'Say what is to be built: /api/stack?use_case=saas.',
      sameBySlug: true,
      maxLength: MAX_TEXT_CHARS,
      example: 'saas',
      description: 'What is to be built, in a few words.',
    },
    requirements: {
      kind: 'text',
      in: 'query',
      prepared: false,
      maxLength: MAX_TEXT_CHARS,
      example: 'Databases,Auth',
      description:
        'Comma-separated roles, categories, tags or synonyms of these (`db`, `mail`) that the stack is to consist of.',
    },
    lapsed: LAPSED,
  },
  errors: [400],

  *cases(catalogue) {
    for (const template of catalogue.records.stacks) yield { given: { use_case: template.use_case } };
  },

  answer(catalogue, values) {
    const plan = stackPlan(catalogue, values.use_case, distinctNames(values.requirements ?? ''));
    return ok(body(catalogue, plan, values.lapsed));
  },
});

/** A role with the published candidates. */
interface FilledRole {
  readonly role: StackRole;
  readonly found: StackCandidates;
  readonly shown: readonly Listing[];
}

function body(catalogue: Catalogue, plan: StackPlan, lapsed: Lapsed): ReadonlyDeep<StackBody> {
  const filled = plan.roles.flatMap((role) => filledRole(catalogue, plan, { role, lapsed }));
  const warnings = [...unknownWarnings(plan), ...(lapsed === null ? lapsedRoles(catalogue, plan, filled) : [])];
  const shown = [...new Set(filled.flatMap((each) => each.shown))];
  return {
    use_case: plan.use_case,
    stack: filled.map((each) => publishedRole(catalogue, each)),
    total_monthly_cost: isComplete(catalogue, plan, filled) ? '$0' : null,
    limitations: stackLimitations(catalogue, plan, filled),
    risk_warnings: shown.flatMap((listing) => riskWarning(catalogue, listing)),
    ...(warnings.length === 0 ? {} : { warnings }),
    _provenance: provenance(catalogue, PAGE.home, datedListings(catalogue, shown)),
  };
}

/**
 * Whether the stack is complete: at least one role, a candidate for each whose terms nothing puts in doubt, and no unknown
 * requirement.
 */
function isComplete(catalogue: Catalogue, plan: StackPlan, filled: readonly FilledRole[]): boolean {
  const isFilled =
    filled.length === plan.roles.length &&
    filled.every(({ shown }) => shown.some((listing) => assess(catalogue, listing).terms_in_doubt === null));
  return plan.roles.length > 0 && plan.unknown.length === 0 && isFilled;
}

function unknownWarnings({ unknown }: StackPlan): readonly string[] {
  return unknown.map(
    (text) => `${JSON.stringify(text)} is no role, category, tag or synonym of one, so it is left out.`,
  );
}

/** What the roles leave out for a lapsed read alone. */
function lapsedRoles(catalogue: Catalogue, plan: StackPlan, filled: readonly FilledRole[]): readonly string[] {
  const all = plan.roles.flatMap(
    (role) => stackCandidates(catalogue, role, { useCase: plan.use_case, lapsed: 'include' }) ?? [],
  );
  const counts = all.map(({ listings }, place) => listings.length - (filled[place]?.found.listings.length ?? 0));
  return lapsedWarning(counts.reduce((sum, count) => sum + Math.max(0, count), 0));
}

function filledRole(
  catalogue: Catalogue,
  plan: StackPlan,
  { role, lapsed }: { readonly role: StackRole; readonly lapsed: Lapsed },
): readonly FilledRole[] {
  const found = stackCandidates(catalogue, role, { useCase: plan.use_case, lapsed });
  return found ? [{ role, found, shown: found.listings.slice(0, MAX_CANDIDATES) }] : [];
}

function publishedRole(catalogue: Catalogue, { role, found, shown }: FilledRole): ReadonlyDeep<PublishedStackRole> {
  return {
    role: role.role,
    category: found.category.name,
    candidates: shown.map((listing) => stackCandidate(catalogue, listing)),
    tie_count: found.tie_break.tie_count,
    eligible_count: found.listings.length,
    reason: role.reason,
    tie_break: found.tie_break,
  };
}

function stackCandidate(catalogue: Catalogue, listing: Listing): ReadonlyDeep<StackCandidate> {
  return {
    ...recommendedOffer(catalogue, listing),
    url: listing.offer.url,
    risk_level: assess(catalogue, listing).risk_level,
  };
}
