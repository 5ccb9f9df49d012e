import { policyHeaders, type CachePolicy } from '../../src/routes/cache-policy.ts';
import { contentType } from '../../src/routes/content-type.ts';
import { etagOf } from '../headers.ts';
import { nextInFile } from '../next-link.ts';
import { Representation } from '../representation.ts';
import { noResults } from '../request-summary.ts';
import type { Bindings } from './bindings.ts';
import { fileDigest } from './digest.ts';
import { BUILT } from './index.ts';

/** Only the path of the address matters: the files are bound, no host is contacted. */
const FILES = 'https://files.invalid/';

/**
 * A file of the build; null when there is none or the platform would redirect. Its validator is derived from its bytes,
 * so that every host sends the same validator.
 */
export async function preparedFile(
  files: Bindings['ASSETS'],
  path: string,
  policy: CachePolicy,
): Promise<Representation | null> {
  const response = await fetched(files, path);
  if (response.status !== 200) return null;
  const body = new Uint8Array(await response.arrayBuffer());
  const etag = etagOf(await fileDigest(path, body));
  const content = { body, contentType: contentType(path), etag, results: noResults, next: nextInFile(path, body) };
  return new Representation(content, policyHeaders(policy, BUILT.date), null);
}

async function fetched(files: Bindings['ASSETS'], path: string): Promise<Response> {
  const url = new URL(FILES);
  url.pathname = `/${path}`;
  return files.fetch(url);
}
