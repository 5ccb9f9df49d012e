import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { validateFolder } from '../../src/compile/validate-folder.ts';
import { createFetcher } from '../../src/reading/fetch/fetcher.ts';
import { DEFAULT_HOST_DELAY_MS, type FetchClock, type RequestTrace } from '../../src/reading/fetch/fetch-options.ts';
import { citedPages } from '../../src/rules/reading/cited-pages.ts';
import { listenOnLoopback } from '../lib/loopback.ts';
import { currentDay } from '../lib/options.ts';
import { measuredCommand } from './child.ts';
import { megabytes, type Row } from './row.ts';

/** Other text of a page: navigation, a table of plans and a footer, about 20 KB. */
const NOISE = Array.from(
  { length: 60 },
  (_, index) =>
    `<section><h3>Feature ${index}</h3><p>${'Teams build and ship with it every day. '.repeat(6)}</p>` +
    `<table><tr><th></th><th>Team</th><th>Business</th></tr><tr><th>Users</th><td>${index + 3}</td><td>100</td></tr></table></section>`,
).join('');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface PageServer {
  readonly gateway: string;
  close(): Promise<void>;
}

/** A gateway on loopback that serves a page of about 20 KB for each address of a catalogue. */
async function pageServer(pages: ReadonlyMap<string, string>): Promise<PageServer> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://gateway').searchParams.get('url') ?? '';
    const main = pages.get(address);
    response.writeHead(main === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(main === undefined ? '' : `<!doctype html><title>Pricing</title><main>${main}${NOISE}</main>`);
  });
  const { url } = await listenOnLoopback(server);
  return {
    gateway: `${url}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Reads every page of a catalogue in a process of its own, from a gateway on loopback with the delays off. */
async function wholeIndexRow(catalogue: string, work: string): Promise<Row> {
  const folder = join(work, 'read');
  cpSync(catalogue, folder, { recursive: true });
  const today = currentDay();
  const pages = citedPages((await validateFolder(catalogue, today)).records, today);
  const texts = new Map(
    pages.map(({ url, vendor, offers, records }) => {
      const terms = offers.map(({ tier, description }) => `<h2>${escaped(tier)}</h2><p>${escaped(description)}</p>`);
      const news = records.map(({ summary }) => `<p>${escaped(summary)}</p>`);
      const address = new URL(url);
      address.hash = '';
      return [address.href, `<h1>${escaped(vendor.name)}</h1>${[...terms, ...news].join('')}`];
    }),
  );
  const server = await pageServer(texts);
  try {
    const { wallSeconds, cpuSeconds, peakBytes } = await measuredCommand('read', [
      ...['--catalogue', folder, '--gateway', server.gateway, '--per-host-delay', '0'],
      ...['--max', String(pages.length), '--report', join(work, 'reads-report.md')],
    ]);
    return {
      what: `read ${pages.length} pages from loopback, delays off`,
      result: `${wallSeconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s CPU, ${megabytes(peakBytes)}`,
      goal: '< 60 s, < 250 MB',
    };
  } finally {
    await server.close();
  }
}

const CLOCK: FetchClock = {
  nowMs: () => performance.timeOrigin + performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

const HOSTS = 4;
const PAGES_PER_HOST = 3;

/** The smallest time between two requests of one host, as the fetcher makes them with its own delay. */
async function hostGapRow(): Promise<Row> {
  const addresses = Array.from({ length: HOSTS * PAGES_PER_HOST }, (_, index) => {
    return `https://host-${index % HOSTS}.example/page-${index}`;
  });
  const server = await pageServer(new Map(addresses.map((address) => [address, '<p>A page</p>'])));
  const traces: RequestTrace[] = [];
  try {
    const fetch = createFetcher({ clock: CLOCK, gateway: server.gateway, onRequest: (trace) => traces.push(trace) });
    await Promise.all(addresses.map((url) => fetch({ url })));
  } finally {
    await server.close();
  }
  const gaps = traces.flatMap((trace) => {
    const before = traces.filter(({ host, endedMs }) => host === trace.host && endedMs <= trace.startedMs);
    return before.length === 0 ? [] : [trace.startedMs - Math.max(...before.map(({ endedMs }) => endedMs))];
  });
  return {
    what: `smallest gap at a host, ${traces.length} requests to ${HOSTS} hosts`,
    result: `${(Math.min(...gaps) / 1000).toFixed(3)} s`,
    goal: `≥ ${DEFAULT_HOST_DELAY_MS / 1000} s`,
  };
}

/** The resource use of the nightly job, and its request rates. */
export async function readRows(catalogue: string, work: string, isQuick: boolean): Promise<Row[]> {
  return [await wholeIndexRow(catalogue, work), ...(isQuick ? [] : [await hostGapRow()])];
}
