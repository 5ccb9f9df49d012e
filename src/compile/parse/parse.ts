import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { fileStart, type Place, quote, type StageDiagnostic } from '../diagnostics/diagnostic.ts';
import { type DocumentPlaces, documentPlaces, type Draft, keyText } from './draft.ts';
import { NO_SPACE } from './line-causes.ts';
import { loneReturns, MAX_DEPTH, syntaxDiagnostic, tooDeep } from './syntax-error.ts';
import type { SourceFile } from '../read/read.ts';

/** Text → draft, or the errors of its YAML. The 1.2 core schema, in which dates and `no` stay text. */
export function parse(source: SourceFile): { draft: Draft } | { diagnostics: StageDiagnostic[] } {
  // YAML takes these for line ends, and its readers do not.
  if (/^[^\r\n]*\r(?!\n)/.test(source.text)) return { diagnostics: [loneReturns(source.path)] };
  const document = yamlDocument(source.text);
  // Later errors mostly follow from the first.
  const [error] = document.errors;
  if (error) return { diagnostics: [syntaxDiagnostic(source, error)] };
  const root = document.contents;
  const found: YamlError[] = [];
  const value = plainValue(root, found);
  const errors = found.filter(({ code, node }) => code !== 'yaml-syntax' || strayDash(node, source.text) >= 0);
  if (!root || (value === null && errors.length === 0)) return { diagnostics: [emptyFile(source.path)] };
  const places = documentPlaces(source, root);
  if (errors.length === 0) return { draft: { file: source.path, value, ...places } };
  return { diagnostics: errors.map((error) => yamlDiagnostic(error, places, source.text)) };
}

