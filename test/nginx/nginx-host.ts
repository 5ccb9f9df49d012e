import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Build } from '../../functions/node/build.ts';
import { stop } from '../../functions/node/server.ts';
import { freePort } from '../../scripts/lib/network.ts';
import { compile } from '../../src/compile/compile.ts';
import { TODAY } from '../builders.ts';
import { MINIATURE_FOLDER } from '../http/compile-miniature.ts';
import { startHostWithStore, type RunningWithStore } from '../http/running.ts';
import type { Capabilities, Served } from '../http/served.ts';
import { Program } from '../program.ts';

/** `docs/deploy.md` says what nginx does instead, and `nginx.test.ts` holds it to that. */
const CAN: Capabilities = {
  compresses: false,
  refusesInJson: true,
  keepsPaths: false,
  closesAtOnce: true,
  readsHttp: false,
};

/** The day of the build as nginx writes a day. */
const DAY = 'Friday, 20-Nov-2026 12:00:00 GMT';

/** `deploy/nginx.conf` in front of the Node host, with a build of the miniature, below a folder. */
export class NginxHost {
  readonly served: Served;
  readonly dist: string;
  readonly #nginx: Program;
  /** What nginx hands requests to. */
  readonly #behind: RunningWithStore;

  private constructor(nginx: Program, behind: RunningWithStore, at: { readonly port: number; readonly dist: string }) {
    this.#nginx = nginx;
    this.#behind = behind;
    this.dist = at.dist;
    this.served = { baseUrl: `http://127.0.0.1:${at.port}`, date: TODAY, can: CAN };
  }

  /** With `ownClock` nginx sends the real day; without it, the day of the build. */
  static async start(folder: string, ownClock = false): Promise<NginxHost> {
    const dist = join(folder, 'dist');
    const catalogue = MINIATURE_FOLDER;
    const options = { catalogue, out: dist, date: TODAY, baseUrl: 'https://deals.example', precompress: true };
    if (!(await compile(options)).ok) throw new Error('the miniature has faults');
    const behind = await startHostWithStore(await Build.open(dist), { trustProxy: true });
    const { nginx, port } = await startedNginx(folder, { dist, upstream: behind.port, ownClock });
    return new NginxHost(nginx, behind, { port, dist });
  }

  /** Ends the host behind it, so that there is nobody to hand a request to. */
  async stopFunction(): Promise<void> {
    await stop(this.#behind.host.server, 200);
  }

  async stop(): Promise<void> {
    await this.#nginx.end();
    await this.#behind.close();
  }
}

/** Starts nginx on a free port: on another one where somebody took the port before nginx, which cannot choose one, bound it. */
async function startedNginx(folder: string, placed: Omit<Placed, 'port'>): Promise<{ nginx: Program; port: number }> {
  for (;;) {
    const port = await freePort(0, '127.0.0.1');
    const nginx = new Program(['nginx', '-p', folder, '-c', await configured(folder, { ...placed, port })]);
    // It writes this file when it has bound the port.
    while (!nginx.hasEnded && !existsSync(join(folder, 'nginx.pid'))) await pause(20);
    if (!nginx.hasEnded) return { nginx, port };
    if (!nginx.printed.includes('Address already in use')) throw new Error(`nginx did not start:\n${nginx.printed}`);
  }
}

interface Placed {
  readonly port: number;
  readonly dist: string;
  readonly upstream: number;
  readonly ownClock: boolean;
}

/** The configuration that is shipped, with only places changed, inside the rest of one. */
async function configured(folder: string, { port, dist, upstream, ownClock }: Placed): Promise<string> {
  let site = await readFile('deploy/nginx.conf', 'utf8');
  const places: readonly (readonly [string, string])[] = [
    ['server 127.0.0.1:8080;', `server 127.0.0.1:${upstream};`],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['root /srv/deals/dist;', `root ${dist};`],
    ['include /etc/nginx/deals.d/*.conf;', ''],
    ...(ownClock ? [] : [['map $date_gmt $', `map "${DAY}" $`] as const]),
  ];
  for (const [shipped, placed] of places) {
    if (site.split(shipped).length !== 2) throw new Error(`deploy/nginx.conf says "${shipped}" not exactly once`);
    site = site.replace(shipped, () => placed);
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path tmp-${kind};`,
  );
  await mkdir(join(folder, 'logs'), { recursive: true });
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const config = `${user} daemon off; worker_processes 1; pid nginx.pid; error_log stderr crit;
    events { worker_connections 1024; } http { access_log off; ${temporary.join(' ')}\n${site}\n}`;
  const path = join(folder, 'nginx.conf');
  await writeFile(path, config);
  return path;
}
