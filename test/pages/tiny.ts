import { validate } from '../../src/compile/validate.ts';
import { read } from '../../src/compile/read/read.ts';
import type { Catalogue } from '../../src/model/catalogue.ts';
import { pages } from '../../src/pages/table.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { TODAY } from '../builders.ts';

/** The miniature catalogue, linked for the day of the tests. */
export async function tiny(): Promise<Catalogue> {
  const { files } = await read('test/catalogues/tiny');
  return link(validate(files, TODAY).records, TODAY, { name: 'Deals', base_url: 'https://deals.example' });
}

/** Every page of a catalogue by its path in `dist`. */
export function pageTexts(catalogue: Catalogue): ReadonlyMap<string, string> {
  return new Map([...pages(catalogue)].map(({ path, text }) => [path, text]));
}

/** Whether a file of `pages` is an HTML page. */
export function isPage(path: string): boolean {
  return path === 'index.html' || !/\.|^\.well-known/.test(path);
}