/** The document tree of a catalogue file, as every reader of one sees it. */
export function yamlDocument(text: string): Document.Parsed {
  // Duplicate keys are found above, where the first one can be named too.
  return parseDocument(text, { schema: 'core', uniqueKeys: false, prettyErrors: false });
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

type PlainDataCode =
  'complex-key' | 'cut-text' | 'yaml-alias' | 'yaml-anchor' | 'yaml-merge' | 'yaml-syntax' | 'yaml-tag';

type PlainDataWords = Pick<StageDiagnostic, 'what' | 'fix'> & Partial<Pick<StageDiagnostic, 'why'>>;

/** Uses of YAML the catalogue does without: what a reader sees, and what to write instead. */
const NOT_PLAIN_DATA: Record<PlainDataCode, PlainDataWords> = {
  'complex-key': { what: 'a key is more than one word', fix: 'write the key as one plain word' },
  'cut-text': {
    what: 'the text ends here, because YAML reads ` #` as the start of a comment',
    why: 'what follows the `#` would be left out of every answer without a word',
    fix: 'put the whole text in quotes; for a comment, write a space after the `#`',
  },
  'yaml-alias': {
    what: 'the value is an alias, because it begins with `*`',
    fix: 'write the value out; asterisks of emphasis are left out, and any other text that begins with `*` goes in quotes',
  },
  'yaml-anchor': { what: 'the value carries an anchor', fix: 'remove the `&` and the name after it' },
  'yaml-merge': { what: 'the mapping merges another', fix: 'write the merged keys out' },
  'yaml-syntax': {
    what: 'the line begins with a dash and is read as more of the text above it',
    why: 'the lines would be one text',
    fix: 'indent the dashes of a list alike, below its key',
  },
  'yaml-tag': { what: 'the value carries a tag', fix: 'remove the `!` and its name, and put a text in quotes instead' },
};

/** The characters that show the error. */
function spanOfError({ code, node }: YamlError, places: DocumentPlaces, text: string): Place {
  if (code === 'cut-text') {
    // Only spaces lie between a plain value and the comment behind it.
    const from = text.indexOf('#', node.range?.[1]);
    const [end = ''] = /^[^\r\n]*/.exec(text.slice(from)) ?? [];
    return places.span(from, from + end.length);
  }
  const start = node.range?.[0] ?? 0;
  const dash = strayDash(node, text);
  if (code === 'yaml-syntax') return places.span(dash, dash + 1);
  if (code !== 'yaml-anchor' && code !== 'yaml-tag') return places.spanOf(node);
  // The document tree has no position of what is written before a value.
  let from = text.lastIndexOf(code === 'yaml-tag' ? '!' : '&', start);
  while (/[^\s,[{]/.test(text.charAt(from - 1))) from--;
  const length = text.slice(from).search(/[\s,\]}]|$/);
  return places.span(from, from + length);
}

function yamlDiagnostic(error: YamlError, places: DocumentPlaces, text: string): StageDiagnostic {
  const at = spanOfError(error, places, text);
  if (error.code === 'too-deep') return tooDeep(at);
  if (error.code === 'duplicate-key') {
    return {
      code: error.code,
      at,
      what: `${quote(keyText(error.node))} is written twice`,
      why: 'only one of the two values could be served, and the other would be lost silently',
      fix: error.isList
        ? 'put the entries of both under the first'
        : `keep one of the two${isEntry(error.map, text) ? ', or begin a second entry with `- `' : ''}`,
      also: [{ at: places.spanOf(error.first), note: 'first written here' }],
    };
  }
  const why = 'a file is plain data, so that each value is read where it is written';
  const isOwnDash = error.code === 'yaml-syntax' && strayDash(error.node, text) === error.node.range?.[0];
  return { code: error.code, at, why, ...NOT_PLAIN_DATA[error.code], ...(isOwnDash && NO_SPACE) };
}

/** A use of YAML that the catalogue does without, and the node that shows it. */
type YamlError =
  | { readonly code: PlainDataCode | 'too-deep'; readonly node: Node }
  | {
      readonly code: 'duplicate-key';
      readonly node: Node;
      readonly first: Node;
      readonly map: Node;
      /** Whether the second value is a list. */
      readonly isList: boolean;
    };

/**
 * A document's nodes as plain objects, lists and scalars; adds each construct that is not plain data to the errors. Depth: of the
 * node itself, were it a collection; the outermost is 1.
 */
function plainValue(node: Node | null, errors: YamlError[], depth = 1): unknown {
  if (!node) return null;
  if (isAlias(node)) {
    errors.push({ code: 'yaml-alias', node });
    return null;
  }
  reportDecoration(node, errors);
  if (isScalar(node)) {
    if (isCut(node)) errors.push({ code: 'cut-text', node });
    if (isDashed(node)) errors.push({ code: 'yaml-syntax', node });
    return node.value;
  }
  if (depth > MAX_DEPTH) {
    if (!errors.some(({ code }) => code === 'too-deep')) errors.push({ code: 'too-deep', node });
    return null;
  }
  if (isSeq<Node | null>(node)) return node.items.map((entry) => plainValue(entry, errors, depth + 1));
  return isMap<Node, Node | null>(node) ? plainObject(node, errors, depth) : null;
}

/**
 * Whether ` #` ends an unquoted text that went on: `Paid once #1 a month`. A comment has a space behind its `#`, as
 * everywhere in the catalogue.
 */
function isCut({ type, comment, value }: Scalar): boolean {
  return type === 'PLAIN' && value !== null && typeof comment === 'string' && /^[^\s#]/.test(comment);
}

/** Whether an unquoted text has a dash that may have been meant to begin the entry of a list. */
function isDashed({ type, value }: Scalar): boolean {
  return type === 'PLAIN' && typeof value === 'string' && /^-\w| - /.test(value);
}

/** The offset of a dash that begins a line of an unquoted text, as in `-rows`; negative where none does. */
function strayDash({ range }: Node, text: string): number {
  const [start = 0, end = 0] = range ?? [];
  const before = text.slice(0, start);
  const isOnOwnLine = before.trim() === '' || before.slice(before.trimEnd().length).includes('\n');
  if (isOnOwnLine && text.charAt(start) === '-') return start;
  const [lead] = /^[^]*?\n *(?=- )/.exec(text.slice(start, end)) ?? [];
  return lead === undefined ? -1 : start + lead.length;
}

/** Whether a mapping is written as `- key: …`. */
function isEntry({ range }: Node, text: string): boolean {
  return text.slice(0, range?.[0]).trimEnd().endsWith('-');
}

function reportDecoration(node: Node, errors: YamlError[]): void {
  if ('anchor' in node) errors.push({ code: 'yaml-anchor', node });
  if (node.tag !== undefined) errors.push({ code: 'yaml-tag', node });
}

function plainObject(map: YAMLMap<Node, Node | null>, errors: YamlError[], depth: number): object {
  const values = new Map<string, unknown>();
  const keys = new Map<string, Node>();
  for (const { key, value } of map.items) {
    const name = keyText(key);
    const first = keys.get(name ?? '');
    if (name === null) errors.push({ code: 'complex-key', node: key });
    else if (name === '<<') errors.push({ code: 'yaml-merge', node: key });
    else if (first) errors.push({ code: 'duplicate-key', node: key, first, map, isList: isSeq(value) });
    else {
      reportDecoration(key, errors);
      keys.set(name, key);
      values.set(name, plainValue(value, errors, depth + 1));
    }
  }
  // `fromEntries` defines each property, so that a key such as `__proto__` is a key like any other.
  return Object.fromEntries(values);
}
