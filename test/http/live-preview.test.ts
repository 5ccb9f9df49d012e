import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TODAY } from '../builders.ts';
import { ask } from './client.ts';
import { StartedHost } from './command.ts';
import { folderOfTest } from './compiled.ts';
import { miniatureFolder } from './compile-miniature.ts';

describe('npm start -- --watch', () => {
  it(
    'answers an edit at once, keeps the last good build over a broken one, and writes the files behind it',
    { timeout: 90_000 },
    async () => {
      const folder = await folderOfTest();
      const catalogue = join(folder, 'edited');
      await cp(await miniatureFolder(folder), catalogue, { recursive: true });
      const host = new StartedHost({ folder, catalogue, flags: ['--date', TODAY, '--watch'] });
      const served = await host.served(TODAY);
      await host.until(/watching/);
      const tierOf = async (): Promise<unknown> => {
        const { body } = await ask(served, '/api/details/acme');
        return (JSON.parse(body.toString()) as { offer: { tier: string } }).offer.tier;
      };
      const file = join(catalogue, 'vendors', 'acme.yaml');
      const text = await readFile(file, 'utf8');
      const edited = text.replace(/tier: .+/, 'tier: Preview of an edit');

      await writeFile(file, edited);
      await host.until(/preview {2}vendors\/acme\.yaml \d+ ms/);
      expect(await tierOf()).toBe('Preview of an edit');

      await writeFile(file, `${edited}note: x\n`);
      await host.until(/unknown-key[^]*The last good build is still served/);
      expect(await tierOf()).toBe('Preview of an edit');

      await rm(join(catalogue, 'vendors', 'ibis.yaml'));
      await writeFile(file, text.replace(/tier: .+/, 'tier: Edited again'));
      await host.until(/preview[^]*preview[^]*write/);
      expect(await tierOf()).toBe('Edited again');
      expect((await ask(served, '/vendor/acme')).status).toBe(200);
      host.signal('SIGTERM');
      expect(await host.ended()).toBe(0);
    },
  );

  it.each([
    [
      'removed and then replaced',
      async (folder: string) => {
        await rm(folder, { recursive: true });
        await new Promise((resolve) => setTimeout(resolve, 1200));
      },
    ],
    ['moved out of the way', (folder: string) => rename(folder, `${folder}-before`)],
  ])('goes on watching after the catalogue folder was %s', { timeout: 90_000 }, async (_, away) => {
    const folder = await folderOfTest();
    const [catalogue, other] = [join(folder, 'edited'), join(folder, 'other')];
    for (const copy of [catalogue, other]) await cp(await miniatureFolder(folder), copy, { recursive: true });
    const file = join(catalogue, 'vendors', 'acme.yaml');
    const text = await readFile(file, 'utf8');
    const host = new StartedHost({ folder, catalogue, flags: ['--date', TODAY, '--watch'] });
    const served = await host.served(TODAY);
    await host.until(/watching/);

    await away(catalogue);
    await rename(other, catalogue);
    await host.until(/preview {2}\S+ is another folder now/);
    await writeFile(file, text.replace(/tier: .+/, 'tier: Edited in the other'));
    await host.until(/preview {2}vendors\/acme\.yaml \d+ ms/);
    expect((await ask(served, '/api/details/acme')).body.toString()).toContain('Edited in the other');
    host.signal('SIGTERM');
    expect(await host.ended()).toBe(0);
  });
});
