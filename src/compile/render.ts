import type { Catalogue } from '../model/catalogue.ts';
import { hasVendorFiles } from '../pages/vendor-files.ts';
import { answerName } from '../routes/answer-name.ts';
import { encode, encodeBytes } from '../routes/encode.ts';
import { caseReply, isError } from '../routes/shared/case-reply.ts';
import type { AnyRoute, Case } from '../routes/route.ts';
import type { BytesFile } from './write/write.ts';

/** The number of answers of a path that the function computes, because of the number of vendors. */
export interface Leftover {
  readonly path: string;
  readonly answers: number;
}

/**
 * Renders every case of every route to a file, one at a time, so that the answers of a large catalogue are never in memory
 * together. `leftovers` gets the number of answers of each path that are left to the function. Throws where a case does not answer 200, or where two cases write one file: both are bugs of a route.
 */
export function* render(
  catalogue: Catalogue,
  routes: readonly AnyRoute[],
  leftovers: Leftover[] = [],
): Generator<BytesFile> {
  const seen = new Set<string>();
  const isPerVendor = hasVendorFiles(catalogue);
  for (const route of routes) {
    let answers = 0;
    for (const item of route.cases(catalogue)) {
      if (item.wholeCategory && !isPerVendor) {
        answers++;
        continue;
      }
      const file = renderCase(catalogue, route, item);
      if (seen.has(file.path)) throw new Error(`two cases write ${file.path}`);
      seen.add(file.path);
      yield file;
    }
    if (answers > 0) leftovers.push({ path: route.path, answers });
  }
}

function renderCase(catalogue: Catalogue, route: AnyRoute, item: Case): BytesFile {
  const described = `${route.path} ${JSON.stringify(item.given)}`;
  const { reply, values } = caseReply(catalogue, route, item.given);
  if (isError(reply) || values === null) throw new Error(`${described} answers ${encode(reply)}`);
  const path = answerName(route, values);
  if (path === null) throw new Error(`${described} has no file name`);
  const { buffer, byteOffset, byteLength } = encodeBytes(reply);
  return { path, bytes: Buffer.from(buffer, byteOffset, byteLength) };
}
