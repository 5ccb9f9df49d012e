import { repeats } from './repeats.ts';
import { fileStart, quoted, type CommonCause, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Draft } from '../parse/draft.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { fileStem, vendorKey } from '../shape/kinds.ts';
import { waiver as waiverSchema, type Waiver } from '../shape/lists.ts';

/** The diagnostics of the checks, and the facts that waivers are compared with. */
export interface Waivable {
  readonly found: readonly Diagnostic[];
  /** Codes of the checks that can be waived. */
  readonly codes: readonly string[];
  /** Every diagnostic code. */
  readonly knownCodes: ReadonlySet<string>;
  /** Every file of the catalogue. */
  readonly paths: ReadonlySet<string>;
  /** Whether the check could read all files that it needs. If it could not, an unused waiver is not reported. */
  readonly isDecidable: (waiver: Waiver) => boolean;
  /** The text at the place of a diagnostic. */
  readonly textAt: (diagnostic: Diagnostic) => string;
}

/** An entry that fits the schema, with its place in the list. */
interface ValidEntry {
  readonly waiver: Waiver;
  readonly index: number;
}

/** The readable part of an invalid entry. A missing key matches every diagnostic. */
type Stated = Partial<Pick<Waiver, 'check' | 'file' | 'value'>>;

/**
 * The diagnostics that no waiver accepts, and those about the waivers themselves: a waiver that accepts nothing is a
 * diagnostic. An invalid entry yields one diagnostic of its own, and the diagnostics that it seems to accept are left out.
 * `draft` is null where the waivers file is not YAML; its waivers are then unknown.
 */
export function waive(draft: Draft | null, facts: Waivable): Diagnostic[] {
  const { found, codes } = facts;
  if (!draft) return found.filter(({ code }) => !codes.includes(code));
  const { valid, invalid } = entriesOf(draft);
  const meant = [...invalid, ...valid.flatMap(({ waiver }) => (isMisnamed(waiver, facts) ? [waiver] : []))];
  const shields = meant.map((stated) => shield(stated, facts));
  const unwaived = found.filter(
    (diagnostic) =>
      !valid.some(({ waiver }) => accepts(waiver, diagnostic, facts)) && !shields.some((covers) => covers(diagnostic)),
  );
  return [...unwaived, ...waiverDiagnostics(valid, draft, facts)];
}

function entriesOf({ value }: Draft): { readonly valid: readonly ValidEntry[]; readonly invalid: readonly Stated[] } {
  // A lone entry without its dash is the whole file.
  if (!Array.isArray(value)) return { valid: [], invalid: [statedIn(value)] };
  const valid: ValidEntry[] = [];
  const invalid: Stated[] = [];
  for (const [index, entry] of value.entries()) {
    const { data } = waiverSchema.safeParse(entry);
    if (data) valid.push({ waiver: data, index });
    else invalid.push(statedIn(entry));
  }
  return { valid, invalid };
}

const KEYS = ['check', 'file', 'line', 'value', 'reason'];

/** The check, file and value of an entry, also under keys that are nearly these. */
function statedIn(entry: unknown): Stated {
  if (typeof entry !== 'object' || entry === null) return {};
  const stated = new Map<string, string>();
  for (const [key, value] of Object.entries(entry)) {
    const meant = KEYS.includes(key) ? key : nearest(key, KEYS);
    if (meant === undefined || (meant !== key && Object.hasOwn(entry, meant))) continue;
    if (typeof value === 'string' || typeof value === 'number') stated.set(meant, String(value).trim());
  }
  const [check, file, value] = [stated.get('check'), stated.get('file'), stated.get('value')];
  return { ...(check && { check }), ...(file && { file }), ...(value && { value }) };
}

/** Whether a waiver names a check or a file that does not exist. */
function isMisnamed({ check, file }: Stated, { paths, knownCodes }: Waivable): boolean {
  return check === undefined || !knownCodes.has(check) || (file !== undefined && !paths.has(file));
}

/** A predicate: the diagnostics that an invalid entry was probably meant to accept. */
function shield(stated: Stated, facts: Waivable): (diagnostic: Diagnostic) => boolean {
  const { found, codes, knownCodes, paths, textAt } = facts;
  // A check that cannot be waived is taken as written; an unknown word may mean any check.
  const check = stated.check !== undefined && knownCodes.has(stated.check) ? stated.check : undefined;
  const covers = (diagnostic: Diagnostic): boolean =>
    codes.includes(diagnostic.code) &&
    (check === undefined || check === diagnostic.code) &&
    (stated.value === undefined || stated.value === textAt(diagnostic));
  const { file } = stated;
  if (file === undefined) return covers;
  const meant = paths.has(file) ? file : fileMeant(file, new Set(found.filter(covers).map(({ at }) => at.file)));
  return (diagnostic) => diagnostic.at.file === meant && covers(diagnostic);
}

