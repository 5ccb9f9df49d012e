import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

const SCRIPTS = fileURLToPath(new URL('../../scripts', import.meta.url));

export interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

let runs = 0;

/**
 * Runs `scripts/NAME.ts` in this process, as a command line does, without the start of a process. Paths in the arguments are
 * relative to the repository, since a worker cannot change its folder; what depends on the working folder needs `spawnCommand`.
 * Commands run one at a time.
 */
export async function runCommand(name: string, ...args: readonly string[]): Promise<Outcome> {
  const printed = { stdout: '', stderr: '' };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...words) => void (printed.stdout += `${words.join(' ')}\n`)),
    vi.spyOn(console, 'error').mockImplementation((...words) => void (printed.stderr += `${words.join(' ')}\n`)),
    ...(['stdout', 'stderr'] as const).map((stream) =>
      vi.spyOn(process[stream], 'write').mockImplementation((text) => {
        printed[stream] += String(text);
        return true;
      }),
    ),
  ];
  const { argv, exitCode } = process;
  try {
    process.argv = [process.execPath, name, ...args];
    process.exitCode = undefined;
    runs += 1;
    // A query of its own loads the command anew, and nothing that it imports.
    await import(/* @vite-ignore */ join(SCRIPTS, `${name}.ts?run=${runs}`));
    return { status: Number(process.exitCode ?? 0), ...printed };
  } finally {
    process.argv = argv;
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}
