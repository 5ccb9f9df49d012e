import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { IS_YAML, listFiles } from '../../../src/compile/read/read.ts';
import { folderOfTest } from '../../http/compiled.ts';

async function folderWith(...paths: readonly string[]): Promise<string> {
  const folder = await folderOfTest();
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), '');
  }
  return folder;
}

it('lists each YAML file at any depth, sorted by path', async () => {
  const folder = await folderWith('vendors/b.yaml', 'vendors/a/x.YML', 'vendors/a.yaml', 'tags.yaml', 'Z.yml');
  expect(await listFiles(folder)).toEqual({
    paths: ['Z.yml', 'tags.yaml', 'vendors/a.yaml', 'vendors/a/x.YML', 'vendors/b.yaml'],
    diagnostics: [],
  });
});

it('leaves out hidden files and folders, and files of other kinds', async () => {
  const folder = await folderWith('.tags.yaml', '.git/a.yaml', 'README.md', 'tags.yaml.bak', 'yaml');
  expect(await listFiles(folder)).toEqual({ paths: [], diagnostics: [] });
});

it('lists a folder that is called like a file, which the reader refuses', async () => {
  const folder = await folderWith('vendors/acme.yaml/tags.yaml');
  expect((await listFiles(folder)).paths).toEqual(['vendors/acme.yaml', 'vendors/acme.yaml/tags.yaml']);
});

it('lists a link to a file, and reports a link to a folder and one that leads nowhere', async () => {
  const folder = await folderWith('vendors/acme.yaml', 'notes.md');
  await symlink(join(folder, 'vendors/acme.yaml'), join(folder, 'vendors/link.yaml'));
  await symlink(join(folder, 'missing.yaml'), join(folder, 'nowhere.yaml'));
  await symlink(folder, join(folder, 'circle'));
  await symlink(join(folder, 'missing'), join(folder, 'lost'));
  await symlink(join(folder, 'notes.md'), join(folder, 'other.md'));
  const { paths, diagnostics } = await listFiles(folder);
  expect(paths).toEqual(['nowhere.yaml', 'vendors/acme.yaml', 'vendors/link.yaml']);
  expect(diagnostics.map(({ what }) => what).sort()).toEqual([
    '`circle` is a link to a folder',
    '`lost` is a link that leads nowhere',
  ]);
});

it.each([
  ['a.yaml', true],
  ['a.YML', true],
  ['a.yaml~', false],
  ['ayaml', false],
])('takes %s for YAML: %s', (name, expected) => {
  expect(IS_YAML.test(name)).toBe(expected);
});
