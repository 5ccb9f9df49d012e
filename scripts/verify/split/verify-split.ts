import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IsoDate } from '../../../src/model/iso-date.ts';
import { EXIT } from '../../lib/exit-code.ts';
import { dateOption, wholeNumberOption } from '../../lib/options.ts';
import { compared, type Comparison } from './compared.ts';
import { comparisonLines } from './report.ts';

/** The flags of a comparison of a split index, as they were given. */
export interface SplitFlags {
  readonly split: string;
  readonly requests: string;
  readonly date: string | undefined;
  /** The day that is answered for, where it is not that of the build. */
  readonly day: string | undefined;
}

/** Compares the shipped catalogue so many times over, split on the edge and whole on the Node host; prints the outcome. */
export async function verifySplit(flags: SplitFlags): Promise<number> {
  const times = wholeNumberOption('split', flags.split, [1, 999_999]);
  const requests = wholeNumberOption('requests', flags.requests, [1, 999_999]);
  const date = dateOption(flags.date);
  const day: IsoDate = flags.day === undefined ? date : dateOption(flags.day);
  const work = mkdtempSync(join(tmpdir(), 'split-'));
  try {
    const size = { catalogue: 'catalogue', times, date, day, requests };
    const found = await compared({ ...size, concurrent: 1, work, onProgress });
    for (const line of comparisonLines(found)) console.log(line);
    return found.differences.length === 0 ? EXIT.ok : EXIT.diagnostics;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const onProgress: NonNullable<Comparison['onProgress']> = ({ answers, different, bytes }) => {
  console.error(`${answers} answers, ${different} different; the isolate holds ${(bytes / 1e6).toFixed(0)} MB`);
};
