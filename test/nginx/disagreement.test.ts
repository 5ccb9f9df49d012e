import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import { folderOfTests } from '../http/compiled.ts';
import { sendRaw, statuses } from '../http/client.ts';
import { startHostWithStore, type RunningWithStore } from '../http/running.ts';
import { type Served } from '../http/served.ts';
import { NginxHost } from './nginx-host.ts';

// A proxy that reads a target otherwise than the host behind it can be made to show what the host hides. So both get the
// same bytes. How the two parse bodies and lengths is theirs.

const folder = folderOfTests();
let nginx: NginxHost;
let direct: RunningWithStore;

beforeAll(async () => {
  nginx = await NginxHost.start(folder);
  direct = await startHostWithStore(await Build.open(nginx.dist));
});

afterAll(async () => {
  await nginx.stop();
  await direct.close();
});

interface Received {
  readonly statuses: readonly number[];
  readonly location: string | undefined;
  /** Of the last answer. */
  readonly body: string;
}

async function received(served: Served, bytes: string): Promise<Received> {
  const text = await sendRaw(served, Buffer.from(bytes, 'latin1'));
  return {
    statuses: statuses(text),
    location: /\r\nlocation: ([^\r]*)/i.exec(text)?.[1],
    body: text.slice(text.lastIndexOf('\r\n\r\n') + 4),
  };
}

const both = async (bytes: string): Promise<readonly [direct: Received, behind: Received]> =>
  Promise.all([received(direct, bytes), received(nginx.served, bytes)]);

/** A refusal, or a connection closed without a word. */
const isRefused = (got: Received): boolean => got.statuses.every((status) => status >= 400);

const get = (target: string, host = 'Host: deals.example'): string =>
  `GET ${target} HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`;

/** Targets of a file, of a page, of a computed answer and of files that are hidden. */
const TARGETS = ['/api/categories', '/vendor/acme', '/api/details/acme', '/_index/catalogue.json', '/_headers'];

/** Other spellings of a target, some of which a lax reader takes for the target itself. */
const SPELLINGS: readonly (readonly [string, (target: string) => string])[] = [
  ['as it is', (target) => target],
  ['an encoded slash', (target) => target.replace(/(?<=.)\//, '%2f')],
  ['an encoded slash in capitals', (target) => target.replace(/(?<=.)\//, '%2F')],
  ['an encoded first slash', (target) => target.replace('/', '/%2f')],
  ['an encoded slash, encoded again', (target) => target.replace(/(?<=.)\//, '%252f')],
  ['two slashes', (target) => target.replace(/(?<=.)\//, '//')],
  ['two first slashes', (target) => `/${target}`],
  ['a dot folder', (target) => target.replace(/(?<=.)\//, '/./')],
  ['an encoded dot folder', (target) => `/%2e${target}`],
  ['a way up', (target) => `/vendor/..${target}`],
  ['an encoded way up', (target) => `/vendor/%2e%2e${target}`],
  ['a way up with encoded slashes', (target) => `/vendor/..%2f${target.slice(1)}`],
  ['a way out', (target) => `/../../..${target}`],
  ['a backslash', (target) => target.replace(/(?<=.)\//, '\\')],
  ['an encoded backslash', (target) => target.replace(/(?<=.)\//, '%5c')],
  [
    'an encoded letter',
    (target) => target.replace(/[a-z](?=\w*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  ],
  ['an encoded underscore or first letter', (target) => `/%${target.charCodeAt(1).toString(16)}${target.slice(2)}`],
  ['a slash at the end', (target) => `${target}/`],
  ['an encoded NUL at the end', (target) => `${target}%00`],
  ['an encoded question mark', (target) => `${target}%3fx=1`],
  ['an encoded number sign', (target) => `${target}%23x`],
  ['a number sign', (target) => `${target}#x`],
  ['a path parameter', (target) => `${target};x=1`],
  ['a space, encoded', (target) => `${target}%20`],
  ['a dot at the end', (target) => `${target}.`],
  ['a malformed escape', (target) => `${target}%zz`],
  ['an overlong slash', (target) => target.replace(/(?<=.)\//, '%c0%af')],
  ['a compressed sibling', (target) => `${target}.gz`],
  ['absolute form', (target) => `http://deals.example${target}`],
  ['absolute form of another host', (target) => `http://other.example${target}`],
  ['absolute form of another scheme', (target) => `ftp://deals.example${target}`],
  ['absolute form with user and port', (target) => `http://a:b@deals.example:81${target}`],
];

describe.each(SPELLINGS)('a target with %s', (_, spelt) => {
  it.each(TARGETS)('%s shows behind nginx what Node shows, or is refused', async (target) => {
    const [own, behind] = await both(get(spelt(target)));
    // A stricter reader in front shows nothing that the other hides.
    if (isRefused(behind)) return;
    // nginx drops a scheme that it does not know.
    const [known] = isRefused(own) && spelt(target).startsWith('ftp:') ? await both(get(target)) : [own];
    expect(behind).toEqual(known);
  });
});

it('takes plain targets behind nginx', async () => {
  const answers = await Promise.all(TARGETS.map((target) => both(get(target))));
  expect(answers.map(([own]) => own.statuses)).toEqual([[200], [200], [200], [404], [404]]);
  expect(answers.map(([, behind]) => behind)).toEqual(answers.map(([own]) => own));
});

const HOSTS: readonly (readonly [string, string])[] = [
  ['two hosts', 'Host: deals.example\r\nHost: other.example'],
  ['the same host twice', 'Host: deals.example\r\nHost: deals.example'],
  ['an empty host', 'Host:'],
  ['a host with a path', 'Host: deals.example/x'],
  ['a host with a user', 'Host: a@deals.example'],
  ['a host with a NUL', 'Host: deals\0.example'],
  ['no host', 'X: y'],
  ['a host of another site', 'Host: other.example'],
];

describe('a request with another host', () => {
  it.each(HOSTS)('%s: gets the answer of this site or a refusal', async (_, host) => {
    const [[own, behind], [known]] = await Promise.all([
      both(get('/api/categories', host)),
      both(get('/api/categories')),
    ]);
    for (const got of [own, behind]) if (!isRefused(got)) expect(got.body).toBe(known.body);
  });
});
