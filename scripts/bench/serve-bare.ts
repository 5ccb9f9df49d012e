import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * What the host is held against: node:http alone, with answers in memory. `/N` is the Nth one named with all its headers,
 * `/N/body` the same body with a type and a length alone. Prints its port.
 */
const answers = new Map<string, { readonly body: Buffer; readonly headers: string[] }>(
  process.argv.slice(2).flatMap((path, index) => {
    const body = readFileSync(path);
    const least = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)];
    const whole = JSON.parse(readFileSync(`${path}.headers`, 'utf8')) as string[];
    return [
      [`/${index}`, { body, headers: whole }],
      [`/${index}/body`, { body, headers: least }],
    ] as const;
  }),
);
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  response.writeHead(answer ? 200 : 404, answer?.headers);
  response.end(answer?.body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
console.log(typeof address === 'object' && address ? address.port : 'none');
await once(process, 'SIGTERM');
server.close();
server.closeAllConnections();
