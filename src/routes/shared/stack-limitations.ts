import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { StackPlan } from '../../rules/stack/stack-roles.ts';
import { useWarning } from './offer-warnings.ts';

/** The offers shown for a role of a stack. */
export interface ShownRole {
  readonly role: { readonly role: string };
  readonly shown: readonly Listing[];
}

/** Limitations of a stack: no template, unknown requirements, roles without candidates, uses that terms exclude. */
export function stackLimitations(
  catalogue: Catalogue,
  plan: StackPlan,
  filled: readonly ShownRole[],
): readonly string[] {
  const open = plan.roles.filter((role) => !filled.some((each) => each.role === role && each.shown.length > 0));
  const shown = new Set(filled.flatMap((each) => each.shown));
  return [
    ...(plan.roles.length === 0 && plan.unknown.length === 0 ? [NO_TEMPLATE] : []),
    ...open.map(({ role }) => `No free offer is listed for ${role}, so the stack has no total cost.`),
    ...(plan.template ? [] : knownUseCases(catalogue, plan)),
    ...[...shown].flatMap(useWarning),
  ];
}

const NO_TEMPLATE = 'The index has no stack for this use case; name roles or categories in requirements.';

/** The use cases with a template, when the requested one has none and there are no requirements. */
function knownUseCases(catalogue: Catalogue, plan: StackPlan): readonly string[] {
  const known = catalogue.records.stacks.map((template) => template.use_case);
  return plan.roles.length > 0 || known.length === 0 ? [] : [`Known use cases: ${known.join(', ')}.`];
}