/** The file that a wrong name most likely means: one spelt nearly so, or of that name in another folder. */
function fileMeant(file: string, files: ReadonlySet<string>): string | undefined {
  return nearest(file, files) ?? [...files].find((known) => fileStem(known) === fileStem(file));
}

function accepts(waiver: Waiver, diagnostic: Diagnostic, { textAt }: Waivable): boolean {
  return (
    waiver.check === diagnostic.code &&
    waiver.file === diagnostic.at.file &&
    (waiver.line === undefined || waiver.line === diagnostic.at.start.line) &&
    (waiver.value === undefined || waiver.value === textAt(diagnostic))
  );
}

function waiverDiagnostics(valid: readonly ValidEntry[], draft: Draft, facts: Waivable): Diagnostic[] {
  const { found, codes, paths, isDecidable } = facts;
  const again = [
    ...repeats(valid, ({ waiver: { check, file, line, value } }) => JSON.stringify([check, file, line, value])),
  ];
  const firsts = new Map(again.map(({ entry, first }) => [entry, first]));
  return valid.flatMap((entry) => {
    const { waiver, index } = entry;
    const { check, file } = waiver;
    const first = firsts.get(entry);
    if (first) return [repeatedWaiver(entry, first, draft)];
    if (!codes.includes(check)) return [unknownCheck(waiver, codes, draft.place([index, 'check']))];
    if (!paths.has(file)) return [unknownFile(waiver, paths, draft.place([index, 'file']))];
    if (!isDecidable(waiver) || found.some((diagnostic) => accepts(waiver, diagnostic, facts))) return [];
    return [unneededWaiver(waiver, draft, index)];
  });
}

function unknownCheck({ check }: Waiver, codes: readonly string[], at: Diagnostic['at']): Diagnostic {
  const near = nearest(check, codes);
  return {
    code: 'unknown-check',
    at,
    what: `${quoted(check)} is not a check that can be waived`,
    why: 'the waiver would accept nothing, and look as if it did',
    fix: near === undefined ? 'use the code of a check, as catalogue/README.md lists them' : `use ${quoted(near)}`,
  };
}

const HIDES_THE_NEXT = 'it would hide the next diagnostic of that kind before an editor has accepted it';

function unknownFile({ file }: Waiver, paths: ReadonlySet<string>, at: Diagnostic['at']): Diagnostic {
  const near = fileMeant(file, paths);
  return {
    code: 'unneeded-waiver',
    at,
    what: `${quoted(file)} is not a file of the catalogue`,
    why: HIDES_THE_NEXT,
    fix: near === undefined ? 'remove the waiver, or correct the file' : `use ${quoted(near)}, or remove the waiver`,
    ...(/^vendors\//.test(file) && { followsFrom: goneFile(file) }),
  };
}

/** A waiver for a vendor's file that was removed or renamed follows from that, where other files show it. */
function goneFile(file: string): CommonCause {
  return {
    key: vendorKey(fileStem(file)),
    minFindings: 2,
    at: fileStart(file),
    what: `${quoted(file)} is missing`,
    fix: 'restore the file',
  };
}

function unneededWaiver({ check, file }: Waiver, draft: Draft, index: number): Diagnostic {
  return {
    code: 'unneeded-waiver',
    at: draft.place([index, 'check']),
    what: `${quoted(file)} has no ${quoted(check)} here that a waiver would have to accept`,
    why: HIDES_THE_NEXT,
    fix: 'remove the waiver, or correct its place',
  };
}

function repeatedWaiver({ waiver, index }: ValidEntry, first: ValidEntry, draft: Draft): Diagnostic {
  const { check, file } = waiver;
  return {
    code: 'unneeded-waiver',
    at: draft.place([index, 'check']),
    what: `the waiver of ${quoted(check)} for ${quoted(file)} is written twice`,
    why: 'the second accepts nothing, and would remain when the first is removed',
    fix: 'remove one of the two',
    also: [{ at: draft.place([first.index, 'check']), note: 'first written here' }],
  };
}
