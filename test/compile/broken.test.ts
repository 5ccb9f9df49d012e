import { describe, expect, it } from 'vitest';
import { validate } from '../../src/compile/validate.ts';
import { STAGE_CODES } from '../../src/compile/diagnostics/stage-codes.ts';
import { BROKEN } from './broken-files.ts';
import { MINIATURE } from './miniature.ts';
import { validated } from './validated.ts';
import { TODAY } from '../builders.ts';

/** Faults that no text file can show; each has its example in the test of the stage that finds it. */
const SHOWN_ELSEWHERE = ['file-too-large', 'missing-file', 'not-a-file', 'not-utf8'];

describe('a catalogue with one invalid file', () => {
  it('is otherwise valid', () => {
    expect(validate(MINIATURE, TODAY).diagnostics).toEqual([]);
  });

  it.each(BROKEN)('yields one diagnostic, at the place and with the code that $name expects', (broken) => {
    const { diagnostics } = validated(broken);
    const diagnosed = diagnostics.map(({ at, code }) => `${at.file}:${at.start.line}:${at.start.column} ${code}`);
    expect(diagnosed).toEqual([`${broken.path}:${broken.expected}`]);
  });

  it('shows every code of the stages', () => {
    const shown = new Set([...BROKEN.map(({ code }) => code), ...SHOWN_ELSEWHERE]);
    expect(Object.keys(STAGE_CODES).filter((code) => !shown.has(code))).toEqual([]);
  });
});
