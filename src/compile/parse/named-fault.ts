import type { LineCounter, YAMLParseError } from 'yaml';
import { quoted } from '../diagnostics/diagnostic.ts';
import type { FaultyText, NamedFault } from './faulty-text.ts';
import { indentFault } from './indent-fault.ts';
import { sourceLines } from './source-lines.ts';

type Recognise = (faulty: FaultyText) => NamedFault | null;

/** Causes in the order in which they are looked for: one that hides others comes first. */
const CAUSES: readonly Recognise[] = [
  tabIndent,
  noBreakSpace,
  firstKeyIndented,
  missingDashSpace,
  leadingAsterisk,
  leadingSign,
  afterQuote,
  missingColon,
  colonInText,
  indentFault,
];

/** The likely cause of a YAML error, or null where no known one fits. */
export function namedFault(
  text: string,
  counter: LineCounter,
  error: Pick<YAMLParseError, 'code' | 'pos'>,
): NamedFault | null {
  const lines = sourceLines(text);
  const index = Math.min(Math.max(0, counter.linePos(error.pos[0]).line - 1), lines.length - 1);
  const faulty: FaultyText = { text, lines, index, error };
  for (const cause of CAUSES) {
    const found = cause(faulty);
    if (found) return found;
  }
  return null;
}

/** The first line up to the one after the error that matches; a match begins at its first group. */
function firstMatch({ lines, index }: FaultyText, pattern: RegExp) {
  for (const line of lines.slice(0, index + 2)) {
    const found = pattern.exec(line.text);
    if (found) return { line, found, offset: line.offset + found.index + (found[1] ?? '').length };
  }
  return null;
}

function tabIndent(faulty: FaultyText): NamedFault | null {
  const match = firstMatch(faulty, /^([ ]*)(\t+)(?!\t)\s*\S/);
  if (!match) return null;
  return {
    offset: match.offset,
    length: match.found[2]?.length ?? 1,
    what: 'the line is indented with a tab',
    fix: 'write spaces instead, as many as the keys beside it have',
  };
}

/** No-break, figure and narrow no-break spaces, as copied from a web page. */
const NO_BREAK = /^([ ]*(?:(?:-[ ]*)?[\w.-]+:[ ]*)?)([\u00A0\u2007\u202F]+)/;

function noBreakSpace(faulty: FaultyText): NamedFault | null {
  const match = firstMatch(faulty, NO_BREAK);
  if (!match) return null;
  return {
    offset: match.offset,
    length: match.found[2]?.length ?? 1,
    what: 'a no-break space is written where YAML needs a plain one',
    fix: 'write a plain space',
  };
}

function firstKeyIndented({ lines, index }: FaultyText): NamedFault | null {
  const first = lines.find(({ text }) => /^\s*[^\s#]/.test(text) && text !== '---');
  const indent = first?.text.search(/\S/) ?? 0;
  const isOutdented = lines.slice(0, index + 2).some(({ text }) => /^[^\s#]/.test(text) && text !== '---');
  if (!first || indent === 0 || !isOutdented) return null;
  const [key = ''] = /[^\s:]+/.exec(first.text) ?? [];
  return {
    offset: first.offset + indent,
    length: key.length,
    what: `${quoted(key)} is indented, and the keys of the file are not`,
    fix: 'begin it at the start of its line',
  };
}

function missingDashSpace({ lines, index }: FaultyText): NamedFault | null {
  const line = lines[index];
  const found = line && /^(\s*)-(?!-)[\w]/.exec(line.text);
  if (!found) return null;
  return {
    offset: line.offset + (found[1]?.length ?? 0),
    length: 1,
    what: 'no space follows the dash of the list entry',
    fix: 'write `- `, then the entry',
  };
}

/** The value on a line, behind its key or dash. */
const VALUE = /^(\s*(?:-\s+)?(?:[\w.-]+:\s+)?)/;

function leadingAsterisk({ lines, index }: FaultyText): NamedFault | null {
  const line = lines[index];
  const start = line ? (VALUE.exec(line.text)?.[1]?.length ?? 0) : 0;
  const [asterisks] = /^\*+/.exec(line?.text.slice(start) ?? '') ?? [];
  if (!line || asterisks === undefined) return null;
  return {
    offset: line.offset + start,
    length: asterisks.length,
    what: 'the value begins with `*`, which YAML reads as an alias',
    fix: 'leave the asterisks out, because texts are served without formatting, or put the value in quotes',
  };
}

function leadingSign({ text, error }: FaultyText): NamedFault | null {
  const offset = error.pos[0];
  const sign = text.charAt(offset);
  if (error.code !== 'BAD_SCALAR_START' && !'%@`'.includes(sign || ' ')) return null;
  return {
    offset,
    length: 1,
    what: `the value begins with ${sign === '`' ? 'a backtick' : quoted(sign)}, which YAML reserves`,
    fix: 'put the value in quotes',
  };
}

function afterQuote({ lines, index, error }: FaultyText): NamedFault | null {
  const line = lines[index];
  const column = line ? error.pos[0] - line.offset : 0;
  if (!line || error.code !== 'UNEXPECTED_TOKEN' || !/["']\s*$/.test(line.text.slice(0, column))) return null;
  return {
    offset: error.pos[0],
    length: Math.max(1, line.text.length - column),
    what: 'text follows the closing quote of the value',
    fix: 'put the whole value in quotes, or remove the quotes',
  };
}

/** A line that begins with a word and has no colon behind it. */
const NO_COLON = /^(\s*(?:-\s+)?)([A-Za-z_]\w*)(?!\w)(\s*=?)(?!\S*:)(?=\s|$)/;
const COLON_ERRORS: ReadonlySet<string> = new Set(['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR', 'UNEXPECTED_TOKEN']);

function missingColon({ lines, index, error }: FaultyText): NamedFault | null {
  const line = lines[index];
  const [, before = '', key] = (line && NO_COLON.exec(line.text)) ?? [];
  if (!line || key === undefined || !COLON_ERRORS.has(error.code) || /:(?:\s|$)/.test(line.text)) return null;
  // A text that goes on in the next line begins no key.
  if (error.pos[0] - line.offset > before.length) return null;
  return {
    offset: line.offset + before.length,
    length: key.length,
    what: `${quoted(key)} has no colon`,
    fix: `write \`${key}:\`, then a space and the value`,
  };
}

function colonInText({ lines, index, error }: FaultyText): NamedFault | null {
  const line = lines[index];
  const [, before = '', text = ''] = (line && /^(\s*(?:-\s+)?[\w.-]+:\s+)([^\s"'[{>|#].*)$/.exec(line.text)) ?? [];
  const colon = /\S(:)(?:\s|$)/.exec(text);
  if (!line || !colon || error.code !== 'BLOCK_AS_IMPLICIT_KEY') return null;
  return {
    offset: line.offset + before.length + colon.index + 1,
    length: 1,
    what: 'the value holds a colon and a space, which YAML reads as a key',
    fix: 'put the value in quotes, or fold it with `>-` on a line of its own',
  };
}
