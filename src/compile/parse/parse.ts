import { isAlias, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { fileStart, quoted, type Place, type StageDiagnostic } from '../diagnostics/diagnostic.ts';
import { Decorations } from './decoration.ts';
import { DocumentPlaces, keyText, type Draft } from './draft.ts';
import { plainValue, type YamlError } from './plain-value.ts';
import type { SourceFile } from '../read/read.ts';
import { loneReturns, syntaxDiagnostic, tooDeep } from './syntax-error.ts';

/** Text → draft, or the errors of its YAML. The 1.2 core schema, in which dates and `no` stay text. */
export function parse(source: SourceFile): { draft: Draft } | { diagnostics: StageDiagnostic[] } {
  // YAML takes these for line ends, and its readers do not.
  if (/^[^\r\n]*\r(?!\n)/.test(source.text)) return { diagnostics: [loneReturns(source.path)] };
  const lines = new LineCounter();
  const document = yamlDocument(source.text, lines);
  // Later errors mostly follow from the first.
  const [error] = document.errors;
  if (error) return { diagnostics: [syntaxDiagnostic(source, lines, error)] };
  const root = document.contents;
  if (!root) return { diagnostics: [emptyFile(source.path)] };
  const errors: YamlError[] = [];
  const value = plainValue(root, (error) => errors.push(error));
  if (errors.length > 0) {
    const places = new DocumentPlaces(source.path, root, lines);
    return { diagnostics: withoutEchoes(errors).map((error) => yamlDiagnostic(error, places, source.text)) };
  }
  if (value === null) return { diagnostics: [emptyFile(source.path)] };
  return { draft: draftOf(source, value) };
}

/** Uses of one device: without the anchor there would be no alias, and no mapping to merge. */
const REFERENCES: readonly YamlError['code'][] = ['yaml-alias', 'yaml-anchor', 'yaml-merge'];
const DEPTH: readonly YamlError['code'][] = ['too-deep'];

/** Codes reported once per file: the first diagnostic shows that the file must do without them. */
function withoutEchoes(errors: readonly YamlError[]): readonly YamlError[] {
  const seen = new Set<readonly YamlError['code'][]>();
  return errors.filter(({ code }) => {
    const family = [REFERENCES, DEPTH].find((codes) => codes.includes(code));
    if (!family) return true;
    const isFirst = !seen.has(family);
    seen.add(family);
    return isFirst;
  });
}

/**
 * The draft of a file whose value was read without an error. Positions are computed lazily by parsing the text again: most
 * files have no diagnostics, and a document needs many times the memory of its value.
 */
function draftOf(source: SourceFile, value: unknown): Draft {
  let known: DocumentPlaces | undefined;
  const places = (): DocumentPlaces => (known ??= placesOf(source));
  return {
    file: source.path,
    value,
    place: (path) => places().place(path),
    keyPlace: (path) => places().keyPlace(path),
  };
}

function placesOf({ path, text }: SourceFile): DocumentPlaces {
  const lines = new LineCounter();
  const root = yamlDocument(text, lines).contents;
  if (!root) throw new Error(`${path} was read without an error and holds nothing`);
  return new DocumentPlaces(path, root, lines);
}

/** The document tree of a catalogue file, as every reader of one sees it. */
export function yamlDocument(text: string, lineCounter?: LineCounter): Document.Parsed {
  // Duplicate keys are found above, where the first one can be named too.
  const options = { schema: 'core', uniqueKeys: false, prettyErrors: false } as const;
  return parseDocument(text, lineCounter ? { ...options, lineCounter } : options);
}

function emptyFile(file: string): StageDiagnostic {
  return {
    code: 'empty-file',
    at: fileStart(file),
    what: 'the file holds nothing',
    why: 'an empty file is more often a lost one than a meant one',
    fix: 'write what belongs in it (`[]` for a list that has no entry yet), or remove the file',
  };
}

type PlainDataCode = Exclude<YamlError['code'], 'duplicate-key' | 'too-deep'>;

type PlainDataWords = Pick<StageDiagnostic, 'what' | 'fix'>;

const WHY_OF: Partial<Record<PlainDataCode, string>> = {
  'cut-text': 'what follows the `#` would be left out of every answer without a word',
};

/** Uses of YAML the catalogue does without: what a reader sees, and what to write instead. */
const NOT_PLAIN_DATA: Record<PlainDataCode, PlainDataWords> = {
  'complex-key': { what: 'a key is more than one word', fix: 'write the key as one plain word' },
  'cut-text': {
    what: 'the text ends here, because YAML reads ` #` as the start of a comment',
    fix: 'put the whole text in quotes; for a comment, write a space after the `#`',
  },
  'yaml-alias': { what: 'the value is an alias', fix: 'write the value out' },
  'yaml-anchor': { what: 'the value carries an anchor', fix: 'remove the `&` and the name after it' },
  'yaml-merge': { what: 'the mapping merges another', fix: 'write the merged keys out' },
  'yaml-tag': { what: 'the value carries a tag', fix: 'remove the `!` and its name, and put a text in quotes instead' },
};

/** An alias that its author meant as emphasis. */
const EMPHASIS: PlainDataWords = {
  what: 'the value is between asterisks, which YAML reads as an alias',
  fix: 'leave the asterisks out, because texts are served without formatting, or put the value in quotes',
};

function plainDataWords(code: PlainDataCode, node: Node): PlainDataWords {
  return code === 'yaml-alias' && isAlias(node) && node.source.endsWith('*') ? EMPHASIS : NOT_PLAIN_DATA[code];
}

/** The characters that show the error. */
function spanOfError({ code, node }: YamlError, places: DocumentPlaces, text: string): Place {
  if (code === 'cut-text') {
    // Only spaces lie between a plain value and the comment behind it.
    const from = text.indexOf('#', node.range?.[1]);
    const [end = ''] = /^[^\r\n]*/.exec(text.slice(from)) ?? [];
    return places.span(from, from + end.length);
  }
  if (code !== 'yaml-anchor' && code !== 'yaml-tag') return places.spanOf(node);
  const written = new Decorations(text).before(node, code === 'yaml-tag' ? 'tag' : 'anchor');
  return written ? places.span(...written) : places.spanOf(node);
}

function yamlDiagnostic(error: YamlError, places: DocumentPlaces, text: string): StageDiagnostic {
  const at = spanOfError(error, places, text);
  if (error.code === 'too-deep') return tooDeep(at);
  if (error.code === 'duplicate-key') {
    return {
      code: error.code,
      at,
      what: `${quoted(keyText(error.node))} is written twice`,
      why: 'only one of the two values could be served, and the other would be lost silently',
      fix: 'keep one of the two',
      also: [{ at: places.spanOf(error.first), note: 'first written here' }],
    };
  }
  const why = WHY_OF[error.code] ?? 'a file is plain data, so that each value is read where it is written';
  return { code: error.code, at, why, ...plainDataWords(error.code, error.node) };
}
