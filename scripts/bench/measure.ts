import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Every command of a run is of this commit, so that the host serves the build as it is and makes none. */
const ENVIRONMENT = { ...process.env, BUILD_COMMIT: 'bench' };
/** The unit of CPU time in /proc. */
const TICKS_PER_SECOND = 100;

export type Usage = Awaited<ReturnType<typeof measure>>;

/** Runs a program to its end and measures it. Not beside another one: CPU is that of all children that ended meanwhile. */
export async function measure(program: string, args: readonly string[]) {
  const [cpuBefore, start] = [cpuSeconds('self', ENDED_CHILDREN), performance.now()];
  const child = spawn(program, args, { cwd: ROOT, env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}`);
  const wallSeconds = (performance.now() - start) / 1000;
  return { wallSeconds, cpuSeconds: cpuSeconds('self', ENDED_CHILDREN) - cpuBefore };
}

/** Runs one of the project's interactive commands to its end. */
export function measureCommand(...command: readonly string[]): Promise<Usage> {
  return measure(process.execPath, ['scripts/run.mjs', ...command]);
}

export type ServerProcess = Awaited<ReturnType<typeof startServer>>;

/** Starts a server in a process of its own that prints its port, the only match of `port`. */
export async function startServer(args: readonly string[], port: RegExp) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: ENVIRONMENT, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const pid = child.pid ?? 0;
  const found = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const [, number] = port.exec(printed) ?? [];
      if (number !== undefined) resolve(number);
    });
    void ended.then(() => reject(new Error(`${args.join(' ')} did not start:\n${printed}`)));
  });
  return {
    address: `http://127.0.0.1:${found}`,
    /** CPU that it has taken so far. */
    cpuSeconds: () => cpuSeconds(pid, OWN),
    residentBytes: () => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The fields of user and system time in `/proc/PID/stat`, numbered from the one after the name in brackets. */
const OWN = [11, 12] as const;
const ENDED_CHILDREN = [13, 14] as const;

/** CPU of a process with all its threads, or of its ended children. */
function cpuSeconds(pid: number | 'self', [user, system]: readonly [number, number]): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[user]) + Number(fields[system])) / TICKS_PER_SECOND;
}

export interface BenchRow {
  readonly what: string;
  readonly result: string;
  /** The reference value, measured in the same run. */
  readonly beside?: string;
  readonly ratio?: string;
  readonly goal?: string;
}

/** The upper of the two in the middle where there is an even number of figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A count with separators: 1,571. */
export const withSeparators = (count: number): string => Math.round(count).toLocaleString('en-GB');

export const megabytes = (bytes: number): string => `${withSeparators(bytes / 1e6)} MB`;
