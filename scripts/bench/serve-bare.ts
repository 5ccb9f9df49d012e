import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listenOnLoopback } from '../lib/loopback.ts';

/** Answers of the host by kind of request, as `saveAnswers` wrote them. */
export type SavedAnswers = Readonly<
  Record<string, readonly { readonly status: number; readonly headers: string[]; readonly body: string }[]>
>;

/**
 * What the host is measured against: node:http alone, which sends the same statuses, headers and bytes from memory, by
 * turns and whatever the target. `/-/KIND` selects the kind of answers to send from then on. Prints its port.
 */
const [file = ''] = process.argv.slice(2);
const kinds = new Map(
  Object.entries(JSON.parse(readFileSync(file, 'utf8')) as SavedAnswers).map(([kind, answers]) => [
    kind,
    answers.map(({ status, headers, body }) => ({ status, headers, body: Buffer.from(body, 'base64') })),
  ]),
);
let sent = kinds.values().next().value ?? [];
let next = 0;
const server = createServer((request, response) => {
  if (request.url?.startsWith('/-/')) {
    sent = kinds.get(decodeURIComponent(request.url.slice(3))) ?? [];
    response.end();
    return;
  }
  next = next + 1 < sent.length ? next + 1 : 0;
  const answer = sent[next];
  response.writeHead(answer?.status ?? 500, answer?.headers);
  if (answer && answer.body.length > 0) response.end(answer.body);
  else response.end();
});
const { port } = await listenOnLoopback(server);
console.log(port);
await once(process, 'SIGTERM');
server.close();
server.closeAllConnections();
