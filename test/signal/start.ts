import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TINY = join(ROOT, 'test/catalogues/tiny');
const SERVING = /serving\s+http:\/\/localhost:(\d+)/;

export interface Started {
  readonly port: number;
  /** Ends the process by its id and waits for its exit. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** `npm start` in a process of its own, on a store below the folder. */
export async function start(folder: string): Promise<Started> {
  const flags = ['--catalogue', TINY, '--out', join(folder, 'dist'), '--port', '0', '--date', '2026-11-20'];
  const child = spawn(
    process.execPath,
    [join(ROOT, 'scripts/run.mjs'), 'start', ...flags, '--store', join(folder, 'signals.sqlite')],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const gone = once(child, 'exit');
  let printed = '';
  const port = await new Promise<number>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      printed += chunk.toString();
      const found = SERVING.exec(printed);
      if (found) resolve(Number(found[1]));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void gone.then(() => reject(new Error(`it ended before it served:\n${printed}`)));
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await gone;
  };
  return { port, end };
}
