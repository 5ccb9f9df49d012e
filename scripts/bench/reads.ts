import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { citedPages } from '../../src/rules/reading/cited-pages.ts';
import { validRecords } from '../lib/catalogue.ts';
import { currentDay } from '../lib/command.ts';
import { listenOnLoopback } from '../lib/network.ts';
import { scores } from '../../test/corpus/score.ts';
import { measuredCommand } from './processes.ts';
import type { Row } from './row.ts';

/** Other text of a page: navigation, a table of plans and a footer, about 20 KB. */
const NOISE = Array.from(
  { length: 60 },
  (_, index) =>
    `<section><h3>Feature ${index}</h3><p>${'Teams build and ship with it every day. '.repeat(6)}</p>` +
    `<table><tr><th></th><th>Team</th><th>Business</th></tr><tr><th>Users</th><td>${index + 3}</td><td>100</td></tr></table></section>`,
).join('');

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The verdicts on the labelled pages of `test/corpus`. */
function verdictRows(catalogue: string): readonly Row[] {
  return Object.entries(scores(catalogue)).flatMap(([set, score]): Row[] => [
    {
      what: `${set} pages: false confirmations`,
      result: `${score.falseConfirmations.length} of ${score.mustNotCount}`,
      goal: '0',
    },
    {
      what: `${set} pages: true ones confirmed`,
      result: `${score.trueCount - score.unconfirmed.length} of ${score.trueCount}`,
      goal: '≥ 75 %',
    },
    {
      what: `${set} pages: changes named`,
      result: `${score.changedCount - score.unnamed.length} of ${score.changedCount}`,
      goal: '≥ 80 %',
    },
    { what: `${set} pages: false changes`, result: String(score.falseChanges.length), goal: '0' },
  ]);
}

/** Reads every cited page of a catalogue from a gateway on loopback, without delays. */
export async function readRows(catalogue: string, work: string): Promise<readonly Row[]> {
  const folder = join(work, 'read');
  cpSync(catalogue, folder, { recursive: true });
  const today = currentDay();
  const records = await validRecords(catalogue, today);
  if (!records) throw new Error(`${catalogue} has diagnostics`);
  const pages = citedPages(records, today);
  const texts = new Map(
    pages.map(({ url, vendor, offers }) => {
      const terms = offers.map(
        ({ tier, description }) => `<h2>${escapeHtml(tier)}</h2><p>${escapeHtml(description)}</p>`,
      );
      const address = new URL(url);
      address.hash = '';
      return [address.href, `<h1>${escapeHtml(vendor.name)}</h1>${terms.join('')}`];
    }),
  );
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://gateway').searchParams.get('url') ?? '';
    const main = texts.get(address);
    response.writeHead(main === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(main === undefined ? '' : `<!doctype html><title>Pricing</title><main>${main}${NOISE}</main>`);
  });
  const { url } = await listenOnLoopback(server);
  try {
    const flags = ['--gateway', `${url}/`, '--per-host-delay', '0', '--report', join(work, 'reads-report.md')];
    const pagesAtMost = ['--max', String(pages.length)];
    const { wallSeconds, cpuSeconds } = await measuredCommand('read', '--catalogue', folder, ...flags, ...pagesAtMost);
    return [
      ...verdictRows(catalogue),
      {
        what: `read ${pages.length} pages from loopback, without delays`,
        result: `${wallSeconds.toFixed(1)} s, CPU ${cpuSeconds.toFixed(1)} s`,
        goal: '≤ 60 s',
      },
    ];
  } finally {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
}
