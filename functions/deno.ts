// `deno run -A functions/deno.ts`: the app on Deno.
import { DatabaseSync } from 'node:sqlite';
import type { Connection } from './node/connected-database.ts';
import { serveAlone } from './node/local-host.ts';

function connect(file: string): Connection {
  const sqlite = new DatabaseSync(file);
  return {
    exec: (sql) => sqlite.exec(sql),
    rows: (sql, ...values) => sqlite.prepare(sql).all(...values),
    close: () => sqlite.close(),
  };
}

await serveAlone('deno run -A functions/deno.ts', {
  connect,
  remoteAddress: (_request, env) => (env as DenoInfo).remoteAddr.hostname,
  listen(fetch, port) {
    const server = Deno.serve({ hostname: '127.0.0.1', port, onListen: () => undefined }, fetch);
    return { port: server.addr.port, stop: () => server.shutdown() };
  },
});
