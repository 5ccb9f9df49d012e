import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TODAY } from '../builders.ts';
import { ask } from './client.ts';
import { startedHost, StartedHost } from './command.ts';
import { miniatureFolder, temporaryFolder } from './compile-miniature.ts';
import type { Served } from './served.ts';

const PATIENT = { timeout: 300_000 };

const tierOf = async (served: Served): Promise<unknown> => {
  const { body } = await ask(served, '/api/details/acme');
  return (JSON.parse(body.toString()) as { offer: { tier: string } }).offer.tier;
};

// The tests share a host and run in their order.
describe('npm start -- --watch', () => {
  let folder: string;
  let catalogue: string;
  let file: string;
  let text: string;
  let host: StartedHost;
  let served: Served;

  beforeAll(async () => {
    folder = await temporaryFolder();
    catalogue = join(folder, 'edited');
    await cp(await miniatureFolder(folder), catalogue, { recursive: true });
    file = join(catalogue, 'vendors', 'acme.yaml');
    text = await readFile(file, 'utf8');
    host = new StartedHost({ folder, catalogue, flags: ['--date', TODAY, '--watch'] });
    served = await host.served(TODAY);
  }, PATIENT.timeout);

  afterAll(async () => {
    host.signal('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('misses nothing that is saved between "serving" and "watching"', PATIENT, async () => {
    let saves = 0;
    const save = (): Promise<void> => writeFile(file, text.replace(/tier: .+/, `tier: Save ${++saves}`));
    do await save();
    while (!/watching/.test(host.printed) && saves < 10_000);
    await host.until(/watching/);
    const shown = async (): Promise<boolean> => {
      const bodies = await Promise.all(['/api/details/acme', '/vendor/acme'].map((path) => ask(served, path)));
      return bodies.every(({ body }) => body.toString().includes(`Save ${saves}`));
    };
    await expect.poll(shown, { timeout: 20_000 }).toBe(true);
  });

  it(
    'answers an edit at once, keeps the last good build over a broken one, and writes the files',
    PATIENT,
    async () => {
      const edited = text.replace(/tier: .+/, 'tier: Preview of an edit');
      let from = host.printed.length;
      await writeFile(file, edited);
      await host.until(/preview {2}vendors\/acme\.yaml \d+ ms/, from);
      expect(await tierOf(served)).toBe('Preview of an edit');

      from = host.printed.length;
      await writeFile(file, `${edited}note: x\n`);
      await host.until(/unknown-key[^]*The last good build is still served/, from);
      expect(await tierOf(served)).toBe('Preview of an edit');

      from = host.printed.length;
      await rm(join(catalogue, 'vendors', 'ibis.yaml'));
      await writeFile(file, text.replace(/tier: .+/, 'tier: Edited again'));
      await host.until(/preview[^]*write/, from);
      expect(await tierOf(served)).toBe('Edited again');
      expect((await ask(served, '/vendor/acme')).status).toBe(200);
    },
  );

  it('ends well on SIGTERM', PATIENT, async () => {
    host.signal('SIGTERM');
    expect(await host.ended()).toBe(0);
  });
});

it('npm start -- --watch shows what was saved since the build that it serves first', PATIENT, async () => {
  const folder = await temporaryFolder();
  const catalogue = join(folder, 'edited');
  await cp(await miniatureFolder(folder), catalogue, { recursive: true });
  const starting = { folder, catalogue, flags: ['--date', TODAY, '--watch'] };
  const first = startedHost(starting);
  await first.served(TODAY);
  first.signal('SIGKILL');

  const file = join(catalogue, 'vendors', 'acme.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/tier: .+/, 'tier: Meanwhile'));
  const second = startedHost(starting);
  const served = await second.served(TODAY);
  await second.until(/watching/);
  for (const path of ['/api/details/acme', '/vendor/acme', '/vendor/acme.md'])
    expect((await ask(served, path)).body.toString(), path).toContain('Meanwhile');
  second.signal('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});
