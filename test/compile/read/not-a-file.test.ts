import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leadsNowhere, leadsOutside, leadsToFolder, noRegularFile, targetOf } from '../../../src/compile/read/read.ts';
import { folderOfTest } from '../../http/compiled.ts';

it('follows links to what they lead to, and finds nothing behind a circle of links', async () => {
  const folder = await folderOfTest();
  const path = (name: string): string => join(folder, name);
  await writeFile(path('file'), '');
  await mkdir(path('folder'));
  await symlink(path('file'), path('to-file'));
  await symlink(path('two'), path('one'));
  await symlink(path('one'), path('two'));
  expect(targetOf(path('to-file'))?.isFile()).toBe(true);
  expect(targetOf(path('folder'))?.isDirectory()).toBe(true);
  expect([targetOf(path('one')), targetOf(path('missing'))]).toEqual([null, null]);
});

it('names each kind of entry that is not a file', async () => {
  const folder = targetOf(await folderOfTest());
  const device = targetOf('/dev/null');
  expect(
    [leadsNowhere('a'), leadsOutside('a'), leadsToFolder('a'), noRegularFile('a', folder!)].map(({ what }) => what),
  ).toEqual([
    '`a` is a link that leads nowhere',
    '`a` is a link to a file outside the catalogue',
    '`a` is a link to a folder',
    '`a` is a folder, and called like a file',
  ]);
  if (device) expect(noRegularFile('a', device).what).toBe('`a` is a pipe, socket or device, and called like a file');
});

it('reports each at the start of the path, and why a link outside the catalogue is refused', () => {
  expect(leadsNowhere('vendors/a.yaml')).toMatchObject({ code: 'not-a-file', at: { file: 'vendors/a.yaml' } });
  expect(leadsNowhere('a').why).toBe('what is expected behind it would be missing from every answer');
  expect(leadsOutside('a').why).toBe('what it holds depends on the machine that builds, and no review sees it change');
});
