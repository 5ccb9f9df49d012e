/** A hostile request, byte for byte, and its allowed answers. */
export interface HostileRequest {
  readonly what: string;
  readonly bytes: string | Uint8Array;
  /** Statuses it may get. Empty: any answer but a 5xx, or a closed connection, since it is not HTTP. */
  readonly answers: readonly number[];
  /** The sender stops in the middle. */
  readonly unfinished?: boolean;
  /** A host that reads paths by itself may redirect or refuse it first. */
  readonly oddPath?: boolean;
  /** The HTTP parser refuses it, before there is a request to answer. */
  readonly onWire?: boolean;
}

interface Sent {
  readonly method?: string;
  readonly headers?: readonly string[];
  readonly body?: string | Uint8Array;
}

/** Short, so that the title of a test does not carry 10 KB. */
const shown = (text: string): string => {
  const printable = text.replace(/[^\x20-\x7e]/g, '?');
  return printable.length <= 70 ? printable : `${printable.slice(0, 60)}… (${text.length})`;
};

function http(target: string, answers: number | readonly number[], sent: Sent = {}): HostileRequest {
  const { method = 'GET', headers = [], body = '' } = sent;
  const length = body.length === 0 ? [] : [`Content-Length: ${body.length}`];
  const head = [`${method} ${target} HTTP/1.1`, 'Host: deals.example', 'Connection: close', ...length, ...headers];
  return {
    what: shown([method, target, ...headers].join(' ')),
    bytes: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body)]),
    answers: typeof answers === 'number' ? [answers] : answers,
  };
}

const gets = (answers: number | readonly number[], targets: readonly string[]): readonly HostileRequest[] =>
  targets.map((target) => http(target, answers));

const oddPaths = (answers: number | readonly number[], targets: readonly string[]): readonly HostileRequest[] =>
  gets(answers, targets).map((request) => ({ ...request, oddPath: true }));

const raw = (what: string, bytes: string | Uint8Array, answers: readonly number[] = []): HostileRequest => ({
  what,
  bytes,
  answers,
});

const unfinished = (what: string, bytes: string): HostileRequest => ({ what, bytes, answers: [], unfinished: true });

/** Texts, parted by white space. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const OPEN_PATHS = ['/api/details/', '/api/vendor-risk/', '/api/referral-codes/'];

/** Names that an object inherits, and one that contains a vendor's name by accident. */
const NAMES = words('memory __proto__ constructor toString hasOwnProperty valueOf prototype __defineGetter__');

const inheritedNames = NAMES.flatMap((name) => [
  // A catalogue may have a vendor whose slug starts with one of them, as Proto.io does.
  ...gets(
    [200, 404],
    OPEN_PATHS.map((path) => path + name),
  ),
  ...gets(404, [`/api/compare?a=${name}&b=${name}`, `/${name}`, `/api/${name}`]),
  ...gets(200, [
    `/api/offers?category=${name}&q=${name}`,
    `/api/changes?vendor=${name}&category=${name}`,
    `/api/audit-stack?services=${name}`,
    `/api/offers?${name}=1&${name}[a]=2`,
  ]),
  ...gets(400, [`/api/changes?type=${name}`, `/api/offers?stability=${name}`, `/api/hosting-pricing?type=${name}`]),
]);

const BAD_ESCAPES = words('% %z %zz %2 %E0%A4%A %ff %C0%AF %ED%A0%80 %ED%BF%BF %F4%90%80%80 a%');

