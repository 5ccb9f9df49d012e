import { quoted } from '../diagnostics/diagnostic.ts';
import type { FaultyText, NamedFault } from './faulty-text.ts';
import { keyLine, type KeyLine, type SourceLine } from './source-lines.ts';

const INDENT_ERRORS: ReadonlySet<string> = new Set([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'BLOCK_IN_FLOW',
  'MISSING_CHAR',
  'UNEXPECTED_TOKEN',
]);

/** A key that is indented otherwise than the keys beside it. */
export function indentFault({ lines, index, error }: FaultyText): NamedFault | null {
  if (!INDENT_ERRORS.has(error.code)) return null;
  const keys = keysAround(lines, index);
  const between = oddOne(keys);
  if (between) return misindented(between.key, 'unlike the keys before and after it', [between.indent]);
  const odd = tooDeep(keys, index + 1) ?? keys.find(({ number }) => number === index + 1);
  if (!odd) return null;
  const levels = openLevels(lines, odd);
  return levels.includes(odd.indent) ? null : misindented(odd, 'which fits no key above it', levels);
}

function misindented(line: KeyLine, wrong: string, levels: readonly number[]): NamedFault {
  return {
    offset: line.offset + line.indent,
    length: line.key.length,
    what: `${quoted(line.key)} is indented by ${spaces(line.indent)}, ${wrong}`,
    fix: `indent it by ${levels.map(String).join(' or ')} spaces, as the keys that it belongs beside`,
  };
}

/** The lines with keys next to the error: the two before it, its own and the two after it. */
function keysAround(lines: readonly SourceLine[], index: number): readonly KeyLine[] {
  const keysOf = (some: readonly SourceLine[]): readonly KeyLine[] => some.flatMap((line) => keyLine(line) ?? []);
  return [...keysOf(lines.slice(0, index)).slice(-2), ...keysOf(lines.slice(index)).slice(0, 3)];
}

/** A key between two that are indented alike, and otherwise than it; with their indentation. */
function oddOne(keys: readonly KeyLine[]): { readonly key: KeyLine; readonly indent: number } | undefined {
  for (const [place, key] of keys.slice(1, -1).entries()) {
    const [before, after] = [keys[place], keys[place + 2]];
    if (!before || before.indent !== after?.indent || key.indent === before.indent) continue;
    // A mapping inside an entry is indented otherwise too, and its key has no value on the line.
    if (!opens(before) && !opensList(key)) return { key, indent: before.indent };
  }
  return undefined;
}

/** The first key from a line on that is deeper than the one before it, which has a value already. */
function tooDeep(keys: readonly KeyLine[], from: number): KeyLine | undefined {
  return keys.find((key, place) => {
    const before = keys[place - 1];
    return before && key.number > from && key.indent > before.indent && !opens(before);
  });
}

const opens = (line: KeyLine | undefined): boolean => line !== undefined && line.value >= line.text.trimEnd().length;

const opensList = (line: KeyLine): boolean => /^\s*-/.test(line.text);

/** The columns at which a key may begin below the lines above. */
function openLevels(lines: readonly SourceLine[], odd: KeyLine): readonly number[] {
  const levels: number[] = [];
  let lowest = Infinity;
  for (const line of lines.slice(0, odd.number - 1).reverse()) {
    const key = keyLine(line);
    if (!key || key.indent >= lowest) continue;
    levels.push(key.indent);
    lowest = key.indent;
  }
  return levels;
}

const spaces = (count: number): string => `${count} space${count === 1 ? '' : 's'}`;
