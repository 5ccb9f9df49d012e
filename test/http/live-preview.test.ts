import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TODAY } from '../builders.ts';
import { ask } from './client.ts';
import { startedHost } from './command.ts';
import { folderOfTest } from './compiled.ts';
import { MINIATURE_FOLDER } from './compile-miniature.ts';

const PATIENT = { timeout: 300_000 };

/** A copy of the miniature below a folder, its file of Acme, and the text of that with another tier. */
async function copied(folder: string) {
  const catalogue = join(folder, 'edited');
  await cp(MINIATURE_FOLDER, catalogue, { recursive: true });
  const file = join(catalogue, 'vendors', 'acme.yaml');
  const text = await readFile(file, 'utf8');
  return { catalogue, file, withTier: (tier: string): string => text.replace(/tier: .+/, `tier: ${tier}`) };
}

it('npm start -- --watch answers an edit at once, misses none, and writes the files', PATIENT, async () => {
  const folder = await folderOfTest();
  const { catalogue, file, withTier } = await copied(folder);
  const host = startedHost({ folder, catalogue, flags: ['--date', TODAY, '--watch'] });
  const served = await host.served(TODAY);
  let saves = 0;
  do await writeFile(file, withTier(`Save ${++saves}`));
  while (!host.printed.includes('watching') && saves < 10_000);
  await host.until(/watching/);
  const shown = async (): Promise<boolean> => {
    const bodies = await Promise.all(['/api/details/acme', '/vendor/acme'].map((path) => ask(served, path)));
    return bodies.every(({ body }) => body.toString().includes(`Save ${saves}`));
  };
  await expect.poll(shown, { timeout: 20_000 }).toBe(true);

  let from = host.printed.length;
  await writeFile(file, `${withTier('Faulty')}note: x\n`);
  await host.until(/unknown-key[^]*The last good build is still served/, from);
  expect(await shown()).toBe(true);

  from = host.printed.length;
  await rm(join(catalogue, 'vendors', 'ibis.yaml'));
  await writeFile(file, withTier('Edited again'));
  await host.until(/preview[^]*write/, from);
  expect((await ask(served, '/api/details/acme')).body.toString()).toContain('Edited again');
  expect(await host.end()).toBe(0);
});

it('npm start -- --watch shows what was saved since the build that it serves first', PATIENT, async () => {
  const folder = await folderOfTest();
  const { catalogue, file, withTier } = await copied(folder);
  const starting = { folder, catalogue, flags: ['--date', TODAY, '--watch'] };
  const first = startedHost(starting);
  await first.served(TODAY);
  await first.end('SIGKILL');
  await writeFile(file, withTier('Meanwhile'));
  const second = startedHost(starting);
  const served = await second.served(TODAY);
  await second.until(/watching/);
  for (const path of ['/api/details/acme', '/vendor/acme', '/vendor/acme.md'])
    expect((await ask(served, path)).body.toString(), path).toContain('Meanwhile');
  await second.end('SIGKILL');
});
