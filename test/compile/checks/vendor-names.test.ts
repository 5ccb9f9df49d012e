import { expect, it } from 'vitest';
import { vendorNames } from '../../../src/compile/checks/vendor-references.ts';
import { collected } from '../../../src/compile/validate.ts';
import { vendorFile } from './diagnosed.ts';

it('a file has the name, the former names and the aliases of its vendor, with their places', () => {
  const source = vendorFile({ vendor: 'Dun Lin', former_names: ['Dün'], aliases: ['D.L.'] });
  const [file] = collected([source]).collected().vendors;
  const names = vendorNames(file!);
  expect(names.map(({ name, kind, slug, bare }) => [name, kind, slug, bare])).toEqual([
    ['Dun Lin', 'name', 'dun-lin', 'dunlin'],
    ['Dün', 'former name', 'dun', 'dun'],
    ['D.L.', 'alias', 'd-l', 'dl'],
  ]);
  expect(names.map(({ at }) => at().start)).toEqual([
    { line: 1, column: 9 },
    { line: 3, column: 5 },
    { line: 5, column: 5 },
  ]);
  expect(vendorNames(file!)).toBe(names);
});