const escapes = [
  ...oddPaths(
    400,
    BAD_ESCAPES.map((escape) => `/api/details/${escape}`),
  ),
  ...oddPaths(400, ['/api/vendor-risk/%', '/api/vendor-risk/%ED%A0%80%ED%B0%80', '/api/referral-codes/%zz']),
  ...oddPaths(400, ['/%', '/%zz', '/vendor/%ED%A0%80', '/category/%', '/api/%']),
  ...oddPaths(200, ['/api/%6fffers', '/%61pi/offers']),
  ...oddPaths(404, ['/api/details/%00', '/api/vendor-risk/%00', '/api/details/a%00b', '/%00', '/api/offers%00']),
  ...oddPaths(404, ['/api/details/%F0%9F%92%A9', '/api/vendor-risk/%EF%B7%BA%EF%B7%BA', '/api/details/%0d%0aX:1']),
  ...gets(
    200,
    BAD_ESCAPES.map((escape) => `/api/offers?q=${escape}&%=${escape}`),
  ),
  ...gets(200, [
    '/api/offers?q=%00',
    '/api/changes?vendor=%00',
    '/api/audit-stack?services=%00',
    '/api/offers?q=%ED%A0%80',
  ]),
  ...gets(404, ['/api/compare?a=%00&b=%ff']),
  http('/api/details/\xff\xfe', [400, 404]),
  http('/api/offers?q=\xe9\x80', [200, 400]),
];

/** Values past every bound; wrong ones are in the suite of parameters. */
const values = [
  ...gets(400, [`/api/changes?since=${'2'.repeat(4000)}`, `/api/offers?${'q=a&'.repeat(1500)}`]),
  ...gets(200, [`/api/offers?limit=${'9'.repeat(400)}`, `/api/offers?offset=${'9'.repeat(8000)}`]),
  ...gets(200, [`/api/changes?limit=${'9'.repeat(30)}&offset=${'9'.repeat(30)}`, '/api/offers?limit=-0']),
  ...gets(200, ['/api/expiring?within_days=-999999999999', '/api/changes?since=0100-01-01']),
  ...gets(400, ['/api/audit-stack?services=,,,', '/api/compare?a', '/api/changes?since=-000001-01-01']),
  ...gets(200, ['/api/offers?&&&&', '/api/offers?=&=&=', `/api/offers?${'&'.repeat(8000)}`]),
  ...gets(200, [`/api/offers?${'x&'.repeat(4000)}`]),
  ...gets(200, [`/api/offers?${Array.from({ length: 1000 }, (_, n) => `p${n}=1`).join('&')}`]),
];

const large = [
  http(`/api/offers?q=${'a'.repeat(10_000)}`, 414),
  http(`/api/offers?q=${Array.from({ length: 4000 }, (_, n) => `w${n % 10}`).join('+')}`, [400, 414]),
  http(`/api/offers?q=${'a+'.repeat(4000)}`, 400),
  http(`/api/offers?q=${'a+'.repeat(255)}`, 200),
  http(`/api/offers?q=${'%EF%B7%BA'.repeat(500)}`, [200, 400]),
  http(`/api/audit-stack?services=${Array.from({ length: 1900 }, (_, n) => `s${n}`).join(',')}`, [400, 414]),
  http(`/api/audit-stack?services=${Array.from({ length: 101 }, (_, n) => `s${n}`).join(',')}`, 400),
  http(`/api/audit-stack?services=${Array.from({ length: 100 }, (_, n) => `service-of-no-one-${n}`).join(',')}`, 200),
  http(`/api/audit-stack?services=${','.repeat(8000)}acme`, 200),
  http(`/api/costs?services=${Array.from({ length: 1900 }, (_, n) => `s${n}`).join(',')}`, [400, 414]),
  http(`/api/stack?use_case=${'web+'.repeat(2000)}`, [200, 400, 404]),
  http(`/api/stack?use_case=web&requirements=${'database,'.repeat(800)}`, [200, 400]),
  http(`/api/changes?vendors=${'a,'.repeat(4000)}`, 200),
  http(`/api/changes?vendors=${Array.from({ length: 900 }, (_, n) => `v${n}`).join(',')}`, [200, 400]),
  http(`/api/changes?categories=${'e'.repeat(8000)}`, 200),
  http(`/api/compare?a=${'ab'.repeat(2000)}&b=${'ba'.repeat(2000)}`, 404),
  http(`/api/details/${'x'.repeat(7000)}`, 404),
  http(`/api/vendor-risk/${'%20'.repeat(2500)}`, 400),
  http(`/${'a/'.repeat(3000)}b`, 404),
  ...oddPaths(404, [`/${'../'.repeat(2000)}etc/passwd`]),
  http(`/${'x'.repeat(15_000)}`, [404, 414, 431]),
  http(`/${'x'.repeat(100_000)}`, [400, 414, 431]),
];

