import { createServer, type Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import { HostStore } from '../../functions/node/host-store.ts';
import { NodeHost, stop } from '../../functions/node/server.ts';
import { openSqlite } from '../../functions/node/sqlite.ts';
import { listenOnLoopback } from '../../scripts/lib/network.ts';
import { TODAY } from '../builders.ts';
import { compiledMiniature, folderOfTests } from '../http/compiled.ts';
import { launched } from './browser.ts';

const folder = folderOfTests();
let store: HostStore;
let host: NodeHost;
let origin: string;
/** Another site, which a visitor has open. */
let foreign: Server;
let foreignOrigin: string;
let browser: Browser;

beforeAll(async () => {
  const today = () => TODAY;
  store = new HostStore(openSqlite(':memory:'), { today });
  host = new NodeHost(await Build.open(await compiledMiniature(folder)), { today, store });
  foreign = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' }).end(FORMS);
  });
  ({ url: origin } = await listenOnLoopback(host.server));
  ({ url: foreignOrigin } = await listenOnLoopback(foreign));
  browser = await launched();
});

afterAll(async () => {
  await browser.close();
  foreign.close();
  foreign.closeAllConnections();
  await stop(host.server, 200);
  await store.close();
});

/** A form in each of the three encodings that a page may send to another site without asking. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']
  .map(
    (type, index) => `<!doctype html><form id="form-${index}" method="post" enctype="${type}">
  <input name="event" value="recommended"><input name="vendor" value="acme"><button>Send</button></form>`,
  )
  .join('');

const JUDGEMENTS = ['/api/offers?limit=100', '/api/details/acme', '/api/vendor-risk/acme', '/api/newest'];

const read = async (path: string): Promise<unknown> => (await fetch(`${origin}${path}`)).json();

async function counted(): Promise<unknown> {
  return ((await read('/api/stats')) as { readonly signals: unknown }).signals;
}

/** Sends a form of the other site to the signal path and returns the status and the headers of the answer. */
async function sendForm(page: Page, index: number) {
  await page.goto(`${foreignOrigin}/`);
  await page
    .locator(`#form-${index}`)
    .evaluate((form, action) => form.setAttribute('action', action), `${origin}/api/signal`);
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.request().method() === 'POST'),
    page.locator(`#form-${index} button`).click(),
  ]);
  return { status: response.status(), headers: await response.allHeaders() };
}

describe('a form of another site that posts a signal', () => {
  it('counts as a request without a browser counts, moves no judgement and leaves nothing in the browser', async () => {
    const before = await Promise.all(JUDGEMENTS.map(read));
    const body = JSON.stringify({ event: 'recommended', vendor: 'acme' });
    const direct = await fetch(`${origin}/api/signal`, { method: 'POST', body });
    expect(direct.status).toBe(202);
    expect(await counted()).toEqual({ recommended: 1, converted: 0 });
    const context = await browser.newContext();
    const page = await context.newPage();
    const answers = [];
    for (const index of [0, 1, 2]) answers.push(await sendForm(page, index));
    // Parts are not taken, and a form as text is no JSON.
    expect(answers.map(({ status }) => status)).toEqual([202, 415, 400]);
    expect(await counted()).toEqual({ recommended: 2, converted: 0 });
    for (const { headers } of answers) expect(headers).not.toHaveProperty('set-cookie');
    expect(await context.cookies()).toEqual([]);
    expect(await Promise.all(JUDGEMENTS.map(read))).toEqual(before);
    await context.close();
  });
});

it('the documentation may not be shown in a frame of another site', async () => {
  const page = await browser.newPage();
  await page.goto(`${foreignOrigin}/`);
  const shown = async (address: string): Promise<string | undefined> => {
    await page.evaluate(async (src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
    }, address);
    return page.frames().at(-1)?.url();
  };
  expect(await shown(`${foreignOrigin}/other`)).toBe(`${foreignOrigin}/other`);
  expect(await shown(`${origin}/api/docs`)).toMatch(/^chrome-error:/);
  await page.close();
});
