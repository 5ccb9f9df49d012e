import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../verify/manifest.ts';
import { measuredCommand, type Usage } from './child.ts';
import { counted, median, megabytes, type Row } from './row.ts';

/** A catalogue folder to be compiled, and how often. */
export interface Subject {
  readonly name: string;
  readonly catalogue: string;
  readonly rounds: number;
  /** Nothing is in the system's page cache when a compile, or a copy, begins. */
  readonly chilled?: boolean;
  readonly goal?: string;
}

/** The median resource use of compiling a catalogue. */
export interface CompileCost extends Usage {
  readonly out: string;
  readonly copySeconds: number;
  readonly files: number;
  readonly bytes: number;
}

const COPIES = 3;

/**
 * Compiles cold in a process of its own and copies the output beside it, by turns. Every round has folders of its own
 * and nothing is deleted in between: creating files just after deleting as many is several times slower on ext4.
 */
export async function compileCost(subject: Subject, work: string): Promise<CompileCost> {
  const usages: Usage[] = [];
  const copies: number[] = [];
  const folder = (round: number): string => join(work, `${subject.name.replace(/\W+/g, '-')}-${round}`);
  const prepare = subject.chilled ? emptyPageCache : () => undefined;
  for (let round = 0; round < subject.rounds; round++) {
    const args = ['--catalogue', subject.catalogue, '--out', folder(round)];
    prepare();
    usages.push(await measuredCommand('build', args));
    prepare();
    copies.push(copySeconds(folder(round), `${folder(round)}-copy`));
  }
  for (let round = copies.length; round < COPIES; round++) {
    prepare();
    copies.push(copySeconds(folder(0), `${folder(0)}-copy-${round}`));
  }
  return {
    out: folder(0),
    wallSeconds: median(usages.map(({ wallSeconds }) => wallSeconds)),
    cpuSeconds: median(usages.map(({ cpuSeconds }) => cpuSeconds)),
    peakBytes: Math.max(...usages.map(({ peakBytes }) => peakBytes)),
    copySeconds: median(copies),
    ...(await sizeOf(folder(0))),
  };
}

/** Whether this process may empty the page cache: only root on Linux may. */
export function canEmptyPageCache(): boolean {
  try {
    emptyPageCache();
    return true;
  } catch {
    return false;
  }
}

function emptyPageCache(): void {
  // What is not on disk yet stays in memory otherwise.
  spawnSync('sync');
  writeFileSync('/proc/sys/vm/drop_caches', '3');
}

function copySeconds(from: string, to: string): number {
  const start = performance.now();
  const { status } = spawnSync('cp', ['-r', from, to], { stdio: 'ignore' });
  if (status !== 0) throw new Error(`cp -r of ${from} failed`);
  return (performance.now() - start) / 1000;
}

async function sizeOf(out: string): Promise<{ readonly files: number; readonly bytes: number }> {
  const entries = Object.values((await readManifest(out)).files);
  return { files: entries.length, bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** The row of a compiled catalogue. For copies of a catalogue, `single` is the cost of that one alone: the row has the ratio. */
export function compileRow({ name, goal }: Subject, cost: CompileCost, single?: CompileCost): Row {
  const { wallSeconds, cpuSeconds, peakBytes, files, bytes, copySeconds: copied } = cost;
  // By CPU too: the steadier figure on a machine that others use.
  const times = single
    ? `, ${(wallSeconds / single.wallSeconds).toFixed(1)} × the time of one (CPU ${(cpuSeconds / single.cpuSeconds).toFixed(1)} ×)`
    : '';
  return {
    what: `compile ${name}`,
    result:
      `${wallSeconds.toFixed(2)} s (CPU ${cpuSeconds.toFixed(2)} s), peak ${megabytes(peakBytes)}, ` +
      `${counted(files)} files, ${megabytes(bytes)}, ${counted(files / wallSeconds)} files/s`,
    beside: `cp -r ${copied.toFixed(2)} s`,
    ratio: `${(wallSeconds / copied).toFixed(1)} × cp${times}`,
    ...(goal !== undefined && { goal }),
  };
}