const traversal = [
  ...oddPaths(404, ['/../../etc/passwd', '/%2e%2e%2f', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd']),
  ...oddPaths([200, 308, 404], ['/../', '/.', '/..', '/./']),
  ...oddPaths(
    404,
    words(`
      /api/details/..%2f..%2f_index%2fcatalogue.json /api/details/../../_index/catalogue.json
      /api/..%5c_index /_index/catalogue.json /_index/manifest.json /_index /_answers
      /_answers/api/offers/~default.json /_answers/api/offers/default.json /%5findex/catalogue.json
      /./_index/catalogue.json /x/../_index/catalogue.json //_index/catalogue.json /_index//catalogue.json
      /_INDEX/catalogue.json /_index/catalogue.json?x /_index%2fcatalogue.json
      /api/../_answers/api/offers/~default.json /_headers /_redirects /.assetsignore /.env /.git/config //evil.example
      //evil.example/api/offers /api//offers //api/offers
    `),
  ),
  // Node refuses a backslash; other platforms read it as a slash.
  ...oddPaths([200, 308, 400, 404], ['/\\evil.example', '/api\\offers\\x', '/\\evil.example/', '/api\\offers']),
  ...oddPaths(
    [200, 308, 404],
    ['//', '///', '//evil.example/', '/%5cevil.example/', '/api/offers//', '/..//evil.example/'],
  ),
  ...oddPaths(
    [200, 404],
    ['/API/OFFERS', '/api/offers;x=1', '/api/offers/x/y', '/api/details/a/b', '/api/details/a%2fb'],
  ),
  ...gets(404, words('/constructor/prototype /api /index.php /wp-login.php /package.json /src/model/offer.ts')),
];

const targets = [
  http('http://deals.example/api/offers', [200, 400]),
  http('http://evil.example/api/offers?limit=1', [200, 400, 404]),
  http('https://user:secret@evil.example:99/api/offers', [200, 400, 404]),
  http('HTTP://DEALS.EXAMPLE/nowhere', [400, 404]),
  http('http://', 400),
  http('http://[::1/api/offers', 400),
  http('ftp://evil.example/api/offers', 400),
  http('file:///etc/passwd', 400),
  http('javascript:alert(1)', 400),
  http('*', [400, 404]),
  http('api/offers', 400),
  http('?q=a', 400),
  http('evil.example:80', 400),
  http('/api/offers#fragment', [200, 400]),
  http('*', [200, 204, 405], { method: 'OPTIONS' }),
  http('evil.example:443', [400, 405], { method: 'CONNECT' }),
  http('/api/offers', [400, 405], { method: 'CONNECT' }),
];

const methods = [
  ...words('POST PUT PATCH DELETE TRACE PROPFIND MKCOL LOCK PURGE SEARCH QUERY LINK M-SEARCH SOURCE').map((method) =>
    http('/api/offers', method === 'QUERY' || method === 'SEARCH' ? [400, 405, 501] : [405], { method }),
  ),
  ...['get', 'Get', 'FOO', 'GETT', 'TRACK', '__proto__', 'constructor', 'X'.repeat(5000)].map((method) =>
    http('/api/offers', [400, 405, 501], { method }),
  ),
  http('/_index/catalogue.json', 404, { method: 'DELETE' }),
  http('/nowhere', [404, 405], { method: 'POST', body: '{}' }),
  http('/api/categories', 405, { method: 'POST', body: 'x'.repeat(10_000_000) }),
  http('/api/referral-codes', 410, { method: 'POST', body: 'x'.repeat(3_000_000) }),
  http('/api/referral-codes', 410, { method: 'POST', headers: ['Content-Type: application/json'], body: '{"a":' }),
  http('/api/offers', 200, { body: 'a body of a GET' }),
  http('/api/offers?limit=1', 200, { body: 'x'.repeat(1_000_000) }),
];

const OVERFLOW = [400, 431];

const headers = [
  http('/api/offers', OVERFLOW, { headers: [`X-Large: ${'a'.repeat(100_000)}`] }),
  http('/api/offers', OVERFLOW, { headers: Array.from({ length: 5000 }, (_, n) => `X-${n}: a`) }),
  http('/api/offers', [200, 400, 431], { headers: Array.from({ length: 900 }, (_, n) => `X-${n}: a`) }),
  http('/api/offers', OVERFLOW, { headers: [`Cookie: ${'c=1; '.repeat(20_000)}`] }),
  http('/api/offers', [200, 400, 431], { headers: [`If-None-Match: ${'"abc",'.repeat(1365)}"x"`] }),
  http('/api/offers', [200, 400, 431], { headers: [`If-None-Match: ${'W/'.repeat(4000)}`] }),
  http('/api/offers', 200, { headers: ['If-None-Match: "'] }),
  http('/api/offers', 200, { headers: ['If-None-Match: ,,,,'] }),
  http('/api/offers', [200, 304], { headers: ['If-None-Match: *', 'If-None-Match: *'] }),
  http('/api/offers', [200, 206, 416], { headers: ['Range: bytes=0-1'] }),
  http('/api/offers', [200, 206, 416], { headers: ['Range: bytes=9-1,99999999999999999999-,-0'] }),
  http('/api/offers', [200, 206, 416], { headers: [`Range: bytes=${'0-,'.repeat(2500)}0-`] }),
  http('/api/offers', [200, 400, 431], { headers: [`Accept-Encoding: ${'gzip;q=0.1,'.repeat(700)}br`] }),
  http('/api/offers', 200, { headers: ['Accept-Encoding: ;;;q=,,=*'] }),
  http('/api/offers', 200, { headers: ['Accept-Encoding: __proto__, constructor'] }),
  http('/api/offers', 200, { headers: ['Accept-Encoding: gzip;q=NaN, br;q=-1'] }),
  http('/api/offers', 200, { headers: ['__proto__: 1', 'constructor: 2', 'hasOwnProperty: 3'] }),
  http('/api/offers', 400, { headers: ['Host: evil.example'] }),
  http('/api/offers', [200, 400], { headers: ['X-Bytes: \xff\xfe\x80'] }),
  http('/api/offers', [200, 400], { headers: ['X-Empty:', 'User-Agent:'] }),
  http('/api/offers', [200, 400], { headers: ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: x'] }),
  http('/api/offers', [200, 400], { headers: ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'] }),
  http('/api/offers', [200, 417], { headers: ['Expect: the-unexpected'] }),
  http('/api/offers', [100, 200], { headers: ['Expect: 100-continue'] }),
  http('/api/referral-codes', [100, 410], { method: 'POST', headers: ['Expect: 100-continue'], body: '{}' }),
  http('/api/offers', 204, {
    method: 'OPTIONS',
    headers: ['Origin: null', `Access-Control-Request-Headers: ${'x,'.repeat(2000)}`],
  }),
  http('/api/offers', 200, {
    headers: ['X-Forwarded-For: 1.2.3.4, ::, x', 'X-Forwarded-Host: evil.example', 'Forwarded: for=";'],
  }),
];

const signal = (body: string | Uint8Array, ...more: readonly string[]): HostileRequest =>
  http('/api/signal', [400, 413, 415, 429], {
    method: 'POST',
    headers: ['Content-Type: application/json', ...more],
    body,
  });

/** The paths that report on the service, and the path that accepts signals. */
const live = [
  ...['', 'null', '[]', '"recommended"'].map((body) => signal(body)),
  signal('{"event":"recommended"}'),
  signal('{"event":"__proto__","vendor":"constructor"}'),
  signal('{"__proto__":{"event":"recommended","vendor":"acme"}}'),
  signal('{"event":["recommended"],"vendor":{"toString":"x"}}'),
  signal('{"event":"recommended","vendor":"acme"'),
  signal(`${'['.repeat(2000)}${']'.repeat(2000)}`),
  signal('x'.repeat(3_000_000)),
  signal(Uint8Array.from([0xff, 0xfe, 0x00, 0x80])),
  signal('{}', 'Content-Encoding: gzip'),
  ...gets(
    400,
    words(
      '/api/offers?limit=&offset= /api/query-log?limit=NaN /api/query-log?limit=1&limit=2 /api/pageviews?period=toString',
    ),
  ),
  ...gets(
    200,
    words('/api/query-log?limit=-1 /api/query-log?limit=1000000000 /api/pageviews?path=__proto__ /api/stats?%zz=%zz'),
  ),
  ...gets(
    [200, 400],
    [`/api/pageviews?path=/${'a'.repeat(8000)}`, "/api/pageviews?path='%20OR%201=1--", '/api/pageviews?path=%00'],
  ),
  http('/api/stats', 200, {
    headers: [`User-Agent: ${'Mozilla/5.0 ('.repeat(500)}`, `Referer: ${'http://a/'.repeat(500)}`],
  }),
  http('/', [200, 404], { headers: ['Referer: http://[', 'User-Agent: __proto__'] }),
];

const HEAD = 'Host: deals.example\r\nConnection: close\r\n';
const GOOD = 'GET /api/offers?limit=1 HTTP/1.1\r\nHost: deals.example\r\n\r\n';
const PIPELINED = 'GET /api/offers?q=zzzzzz HTTP/1.1\r\nHost: a\r\n\r\n';
const LAST = `GET /api/offers?limit=1 HTTP/1.1\r\n${HEAD}\r\n`;
const CHUNKED = `POST /api/referral-codes HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n`;

const connections = [
  raw('HTTP/1.0 without Host', 'GET /api/offers HTTP/1.0\r\n\r\n', [200, 400]),
  raw('HTTP/1.1 without Host', 'GET /api/offers HTTP/1.1\r\nConnection: close\r\n\r\n', [400]),
  raw('HTTP/1.1 without Host, computed', 'GET /api/offers?q=a HTTP/1.1\r\nConnection: close\r\n\r\n', [400]),
  raw('two hosts', `GET /api/offers HTTP/1.1\r\nHost: a\r\n${HEAD}\r\n`, [400]),
  raw('a host that is none', 'GET /api/offers?q=a HTTP/1.1\r\nHost: a b/<>\\\r\nConnection: close\r\n\r\n', [200, 400]),
  raw('an empty host', 'GET /api/offers?q=a HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', [200, 400]),
  unfinished('1,200 pipelined requests that nobody waits for', PIPELINED.repeat(1200)),
  raw('garbage after a good request', `${GOOD}GARBAGE\r\n\r\n`, [200, 400, 405]),
  raw(
    'a smuggled request',
    `POST /api/referral-codes HTTP/1.1\r\n${HEAD}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${LAST}`,
  ),
  raw('many small chunks', `${CHUNKED}${'1\r\na\r\n'.repeat(20_000)}0\r\n\r\n`, [410]),
  unfinished('nothing at all', '\r\n'),
  unfinished('half the headers', 'GET /api/offers HTTP/1.1\r\nHost: deals.exa'),
  unfinished(
    'a body shorter than it says',
    `POST /api/referral-codes HTTP/1.1\r\n${HEAD}Content-Length: 100\r\n\r\nabc`,
  ),
  unfinished('a chunked body without end', `${CHUNKED}3\r\nabc\r\n`),
  unfinished(
    'a huge body that never comes',
    `POST /api/referral-codes HTTP/1.1\r\n${HEAD}Content-Length: 99999999999\r\n\r\n`,
  ),
  unfinished(
    'an expectation without its body',
    `POST /api/referral-codes HTTP/1.1\r\n${HEAD}Expect: 100-continue\r\nContent-Length: 9\r\n\r\n`,
  ),
];

const onWire = (requests: readonly HostileRequest[]): readonly HostileRequest[] =>
  requests.map((request) => ({ ...request, onWire: true }));

/** The corpus. Hostile requests found later are added here. */
export const HOSTILE: readonly HostileRequest[] = [
  ...inheritedNames,
  ...escapes,
  ...values,
  ...large,
  ...traversal,
  ...onWire(targets),
  ...onWire(methods),
  ...onWire(headers),
  ...live,
  ...onWire(connections),
];
