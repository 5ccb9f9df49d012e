import { readFileSync } from 'node:fs';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { mcpServer } from '../../../src/mcp/server.ts';
import type { Catalogue } from '../../../src/model/catalogue.ts';
import { shippedCatalogue } from '../../shipped.ts';

/** A question of a user, and how an agent answers it. */
interface AgentTask {
  readonly task: string;
  readonly about?: readonly string[];
  readonly calls: readonly { readonly tool: string; readonly arguments: Readonly<Record<string, unknown>> }[];
  readonly list: string;
  readonly answers: readonly string[];
}

const TASKS = parse(readFileSync(new URL('tasks.yaml', import.meta.url), 'utf8')) as readonly AgentTask[];

const LEAST_TASKS = 14;
const LEAST_SHARE = 0.85;
const READ_ENTRIES = 3;
const MAX_RESULT_BYTES = 8192;

/** The official client on the shipped catalogue, in this process. */
async function connected(catalogue: Catalogue): Promise<Client> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await mcpServer(() => catalogue).connect(far);
  const client = new Client({ name: 'agent', version: '1' });
  await client.connect(near);
  return client;
}

const shipped = await shippedCatalogue();
const client = await connected(shipped);

/** Whether the answer of a task is among the first entries; the entries, where it is not. */
async function outcome({ calls, list, answers }: AgentTask): Promise<unknown> {
  let result: unknown;
  for (const { tool, arguments: given } of calls) {
    const called = await client.callTool({ name: tool, arguments: { ...given } });
    expect(Buffer.byteLength(JSON.stringify(called.content))).toBeLessThanOrEqual(MAX_RESULT_BYTES * 1.25);
    result = called.structuredContent ?? {};
  }
  const entries = (result as Readonly<Record<string, readonly unknown[] | undefined>>)[list] ?? [];
  const read = entries.slice(0, READ_ENTRIES).map((entry) => JSON.stringify(entry));
  return read.some((entry) => answers.some((answer) => entry.includes(answer))) ? 'right' : read;
}

describe('tasks of agents', () => {
  it(`are answered by the first ${READ_ENTRIES} entries, but for a few`, async () => {
    const names = new Set(shipped.records.vendors.map(({ name }) => name));
    const tasks = TASKS.filter(({ about = [] }) => about.every((name) => names.has(name)));
    const wrong: Record<string, unknown> = {};
    for (const task of tasks) {
      const found = await outcome(task);
      if (found !== 'right') wrong[task.task] = found;
    }
    const right = tasks.length - Object.keys(wrong).length;
    console.log(`${right} of ${tasks.length} tasks are answered right`);
    expect(TASKS).toHaveLength(20);
    expect(tasks.length).toBeGreaterThanOrEqual(LEAST_TASKS);
    expect(right / tasks.length, JSON.stringify(wrong, null, 2)).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
});
