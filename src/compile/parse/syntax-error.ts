import type { LineCounter, YAMLParseError } from 'yaml';
import { fileStart, quoted, visible, type StageDiagnostic, type Place } from '../diagnostics/diagnostic.ts';
import { MAX_DEPTH, firstTooDeep } from './nesting.ts';
import type { SourceFile } from '../read/read.ts';
import { namedFault } from './named-fault.ts';
import { firstUnclosed } from './unclosed.ts';

type YamlSyntaxError = Pick<YAMLParseError, 'code' | 'pos' | 'message'>;
type Words = Pick<StageDiagnostic, 'what' | 'fix'>;

/** Maps a YAML parse error to a diagnostic that names its most likely cause. */
export function syntaxDiagnostic(source: SourceFile, lines: LineCounter, error: YamlSyntaxError): StageDiagnostic {
  const [offset] = error.pos;
  const span: Span = (from, length) => spanOf(source.path, lines, [from, length]);
  return (
    mergeConflict(source, span) ??
    unclosedText(source, span, offset) ??
    nestedTooDeep(source, span, error) ??
    secondDocument(span, error) ??
    missingSpace(source, span, error) ??
    named(source, lines, error) ??
    notYaml(span(offset, 1), {
      what: `the text is not YAML: ${firstSentence(error.message)}`,
      fix: 'mend the text here; a value with `: `, ` #` or a leading special character goes in quotes',
    })
  );
}

/** The place of some characters, by the offset of the first one and their number. */
type Span = (offset: number, length: number) => Place;

function spanOf(file: string, lines: LineCounter, [offset, length]: readonly [number, number]): Place {
  const { line, col } = lines.linePos(offset);
  const start = { line: Math.max(1, line), column: Math.max(1, col) };
  return { file, start, end: { line: start.line, column: start.column + length } };
}

function notYaml(at: Place, words: Words): StageDiagnostic {
  return {
    code: 'yaml-syntax',
    at,
    why: 'nothing in a file that cannot be read is served',
    ...words,
  };
}

function named(source: SourceFile, lines: LineCounter, error: YamlSyntaxError): StageDiagnostic | null {
  const found = namedFault(source.text, lines, error);
  if (!found) return null;
  const { offset, length, ...words } = found;
  return notYaml(spanOf(source.path, lines, [offset, length]), words);
}

const CONFLICT = /^(?:<{7}|>{7})(?: .*)?$/m;

function mergeConflict({ text }: SourceFile, span: Span): StageDiagnostic | null {
  const marker = CONFLICT.exec(text);
  if (!marker) return null;
  return notYaml(span(marker.index, '<<<<<<<'.length), {
    what: 'the file holds an unsettled merge conflict',
    fix: 'keep one of the two versions, and remove the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`',
  });
}

function unclosedText({ text }: SourceFile, span: Span, before: number): StageDiagnostic | null {
  const unclosed = firstUnclosed(text, before);
  if (!unclosed) return null;
  return notYaml(span(unclosed.offset, 1), {
    what: `the text is not YAML: ${quoted(unclosed.opening)} is never closed`,
    fix: `write ${quoted(unclosed.closing)} where it ends`,
  });
}

// The depth at which the parser gives up depends on the machine; the reported limit does not.
function nestedTooDeep({ text }: SourceFile, span: Span, { code }: YamlSyntaxError): StageDiagnostic | null {
  const offset = code === 'RESOURCE_EXHAUSTION' ? firstTooDeep(text) : undefined;
  return offset === undefined ? null : tooDeep(span(offset, 1));
}

/** The diagnostic for too deep nesting, at the first character of the first list or mapping beyond the limit. */
export function tooDeep({ file, start }: Place): StageDiagnostic {
  const end = { line: start.line, column: start.column + 1 };
  return notYaml(
    { file, start, end },
    {
      what: `lists and mappings are nested more than ${MAX_DEPTH} levels deep`,
      fix: 'write them as catalogue/README.md shows; nothing in a catalogue is a tenth as deep',
    },
  );
}

function secondDocument(span: Span, { code, pos }: YamlSyntaxError): StageDiagnostic | null {
  if (code !== 'MULTIPLE_DOCS') return null;
  return {
    code: 'multiple-documents',
    at: span(pos[0], '---'.length),
    what: 'the file holds a second document',
    why: 'a file is one document, and what follows `---` would be lost',
    fix: 'move the second document to a file of its own',
  };
}

/** A key and what follows its colon; an address begins in the same way. */
const KEY_AND_VALUE = /^([\w-]+):(?!\/\/)\S/;

function missingSpace({ text }: SourceFile, span: Span, { code, pos }: YamlSyntaxError): StageDiagnostic | null {
  const isKey = code === 'MULTILINE_IMPLICIT_KEY' || code === 'MISSING_CHAR';
  const key = isKey ? KEY_AND_VALUE.exec(text.slice(pos[0], pos[1]))?.[1] : undefined;
  if (key === undefined) return null;
  return notYaml(span(pos[0], key.length + 1), {
    what: `${quoted(key)} has no space after its colon`,
    fix: `write \`${key}: \`, then the value`,
  });
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
