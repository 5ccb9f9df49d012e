import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TODAY } from '../builders.ts';
import { ask } from './client.ts';
import { startedHost } from './command.ts';
import { folderOfTest } from './compiled.ts';
import { MINIATURE_FOLDER } from './compile-miniature.ts';

it('npm start -- --watch shows what was saved since the build that it serves first', async () => {
  const folder = await folderOfTest();
  const catalogue = join(folder, 'edited');
  await cp(MINIATURE_FOLDER, catalogue, { recursive: true });
  const file = join(catalogue, 'vendors', 'acme.yaml');
  const starting = { folder, catalogue, flags: ['--date', TODAY, '--watch'] };
  const first = startedHost(starting);
  await first.served(TODAY);
  await first.end('SIGKILL');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/tier: .+/, 'tier: Meanwhile'));
  const second = startedHost(starting);
  const served = await second.served(TODAY);
  await second.until(/watching/);
  for (const path of ['/api/details/acme', '/vendor/acme', '/vendor/acme.md'])
    expect((await ask(served, path)).body.toString(), path).toContain('Meanwhile');
  await second.end('SIGKILL');
});
