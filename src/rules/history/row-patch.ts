/** A row of an export: an object of JSON values. */
export type Row = Readonly<Record<string, unknown>>;

/** The fields that a row has now; a field that it no longer has is in `dropped`. */
export interface ChangedRow {
  /** Position in the list before. */
  readonly at: number;
  readonly set: Row;
  readonly dropped?: readonly string[];
}

/** A row with its position in the list after. */
export interface PlacedRow {
  readonly to: number;
  readonly row: Row;
}

/**
 * What makes one list of rows into another. `removed` and `moved` positions are those before, `to` those after: apply
 * `changed`, take out what is removed or moved, and insert what is added or moved at its position, in ascending order.
 */
export interface RowPatch {
  readonly removed: readonly number[];
  readonly changed: readonly ChangedRow[];
  readonly added: readonly PlacedRow[];
  readonly moved: readonly { readonly from: number; readonly to: number }[];
}

/** Names a row; two rows of a list with one name are counted in their order. */
export type RowName = (row: Row) => string;

/** The patch from one list to another. A row counts as changed where a row of its name is in both lists. */
export function rowPatch(before: readonly Row[], after: readonly Row[], name: RowName): RowPatch {
  const positions = new Map(distinctNames(before, name).map((each, at) => [each, at]));
  const [changed, added, moved] = [[] as ChangedRow[], [] as PlacedRow[], [] as { from: number; to: number }[]];
  let furthest = -1;
  for (const [to, each] of distinctNames(after, name).entries()) {
    const [row = {}, at] = [after[to], positions.get(each)];
    if (at === undefined) {
      added.push({ to, row });
      continue;
    }
    positions.delete(each);
    const change = changedRow(at, before[at] ?? {}, row);
    if (change) changed.push(change);
    if (at < furthest) moved.push({ from: at, to });
    furthest = Math.max(furthest, at);
  }
  return { removed: [...positions.values()], changed: changed.sort((one, other) => one.at - other.at), added, moved };
}

/** The list after a patch. Rows that it does not name are the same objects. */
export function patched(before: readonly Row[], { removed, changed, added, moved }: RowPatch): readonly Row[] {
  const rows = [...before];
  for (const { at, set, dropped } of changed) {
    const kept = Object.entries(rows[at] ?? {}).filter(([field]) => !dropped?.includes(field));
    rows[at] = { ...Object.fromEntries(kept), ...set };
  }
  const out = new Set([...removed, ...moved.map(({ from }) => from)]);
  const staying = rows.filter((_, at) => !out.has(at));
  const placed = [...added, ...moved.map(({ from, to }) => ({ to, row: rows[from] ?? {} }))];
  for (const { to, row } of placed.sort((one, other) => one.to - other.to)) staying.splice(to, 0, row);
  return staying;
}

/** The fields of a row that differ, each with its value before and after; an absent field has no value. */
export function fieldChanges(before: Row, after: Row): readonly { field: string; old?: unknown; new?: unknown }[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    if (sameJson(before[field], after[field])) return [];
    return [
      {
        field,
        ...(before[field] === undefined ? {} : { old: before[field] }),
        ...(after[field] === undefined ? {} : { new: after[field] }),
      },
    ];
  });
}

function changedRow(at: number, before: Row, after: Row): ChangedRow | null {
  if (before === after) return null;
  const changes = fieldChanges(before, after);
  if (changes.length === 0) return null;
  const set = Object.fromEntries(
    changes.flatMap(({ field }) => (after[field] === undefined ? [] : [[field, after[field]]])),
  );
  const dropped = changes.flatMap(({ field }) => (after[field] === undefined ? [field] : []));
  return dropped.length === 0 ? { at, set } : { at, set, dropped };
}

function sameJson(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function distinctNames(rows: readonly Row[], name: RowName): readonly string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const plain = name(row);
    const equals = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, equals);
    return `${plain}\n${equals}`;
  });
}
