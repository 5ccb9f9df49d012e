import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentType } from '../routes/content-type.ts';
import type { BuildFile } from './write.ts';

/** Below this a compressed file saves less than its header costs. */
const WORTH_COMPRESSING = 860;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|atom\+xml|linkset\+json)|image\/svg)/;

/**
 * The compressed siblings of a file, for a server that sends what lies there. Only of files that are served at their own
 * path: the others are the function's, which compresses what it sends.
 */
export function* precompressed(file: BuildFile): Generator<BuildFile> {
  const content = 'text' in file ? Buffer.from(file.text) : file.bytes;
  if (file.path.startsWith('_') || content.length < WORTH_COMPRESSING) return;
  if (!COMPRESSIBLE.test(contentType(file.path))) return;
  yield { path: `${file.path}.gz`, bytes: gzipSync(content, { level: 9 }) };
  // The highest quality takes seconds for the large ones and saves little.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  yield { path: `${file.path}.br`, bytes: brotliCompressSync(content, { params }) };
}
