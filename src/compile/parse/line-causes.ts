import type { YAMLParseError } from 'yaml';
import { quote, type StageDiagnostic } from '../diagnostics/diagnostic.ts';
import { countNoun } from '../../routes/shared/words.ts';

export type Words = Pick<StageDiagnostic, 'what' | 'fix'>;

/** The likely cause of a YAML error: where it begins, how many characters show it, and the fix. */
export interface Cause extends Words {
  readonly offset: number;
  readonly length: number;
}

/** A YAML error in its text: the lines, each with its offset, and the index of the one that the parser names. */
export interface FaultyText {
  readonly lines: readonly { readonly text: string; readonly offset: number }[];
  readonly index: number;
  readonly code: YAMLParseError['code'];
}

/** The cause of an error that the lines around it show: the first that fits, because one that hides others comes first. */
export function causeInLines(faulty: FaultyText): Cause | null {
  return entryCause(faulty) ?? keylessCause(faulty) ?? foldedCause(faulty) ?? lineCause(faulty) ?? indentCause(faulty);
}

interface LineCause {
  /** Its first group is before the characters that show the cause, its second is those characters. */
  readonly pattern: RegExp;
  /** Codes of the errors that it explains; without them, any. */
  readonly codes?: readonly string[];
  /** The cause may be in any line up to the one after the error. */
  readonly isAbove?: true;
  readonly what: string | ((shown: string) => string);
  readonly fix: string | ((shown: string) => string);
}

const KEY_ERRORS = ['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR', 'UNEXPECTED_TOKEN'];
const IN_QUOTES = 'put the value in quotes';
export const NO_SPACE: Words = {
  what: 'no space follows the dash of the list entry',
  fix: 'write `- `, then the entry; a text that begins with a dash goes in quotes',
};

