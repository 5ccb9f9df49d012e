/** One line of a catalogue file as its author indented it. */
export interface SourceLine {
  /** From 1. */
  readonly number: number;
  /** Offset of the first character in the file. */
  readonly offset: number;
  /** Without the line end. */
  readonly text: string;
}

/** A line that begins with a key, perhaps behind the dash of a list entry. */
export interface KeyLine extends SourceLine {
  readonly key: string;
  /** Columns before the key, from 0: in `  - tier: Free`, 4. */
  readonly indent: number;
  /** Columns before the value, from 0; the length of the line where it has none. */
  readonly value: number;
}

/** The lines of a text, with either kind of line end. */
export function sourceLines(text: string): readonly SourceLine[] {
  let offset = 0;
  return text.split('\n').map((line, index) => {
    const found = { number: index + 1, offset, text: line.replace(/\r$/, '') };
    offset += line.length + 1;
    return found;
  });
}

const KEY = /^([ ]*(?:-[ ]+)*)(["']?[\w.-]+["']?)[ ]*:(?:[ ]+|$)/;

/** The line as one that begins with a key, or null where it does not. */
export function keyLine(line: SourceLine): KeyLine | null {
  const [whole = '', before = '', key = ''] = KEY.exec(line.text) ?? [];
  return key === '' ? null : { ...line, key, indent: before.length, value: whole.length };
}
