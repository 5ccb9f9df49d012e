import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeSince, commitName, filesAt, NoSuchRevision } from '../../../src/editing/diff/revision.ts';
import { commitAll } from '../../git.ts';
import { folderOfTest, writeFiles } from '../../http/compiled.ts';

/** A repository with a catalogue in a folder of it, committed once. */
async function committed() {
  const root = await folderOfTest();
  const folder = join(root, 'catalogue');
  const readme = 'Not a part of the catalogue.\n';
  await writeFiles(folder, { 'tags.yaml': '- käse\n', 'vendors/acme.yaml': 'vendor: Acme\n', 'README.md': readme });
  await writeFiles(root, { 'other.yaml': 'elsewhere: true\n' });
  commitAll(root);
  return folder;
}

it('a revision is read from its commit, regardless of later edits', async () => {
  const folder = await committed();
  await rm(join(folder, 'tags.yaml'));
  await writeFile(join(folder, 'vendors', 'acme.yaml'), 'vendor: Acme & Co\n');

  expect(await filesAt(folder, await commitName(folder, 'HEAD'))).toEqual([
    { path: 'tags.yaml', text: '- käse\n' },
    { path: 'vendors/acme.yaml', text: 'vendor: Acme\n' },
  ]);
  await expect(commitName(folder, 'no-such-branch')).rejects.toThrow(NoSuchRevision);
  await expect(commitName(folder, '--help')).rejects.toThrow(NoSuchRevision);
});

it('a folder is compared with a commit by its texts', async () => {
  const folder = await committed();
  const present = [
    { path: 'vendors/acme.yaml', text: 'vendor: Acme\n' },
    { path: 'vendors/birch.yaml', text: 'vendor: Birch\n' },
  ];

  const former = [{ path: 'tags.yaml', text: '- käse\n' }];
  expect(await changeSince(folder, 'HEAD', present)).toEqual({ paths: new Set(['vendors/birch.yaml']), former });
  const [acme] = present.map((file) => ({ ...file, text: 'vendor: Acme & Co\n' }));
  expect(acme && (await changeSince(folder, 'HEAD', [acme]))).toEqual({
    paths: new Set(['vendors/acme.yaml']),
    former: [...former, { path: 'vendors/acme.yaml', text: 'vendor: Acme\n' }],
  });
});
