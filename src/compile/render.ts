import type { Catalogue } from '../model/catalogue.ts';
import { answerName } from '../routes/answer-name.ts';
import { encode, encodeBytes } from '../routes/encode.ts';
import { caseReply, isError } from '../routes/shared/case-reply.ts';
import type { AnyRoute, Case } from '../routes/route.ts';

/** One file of `dist`: its path below it, and its text. */
export interface RenderedFile {
  readonly path: string;
  readonly text: string;
}

/** A prepared answer: its path below `dist`, and its bytes as a response carries them. */
export interface AnswerFile {
  readonly path: string;
  readonly bytes: Buffer;
}

export interface RenderBudget {
  /** Bytes that answers which carry a whole category may take together; past it the function answers them. */
  readonly wholeCategoryBytes: number;
}

/** How many answers were left to the function because the budget was spent. */
export interface Leftover {
  readonly path: string;
  readonly answers: number;
}

/**
 * Asks every route for each of its cases and lays the replies out as files, one at a time so that a large catalogue
 * never has all its answers in memory. A case that does not answer 200, or two that write one file, is our own bug.
 */
export function* render(
  catalogue: Catalogue,
  routes: readonly AnyRoute[],
  budget: RenderBudget,
): Generator<AnswerFile, readonly Leftover[]> {
  const seen = new Set<string>();
  const leftovers: Leftover[] = [];
  let spent = 0;
  for (const route of routes) {
    let left = 0;
    for (const asked of route.cases(catalogue)) {
      if (asked.wholeCategory && spent > budget.wholeCategoryBytes) {
        left++;
        continue;
      }
      const file = renderCase(catalogue, route, asked);
      if (seen.has(file.path)) throw new Error(`two cases write ${file.path}`);
      seen.add(file.path);
      if (asked.wholeCategory) spent += file.bytes.length;
      yield file;
    }
    if (left > 0) leftovers.push({ path: route.path, answers: left });
  }
  return leftovers;
}

function renderCase(catalogue: Catalogue, route: AnyRoute, asked: Case): AnswerFile {
  const described = `${route.path} ${JSON.stringify(asked.given)}`;
  const { reply, values } = caseReply(catalogue, route, asked.given);
  if (isError(reply) || values === null) throw new Error(`${described} answers ${encode(reply)}`);
  const path = answerName(route, values);
  if (path === null) throw new Error(`${described} has no file name`);
  const { buffer, byteOffset, byteLength } = encodeBytes(reply);
  return { path, bytes: Buffer.from(buffer, byteOffset, byteLength) };
}
