import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { residentBytesOf } from '../lib/resident-bytes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUN = fileURLToPath(new URL('../run.mjs', import.meta.url));
const HOOK = new URL('./report-usage.mjs', import.meta.url).href;

/** The resource use of a process from start to exit. */
export interface Usage {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  readonly peakBytes: number;
}

/** Runs one of the project's commands in a process of its own, cold, and measures the whole of it. */
export async function measuredCommand(command: string, args: readonly string[]): Promise<Usage> {
  return (await measuredOutput(command, args)).usage;
}

/** The same with what the command prints. */
export async function measuredOutput(
  command: string,
  args: readonly string[],
): Promise<{ readonly usage: Usage; readonly output: string }> {
  const from = performance.now();
  const child = spawn(process.execPath, ['--import', HOOK, RUN, command, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  });
  const [output, reported, exit] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stdio[3]),
    once(child, 'close'),
  ]);
  const wallSeconds = (performance.now() - from) / 1000;
  if (exit[0] !== 0) throw new Error(`${command} ended with ${String(exit[0])}`);
  // The hook wrote it, a line of our own JSON.
  const { cpuSeconds, peakBytes } = JSON.parse(reported) as Omit<Usage, 'wallSeconds'>;
  return { usage: { wallSeconds, cpuSeconds, peakBytes }, output };
}

async function textOf(stream: ChildProcess['stdio'][3]): Promise<string> {
  if (!stream || !('read' in stream)) throw new Error('the child has no fourth descriptor');
  const chunks: string[] = [];
  for await (const chunk of stream) chunks.push(String(chunk));
  return chunks.join('');
}

/** A server in a process of its own. */
export interface ServerProcess {
  readonly address: string;
  /** CPU it has taken so far; not a number where the system has no /proc. */
  cpuSeconds(): number;
  /** Memory it holds; not a number where the system has no /proc. */
  residentBytes(): number;
  stop(): Promise<void>;
}

/** Starts a command that prints the port it listens on as its first line. */
export async function startServer(command: string, args: readonly string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, [RUN, command, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const port = await Promise.race([once(child.stdout, 'data'), ended.then(() => ['none'])]);
  const text = String(port[0]).trim();
  if (!/^\d+$/.test(text)) throw new Error(`${command} did not start`);
  return {
    address: `http://127.0.0.1:${text}`,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    residentBytes: () => residentBytesOf(child.pid),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The unit of CPU time in /proc. */
const TICKS_PER_SECOND = 100;

function cpuSecondsOf(pid = 0): number {
  try {
    // The name in brackets may hold blanks; user and system time are the 12th and 13th fields after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}
