import type { Catalogue } from '../model/catalogue.ts';
import { openApi } from '../openapi/openapi.ts';
import { docsPages } from '../pages/docs/overview.ts';
import { pages } from '../pages/table.ts';
import { vendorFilesLeft } from '../pages/vendor-files.ts';
import { exportTexts } from '../routes/export/texts.ts';
import { ROUTES } from '../routes/table.ts';
import { exportFiles } from './export/exports.ts';
import { feedFiles } from './export/feeds.ts';
import { render, type Leftover } from './render.ts';
import { pageAssets } from './write/page-assets.ts';
import type { BuildFile } from './write/write.ts';

/** Writes the files of a part of a build, each as soon as it is made. */
export type WritePart = (name: string, files: Iterable<BuildFile>) => void;

/** Writes every file that a build serves, part by part; returns what is left to the function. */
export function writeParts(catalogue: Catalogue, write: WritePart): readonly Leftover[] {
  const leftovers: Leftover[] = [];
  write('answers', render(catalogue, ROUTES, leftovers));
  const document = openApi(catalogue);
  write('document', [{ path: 'api/openapi.json', text: `${JSON.stringify(document)}\n` }]);
  write('exports', exportFiles(catalogue, exportTexts(catalogue)));
  write('feeds', feedFiles(catalogue));
  write('pages', pages(catalogue, docsPages(catalogue, document)));
  write('assets', pageAssets());
  return [...leftovers, ...vendorFilesLeft(catalogue)];
}
