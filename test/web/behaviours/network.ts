import { brotliCompressSync, gzipSync } from 'node:zlib';
import { FREE_TERMS, TERMS_PAGE } from '../acme.ts';
import { html } from '../answers.ts';
import { CONFIRMED, UNCONFIRMED } from '../behaviour.ts';
import type { Answer, Behaviour, Visit } from '../behaviour.ts';
import type { FailureCategory } from '../../../src/model/vocabulary.ts';

interface Broken {
  readonly answer: Answer;
  readonly category: FailureCategory;
  readonly isReachable: boolean;
}

function broken(host: string, title: string, { answer, category, isReachable }: Broken): Behaviour {
  return {
    host,
    title,
    answer,
    fetch: { kind: 'failure', category, isReachable },
    read: { kind: 'failure', category },
  };
}

function coded(host: string, title: string, { coding, body }: { coding: string; body: Uint8Array }): Behaviour {
  return {
    host,
    title,
    answer: html(body, { 'content-encoding': coding }),
    fetch: { kind: 'page', format: 'html', includes: FREE_TERMS, isTruncated: false },
    read: CONFIRMED,
  };
}

function unfinished(...given: Parameters<typeof coded>): Behaviour {
  return {
    ...coded(...given),
    fetch: { kind: 'page', format: 'html', includes: FREE_TERMS, isTruncated: true },
    read: { kind: 'read', outcomes: ['link_ok'] },
  };
}

/** Repeats `text` for as long as the other side reads; ends with the connection. */
function writeForever({ response }: Visit, text: string): void {
  const write = (): void => {
    while (!response.destroyed && response.write(text));
    if (!response.destroyed) response.once('drain', write);
  };
  write();
}

/** Writes a byte now and then; ends with the connection. */
function drip({ response }: Visit, everyMs: number): void {
  const timer = setInterval(() => response.write(' '), everyMs);
  response.on('close', () => clearInterval(timer));
}

/** 20 MB of zeros. */
const BOMB = gzipSync(Buffer.alloc(20_000_000), { level: 9 });

