// What the host is measured against: node:http alone, which sends the same statuses, headers and bytes from memory, whatever
// the target. `/-/KIND` selects the kind of answers to send from then on. Prints its port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const kinds = JSON.parse(readFileSync(process.argv[2], 'utf8'));
for (const answers of Object.values(kinds)) {
  for (const answer of answers) answer.bytes = Buffer.from(answer.body, 'base64');
}
let sent = [];
let next = 0;
const server = createServer((request, response) => {
  if (request.url.startsWith('/-/')) {
    sent = kinds[decodeURIComponent(request.url.slice(3))];
    response.end();
    return;
  }
  next = next + 1 < sent.length ? next + 1 : 0;
  const { status, headers, bytes } = sent[next];
  response.writeHead(status, headers);
  response.end(bytes.length > 0 ? bytes : undefined);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
process.once('SIGTERM', () => process.exit());
