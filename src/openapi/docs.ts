import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of the interactive documentation. */
export interface DocsFile {
  readonly path: string;
  readonly bytes: Buffer;
}

const OWN = fileURLToPath(new URL('docs', import.meta.url));
const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The source and the served path of each file. The package's licence is served with its code. */
const FILES: readonly (readonly [path: string, source: string])[] = [
  ['api/docs', join(OWN, 'page.html')],
  ['assets/docs/start.js', join(OWN, 'start.js')],
  ['assets/docs/docs.css', join(OWN, 'docs.css')],
  ['assets/docs/swagger-ui-bundle.js', join(SWAGGER_UI, 'swagger-ui-bundle.js')],
  ['assets/docs/swagger-ui.css', join(SWAGGER_UI, 'swagger-ui.css')],
  ['assets/docs/LICENSE.txt', join(SWAGGER_UI, 'LICENSE')],
  ['assets/docs/NOTICE.txt', join(SWAGGER_UI, 'NOTICE')],
];

/** The interactive documentation: a page over `api/openapi.json` with all its assets, so that it loads from no other host. */
export function docsFiles(): readonly DocsFile[] {
  return FILES.map(([path, source]) => ({ path, bytes: readFileSync(source) }));
}
