import { validateFolder } from '../../../src/compile/validate.ts';
import type { Catalogue } from '../../../src/model/catalogue.ts';
import { link } from '../../../src/rules/catalogue/link.ts';
import { TODAY } from '../../builders.ts';

/** A catalogue folder of the repository, linked for the day of the tests; throws where a check finds an error. */
export async function linkedFolder(folder: string): Promise<Catalogue> {
  // A fact may have been written down after the day of the tests; that is an error of the day, not of the folder.
  const { records, diagnostics } = await validateFolder(folder, TODAY);
  const error = diagnostics.find(({ code }) => code !== 'future-date');
  if (error) throw new Error(`${folder} has faults: ${error.what}`);
  return link(records, TODAY, { name: 'Deals', base_url: 'https://deals.example' });
}

export const MINIATURE_FOLDER = 'test/catalogues/tiny';
export const SHIPPED_FOLDER = 'catalogue';
