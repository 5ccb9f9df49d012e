import { CST, Parser, type LineCounter, type YAMLParseError } from 'yaml';
import { fileStart, quote, visible, type Place, type StageDiagnostic } from '../diagnostics/diagnostic.ts';
import { countLines, positionAt } from './draft.ts';
import { type Cause, causeInLines, type FaultyText, type Words } from './line-causes.ts';
import type { SourceFile } from '../read/read.ts';

/** Lists and mappings in each other that a file may have: many times what any kind of file needs. */
export const MAX_DEPTH = 50;

/** Maps a YAML parse error to a diagnostic that names its most likely cause. */
export function syntaxDiagnostic(
  { path, text }: SourceFile,
  error: Pick<YAMLParseError, 'code' | 'pos' | 'message'>,
): StageDiagnostic {
  const lines = countLines(text);
  const [from] = error.pos;
  if (error.code === 'RESOURCE_EXHAUSTION') return tooDeep(spanOf(path, lines, [from, 1]));
  if (error.code === 'MULTIPLE_DOCS') return secondDocument(spanOf(path, lines, [from, '---'.length]));
  const index = Math.max(0, lines.linePos(from).line - 1);
  const faulty = { lines: linesOf(text), index, code: error.code };
  const cause = mergeConflict(text) ?? firstUnclosed(text, from) ?? causeInLines(faulty);
  const { offset, length, ...words } = cause ?? {
    offset: from,
    length: 1,
    what: `the text is not YAML: ${firstSentence(error.message)}`,
    fix: 'mend the text here; a value with `: `, ` #` or a leading special character goes in quotes',
  };
  return notYaml(spanOf(path, lines, [offset, length]), words);
}

function spanOf(file: string, lines: LineCounter, [offset, length]: readonly [number, number]): Place {
  const start = positionAt(offset, lines);
  return { file, start, end: { line: start.line, column: start.column + length } };
}

function notYaml(at: Place, words: Words): StageDiagnostic {
  return { code: 'yaml-syntax', at, why: 'nothing in a file that cannot be read is served', ...words };
}

function linesOf(text: string): FaultyText['lines'] {
  let next = 0;
  return text.split('\n').map((line) => {
    const offset = next;
    next += line.length + 1;
    return { text: line.replace(/\r$/, ''), offset };
  });
}

function mergeConflict(text: string): Cause | null {
  const marker = /^(?:[<>]{7}(?: .*)?|={7})$/m.exec(text);
  if (!marker) return null;
  return {
    offset: marker.index,
    length: 7,
    what: 'the file holds an unsettled merge conflict',
    fix: 'keep one of the two versions, and remove the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`',
  };
}

/**
 * The first bracket or quote before an offset that is never closed. YAML reports such an error only where the text no longer
 * fits, lines later; its author made it where it opens.
 */
function firstUnclosed(text: string, before: number): Cause | null {
  let first: Cause | null = null;
  for (const token of new Parser().parse(text)) {
    if (token.type !== 'document') continue;
    try {
      CST.visit(token, ({ key, value }) => {
        for (const part of [key, value]) {
          const found = findUnclosed(part);
          if (found && found.offset < before && found.offset < (first?.offset ?? before)) first = found;
        }
      });
    } catch (fault) {
      // It calls itself for each key in the value of a key.
      if (!(fault instanceof RangeError)) throw fault;
    }
  }
  return first;
}

function findUnclosed(token: CST.Token | null | undefined): Cause | null {
  if (token?.type === 'flow-collection') {
    const { offset, source: opening } = token.start;
    const closing = opening === '{' ? '}' : ']';
    return token.end.some(({ source }) => source === closing) ? null : neverClosed(offset, opening, closing);
  }
  if (token?.type !== 'double-quoted-scalar' && token?.type !== 'single-quoted-scalar') return null;
  const quote = token.source.charAt(0);
  const isClosed = token.source.length > 1 && token.source.endsWith(quote);
  return isClosed ? null : neverClosed(token.offset, quote, quote);
}

function neverClosed(offset: number, opening: string, closing: string): Cause {
  const what = `the text is not YAML: ${quote(opening)} is never closed`;
  return { offset, length: 1, what, fix: `write ${quote(closing)} where it ends` };
}

/** The diagnostic for too deep nesting, at its first character. */
export function tooDeep({ file, start }: Place): StageDiagnostic {
  const at = { file, start, end: { line: start.line, column: start.column + 1 } };
  return notYaml(at, {
    what: `lists and mappings are nested more than ${MAX_DEPTH} levels deep`,
    fix: 'write them as catalogue/README.md shows; nothing in a catalogue needs more than 6',
  });
}

function secondDocument(at: Place): StageDiagnostic {
  return {
    code: 'multiple-documents',
    at,
    what: 'the file holds a second document',
    why: 'a file is one document, and what follows `---` would be lost',
    fix: 'move the second document to a file of its own',
  };
}

function firstSentence(message: string): string {
  const sentence = visible(message.split('\n')[0] ?? '').replace(/(?<![.:])[.:]+$/, '');
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** The diagnostic for line ends of a single carriage return (old Mac OS). */
export function loneReturns(file: string): StageDiagnostic {
  return notYaml(fileStart(file), {
    what: 'the lines of the file end in carriage returns without line feeds',
    fix: 'save the file with line feeds (LF) at the ends of its lines',
  });
}
