import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { ChangeRecord } from '../model/change-record.ts';
import { COMPARISON_KINDS, type ComparisonName } from '../model/vocabulary.ts';
import { changeHistory, newestFirst } from '../rules/changes/change-history.ts';
import { comparedListings, type ComparedListing } from '../rules/catalogue/comparisons.ts';
import { addDays } from '../rules/dates/days.ts';
import type { ComparisonMember, ComparisonTail } from './comparison.schema.ts';
import { publishedChange } from './shared/change-record.ts';
import type { Parameters } from './parameter.ts';
import { selected, selectionParameters, type Selection } from './shared/offer-fields.ts';
import { pageFields } from './shared/paging.ts';
import { publishedOffer } from './shared/offer.ts';
import { datedChanges, datedListings, provenance } from './shared/provenance.ts';
import { ok, route, type AnyRoute, type ReadonlyDeep } from './route.ts';

const CHANGE_DAYS = 365;

/** The specific parts of one category comparison. */
interface ComparisonRoute<Items extends object> {
  readonly name: ComparisonName;
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
    type: { kind: 'choice', in: 'query', values: kinds, default: null, description: 'Only members of this kind.' },
    limit: { kind: 'integer', in: 'query', default: null, min: 0, description: 'Page size; all members without it.' },
    offset: { kind: 'integer', in: 'query', default: 0, min: 0, description: 'Members to skip.' },
    ...selectionParameters(...(declared.name === 'hosting-pricing' ? ['kind', 'has_referral'] : ['kind'])),
  } as const satisfies Parameters;
  return route({
    path,
    summary: declared.summary,
    description: declared.description,
    about: 'index',
    parameters,
    errors: [400],

    *cases() {
      yield { given: {} };
      for (const type of kinds) yield { given: { type } };
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
