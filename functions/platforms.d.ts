// What is used of Bun and Deno, whose own types contradict those of Node.

interface BunServer {
  readonly port: number;
  requestIP(request: Request): { readonly address: string } | null;
  /** Resolves when the open requests are answered. */
  stop(): Promise<void>;
}

declare namespace Bun {
  function serve(options: {
    readonly hostname: string;
    readonly port: number;
    fetch(request: Request, server: BunServer): Response | Promise<Response>;
  }): BunServer;
}

declare module 'bun:sqlite' {
  class Database {
    constructor(file: string, options: { readonly create: boolean });
    exec(sql: string): void;
    query(sql: string): { all(...values: unknown[]): Record<string, unknown>[] };
    close(): void;
  }
}

interface DenoInfo {
  readonly remoteAddr: { readonly hostname: string };
}

declare namespace Deno {
  function serve(
    options: {
      readonly hostname: string;
      readonly port: number;
      onListen(): void;
    },
    fetch: (request: Request, info: DenoInfo) => Response | Promise<Response>,
  ): { readonly addr: { readonly port: number }; shutdown(): Promise<void> };
}

declare module 'node:sqlite' {
  class DatabaseSync {
    constructor(file: string);
    exec(sql: string): void;
    prepare(sql: string): { all(...values: unknown[]): Record<string, unknown>[] };
    close(): void;
  }
}
