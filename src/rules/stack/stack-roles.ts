import type { Catalogue, Category, StackTemplate } from '../../model/catalogue.ts';
import type { Slug } from '../../model/vendor.ts';
import { categoryNamed, listingsTagged } from '../catalogue/categories.ts';
import { groupBy } from '../catalogue/group-by.ts';
import { slug } from '../text/fold.ts';

/** A role of a stack with its categories, the preferred first. */
export interface StackRole {
  readonly role: string;
  readonly categories: readonly Category[];
  /** Qualifying tags; absent when every offer of the categories qualifies. */
  readonly tags: readonly string[] | undefined;
  readonly reason: string;
}

export type StackPlan = ReturnType<typeof stackPlan>;

/**
 * The parts of a stack for a use case (docs/rules.md#stack): those of the template it fits, or in their place the
 * requirements, each a role or a category. Only the slug of the use case counts, so that every spelling gets one
 * answer.
 */
export function stackPlan(catalogue: Catalogue, useCase: string, requirements: readonly string[]) {
  const template = fittingTemplate(catalogue.records.stacks, slug(useCase));
  const roleOf = (text: string) => requiredRole(catalogue, template, text);
  const required = requirements.map((text) => ({ text, role: roleOf(text) ?? roleOf(otherNumber(text)) }));
  const roles =
    requirements.length > 0
      ? required.flatMap(({ role }) => role ?? [])
      : (template?.roles ?? []).map((role) => stackRole(catalogue, role));
  return {
    /** The name of the template, or the requested words without one. */
    use_case: template?.use_case ?? slug(useCase).replaceAll('-', ' '),
    template,
    roles: [...new Map(roles.map((role) => [role.role, role])).values()],
    unknown: required.flatMap(({ text, role }) => (role ? [] : [text])),
  };
}

/** The plural of a singular word, and the other way round: `queue` asks for what has the tag `queues`. */
const otherNumber = (text: string): string => (text.endsWith('s') ? text.slice(0, -1) : `${text}s`);

/** The template of this name; else the one with most keywords in the text, the first in the file on a tie. */
function fittingTemplate(templates: readonly StackTemplate[], requested: Slug): StackTemplate | null {
  const named = templates.find((template) => slug(template.use_case) === requested);
  if (named) return named;
  let best: { readonly template: StackTemplate; readonly fits: number } | null = null;
  for (const template of templates) {
    const fits = [template.use_case, ...template.keywords].filter((words) => holds(requested, slug(words))).length;
    if (fits > (best?.fits ?? 0)) best = { template, fits };
  }
  return best?.template ?? null;
}

/** Matches whole words only: "ai" occurs in "ai-agent" and not in "email". */
function holds(requested: Slug, words: Slug): boolean {
  return words !== '' && `-${requested}-`.includes(`-${words}-`);
}

type TemplateRole = StackTemplate['roles'][number];

function stackRole(catalogue: Catalogue, { role, categories, tags, reason }: TemplateRole): StackRole {
  return { role, categories: categories.flatMap((name) => categoryNamed(catalogue, name) ?? []), tags, reason };
}

/** A role of the fitting template, else a category, else a role of another template, by the text or a synonym; else a tag. */
function requiredRole(catalogue: Catalogue, template: StackTemplate | null, text: string): StackRole | null {
  const requested = slug(text);
  const group = catalogue.records.synonyms.find((words) => words.some((word) => slug(word) === requested));
  const words = [text, ...(group ?? [])];
  const named = words.map((word) => namedRole(catalogue, template, word));
  const tagged = words.map((word) => taggedRole(catalogue, word, text));
  return [...named, ...tagged].find((role) => role !== null) ?? null;
}

/** A role for a tag: the offers that have it, from the categories that hold most of them. */
function taggedRole(catalogue: Catalogue, word: string, role: string): StackRole | null {
  const tag = slug(word);
  const groups = groupBy(listingsTagged(catalogue, tag), ({ category }) => category);
  if (groups.size === 0) return null;
  const categories = [...groups].sort(([, one], [, other]) => other.length - one.length).map(([category]) => category);
  return { role, categories, tags: [tag], reason: 'It is one of the requirements.' };
}

function namedRole(catalogue: Catalogue, template: StackTemplate | null, text: string): StackRole | null {
  const requested = slug(text);
  const own = template?.roles.find(({ role }) => slug(role) === requested);
  if (own) return stackRole(catalogue, own);
  const category = categoryNamed(catalogue, text);
  if (category) {
    const reason = 'It is one of the requirements.';
    return { role: category.name, categories: [category], tags: category.tags, reason };
  }
  const other = catalogue.records.stacks.flatMap(({ roles }) => roles).find(({ role }) => slug(role) === requested);
  return other ? stackRole(catalogue, other) : null;
}
