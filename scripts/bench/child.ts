import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HOOK = new URL('./report-usage.ts', import.meta.url).href;

/** What a process took from its first instruction to its end. */
export interface Usage {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  readonly peakBytes: number;
}

/** Runs one of the project's scripts in a process of its own, cold, and measures the whole of it. */
export async function measuredScript(script: string, args: readonly string[]): Promise<Usage> {
  const from = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', HOOK, script, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const [told, exit] = await Promise.all([textOf(child.stdio[3]), once(child, 'close')]);
  const wallSeconds = (performance.now() - from) / 1000;
  if (exit[0] !== 0) throw new Error(`${script} ended with ${String(exit[0])}`);
  // The hook wrote it, a line of our own JSON.
  const { cpuSeconds, peakBytes } = JSON.parse(told) as Omit<Usage, 'wallSeconds'>;
  return { wallSeconds, cpuSeconds, peakBytes };
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
  stop(): Promise<void>;
}

/** Starts a script that prints the port it listens on as its first line. */
export async function startServer(script: URL, args: readonly string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(script), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const port = await Promise.race([once(child.stdout, 'data'), ended.then(() => ['none'])]);
  const text = String(port[0]).trim();
  if (!/^\d+$/.test(text)) throw new Error(`${fileURLToPath(script)} did not start`);
  return {
    address: `http://127.0.0.1:${text}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
