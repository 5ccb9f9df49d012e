import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TODAY } from '../builders.ts';
import { compiledMiniature } from '../http/compiled.ts';
import type { Capabilities, Served } from '../http/served.ts';
import { Program } from '../program.ts';

/** The runtime parses HTTP, and answers what is malformed in its own way. */
const CAN: Capabilities = {
  compresses: true,
  refusesInJson: false,
  keepsPaths: true,
  closesAtOnce: false,
  readsHttp: false,
};

const COMMANDS = { bun: [], deno: ['run', '-A'] } as const;

export function commandOf(runtime: keyof typeof COMMANDS): readonly [string, ...string[]] {
  const command = fileURLToPath(new URL(`node_modules/.bin/${runtime}`, import.meta.url));
  return [command, ...COMMANDS[runtime], fileURLToPath(new URL(`../../functions/${runtime}.ts`, import.meta.url))];
}

/** The app as a process of Bun or Deno, with a build of the miniature below a folder. */
export class RuntimeHost {
  readonly served: Served;
  readonly dist: string;
  readonly #program: Program;

  private constructor(program: Program, baseUrl: string, dist: string) {
    this.#program = program;
    this.dist = dist;
    this.served = { baseUrl, date: TODAY, can: CAN };
  }

  static async start(runtime: keyof typeof COMMANDS, folder: string): Promise<RuntimeHost> {
    const dist = await compiledMiniature(folder);
    const options = ['--out', dist, '--port', '0', '--store', join(folder, 'signals.sqlite')];
    const program = new Program([...commandOf(runtime), ...options], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { DEALS_DATE: TODAY },
    });
    try {
      const [, port] = await program.until(/serving .* on port (\d+)/);
      return new RuntimeHost(program, `http://127.0.0.1:${port}`, dist);
    } catch (fault) {
      await program.end('SIGKILL');
      throw fault;
    }
  }

  get printed(): string {
    return this.#program.printed;
  }

  /** Its exit code after SIGTERM. */
  stop(): Promise<number | null> {
    return this.#program.end();
  }
}
