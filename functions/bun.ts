// `bun functions/bun.ts`: the app on Bun.
import { Database } from 'bun:sqlite';
import type { Connection } from './node/connected-database.ts';
import { serveAlone } from './node/local-host.ts';

function connect(file: string): Connection {
  const sqlite = new Database(file, { create: true });
  return {
    exec: (sql) => sqlite.exec(sql),
    rows: (sql, ...values) => sqlite.query(sql).all(...values),
    close: () => sqlite.close(),
  };
}

await serveAlone('bun functions/bun.ts', {
  connect,
  remoteAddress: (request, env) => (env as BunServer).requestIP(request)?.address,
  listen: (fetch, port) => Bun.serve({ hostname: '127.0.0.1', port, fetch }),
});
