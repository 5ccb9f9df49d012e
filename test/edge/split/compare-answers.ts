import { handle } from '../../../functions/handle.ts';
import type { Environment } from '../../../functions/environment.ts';
import { wholeBody, type PlainAnswer, type PlainRequest } from '../../../functions/message.ts';

const decoder = new TextDecoder();

/** The targets whose answers of two environments differ, with what differs. */
export async function differences(
  one: Environment,
  other: Environment,
  targets: readonly string[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const target of targets) {
    const [first, second] = [await written(one, target), await written(other, target)];
    if (first !== second) found.push(`${target}: ${firstDifference(first, second)}`);
  }
  return found;
}

async function written(environment: Environment, target: string): Promise<string> {
  const { status, headers, body }: PlainAnswer = await handle(read(target), environment);
  return `${status}\n${headers.join('\n')}\n${body === null ? '' : decoder.decode(wholeBody(body))}`;
}

/** A request of a client that accepts what the target is. */
export function read(target: string): PlainRequest {
  const body = { contentType: undefined, contentEncoding: undefined, contentLength: 0, reader: () => null };
  const accept = target.startsWith('/api/') ? undefined : 'text/html';
  return { method: 'GET', target, accept, ifNoneMatch: undefined, acceptEncoding: undefined, address: '', body };
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  return `${around(one)} and ${around(other)}`;
}
