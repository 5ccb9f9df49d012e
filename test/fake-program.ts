import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Puts a program into `bin` below a folder: it notes how it is called, and then does as its script for bash says. */
export async function fakeProgram(folder: string, name: string, script: string): Promise<void> {
  await mkdir(join(folder, 'bin'), { recursive: true });
  const noted = `given="$*"; echo "${name} \${given%%$'\\n'*}" >> '${folder}/bin/calls'`;
  await writeFile(join(folder, 'bin', name), `#!/usr/bin/env bash\n${noted}\n${script}\n`, { mode: 0o755 });
}

/** The `PATH` of a process that finds the programs of a folder before those of the machine. */
export function pathWithFakes(folder: string): string {
  return `${folder}/bin:${process.env['PATH'] ?? ''}`;
}

/** How the programs of a folder were called: a line each, with the first line of the arguments. */
export async function fakeCalls(folder: string): Promise<string> {
  return readFile(join(folder, 'bin/calls'), 'utf8').catch(() => '');
}
