/** The pages of what one record is about; null where it has none. */
export interface AboutPages {
  readonly vendor: string | null;
  readonly category: string | null;
}

/** The page to cite for some records: of their one vendor, else of their one category, else another one (RULES.md 11). */
export function commonPage(records: readonly AboutPages[], otherwise: string): string {
  const [first, ...others] = records;
  if (!first) return otherwise;
  if (first.vendor !== null && others.every(({ vendor }) => vendor === first.vendor)) return first.vendor;
  if (first.category !== null && others.every(({ category }) => category === first.category)) return first.category;
  return otherwise;
}
