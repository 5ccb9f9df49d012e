import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge } from '../../src/compile/check.ts';
import { DIAGNOSTIC_CODES } from '../../src/compile/diagnostic.ts';
import { MINIATURE, miniatureWith } from './miniature.ts';
import { day } from './today.ts';

interface BrokenFile {
  readonly name: string;
  readonly path: string;
  readonly expected: string;
  readonly text: string;
}

const FOLDER = new URL('../broken/', import.meta.url);

/** The first lines of a broken file say what is wrong with it (`# expect 4:15 code`) and where it would stand. */
function brokenFile(name: string): BrokenFile {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  const expected = /^# expect (.+)$/m.exec(text)?.[1] ?? '';
  return { name, text, expected, path: /^# file (.+)$/m.exec(text)?.[1] ?? 'vendors/broken.yaml' };
}

const BROKEN = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map(brokenFile);

/** Faults that no text file can show; each has its example in the test of the stage that finds it. */
const SHOWN_ELSEWHERE = ['byte-order-mark', 'file-too-large', 'missing-file', 'not-utf8'];

describe('a catalogue with one fault', () => {
  it('is judged on ground that is sound itself', () => {
    expect(judge(MINIATURE, day('2026-11-20')).diagnostics).toEqual([]);
  });

  it.each(BROKEN)('yields one diagnostic, at the place and with the code that $name expects', (broken) => {
    const { diagnostics } = judge(miniatureWith(broken), day('2026-11-20'));
    const told = diagnostics.map(({ at, code }) => `${at.file}:${at.start.line}:${at.start.column} ${code}`);
    expect(told).toEqual([`${broken.path}:${broken.expected}`]);
  });

  it('shows every code of the union', () => {
    const shown = new Set([...BROKEN.map(({ expected }) => expected.split(' ')[1]), ...SHOWN_ELSEWHERE]);
    expect(DIAGNOSTIC_CODES.filter((code) => !shown.has(code))).toEqual([]);
  });
});
