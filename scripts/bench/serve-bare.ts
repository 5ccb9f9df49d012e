import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** What the host is held against: node:http alone, with bodies in memory. `/N` is the Nth file named. Prints its port. */
const bodies = new Map(process.argv.slice(2).map((path, index) => [`/${index}`, readFileSync(path)]));
const server = createServer((request, response) => {
  const body = bodies.get(request.url ?? '') ?? Buffer.alloc(0);
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
console.log(typeof address === 'object' && address ? address.port : 'none');
await once(process, 'SIGTERM');
server.close();
server.closeAllConnections();
