import { join } from 'node:path';
import { Build } from '../../functions/node/build.ts';
import { read } from '../../src/compile/read/read.ts';
import { ParseCache } from '../../src/compile/shape/parse-cache.ts';
import { records } from '../../src/compile/shape/records.ts';
import { collected, validate } from '../../src/compile/validate.ts';
import { checkCatalogue, checkFiles } from '../../src/editing/check-catalogue.ts';
import { catalogueDiff } from '../../src/editing/diff/diff.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { currentDay } from '../lib/options.ts';
import { LOCAL_SITE } from '../lib/valid-records.ts';
import { cpuTimer } from './cpu-timer.ts';
import { median, type Row } from './row.ts';

/** Processor time that an editor's commands take on a catalogue, without starting the process. Each figure is a median. */
export async function editingRows(catalogue: string, out: string, rounds: number): Promise<Row[]> {
  const { files } = await read(catalogue);
  const today = currentDay();
  const path = files.map((file) => file.path).find((known) => known.startsWith('vendors/'));
  if (path === undefined) throw new Error(`${join(catalogue, 'vendors')} is empty`);
  const edited = (round: number) =>
    files.map((file) =>
      file.path === path ? { ...file, text: file.text.replace(/tier: .*/, `tier: T${round}`) } : file,
    );

  const check = cpu(rounds, () => checkCatalogue(files, today));
  const oneFile = cpu(rounds, () => checkFiles(files, new Set([path]), today));
  const diff = cpu(rounds, (round) => {
    const memory = new ParseCache();
    // As `npm run diff` does: the working tree is checked, the base is only read.
    const after = link(validate(edited(round), today, memory).records, today, LOCAL_SITE);
    const before = link(records(collected(files, memory).collected()), today, LOCAL_SITE);
    catalogueDiff({ before, after });
  });
  const build = await Build.open(out);
  const memory = new ParseCache();
  validate(files, today, memory);
  const page = path.replace(/^vendors\/(.*)\.yaml$/, 'vendor/$1');
  const save = cpu(rounds, (round) => {
    build.edited(validate(edited(round), today, memory).records, today).file(page);
  });
  return [
    { what: 'check of the whole catalogue, processor time', result: milliseconds(check), goal: '≤ 1,200 ms' },
    { what: 'check of one file, processor time', result: milliseconds(oneFile), goal: '< 300 ms' },
    { what: 'a save until its API answer and page, processor time', result: milliseconds(save), goal: '≤ 150 ms' },
    { what: 'diff of one edit, processor time', result: milliseconds(diff), goal: '≤ 1,200 ms' },
  ];
}

const milliseconds = (figure: number): string => `${figure.toFixed(0)} ms`;

function cpu(rounds: number, work: (round: number) => unknown): number {
  return median(
    Array.from({ length: rounds }, (_, round) => {
      const spentMs = cpuTimer();
      work(round);
      return spentMs();
    }),
  );
}
