import { validate } from '../../src/compile/validate.ts';
import { validateFiles } from '../../src/editing/validate-files.ts';
import { read } from '../../src/compile/read/read.ts';
import { ParseCache } from '../../src/compile/shape/parse-cache.ts';
import { currentDay } from '../lib/options.ts';
import { median, type Row } from './row.ts';

const ROUNDS = 9;

/** The waiting time of a catalogue editor: for one file, and for the whole catalogue after one edit (the live preview). */
export async function judgingRows(catalogue: string): Promise<Row[]> {
  const { files } = await read(catalogue);
  const today = currentDay();
  const path = files.map((file) => file.path).find((known) => known.startsWith('vendors/'));
  if (path === undefined) throw new Error(`${catalogue} has no vendors`);
  const edited = (round: number) =>
    files.map((file) => (file.path === path ? { ...file, text: `${file.text}# ${round}\n` } : file));
  const alone = timed((round) => validateFiles(edited(round), new Set([path]), today));
  const memory = new ParseCache();
  validate(files, today, memory);
  const again = timed((round) => validate(edited(round), today, memory));
  return [
    { what: 'check of one file, own time', result: `${alone.toFixed(0)} ms`, goal: '< 300 ms' },
    {
      what: 'the whole validated again after an edit',
      result: `${again.toFixed(0)} ms`,
      goal: '< 150 ms with its answer',
    },
  ];
}

/** Milliseconds, the middle of some rounds. */
function timed(work: (round: number) => unknown): number {
  return median(
    Array.from({ length: ROUNDS }, (_, round) => {
      const start = performance.now();
      work(round);
      return performance.now() - start;
    }),
  );
}
