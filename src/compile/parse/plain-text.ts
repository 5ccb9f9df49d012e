/**
 * Reads YAML of the form that nearly every catalogue file has: mappings and lists of two spaces a level, texts on one line
 * or folded, lists in brackets, and comments above the first key or an outermost entry. Returns undefined for any other
 * text, for which the YAML library decides. It takes a twentieth of the library's time, and a test holds it to the
 * library's value wherever it returns one.
 */
export function plainText(text: string): unknown {
  if (!text.endsWith('\n')) return undefined;
  const body = withoutGaps(withoutComments(text));
  if (UNUSUAL.test(body)) return undefined;
  const reader = new Reader(body.slice(0, -1).split('\n'));
  try {
    return reader.whole();
  } catch (error) {
    if (error === UNDECIDED) return undefined;
    throw error;
  }
}

/** The text without the comments above its first key, or above entries of its outermost list. */
export function withoutComments(text: string): string {
  return text.replace(/^(?:# .*\S\n)+(?=\w)/, '').replace(/^(?:# .*\S\n)+(?=- )/gm, '');
}

/** The text without the blank lines between the entries of its outermost list. */
function withoutGaps(text: string): string {
  return text.startsWith('- ') ? text.replaceAll('\n\n- ', '\n- ') : text;
}

/** Thrown where the text leaves the form. One object, because making an error costs more than reading a file. */
const UNDECIDED = new Error('not of the plain form');

/** Blank lines, control characters, other line ends, a byte order mark, and what separates documents. */
const UNUSUAL = /\n\n|^\n|[\0-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\uD800-\uDFFF\uFEFF]|^(?:---|\.\.\.|%)/m;

const KEY = /^([A-Za-z_][A-Za-z0-9_]*):(?: (?! )(.*))?$/;
const MAX_INDENT_SPACES = 20;
const SPACE = 0x20;

class Reader {
  readonly #lines: string[];
  #next = 0;

  constructor(lines: string[]) {
    this.#lines = lines;
  }

  whole(): unknown {
    const value = this.#block(0);
    if (this.#next < this.#lines.length) throw UNDECIDED;
    return value;
  }

  /** The indentation of the next line in spaces; -1 at the end. */
  #indent(): number {
    const line = this.#lines[this.#next];
    if (line === undefined) return -1;
    let indent = 0;
    while (line.charCodeAt(indent) === SPACE) indent++;
    return indent;
  }

  #block(indent: number): unknown {
    if (this.#indent() !== indent || indent > MAX_INDENT_SPACES) throw UNDECIDED;
    return this.#lines[this.#next]?.startsWith('- ', indent) ? this.#list(indent) : this.#mapping(indent);
  }

  #list(indent: number): unknown[] {
    const list: unknown[] = [];
    while (this.#indent() === indent) {
      const line = this.#lines[this.#next] ?? '';
      if (!line.startsWith('- ', indent)) throw UNDECIDED;
      const rest = line.slice(indent + 2);
      if (KEY.test(rest)) {
        this.#lines[this.#next] = ' '.repeat(indent + 2) + rest;
        list.push(this.#mapping(indent + 2));
      } else {
        this.#next++;
        list.push(this.#value(rest, indent));
      }
    }
    return list;
  }

  #mapping(indent: number): unknown {
    const values = new Map<string, unknown>();
    while (this.#indent() === indent) {
      const [, key = '', rest = ''] = KEY.exec((this.#lines[this.#next] ?? '').slice(indent)) ?? [];
      if (key === '' || values.has(key)) throw UNDECIDED;
      this.#next++;
      values.set(key, rest === '' ? this.#block(indent + 2) : this.#value(rest, indent));
    }
    return Object.fromEntries(values);
  }

  /** The value behind a key or a dash, which is on that line, but for a folded text. */
  #value(written: string, indent: number): unknown {
    const value = written === '>-' ? this.#folded(indent + 2) : valueOnLine(written);
    if (this.#indent() > indent) throw UNDECIDED;
    return value;
  }

  #folded(indent: number): string {
    const parts: string[] = [];
    for (; this.#indent() === indent; this.#next++) parts.push((this.#lines[this.#next] ?? '').slice(indent));
    if (parts.length === 0 || parts.some((part) => part === '' || part.endsWith(' '))) throw UNDECIDED;
    return parts.join(' ');
  }
}

/** Begins with a letter, a digit or a sign without a meaning in YAML; holds neither `: ` nor ` #`. */
export const PLAIN = /^(?:[\p{L}\p{N}$€£(_/]|\.(?=[a-z]))(?:[^:#\s]|:(?=\S)|(?<! )#| (?=[^ #]))*$/u;
/** The same for an entry of a list in brackets. */
export const IN_BRACKETS = /^(?:[\p{L}\p{N}$€£(_/]|\.(?=[a-z]))[^,[\]{}:#\s]*(?: [^,[\]{}:#\s]+)*$/u;
const SINGLE_QUOTED = /^'(?:[^']|'')*'$/;
const DOUBLE_QUOTED = /^"[^"\\]*"$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,14})$/;
/** What YAML may read as a number, a boolean or nothing. */
export const NOT_A_TEXT = /^(?:true|false|null|\.inf|\.nan|[\d.]+|\d[\d.]*e[-+]?\d+|0[ox][\da-f]+)$/i;

function valueOnLine(written: string): unknown {
  if (written.startsWith('[')) return bracketed(written);
  return SINGLE_QUOTED.test(written) || DOUBLE_QUOTED.test(written) ? unquoted(written) : plain(written, PLAIN);
}

/** A list in brackets. One of texts with commas, brackets or quotes in them is left to the library. */
function bracketed(written: string): unknown[] {
  if (!written.endsWith(']') || written.length === 2) throw UNDECIDED;
  return written
    .slice(1, -1)
    .split(', ')
    .map((entry) => (/^'[^',[\]{}]+'$/.test(entry) ? entry.slice(1, -1) : plain(entry, IN_BRACKETS)));
}

function unquoted(written: string): string {
  const inner = written.slice(1, -1);
  return written.startsWith("'") ? inner.replaceAll("''", "'") : inner;
}

function plain(written: string, form: RegExp): unknown {
  if (WHOLE_NUMBER.test(written)) return Number(written);
  if (written === 'true' || written === 'false') return written === 'true';
  if (!form.test(written) || (!DAY.test(written) && NOT_A_TEXT.test(written))) throw UNDECIDED;
  return written;
}
