import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Build } from '../../../functions/node/build.ts';
import { Host, stop } from '../../../functions/node/server.ts';
import type { IsoDate } from '../../../src/model/iso-date.ts';
import { listenOnLoopback } from '../../lib/loopback.ts';
import { EdgeFunction, fetchCountOf, type FetchCount } from './edge-function.ts';
import { writeIndexBuild, type IndexBuild } from './index-build.ts';
import { spreadRequests } from './spread-requests.ts';

export interface Comparison extends IndexBuild {
  readonly requests: number;
  /** Requests under way at one time. */
  readonly concurrent: number;
  /** The day that both hosts answer for. */
  readonly day: IsoDate;
  /** A folder for builds, settings and SQL. */
  readonly work: string;
  /** Called from time to time with the number of answers so far, how many differ, and the memory of the isolate. */
  readonly onProgress?: (progress: {
    readonly answers: number;
    readonly different: number;
    readonly bytes: number;
  }) => void;
}

/** What a comparison found. Bytes are of the isolate of the function: its objects and buffers. */
export interface Compared {
  readonly offers: number;
  /** A sentence for each target whose answers differ. */
  readonly differences: readonly string[];
  readonly fetched: readonly (FetchCount & { readonly target: string })[];
  /** After the first answer. */
  readonly startBytes: number;
  /** The most after any answer, what is not in use collected. */
  readonly liveBytes: number;
  /** The same with what is not collected yet. */
  readonly mostBytes: number;
}

/** Between two readings of the memory, in answers. */
const READING_INTERVAL = 50;

/**
 * Asks the function with a split index in the edge platform's runtime, and the Node host with the whole index in memory, the
 * same requests over an enlarged catalogue. Both compute each answer, because the build has no prepared ones.
 */
export async function compared({
  requests,
  concurrent,
  day,
  work,
  onProgress,
  ...build
}: Comparison): Promise<Compared> {
  const dist = join(work, 'dist');
  const catalogue = await writeIndexBuild(dist, build);
  const targets = spreadRequests(catalogue, requests);
  mkdirSync(join(work, 'edge'), { recursive: true });
  const edge = await EdgeFunction.start(dist, work, day);
  const host = new Host(await Build.open(dist), { today: () => day });
  const { url } = await listenOnLoopback(host.server);
  try {
    await answerOf(edge.baseUrl, '/api/offers?limit=1');
    const startBytes = await edge.liveBytes();
    const hosts = { edge, nodeUrl: url };
    const outcome = await compareAll(targets, { hosts, concurrent, onProgress: onProgress ?? (() => undefined) });
    return { offers: catalogue.listings.length, ...outcome, startBytes };
  } finally {
    await Promise.all([edge.stop(), stop(host.server, 500)]);
  }
}

interface Asking extends Required<Pick<Comparison, 'concurrent' | 'onProgress'>> {
  readonly hosts: { readonly edge: EdgeFunction; readonly nodeUrl: string };
}

async function compareAll(
  targets: readonly string[],
  { hosts: { edge, nodeUrl }, concurrent, onProgress }: Asking,
): Promise<Omit<Compared, 'offers' | 'startBytes'>> {
  const differences: string[] = [];
  const fetched: (FetchCount & { target: string })[] = [];
  const waiting = [...targets];
  let [liveBytes, mostBytes] = [0, 0];
  const worker = async (): Promise<void> => {
    for (let target = waiting.shift(); target !== undefined; target = waiting.shift()) {
      const [ofEdge, ofNode] = await Promise.all([answerOf(edge.baseUrl, target), answerOf(nodeUrl, target)]);
      fetched.push({ target, ...fetchCountOf(ofEdge.headers) });
      if (ofEdge.text !== ofNode.text) differences.push(`${target}: ${firstDifference(ofEdge.text, ofNode.text)}`);
      if (fetched.length % READING_INTERVAL > 0) continue;
      mostBytes = Math.max(mostBytes, await edge.usedBytes());
      const bytes = await edge.liveBytes();
      liveBytes = Math.max(liveBytes, bytes);
      onProgress({ answers: fetched.length, different: differences.length, bytes });
    }
  };
  await Promise.all(Array.from({ length: concurrent }, worker));
  return { differences, fetched, liveBytes, mostBytes };
}

/** Headers of the connection and of the clock, and those in which the fetches are counted. */
const UNCOMPARED = /^(?:date|connection|keep-alive|transfer-encoding|content-length|x-counted-\w+)$/;

/** An answer, and its status, headers and body as one text. */
async function answerOf(base: string, target: string): Promise<{ readonly headers: Headers; readonly text: string }> {
  const accept = target.startsWith('/api/') ? 'application/json' : 'text/html';
  const init: RequestInit = { headers: { accept, 'accept-encoding': 'identity' }, redirect: 'manual' };
  const send = (): Promise<Response> => fetch(`${base}${target}`, init);
  // A host may close a connection that was idle at the moment of the next request.
  const response = await send().catch(send);
  const { status, headers } = response;
  const compared = [...headers].filter(([name]) => !UNCOMPARED.test(name)).map(([name, value]) => `${name}: ${value}`);
  return { headers, text: [status, ...compared.sort(), '', await response.text()].join('\n') };
}

/** The texts of two answers where they begin to differ. */
export function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  return `${around(one)} and ${around(other)}`;
}
