import { repeats } from './repeats.ts';
import { quoted, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Draft } from '../parse/draft.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { fileStem } from '../shape/kinds.ts';
import { waiver as waiverSchema, type Waiver } from '../shape/lists.ts';

/** What the checks found, and what the waivers have to be held against. */
export interface Waivable {
  readonly found: readonly Diagnostic[];
  /** Codes of the checks that can be waived. */
  readonly codes: readonly string[];
  /** Every diagnostic code. */
  readonly knownCodes: ReadonlySet<string>;
  /** Every file of the catalogue. */
  readonly paths: ReadonlySet<string>;
  /** Whether the check has seen all it needs to find the diagnostic: where it has not, the waiver may be needed after all. */
  readonly isJudged: (waiver: Waiver) => boolean;
  /** The text at the place of a diagnostic. */
  readonly textAt: (diagnostic: Diagnostic) => string;
}

/** An entry that fits the schema, with its place in the list. */
interface SoundEntry {
  readonly waiver: Waiver;
  readonly index: number;
}

/** What can be read of an entry that is itself at diagnostic. What it does not say, it says of every diagnostic. */
type Stated = Partial<Pick<Waiver, 'check' | 'file' | 'value'>>;

/**
 * The diagnostics that no waiver accepts, and those about the waivers themselves: a waiver that accepts nothing is a
 * diagnostic. An invalid entry yields one diagnostic of its own, and the diagnostics that it seems to accept are left out.
 * `draft` is null where the waivers file is not YAML; its waivers are then unknown.
 */
export function waive(draft: Draft | null, facts: Waivable): Diagnostic[] {
  const { found, codes } = facts;
  if (!draft) return found.filter(({ code }) => !codes.includes(code));
  const { sound, unsound } = entriesOf(draft);
  const meant = [...unsound, ...sound.flatMap(({ waiver }) => (isMisnamed(waiver, facts) ? [waiver] : []))];
  const shields = meant.map((stated) => shield(stated, facts));
  const standing = found.filter(
    (diagnostic) =>
      !sound.some(({ waiver }) => accepts(waiver, diagnostic, facts)) && !shields.some((covers) => covers(diagnostic)),
  );
  return [...standing, ...waiverDiagnostics(sound, draft, facts)];
}

function entriesOf({ value }: Draft): { readonly sound: readonly SoundEntry[]; readonly unsound: readonly Stated[] } {
  // Without its dash a lone entry is the whole file.
  if (!Array.isArray(value)) return { sound: [], unsound: [statedIn(value)] };
  const sound: SoundEntry[] = [];
  const unsound: Stated[] = [];
  for (const [index, entry] of value.entries()) {
    const { data } = waiverSchema.safeParse(entry);
    if (data) sound.push({ waiver: data, index });
    else unsound.push(statedIn(entry));
  }
  return { sound, unsound };
}

const KEYS = ['check', 'file', 'line', 'value', 'reason'];

/** The check, file and value of an entry, also under keys that are nearly these. */
function statedIn(entry: unknown): Stated {
  if (typeof entry !== 'object' || entry === null) return {};
  const stated = new Map<string, string>();
  for (const [key, said] of Object.entries(entry)) {
    const meant = KEYS.includes(key) ? key : nearest(key, KEYS);
    if (meant === undefined || (meant !== key && Object.hasOwn(entry, meant))) continue;
    if (typeof said === 'string' || typeof said === 'number') stated.set(meant, String(said).trim());
  }
  const [check, file, value] = [stated.get('check'), stated.get('file'), stated.get('value')];
  return { ...(check && { check }), ...(file && { file }), ...(value && { value }) };
}

/** Whether a waiver names a check that there is not, or a file. */
function isMisnamed({ check, file }: Stated, { paths, knownCodes }: Waivable): boolean {
  return check === undefined || !knownCodes.has(check) || (file !== undefined && !paths.has(file));
}

/** Tells the diagnostics that an entry at diagnostic was evidently meant to accept. */
function shield(stated: Stated, facts: Waivable): (diagnostic: Diagnostic) => boolean {
  const { found, codes, knownCodes, paths, textAt } = facts;
  // A check that cannot be waived is meant as it is written; any other word is no check, and may be meant for each.
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

function waiverDiagnostics(sound: readonly SoundEntry[], draft: Draft, facts: Waivable): Diagnostic[] {
  const { found, codes, paths, isJudged } = facts;
  const again = [
    ...repeats(sound, ({ waiver: { check, file, line, value } }) => JSON.stringify([check, file, line, value])),
  ];
  const firsts = new Map(again.map(({ entry, first }) => [entry, first]));
  return sound.flatMap((entry) => {
    const { waiver, index } = entry;
    const { check, file } = waiver;
    const first = firsts.get(entry);
    if (first) return [repeatedWaiver(entry, first, draft)];
    if (!codes.includes(check)) return [unknownCheck(waiver, codes, draft.place([index, 'check']))];
    if (!paths.has(file)) return [unknownFile(waiver, paths, draft.place([index, 'file']))];
    if (!isJudged(waiver) || found.some((diagnostic) => accepts(waiver, diagnostic, facts))) return [];
    return [unneededWaiver(waiver, draft, index)];
  });
}

function unknownCheck({ check }: Waiver, codes: readonly string[], at: Diagnostic['at']): Diagnostic {
  const near = nearest(check, codes);
  return {
    code: 'unknown-check',
    severity: 'error',
    at,
    what: `${quoted(check)} is not a check that can be waived`,
    why: 'the waiver would accept nothing, and look as if it did',
    fix: near === undefined ? 'use the code of a check, as catalogue/README.md lists them' : `use ${quoted(near)}`,
  };
}

const HIDES_THE_NEXT = 'it would hide the next diagnostic of that kind without anybody having accepted it';

function unknownFile({ file }: Waiver, paths: ReadonlySet<string>, at: Diagnostic['at']): Diagnostic {
  const near = fileMeant(file, paths);
  return {
    code: 'unneeded-waiver',
    severity: 'error',
    at,
    what: `${quoted(file)} is not a file of the catalogue`,
    why: HIDES_THE_NEXT,
    fix: near === undefined ? 'remove the waiver, or correct the file' : `use ${quoted(near)}, or remove the waiver`,
  };
}

function unneededWaiver({ check, file }: Waiver, draft: Draft, index: number): Diagnostic {
  return {
    code: 'unneeded-waiver',
    severity: 'error',
    at: draft.place([index, 'check']),
    what: `${quoted(file)} has no ${quoted(check)} here that a waiver would have to accept`,
    why: HIDES_THE_NEXT,
    fix: 'remove the waiver, or correct its place',
  };
}

function repeatedWaiver({ waiver, index }: SoundEntry, first: SoundEntry, draft: Draft): Diagnostic {
  const { check, file } = waiver;
  return {
    code: 'unneeded-waiver',
    severity: 'error',
    at: draft.place([index, 'check']),
    what: `the waiver of ${quoted(check)} for ${quoted(file)} is written twice`,
    why: 'the second accepts nothing, and would stand on when the first is removed',
    fix: 'remove one of the two',
    also: [{ at: draft.place([first.index, 'check']), note: 'first written here' }],
  };
}
