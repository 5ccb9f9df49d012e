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

const { app, port, announce, close } = await serveAlone(
  connect,
  (_request, env) => (env as DenoInfo).remoteAddr.hostname,
);
const server = Deno.serve({ hostname: '127.0.0.1', port, onListen: (address) => announce(address.port) }, app.fetch);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  Deno.addSignalListener(signal, () => void server.shutdown().then(close).then(Deno.exit));
}
