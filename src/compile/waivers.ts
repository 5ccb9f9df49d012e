import { quoted, type Diagnostic } from './diagnostic.ts';
import type { Draft } from './draft.ts';
import { nearest } from './nearest.ts';
import type { Filed } from './shape.ts';
import type { WaiversFile } from './shape/lists.ts';

/** What the checks found, and what the waivers have to be held against. */
export interface Waivable {
  readonly found: readonly Diagnostic[];
  /** Codes of the checks that can be waived. */
  readonly codes: readonly string[];
  /** Files that no check has seen whole, so that a waiver for them may be needed after all. */
  readonly unjudged: ReadonlySet<string>;
  /** The text at the place of a fault. */
  readonly textAt: (diagnostic: Diagnostic) => string;
}

type Waiver = WaiversFile[number];

/** The faults that no waiver accepts, and those of the waivers: an unneeded one is itself a fault (STYLE 1). */
export function waive(waivers: Filed<WaiversFile>, { found, codes, unjudged, textAt }: Waivable): Diagnostic[] {
  const { draft, value } = waivers;
  const accepts = (waiver: Waiver, fault: Diagnostic): boolean =>
    waiver.check === fault.code &&
    waiver.file === fault.at.file &&
    (waiver.line === undefined || waiver.line === fault.at.start.line) &&
    (waiver.value === undefined || waiver.value === textAt(fault));
  const standing = found.filter((fault) => !value.some((waiver) => accepts(waiver, fault)));
  const faults = value.flatMap((waiver, index) => {
    if (!codes.includes(waiver.check)) return [unknownCheck(waiver, codes, draft.place([index, 'check']))];
    if (unjudged.has(waiver.file) || found.some((fault) => accepts(waiver, fault))) return [];
    return [unneededWaiver(waiver, draft, index)];
  });
  return [...standing, ...faults];
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

function unneededWaiver({ check, file }: Waiver, draft: Draft, index: number): Diagnostic {
  return {
    code: 'unneeded-waiver',
    severity: 'error',
    at: draft.place([index, 'check']),
    what: `${quoted(file)} has no ${quoted(check)} here that a waiver would have to accept`,
    why: 'it would hide the next fault of that kind without anybody having accepted it',
    fix: 'remove the waiver, or correct its place',
  };
}