/** Causes that a line shows, in the order in which they are looked for: one that hides others comes first. */
const LINE_CAUSES: readonly LineCause[] = [
  {
    pattern: /^([ ]*)(\t+)(?!\t)\s*\S/,
    isAbove: true,
    what: 'the line is indented with a tab',
    fix: 'write spaces instead, as many as the keys beside it have',
  },
  {
    pattern: /^([ ]*(?:-[ ]*)?(?:[\w.-]+:[ ]*)?)([\u00A0\u2007\u202F]+)/,
    isAbove: true,
    what: 'a no-break space is written where YAML needs a plain one',
    fix: 'write a plain space',
  },
  { pattern: /^(\s*)(-)\w/, ...NO_SPACE },
  { pattern: /^(\s*)(\*) /, what: 'the entry of a list begins with `*`', fix: 'write `- ` in its place' },
  {
    pattern: /^(\s*(?:-\s+)?[\w.-]+:\s+)(\[[^\]]*\]\(https?:[^\s)]*\))/i,
    what: (shown) => `${quote(shown)} is a Markdown link and not a web address`,
    fix: (shown) => `write the address alone, ${quote(shown.slice(shown.indexOf('](') + 2, -1))}`,
  },
  {
    pattern: /^(\s*(?:-\s+)?)([\w-]+:)(?!\/\/)\S/,
    codes: KEY_ERRORS,
    what: (shown) => `${quote(shown.slice(0, -1))} has no space after its colon`,
    fix: (shown) => `write \`${shown} \`, then the value`,
  },
  {
    pattern: /^(\s*(?:-\s+)?(?:[\w.-]+:\s+)?(?:\[(?:[^"'\]]*, *)?)?)([*%@`]|[>|][-+]?(?= +[^\s#]))/,
    what: (sign) => `the value begins with ${sign === '`' ? 'a backtick' : quote(sign)}, which YAML reserves`,
    fix: (sign) =>
      /[>|]/.test(sign) ? 'begin the text on the line below, two spaces further in, or put it in quotes' : IN_QUOTES,
  },
  {
    pattern: /^(.*["'\]}])(,)\s*$/,
    codes: ['UNEXPECTED_TOKEN'],
    what: 'a comma follows the value',
    fix: 'remove it; YAML needs none between keys',
  },
  {
    pattern: /^(\s*(?:-\s+)?[\w.-]+:\s+(?:"[^"]*"|'[^']*'|\[[^\]]*\]|\{[^}]*\})\s*)([^\s"'].*)$/,
    codes: ['UNEXPECTED_TOKEN'],
    what: 'text follows the closing quote or bracket of the value',
    fix: 'remove the pair, or put the whole value in quotes',
  },
  {
    pattern: /^(\s*(?:-\s+)?)([A-Za-z_]\w*)(?=[\s=;]|$)(?!.*:(?:\s|$))/,
    codes: KEY_ERRORS,
    what: (key) => `${quote(key)} has no colon`,
    fix: (key) => `write \`${key}:\`, then a space and the value`,
  },
  {
    pattern: /^(\s*(?:-\s+)?[\w.-]+:\s+(?=[^\s"'[{>|#])[^:]*(?::\S[^:]*)*)(:)(?:\s|$)/,
    codes: ['BLOCK_AS_IMPLICIT_KEY'],
    what: 'the value holds a colon and a space, which YAML reads as a key',
    fix: 'put the value in quotes, or fold it with `>-` on a line of its own',
  },
];

/** An entry of a list that the line above it excludes: the list is empty, or its entry begins at another column. */
function entryCause({ lines, index }: FaultyText): Cause | null {
  const [entry, above] = [lines[index], lines.slice(0, index).findLast(({ text }) => /^\s*[^\s#]/.test(text))];
  const [, indent] = /^( *)- /.exec(entry?.text ?? '') ?? [];
  if (!entry || !above || indent === undefined) return null;
  const [, before = '', list] = /^( *(?:- +)?(?:[\w.-]+: +)?)(\[ *\])(?: *#.*| *)$/.exec(above.text) ?? [];
  if (list !== undefined) {
    const what = `the list ${quote(list)} is empty, and an entry follows`;
    return { offset: above.offset + before.length, length: list.length, what, fix: 'remove the brackets' };
  }
  const parent = lines
    .slice(0, index)
    .findLastIndex(({ text }) => /\S/.test(text) && text.search(/\S/) < indent.length);
  const first = lines[parent + 1];
  const [, word = ''] = /^ *([\w-]+):/.exec(first?.text ?? '') ?? [];
  if (first && word !== '' && first.text.search(/\S/) === indent.length + 2) {
    const offset = first.offset + indent.length + 2;
    return {
      offset,
      length: word.length,
      what: 'the first entry of the list has no dash',
      fix: 'write `- ` before it',
    };
  }
  const [, beside] = /^( *)- /.exec(above.text) ?? [];
  const isInner = beside === undefined && indent.length > above.text.search(/\S/);
  const columns = lines.slice(0, index).flatMap(({ text }) => /^( *)- /.exec(text)?.[1]?.length ?? []);
  const distance = (column: number): number => Math.abs(column - indent.length);
  const [near] = columns.reverse().sort((one, other) => distance(one) - distance(other));
  const wanted = near === indent.length ? beside?.length : near;
  if (isInner || wanted === undefined || wanted === indent.length || above.text.trimEnd().endsWith(':')) return null;
  const what = 'the dash is below no dash of an entry above it';
  const fix = `indent it by ${countNoun(wanted, 'space')}`;
  return { offset: entry.offset + indent.length, length: 1, what, fix };
}

/** A text where its entry has keys, or where a list has entries, as the line beside it shows. */
function keylessCause({ lines, index }: FaultyText): Cause | null {
  const line = lines[index];
  const [, indent = '', dash = '', text = ''] = /^( *)((?:- +)?)(\S.*)$/.exec(line?.text ?? '') ?? [];
  if (!line || /:(?:\s|$)/.test(text)) return null;
  const column = indent.length + dash.length;
  const place = { offset: line.offset + column, length: text.length };
  // A word in lower case is more likely a key without its colon.
  const isText = dash !== '' && !/^[a-z_]+ /.test(text);
  if (isText && KEY.exec(lines[index + 1]?.text ?? '')?.[1] === ' '.repeat(column))
    return { ...place, what: 'a text stands where the first key of the entry belongs', fix: 'write its key before it' };
  const isListed = dash === '' && lines[index - 1]?.text.startsWith(`${indent}- `);
  return isListed ? { ...place, what: 'the entry of the list has no dash', fix: 'write `- ` before it' } : null;
}

/** A line without a colon that goes on with the text above it, and is not indented below the text's key. */
function foldedCause({ lines, index }: FaultyText): Cause | null {
  const [, before = '', words = ''] = /^( *)([^\s:][^:]*)$/.exec(lines[index]?.text ?? '') ?? [];
  const above = lines.slice(0, index);
  // After a text on the line of its key, a few words are more likely a key without its colon.
  const isLong = words.split(' ').length > 4 && !words.startsWith('- ');
  const start = above.findLastIndex(({ text }) =>
    isLong ? /^[ -]*\w[\w.-]*: [^\s"'[{]/.test(text) : /^[ -]*\w[\w.-]*: [>|][-+]?$/.test(text),
  );
  const column = above[start]?.text.search(/\w/) ?? -1;
  const isText = above.slice(start + 1).every(({ text }) => text.trim() === '' || text.search(/\S/) > column);
  if (words === '' || before.length > column || !isText) return null;
  const what = 'the line is not indented like the text above it';
  const fix = `indent it by ${column + 2} spaces; where it begins with a key, write a colon behind that`;
  return { offset: (lines[index]?.offset ?? 0) + before.length, length: words.length, what, fix };
}

function lineCause({ lines, index, code }: FaultyText): Cause | null {
  for (const { pattern, codes, isAbove, what, fix } of LINE_CAUSES) {
    if (codes && !codes.includes(code)) continue;
    for (const line of lines.slice(isAbove ? 0 : index, isAbove ? index + 2 : index + 1)) {
      const [, before = '', shown] = pattern.exec(line.text) ?? [];
      if (shown === undefined) continue;
      const words = (form: LineCause['what']): string => (typeof form === 'string' ? form : form(shown));
      return { offset: line.offset + before.length, length: shown.length, what: words(what), fix: words(fix) };
    }
  }
  return null;
}

const KEY = /^([ ]*(?:-[ ]+)*)(["']?[\w.-]+["']?)[ ]*:(?:[ ]+(?=\S)|\s*$)/;

interface KeyPlace {
  readonly key: string;
  /** Whether it is the first of a list's entry. */
  readonly isEntry: boolean;
  readonly indent: number;
  readonly offset: number;
}

/** A key up to the error at a column that no key above it has, below a key that has a value. */
function indentCause({ lines, index }: FaultyText): Cause | null {
  /** The columns at which a key may begin, the innermost first. */
  let open: readonly number[] = [];
  let isOpening = true;
  const keys: KeyPlace[] = [];
  for (const { text, offset } of lines.slice(0, index + 3)) {
    const [whole = '', before = '', key] = KEY.exec(text) ?? [];
    if (key === undefined) continue;
    const indent = before.length;
    const own = { key, isEntry: before.includes('-'), indent, offset: offset + indent };
    if (indent > (open[0] ?? -1) ? !isOpening : !open.includes(indent)) return indentFault(own, open, keys);
    keys.push(own);
    open = [indent, ...open.filter((column) => column < indent)];
    isOpening = whole.trimEnd().length >= text.trimEnd().length;
  }
  return null;
}

/** Of two keys indented alike around another one, that one is misplaced. A list needs a key above its first entry. */
function indentFault(own: KeyPlace, open: readonly number[], above: readonly KeyPlace[]): Cause {
  const last = above.at(-1);
  const isBetween = last !== undefined && above.at(-2)?.indent === own.indent;
  const { key, indent, offset } = isBetween ? last : own;
  const isBelow = !isBetween && indent > (open[0] ?? 0);
  if (last && own.isEntry && isBelow) {
    const what = `the entry of a list begins below ${quote(last.key)}, which has a value`;
    const fix = 'write the key of its list above it, or indent it like the entries that it belongs beside';
    return { offset, length: key.length, what, fix };
  }
  const columns = isBetween ? [own.indent] : open;
  const inner = isBelow ? ', or write the key that holds it on the line above' : '';
  return {
    offset,
    length: key.length,
    what: `${quote(key)} is indented by ${countNoun(indent, 'space')}, which fits no key above it`,
    fix: `indent it by ${columns.map(String).join(' or ')} spaces, as the keys that it belongs beside${inner}`,
  };
}
