import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build holds for its hosts alone. */
const FOR_HOSTS = /^(?:_index\/|_headers$|_redirects$|\.assetsignore$|serve\.json$|.*\.(?:gz|br)$)/;

/** Size of a build on disk, without the files that only hosts read: the value that `/api/stats` must report. */
export function writtenSize(dist: string): { readonly files: number; readonly bytes: number } {
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => !FOR_HOSTS.test(path));
  const sizes = paths.map((path) => statSync(join(dist, path))).filter((entry) => entry.isFile());
  return { files: sizes.length, bytes: sizes.reduce((total, { size }) => total + size, 0) };
}
