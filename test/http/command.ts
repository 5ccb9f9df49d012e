import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { Program } from '../program.ts';
import { EVERYTHING, type Served } from './served.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLOCK = fileURLToPath(new URL('shifted-clock.mjs', import.meta.url));

export interface Starting {
  /** Where it runs; whatever it writes by default goes there. */
  readonly folder: string;
  readonly catalogue: string;
  readonly flags?: readonly string[];
  /** What its clock reads when it starts; `turnDay` puts it a day ahead. */
  readonly clock?: string;
}

/** Starts `npm start` for one test; ends it with the test, and with it the build that it makes. */
export function startedHost(starting: Starting): StartedHost {
  const host = new StartedHost(starting);
  onTestFinished(async () => {
    await host.end();
  });
  return host;
}

/** `npm start` as a process of its own, on any free port. */
export class StartedHost extends Program {
  constructor({ folder, catalogue, flags = [], clock }: Starting) {
    const shifted = clock === undefined ? [] : ['--import', CLOCK];
    const settings = ['--catalogue', catalogue, '--port', '0', '--base-url', 'https://deals.example', ...flags];
    const command = [process.execPath, ...shifted, join(ROOT, 'scripts/run.mjs'), 'start', ...settings];
    super(command, { cwd: folder, env: { CLOCK: clock ?? '' } });
  }

  async port(): Promise<number> {
    const [, port] = await this.until(/serving\s+http:\/\/localhost:(\d+)/);
    return Number(port);
  }

  /** Where it serves. */
  async served(date: string): Promise<Served> {
    return { baseUrl: `http://127.0.0.1:${await this.port()}`, date, can: EVERYTHING };
  }

  /** Puts the clock of a host that was started with one 24 hours ahead. */
  turnDay(): void {
    this.signal('SIGUSR2');
  }
}
