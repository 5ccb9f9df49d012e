import type { Catalogue } from '../../model/catalogue.ts';
import { hasMarkdown, markdownAddress } from '../markdown.ts';
import { citationOf, htmlReply, jsonLink, type Page, type PageLink, type PageRoute } from '../page.ts';
import type { TextReply } from '../../routes/route.ts';
import { head } from './head.ts';
import { type Html, NOTHING, html, wordList } from './html.ts';
import { dayElement, figure, figures, prose } from './words.ts';
import { newIssue } from './links.ts';
import { FOOTER, MAIN_LINKS } from './site-links.ts';
import { PAGE, address } from '../../routes/shared/page.ts';
import { manyLapsed } from '../../rules/risk/free-offer.ts';
import { DAYS_BEFORE_VERIFICATION_LAPSES } from '../../rules/risk/gate.ts';

/** The answer of a page that the function renders: the part that the values select, or the whole page; null without one. */
export function routeReply(
  route: PageRoute,
  catalogue: Catalogue,
  values: Readonly<Record<string, unknown>>,
): TextReply | null {
  const part = route.part?.(catalogue, values);
  if (part) return part;
  const page = route.page(catalogue, values);
  return page && pageReply(catalogue, page);
}

export function pageReply(catalogue: Catalogue, page: Page): TextReply {
  return htmlReply(shell(catalogue, page));
}

/** Renders a page into the common document. */
export function shell(catalogue: Catalogue, page: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        ${head(catalogue, page)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="masthead ${page.path === '/' ? 'masthead-home' : ''}">
          <a class="brand" href="/" ${page.path === '/' ? CURRENT : NOTHING}>${catalogue.site.name}</a>
          ${searchForm(page.query ?? '')}
          <nav aria-label="Main">${links(MAIN_LINKS, page.path)}</nav>
        </header>
        <main id="main">${banner(catalogue)}${breadcrumb(page)}${withHeading(page)}</main>
        <footer class="colophon">${citation(catalogue, page)} ${pageActions(catalogue, page)}${SITE_LINKS}</footer>
      </body>
    </html> `.text;
}

const CURRENT = html` aria-current="page"`;

function links(entries: readonly PageLink[], current: string | null): Html {
  return html`<ul>
    ${entries.map(
      ({ name, path }) => html`<li><a href="${path}" ${path === current ? CURRENT : NOTHING}>${name}</a></li>`,
    )}
  </ul>`;
}

/** Shown on every page while more than a tenth of the offers were not re-read (docs/rules.md#not-re-read). */
function banner(catalogue: Catalogue): Html {
  const many = manyLapsed(catalogue);
  if (!many) return NOTHING;
  return html`<p class="notice banner">
    Not re-read within ${DAYS_BEFORE_VERIFICATION_LAPSES} days: ${figure(many.lapsed)} of ${figures(many.of, 'offer')}.
    What they state is as of the day beside each. <a href="${PAGE.freshness}">How fresh?</a>
  </p> `;
}

function withHeading({ heading, title, main }: Page): Html {
  return heading === null ? main : wordList([html`<h1>${heading ?? title}</h1>`, main], '\n');
}

/** The way to the page, which its heading names. */
function breadcrumb({ above }: Page): Html {
  if (!above) return NOTHING;
  return html`<nav class="crumbs" aria-label="Breadcrumb">
    <ol>
      <li><a href="/">Index</a></li>
      <li><a href="${above.path}">${above.name}</a></li>
    </ol>
  </nav> `;
}

const SITE_LINKS = wordList(
  FOOTER.map(
    ({ heading, entries }) =>
      html`<nav aria-label="${heading}">
        <h2>${heading}</h2>
        ${links(entries, null)}
      </nav>`,
  ),
  '\n',
);

function citation(catalogue: Catalogue, page: Page): Html {
  const cite = citationOf(catalogue, page);
  if (cite === null) return NOTHING;
  return html`<section class="cite" aria-labelledby="cite">
    <h2 id="cite">Cite this page</h2>
    <p class="citation">${prose(cite)}</p>
    <p>As of ${dayElement(catalogue.date)}, UTC.</p>
  </section>`;
}

/** The search field in the head of every page. Without a script the form leads to the search page. */
function searchForm(query: string): Html {
  return html`<form class="search" role="search" action="/search" method="get">
    <label class="visually-hidden" for="q">Search the offers</label>
    <div class="field">
      <input
        type="search"
        id="q"
        name="q"
        value="${query}"
        maxlength="512"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-keyshortcuts="/"
        placeholder="Search: postgres, email, vercel…"
      /><button type="submit">Search</button>
    </div>
  </form>`;
}

/** What a reader of a page can do with it: read it as data, follow its changes, report a fault, edit its file. */
function pageActions(catalogue: Catalogue, page: Page): Html {
  const { repository_url: repository } = catalogue.site;
  const { file } = page;
  const json = jsonLink(page);
  return html`<nav aria-label="This page">
    <h2>This page</h2>
    <ul>
      ${json === undefined ? NOTHING : html`<li><a href="${json.path}">${json.name}</a></li> `}
      ${hasMarkdown(page) ? html`<li><a href="${markdownAddress(page)}">As Markdown</a></li> ` : NOTHING}
      <li>
        <a href="${page.feed?.atom ?? '/api/feed'}">Feed of ${page.feed === undefined ? 'changes' : 'its changes'}</a>
      </li>
      ${page.calendar === undefined ? NOTHING : html`<li><a href="${page.calendar}">Calendar</a></li> `}${page.badge === undefined ? NOTHING : html`<li><a href="${page.badge}">Badge</a></li> `}${
        repository === undefined
          ? NOTHING
          : html`${file === undefined ? NOTHING : html`<li><a href="${repository}/blob/HEAD/${file}" rel="nofollow noopener">Source of this entry</a></li> `}
              <li>
                <a href="${issueAddress(catalogue, page, repository)}" rel="nofollow noopener">Report a mistake</a>
              </li> `
      }
    </ul>
  </nav>`;
}

/** A new issue with the page filled in. */
function issueAddress(catalogue: Catalogue, page: Page, repository: string): string {
  const body = [
    `Page: ${address(catalogue, page.path)}`,
    ...(page.file === undefined ? [] : [`File: ${page.file}`]),
    '',
    'What is wrong, and the page that shows it:',
    '',
  ].join('\n');
  const title = `${page.file === undefined ? 'Page' : 'Entry'}: ${page.name ?? page.title}`;
  return newIssue(repository, title, body);
}
