import { isDeepStrictEqual } from 'node:util';
import { type Compared, vendorDiff } from './vendor-diff.ts';
import type { CatalogueRecords } from '../../model/catalogue.ts';

/** The effect of an edit on the answers of the service. */
export type CatalogueDiff = ReturnType<typeof catalogueDiff>;

/** Everything that two catalogues, put to the same day, state differently of a vendor, and the entries of lists that differ. */
export function catalogueDiff(compared: Compared) {
  const { before, after } = compared;
  // The common case of a branch that leaves the catalogue as it is: nothing has to be derived.
  if (before.date === after.date && isDeepStrictEqual(before.records, after.records)) return { vendors: [], lists: [] };
  const slugs = [...new Set([...before.vendorBySlug.keys(), ...after.vendorBySlug.keys()])].sort();
  return {
    vendors: slugs.flatMap((slug) => vendorDiff(compared, slug) ?? []),
    lists: changedLists(before.records, after.records),
  };
}

/** A line per entry of a list, such as `categories.yaml: Databases changed`. */
function changedLists(before: CatalogueRecords, after: CatalogueRecords): readonly string[] {
  const [old, now] = [listEntries(before), listEntries(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((entry) => {
    if (isDeepStrictEqual(old.get(entry), now.get(entry))) return [];
    return `${entry} ${old.has(entry) ? (now.has(entry) ? 'changed' : 'is gone') : 'is new'}`;
  });
}

/** Each entry of a list by its file and name. */
function listEntries(records: CatalogueRecords): ReadonlyMap<string, unknown> {
  const { categories, comparisons, stacks, referral_codes: codes, synonyms } = records;
  return new Map<string, unknown>([
    ...categories.map((entry) => [`categories.yaml: ${entry.name}`, entry] as const),
    ...comparisons.flatMap(({ name, members }) =>
      members.map((member) => {
        return [`comparisons/${name}.yaml: ${member.vendor} (${member.category ?? member.kind})`, member] as const;
      }),
    ),
    ...stacks.map((entry) => [`stacks.yaml: ${entry.use_case}`, entry] as const),
    ...codes.map((entry) => [`referral-codes.yaml: ${entry.vendor}`, entry] as const),
    ...synonyms.map((group) => [`synonyms.yaml: ${group.join(', ')}`, group] as const),
  ]);
}
