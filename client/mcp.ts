import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { LATEST_PROTOCOL_VERSION, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { currentDay } from '../functions/host.ts';
import { MCP_PATH, mcpServer, SERVER_NAME, SERVER_VERSION } from '../src/mcp/server.ts';
import { type BuildIndex, INDEX_FILE } from '../src/model/build.ts';
import type { Catalogue } from '../src/model/catalogue.ts';
import type { IsoDate } from '../src/model/iso-date.ts';
import { link } from '../src/rules/catalogue/link.ts';

const REQUEST_TIMEOUT_MS = 20_000;

/** Null for a message that has no answer. */
type Answer = (message: unknown) => Promise<unknown>;

/** Serves the protocol on the standard input and output from a build, as of a fixed day or the current one, until the input closes. */
export async function serveBuild(folder: string, fixed: IsoDate | null = null): Promise<void> {
  const index = JSON.parse(await readFile(join(folder, INDEX_FILE), 'utf8')) as BuildIndex;
  let catalogue: Catalogue | null = null;
  const current = (): Catalogue => {
    const day = fixed ?? currentDay();
    if (catalogue?.date !== day) catalogue = link(index.records, day, index.site);
    return catalogue;
  };
  const ended = new Promise((resolve) => process.stdin.once('close', resolve));
  serveStdio(() => mcpServer(current), { onerror: (fault) => console.error(fault.message) });
  await ended;
}

/** Serves the protocol on the standard input and output with the answers of a host, until the input closes. */
export async function serveHost(address: string): Promise<void> {
  await relay(fromHost(`${address.replace(/\/mcp$/, '')}${MCP_PATH}`));
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
      const version = requestHeaders(message);
      const body = JSON.stringify(message);
      const response = await fetch(url, { method: 'POST', headers: { ...headers, ...version }, body, signal });
      const text = await response.text();
      return text === '' ? null : (JSON.parse(text) as unknown);
    } catch (fault) {
      const reason = fault instanceof Error ? fault.message : String(fault);
      const error = { code: ProtocolErrorCode.InternalError, message: `${url} did not answer: ${reason}` };
      return hasId(message) ? { jsonrpc: '2.0', id: message.id, error } : null;
    }
  };
}

function hasId(message: unknown): message is { readonly id: unknown } {
  return typeof message === 'object' && message !== null && 'id' in message;
}

interface Enveloped {
  readonly method?: string;
  readonly params?: {
    readonly name?: string;
    readonly uri?: string;
    readonly _meta?: Readonly<Record<string, unknown>>;
  };
}

/** The headers that repeat a message: the revision it names, else the newest with a handshake, its method and its subject. */
function requestHeaders(message: unknown): Record<string, string> {
  const { method, params } = message as Enveloped;
  const named = params?._meta?.['io.modelcontextprotocol/protocolVersion'];
  const subject = params?.name ?? params?.uri;
  if (typeof named !== 'string') return { 'MCP-Protocol-Version': LATEST_PROTOCOL_VERSION };
  return {
    'MCP-Protocol-Version': named,
    ...(method === undefined ? {} : { 'Mcp-Method': method }),
    ...(subject === undefined ? {} : { 'Mcp-Name': subject }),
  };
}

/** Hands each line of the standard input to a host, and its answer back, until the input closes and every answer is written. */
async function relay(answer: Answer): Promise<void> {
  const pending = new Set<Promise<void>>();
  for await (const line of createInterface({ input: process.stdin })) {
    const answered = reply(answer, line).finally(() => pending.delete(answered));
    pending.add(answered);
  }
  await Promise.all(pending);
}

/** Nothing else may be written to the standard output. */
async function reply(answer: Answer, line: string): Promise<void> {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    console.error(`a line of the input is no JSON: ${line.slice(0, 80)}`);
    return;
  }
  const response = await answer(message);
  if (response !== null) console.log(JSON.stringify(response));
}
