/** The pages of what one record is about; null where it has none. */
export interface AboutPages {
  readonly vendor: string | null;
  readonly category: string | null;
}

/**
 * The page of the one vendor of all records, else of their one category, else `otherwise` (docs/rules.md#provenance).
 */
export function commonPage(records: readonly AboutPages[], otherwise: string): string {
  const [first, ...others] = records;
  if (!first) return otherwise;
  if (first.vendor !== null && others.every(({ vendor }) => vendor === first.vendor)) return first.vendor;
  if (first.category !== null && others.every(({ category }) => category === first.category)) return first.category;
  return otherwise;
}
