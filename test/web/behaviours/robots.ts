import { FREE_TERMS, TERMS_PAGE } from '../acme.ts';
import { html, paths, redirect, robots, status } from '../answers.ts';
import { CONFIRMED } from '../behaviour.ts';
import type { Answer, Behaviour } from '../behaviour.ts';

function allowed(host: string, title: string, rules: Answer): Behaviour {
  return {
    host,
    title,
    robots: rules,
    answer: html(TERMS_PAGE),
    fetch: { kind: 'page', format: 'html', includes: FREE_TERMS },
    requests: 1,
    read: CONFIRMED,
  };
}

function disallowed(host: string, title: string, rules: Answer): Behaviour {
  return {
    host,
    title,
    robots: rules,
    answer: html(TERMS_PAGE),
    fetch: { kind: 'failure', category: 'bot_block', isReachable: true },
    requests: 0,
    read: { kind: 'failure', category: 'bot_block' },
  };
}

const HUGE_COMMENT = `# ${'x'.repeat(100)}\n`.repeat(6_000);

/** The Robots Exclusion Protocol, RFC 9309. */
export const ROBOTS: readonly Behaviour[] = [
  disallowed(
    'robots-disallow.test',
    'robots.txt disallows the page',
    robots('\u{FEFF}User-agent: *', 'Disallow: /pricing # all prices'),
  ),
  allowed('robots-404.test', 'the host has no robots.txt', status(404)),
  allowed('robots-403.test', 'robots.txt is refused', status(403)),
  allowed('robots-late-rule.test', 'a rule is beyond the size limit of robots.txt', ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/plain' });
    response.end(`${HUGE_COMMENT}User-agent: *\nDisallow: /\n`);
  }),
  disallowed('robots-500.test', 'robots.txt answers 500', status(500)),
  disallowed('robots-503.test', 'robots.txt answers 503', status(503)),
  {
    ...disallowed('robots-timeout.test', 'robots.txt is never answered', () => undefined),
    fetch: { kind: 'failure', category: 'timeout', isReachable: false },
    read: { kind: 'failure', category: 'timeout' },
  },
  disallowed('robots-redirect.test', 'robots.txt redirects to the rules of another host', ({ response, urlOf }) => {
    response.writeHead(301, { location: urlOf('robots-disallow.test', '/robots.txt') }).end();
  }),
  allowed('robots-redirect-6-deep.test', 'robots.txt redirects more than five times', ({ response, count }) => {
    response.writeHead(302, { location: `/robots.txt?${count}` }).end();
  }),
  disallowed(
    'robots-redirect-to-private.test',
    'robots.txt redirects to a private address',
    redirect('http://10.0.0.1/'),
  ),
  {
    host: 'robots-of-redirect.test',
    title: 'the page redirects to a path that robots.txt disallows',
    robots: robots('User-agent: *', 'Disallow: /plans'),
    answer: paths({ '/pricing': redirect('/plans'), '/plans': html(TERMS_PAGE) }),
    fetch: { kind: 'failure', category: 'bot_block', isReachable: true, redirects: 1 },
    requests: 1,
    read: { kind: 'failure', category: 'bot_block' },
  },
  allowed(
    'crawl-delay.test',
    'robots.txt asks for a second between requests',
    robots('User-agent: *', 'Crawl-delay: 1'),
  ),
  allowed(
    'crawl-delay-of-a-day.test',
    'robots.txt asks for a day between requests; one page a run is read',
    robots('User-agent: *', 'Crawl-delay: 86400'),
  ),
];
