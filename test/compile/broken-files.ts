import { readdirSync, readFileSync } from 'node:fs';

/** A catalogue file with one fault, which its first lines tell (`# expect 4:15 code`), and where it would stand. */
export interface BrokenFile {
  readonly name: string;
  readonly path: string;
  readonly text: string;
  /** Place and code: `4:15 unknown-category`. */
  readonly expected: string;
  readonly code: string;
}

const FOLDER = new URL('../broken/', import.meta.url);

function brokenFile(name: string): BrokenFile {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  const expected = /^# expect (.+)$/m.exec(text)?.[1] ?? '';
  const path = /^# file (.+)$/m.exec(text)?.[1] ?? 'vendors/broken.yaml';
  return { name, text, expected, path, code: expected.split(' ')[1] ?? '' };
}

/** The whole corpus. */
export const BROKEN: readonly BrokenFile[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map(brokenFile);
