import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { parseIndex } from '../functions/parse-index.ts';
import { CODE, mcpResponse, rpcFailure } from '../src/mcp/protocol.ts';
import { HANDSHAKE_VERSIONS, MCP_PATH, SERVER_NAME, SERVER_VERSION } from '../src/mcp/versions.ts';
import type { Catalogue } from '../src/model/catalogue.ts';
import type { IsoDate } from '../src/model/iso-date.ts';
import { link } from '../src/rules/catalogue/link.ts';
import { damagedBuild } from './lib/build.ts';
import { EXIT, run, UsageError, baseUrlOption, currentDay, dateOption, options } from './lib/command.ts';

const USAGE = 'npm run --silent mcp -- [--dist DIR | --url URL] [--date YYYY-MM-DD]';
const REQUEST_TIMEOUT_MS = 20_000;

type Message = Parameters<StdioServerTransport['send']>[0];
/** Null for a message that has no answer. */
type Answer = (message: unknown) => Promise<unknown>;

/** Answers from the index of a build, as of the current day. */
async function fromBuild(folder: string, today: () => IsoDate): Promise<Answer> {
  const index = parsedIndex(folder, await indexText(join(folder, '_index', 'catalogue.json')));
  let catalogue: Catalogue | null = null;
  return (message) => {
    const day = today();
    if (catalogue?.date !== day) catalogue = link(index.records, day, index.site);
    return Promise.resolve(mcpResponse(catalogue, message));
  };
}

function parsedIndex(folder: string, text: string): ReturnType<typeof parseIndex> {
  try {
    return parseIndex(text);
  } catch (error) {
    throw damagedBuild(folder, error);
  }
}

async function indexText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read; run npm run build first, or give --url\nusage: ${USAGE}`);
  }
}

/** Hands each message to a host and its answer back. The host keeps nothing between two, so neither does this. */
function fromHost(url: string): Answer {
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    'User-Agent': `${SERVER_NAME}-mcp/${SERVER_VERSION}`,
  };
  return async (message) => {
    try {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const version = { 'MCP-Protocol-Version': versionOf(message) };
      const body = JSON.stringify(message);
      const response = await fetch(url, { method: 'POST', headers: { ...headers, ...version }, body, signal });
      const text = await response.text();
      return text === '' ? null : (JSON.parse(text) as unknown);
    } catch (fault) {
      const reason = fault instanceof Error ? fault.message : String(fault);
      const failure = rpcFailure(CODE.internalError, `${url} did not answer: ${reason}`);
      return hasId(message) ? { ...failure, id: message.id } : null;
    }
  };
}

function hasId(message: unknown): message is { readonly id: unknown } {
  return typeof message === 'object' && message !== null && 'id' in message;
}

interface Enveloped {
  readonly params?: { readonly _meta?: Readonly<Record<string, unknown>> };
}

/** The revision that a message names, else the newest with a handshake. */
function versionOf(message: unknown): string {
  const named = (message as Enveloped).params?._meta?.['io.modelcontextprotocol/protocolVersion'];
  return typeof named === 'string' ? named : HANDSHAKE_VERSIONS[0];
}

/** Serves the standard input until it closes. Nothing else may be written to the standard output. */
async function serve(answer: Answer): Promise<void> {
  const transport = new StdioServerTransport();
  const closed = new Promise<void>((resolve) => (transport.onclose = resolve));
  const pending = new Set<Promise<void>>();
  transport.onerror = (fault) => console.error(fault.message);
  transport.onmessage = (message) => {
    const answered = reply(transport, answer, message).finally(() => pending.delete(answered));
    pending.add(answered);
  };
  process.stdin.once('end', () => void transport.close());
  await transport.start();
  await closed;
  await Promise.all(pending);
}

async function reply(transport: StdioServerTransport, answer: Answer, message: unknown): Promise<void> {
  const response = await answer(message);
  // What the protocol module or the host makes is a response of JSON-RPC.
  if (response !== null) await transport.send(response as Message);
}

await run(async () => {
  const { values } = options(USAGE, {
    dist: { type: 'string', default: 'dist' },
    url: { type: 'string' },
    date: { type: 'string' },
  });
  const fixed = values.date === undefined ? null : dateOption(values.date);
  const { url, dist } = values;
  await serve(
    url === undefined
      ? await fromBuild(dist, () => fixed ?? currentDay())
      : fromHost(`${baseUrlOption(url, '--url').replace(/\/mcp$/, '')}${MCP_PATH}`),
  );
  return EXIT.ok;
});
