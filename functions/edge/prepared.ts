import { contentType } from '../../src/routes/content-type.ts';
import type { PreparedAnswer } from '../environment.ts';
import { etagOfBytes } from '../etag.ts';
import type { Bindings } from './bindings.ts';

/** Nothing but the path of the address matters: the files are bound, no host is asked. */
const FILES = 'https://files.invalid/';

/**
 * A file of the build; null where there is none, or where the platform would send a caller on. Its validator is made from
 * its bytes, so that it is the one every other host gives the same answer.
 */
export async function preparedFile(files: Bindings['ASSETS'], path: string): Promise<PreparedAnswer | null> {
  const url = new URL(FILES);
  url.pathname = `/${path}`;
  const response = await files.fetch(url);
  if (response.status !== 200) return null;
  const body = new Uint8Array(await response.arrayBuffer());
  return { body, bytes: body.length, contentType: contentType(path), etag: await etagOfBytes(body) };
}
