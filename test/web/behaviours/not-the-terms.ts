import { acmePage, FREE_TERMS, otherPage, TERMS_PAGE } from '../acme.ts';
import { html, paths, redirect } from '../answers.ts';
import { UNCONFIRMED } from '../behaviour.ts';
import type { Behaviour } from '../behaviour.ts';

const LONG_TEXT = `<p>${'Fresh pasta, wood oven and a small garden behind the house. '.repeat(8)}</p>`;

function pageInstead(host: string, title: string, page: { body: string; includes: string }): Behaviour {
  return {
    host,
    title,
    answer: html(page.body),
    fetch: { kind: 'page', format: 'html', includes: page.includes },
    read: UNCONFIRMED,
  };
}

/** Answers with status 200 that are not the vendor's page of terms. */
export const OTHER_PAGES: readonly Behaviour[] = [
  pageInstead('soft-404.test', 'a page that says not found is sent with status 200', {
    body: acmePage({
      title: 'Page not found - Acme Cloud',
      main: `<h1>404</h1><p>Sorry, the page you are looking for does not exist.</p><p>Did you know? ${FREE_TERMS}</p>`,
    }),
    includes: 'Page not found',
  }),
  {
    host: 'redirect-to-front-page.test',
    title: 'a page that is gone redirects to the front page',
    answer: paths({
      '/pricing': redirect('/'),
      '/': html(acmePage({ title: 'Acme Cloud', main: '<h1>Acme Cloud</h1>' })),
    }),
    fetch: { kind: 'page', format: 'html', includes: 'Acme Cloud', redirects: 1 },
    read: UNCONFIRMED,
  },
  {
    host: 'redirect-to-sign-in.test',
    title: 'the page redirects to a sign-in',
    answer: paths({
      '/pricing': redirect('/login?next=%2Fpricing'),
      '/login': html(
        acmePage({
          title: 'Sign in - Acme Cloud',
          main: '<h1>Sign in</h1><form><input type="email"><input type="password"><button>Sign in</button></form>',
        }),
      ),
    }),
    fetch: { kind: 'page', format: 'html', includes: 'Sign in', redirects: 1 },
    read: UNCONFIRMED,
  },
  pageInstead('sign-in-wall.test', 'the page asks for a password', {
    body: acmePage({
      title: 'Sign in - Acme Cloud',
      main: '<h1>Sign in to continue</h1><form><input name="mail"><input type="password"><button>Sign in</button></form>',
    }),
    includes: 'password',
  }),
  pageInstead('cookie-wall.test', 'the page shows nothing but a question about cookies', {
    body: otherPage(
      'Acme Cloud',
      `<div role="dialog"><h1>We value your privacy</h1><p>${'Acme Cloud and its partners store cookies on your device. '.repeat(6)}</p>` +
        '<button>Accept all</button><button>Reject all</button></div>',
    ),
    includes: 'privacy',
  }),
  pageInstead('parked-domain.test', 'the domain is parked and for sale', {
    body: otherPage(
      'parked-domain.test is for sale',
      `<h1>parked-domain.test</h1><p>This domain is for sale. Buy this domain now.</p><ul>${'<li><a href="/x">Free cloud storage 10 GB</a></li>'.repeat(8)}</ul>`,
    ),
    includes: 'for sale',
  }),
  pageInstead('other-company.test', 'another company has the domain now', {
    body: otherPage(
      'Trattoria Roma',
      `<h1>Trattoria Roma</h1>${LONG_TEXT}<p>Free delivery. 10 tables, 100 wines, 3 cooks.</p>`,
    ),
    includes: 'Trattoria',
  }),
  {
    host: 'redirect-to-other-domain.test',
    title: 'the page redirects to the domain of another company',
    answer: ({ response, urlOf }) => {
      response.writeHead(301, { location: urlOf('other-company.test', '/') }).end();
    },
    fetch: { kind: 'page', format: 'html', includes: 'Trattoria', redirects: 1 },
    read: UNCONFIRMED,
  },
  {
    host: 'empty-page.test',
    title: 'the page has no text',
    answer: html('<!doctype html><html><head><title>Acme Cloud</title></head><body></body></html>'),
    fetch: { kind: 'page', format: 'html', includes: '<body>' },
    read: { kind: 'failure', category: 'empty_page' },
  },
  {
    host: 'empty-body.test',
    title: 'the answer has no body',
    answer: html(''),
    fetch: { kind: 'page', format: 'html', includes: '' },
    read: { kind: 'failure', category: 'empty_page' },
  },
  {
    host: 'script-only.test',
    title: 'the page is a shell that a script fills',
    answer: html(
      otherPage(
        'Acme Cloud',
        '<div id="root"></div><noscript>You need JavaScript.</noscript><script src="/app.js"></script>',
      ),
    ),
    fetch: { kind: 'page', format: 'html', includes: 'noscript' },
    read: { kind: 'failure', category: 'empty_page' },
  },
  {
    host: 'hidden-terms.test',
    title: 'the figures are in an element that is not shown',
    answer: html(TERMS_PAGE.replace(`<p>${FREE_TERMS}</p>`, `<p hidden>${FREE_TERMS}</p>`)),
    fetch: { kind: 'page', format: 'html', includes: 'hidden' },
    read: UNCONFIRMED,
  },
];
