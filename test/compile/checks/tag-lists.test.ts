import { expect, it } from 'vitest';
import { tagLists } from '../../../src/compile/checks/words.ts';
import { collected } from '../../../src/compile/validate.ts';
import { categoriesFile, offerFile, stacksFile } from './diagnosed.ts';

it('the lists of tags are those of offers, of categories and of roles', () => {
  const files = [
    offerFile({ tags: ['sql'] }),
    categoriesFile({ name: 'Databases', tags: ['rows'] }),
    stacksFile({ roles: [{}, { role: 'users', tags: ['auth'] }] }),
  ];
  const found = tagLists(collected(files).collected()).filter(({ tags }) => tags.length > 0);
  expect(found.map(({ draft, tags, path }) => [draft.file, tags, path])).toEqual([
    ['vendors/dunlin.yaml', ['sql'], ['offers', 0, 'tags']],
    ['categories.yaml', ['rows'], [0, 'tags']],
    ['stacks.yaml', ['auth'], [0, 'roles', 1, 'tags']],
  ]);
});

it('a catalogue without lists has none', () => {
  expect(tagLists(collected([]).collected())).toEqual([]);
});
