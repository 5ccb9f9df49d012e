import { acmePage, FREE_TERMS, TERMS_PAGE } from '../acme.ts';
import { html, paths, redirect } from '../answers.ts';
import { CONFIRMED } from '../behaviour.ts';
import type { Answer, Behaviour } from '../behaviour.ts';

/** `/pricing` redirects through `/1`, `/2` … to `/last`. */
function chain(redirects: number): Answer {
  const stops = ['/pricing', ...Array.from({ length: redirects - 1 }, (_, at) => `/${at + 1}`), '/last'];
  const answers = stops.slice(0, -1).map((path, at) => [path, redirect(stops[at + 1] ?? '')] as const);
  return paths({ ...Object.fromEntries(answers), '/last': html(TERMS_PAGE) });
}

function refusedRedirect(host: string, title: string, location: string): Behaviour {
  return {
    host,
    title,
    answer: redirect(location),
    fetch: { kind: 'failure', category: 'source_unusable', isReachable: true, redirects: 1 },
    requests: 1,
    read: { kind: 'failure', category: 'source_unusable' },
  };
}

function refusedName(host: string, title: string, addresses: (lookup: number) => readonly string[]): Behaviour {
  return {
    host,
    title,
    answer: html(TERMS_PAGE),
    addresses,
    fetch: { kind: 'failure', category: 'source_unusable', isReachable: false },
    requests: 0,
    read: { kind: 'failure', category: 'source_unusable' },
  };
}

/** Redirects that are followed and those that are refused, and names that resolve to refused addresses. */
export const REDIRECTS: readonly Behaviour[] = [
  {
    host: 'redirect-5-deep.test',
    title: 'the page is five redirects away',
    answer: chain(5),
    fetch: { kind: 'page', format: 'html', includes: FREE_TERMS, redirects: 5 },
    requests: 6,
    read: CONFIRMED,
  },
  {
    host: 'redirect-6-deep.test',
    title: 'the page is six redirects away',
    answer: chain(6),
    fetch: { kind: 'failure', category: 'http_error', isReachable: true, redirects: 6 },
    requests: 6,
    read: { kind: 'failure', category: 'http_error' },
  },
  {
    host: 'redirect-in-circle.test',
    title: 'two pages redirect to each other',
    answer: paths({ '/pricing': redirect('/plans'), '/plans': redirect('/pricing') }),
    fetch: { kind: 'failure', category: 'http_error', isReachable: true, redirects: 2 },
    requests: 2,
    read: { kind: 'failure', category: 'http_error' },
  },
  {
    host: 'redirect-to-itself.test',
    title: 'the page redirects to itself and expects a cookie',
    answer: ({ response }) => {
      response.writeHead(302, { location: '/pricing', 'set-cookie': 'seen=1' }).end();
    },
    fetch: { kind: 'failure', category: 'http_error', isReachable: true, redirects: 1 },
    requests: 1,
    read: { kind: 'failure', category: 'http_error' },
  },
  {
    host: 'https-page.test',
    title: 'the page is served over TLS',
    scheme: 'https',
    answer: html(TERMS_PAGE),
    fetch: { kind: 'page', format: 'html', includes: FREE_TERMS, redirects: 0 },
    requests: 1,
    read: CONFIRMED,
  },
  {
    host: 'redirect-to-http.test',
    title: 'the page redirects from https to http',
    scheme: 'https',
    answer: (visit) => {
      const isSecure = 'encrypted' in visit.request.socket;
      const location = visit.urlOf('redirect-to-http.test', '/pricing', 'http');
      (isSecure ? redirect(location) : html(TERMS_PAGE))(visit);
    },
    fetch: { kind: 'page', format: 'html', includes: FREE_TERMS, redirects: 1 },
    read: { kind: 'read', outcomes: ['confirmed', 'link_ok'] },
  },
  {
    host: 'meta-refresh.test',
    title: 'the page refreshes to another path at once',
    answer: paths({
      '/pricing': html(acmePage({ head: '<meta http-equiv="refresh" content="0; url=/plans">', main: '' })),
      '/plans': html(TERMS_PAGE),
    }),
    fetch: { kind: 'page', format: 'html', includes: 'refresh', redirects: 0 },
    read: CONFIRMED,
  },
  {
    host: 'meta-refresh-in-circle.test',
    title: 'two pages refresh to each other',
    answer: paths({
      '/pricing': html(acmePage({ head: '<meta http-equiv="refresh" content="0; url=/plans">', main: '' })),
      '/plans': html(acmePage({ head: '<meta http-equiv="refresh" content="0; url=/pricing">', main: '' })),
    }),
    fetch: { kind: 'page', format: 'html', includes: 'refresh', redirects: 0 },
    read: { kind: 'unconfirmed' },
  },
  refusedRedirect('redirect-to-private.test', 'the page redirects to a private address', 'http://10.0.0.1/pricing'),
  refusedRedirect('redirect-to-port.test', 'the page redirects to another port', 'http://redirect-to-port.test:22/'),
  {
    host: 'redirect-without-location.test',
    title: 'a redirect does not say where to',
    answer: ({ response }) => {
      response.writeHead(302).end();
    },
    fetch: { kind: 'failure', category: 'http_error', isReachable: true, redirects: 0 },
    requests: 1,
    read: { kind: 'failure', category: 'http_error' },
  },
  {
    host: 'redirect-to-dead-name.test',
    title: 'the page redirects to a name without an address',
    answer: ({ response, urlOf }) => {
      response.writeHead(302, { location: urlOf('no-address.test', '/') }).end();
    },
    fetch: { kind: 'failure', category: 'unreachable', isReachable: true, redirects: 1 },
    read: { kind: 'failure', category: 'unreachable' },
  },
  refusedName('private-name.test', 'the name resolves to a private address', () => ['192.168.1.10']),
  refusedName('mixed-name.test', 'the name resolves to a public and a link-local address', () => [
    '93.184.216.34',
    '169.254.169.254',
  ]),
  refusedName('rebound-name.test', 'the name resolves to another address after robots.txt', (lookup) =>
    lookup === 1 ? ['127.0.0.1'] : ['10.0.0.1'],
  ),
];