/** Connections that fail, stall or never end, and bodies in every coding. */
export const NETWORK: readonly Behaviour[] = [
  {
    host: 'no-address.test',
    title: 'the name has no address',
    answer: html(TERMS_PAGE),
    addresses: () => [],
    fetch: { kind: 'failure', category: 'unreachable', isReachable: false, link: 'no_address' },
    requests: 0,
    read: { kind: 'failure', category: 'unreachable', link: 'no_address' },
  },
  {
    host: 'refused.test',
    title: 'the host refuses the connection',
    answer: html(TERMS_PAGE),
    isPortClosed: true,
    fetch: { kind: 'failure', category: 'network_error', isReachable: false },
    requests: 0,
    read: { kind: 'failure', category: 'network_error' },
  },
  {
    host: 'wrong-certificate.test',
    title: "the certificate is another name's",
    scheme: 'https',
    answer: html(TERMS_PAGE),
    fetch: { kind: 'failure', category: 'network_error', isReachable: false },
    requests: 0,
    read: { kind: 'failure', category: 'network_error' },
  },
  broken('reset.test', 'the host resets the connection before it answers', {
    answer: ({ request }) => void request.socket.resetAndDestroy(),
    category: 'network_error',
    isReachable: false,
  }),
  broken('reset-in-body.test', 'the host resets the connection within the body', {
    answer: ({ request, response }) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write(TERMS_PAGE.slice(0, 400), () => setTimeout(() => request.socket.resetAndDestroy(), 20));
    },
    category: 'network_error',
    isReachable: true,
  }),
  broken('not-http.test', 'the answer is not HTTP', {
    answer: ({ request }) => void request.socket.end('SSH-2.0-OpenSSH_9.6\r\n\r\n'),
    category: 'network_error',
    isReachable: false,
  }),
  broken('endless-headers.test', 'the headers are larger than any page needs', {
    answer: ({ request }) => void request.socket.end(`HTTP/1.1 200 OK\r\nx-long: ${'a'.repeat(200_000)}\r\n\r\n`),
    category: 'network_error',
    isReachable: false,
  }),
  broken('slow-headers.test', 'the host accepts the request and never answers', {
    answer: () => undefined,
    category: 'timeout',
    isReachable: false,
  }),
  broken('slow-body.test', 'the body arrives a byte at a time', {
    answer: (visit) => {
      visit.response.writeHead(200, { 'content-type': 'text/html' });
      visit.response.write(TERMS_PAGE);
      drip(visit, 100);
    },
    category: 'timeout',
    isReachable: true,
  }),
  {
    host: 'endless-body.test',
    title: 'the body never ends',
    answer: (visit) => {
      visit.response.writeHead(200, { 'content-type': 'text/html' });
      writeForever(visit, '<p>Acme Cloud is for you and me.</p>'.repeat(1_000));
    },
    fetch: { kind: 'page', format: 'html', includes: 'Acme Cloud', isTruncated: true },
    read: UNCONFIRMED,
  },
  {
    host: 'gzip-bomb.test',
    title: 'the body is 20 MB of zeros, compressed to 20 KB',
    answer: html(BOMB, { 'content-encoding': 'gzip' }),
    fetch: { kind: 'unusable_page' },
    read: UNCONFIRMED,
  },
  broken('wrong-length.test', 'the body is shorter than its Content-Length', {
    answer: ({ request, response }) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '100000' });
      response.write(TERMS_PAGE, () => request.socket.end());
    },
    category: 'network_error',
    isReachable: true,
  }),
  {
    host: 'no-length.test',
    title: 'the body ends with the connection',
    answer: ({ request }) => void request.socket.end(`HTTP/1.0 200 OK\r\ncontent-type: text/html\r\n\r\n${TERMS_PAGE}`),
    fetch: { kind: 'page', format: 'html', includes: FREE_TERMS, isTruncated: false },
    read: CONFIRMED,
  },
  {
    host: 'early-hints.test',
    title: 'a 103 comes before the answer',
    answer: (visit) => {
      visit.response.writeEarlyHints({ link: '</style.css>; rel=preload; as=style' });
      html(TERMS_PAGE)(visit);
    },
    fetch: { kind: 'page', format: 'html', includes: FREE_TERMS },
    read: CONFIRMED,
  },
  broken('upgrade.test', 'the host switches protocols without a request to', {
    answer: ({ request }) =>
      void request.socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
    category: 'network_error',
    isReachable: false,
  }),
  coded('gzip.test', 'the body is compressed with gzip', { coding: 'gzip', body: gzipSync(TERMS_PAGE) }),
  unfinished('gzip-cut.test', 'the gzip stream lacks its checksum', {
    coding: 'gzip',
    body: gzipSync(TERMS_PAGE).subarray(0, -8),
  }),
  unfinished('brotli-cut.test', 'the Brotli stream ends early', {
    coding: 'br',
    body: brotliCompressSync(TERMS_PAGE).subarray(0, -8),
  }),
  coded('brotli.test', 'the body is compressed with Brotli', { coding: 'br', body: brotliCompressSync(TERMS_PAGE) }),
  broken('wrong-gzip.test', 'the body is called gzip and is plain', {
    answer: html(TERMS_PAGE, { 'content-encoding': 'gzip' }),
    category: 'source_unusable',
    isReachable: true,
  }),
  broken('unknown-coding.test', 'the body has a coding that was not requested', {
    answer: html(TERMS_PAGE, { 'content-encoding': 'zstd' }),
    category: 'source_unusable',
    isReachable: true,
  }),
  broken('many-codings.test', 'the body is compressed twice', {
    answer: html(gzipSync(gzipSync(TERMS_PAGE)), { 'content-encoding': 'gzip, gzip' }),
    category: 'source_unusable',
    isReachable: true,
  }),
];
