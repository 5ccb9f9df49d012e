/** Compares texts by UTF-16 code units, independent of locale: the order of every sorted output. */
export const byCodeUnits = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
