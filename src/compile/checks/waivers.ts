import { type Diagnostic, nearest, quote } from '../diagnostics/diagnostic.ts';
import type { Waiver } from '../shape/lists.ts';
import type { CatalogueFiles } from './check.ts';
import { CHECKS } from './index.ts';

const WAIVABLE_CODES = CHECKS.flatMap(({ code, isWaivable }) => (isWaivable ? [code] : []));

/**
 * The diagnostics that no waiver accepts, and those about the waivers themselves: a waiver that accepts nothing is a
 * diagnostic, unless a file is invalid (`isComplete` is false): a check may have missed what it accepts. An invalid list of
 * waivers has its own diagnostics, and hides those that it may accept.
 */
export function waive(
  { waivers, paths }: CatalogueFiles,
  found: readonly Diagnostic[],
  isComplete: boolean,
): readonly Diagnostic[] {
  if (!waivers) return paths.has('waivers.yaml') ? found.filter(({ code }) => !WAIVABLE_CODES.includes(code)) : found;
  const { draft, value } = waivers;
  const unaccepted = found.filter((diagnostic) => !value.some((waiver) => accepts(waiver, diagnostic)));
  const own = value.flatMap((waiver, index): Diagnostic | readonly Diagnostic[] => {
    const { check, file } = waiver;
    const at = draft.place([index, 'check']);
    if (!WAIVABLE_CODES.includes(check)) return unknownCheck(check, at);
    if (!paths.has(file)) return unknownFile(file, paths, draft.place([index, 'file']));
    if (!isComplete || found.some((diagnostic) => accepts(waiver, diagnostic))) return [];
    const what = `${quote(file)} has no ${quote(check)} here that a waiver would have to accept`;
    return { ...UNNEEDED, at, what, fix: 'remove the waiver, or correct its place' };
  });
  return [...unaccepted, ...own];
}

const UNNEEDED = {
  code: 'unneeded-waiver',
  why: 'it would hide the next diagnostic of that kind before an editor has accepted it',
};

function accepts({ check, file, line }: Waiver, { code, at }: Diagnostic): boolean {
  return check === code && file === at.file && (line === undefined || line === at.start.line);
}

function unknownCheck(check: string, at: Diagnostic['at']): Diagnostic {
  const near = nearest(check, WAIVABLE_CODES);
  return {
    code: 'unknown-check',
    at,
    what: `${quote(check)} is not a check that can be waived`,
    why: 'the waiver would accept nothing, and look as if it did',
    fix: near === undefined ? 'remove it; catalogue/README.md says which checks are waivable' : `use ${quote(near)}`,
  };
}

function unknownFile(file: string, paths: ReadonlySet<string>, at: Diagnostic['at']): Diagnostic {
  // A report names a file with the folder of the catalogue before it.
  const near = [...paths].find((path) => file.endsWith(`/${path}`)) ?? nearest(file, paths);
  const fix =
    near === undefined ? 'remove the waiver, or correct the file' : `use ${quote(near)}, or remove the waiver`;
  return { ...UNNEEDED, at, what: `${quote(file)} is not a file of the catalogue`, fix };
}
