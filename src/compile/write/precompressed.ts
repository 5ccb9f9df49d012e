import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentType, isWorthCompressing } from '../../routes/content-type.ts';
import { contentOf, type BuildFile } from './write.ts';

/**
 * The compressed siblings of a file, for a server that sends what lies there. Only of files that are served at their own
 * path: the others are the function's, which compresses what it sends.
 */
export function* precompressed(file: BuildFile): Generator<BuildFile> {
  if (file.path.startsWith('_')) return;
  const content = contentOf(file);
  if (!isWorthCompressing(contentType(file.path), content.length)) return;
  yield { path: `${file.path}.gz`, bytes: gzipSync(content, { level: 9 }) };
  // The highest quality takes seconds for the large ones and saves little.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  yield { path: `${file.path}.br`, bytes: brotliCompressSync(content, { params }) };
}
