import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measuredCommand, type Usage } from './child.ts';
import { counted, median, type Row } from './row.ts';

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
    ...sizeOf(folder(0)),
  };
}

/** Whether this process may: only root on Linux may. */
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

function sizeOf(out: string): { files: number; bytes: number } {
  // Written by our own build a moment ago.
  const manifest = JSON.parse(readFileSync(join(out, '_index', 'manifest.json'), 'utf8')) as {
    readonly files: Readonly<Record<string, { readonly bytes: number }>>;
  };
  const entries = Object.values(manifest.files);
  return { files: entries.length, bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** The table's line for a compiled catalogue; a second one is what its time is a multiple of. */
export function compileRow({ name, goal }: Subject, cost: CompileCost, once?: CompileCost): Row {
  const { wallSeconds, cpuSeconds, peakBytes, files, bytes, copySeconds: copied } = cost;
  const megabytes = (size: number): string => `${counted(size / 1e6)} MB`;
  // By CPU too: the steadier figure on a machine that others use.
  const times = once
    ? `, ${(wallSeconds / once.wallSeconds).toFixed(1)} × the time of one (CPU ${(cpuSeconds / once.cpuSeconds).toFixed(1)} ×)`
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
