import type { Catalogue } from '../model/catalogue.ts';
import { address, PAGE } from '../routes/shared/page.ts';
import { dayElement } from './day.ts';
import { html, lines, NOTHING, type Html } from './html.ts';
import { markdownPath } from './markdown-path.ts';
import { FOOTER, MAIN_LINKS, type SiteLink } from './site-links.ts';
import { breadcrumbList, structuredData, type Crumb, type Structured } from './structured.ts';

/** A page before it is put into the document that all pages share. */
export interface Page {
  /** `/vendor/neon`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Address below the site where the same is to be had as JSON. */
  readonly twin: string;
  /** What the twin is, where it is not the same in another form. */
  readonly twinTitle?: string;
  /** The citation sentence, as in `_provenance.cite_as`. */
  readonly cite: string;
  /** The pages between the start and this one, this one included; none for the start itself. */
  readonly crumbs: readonly Crumb[];
  /** What the page is about, beside the page itself and the way to it. */
  readonly structured?: readonly Structured[];
  /** Type of the page in structured data. */
  readonly kind?: 'WebPage' | 'CollectionPage' | 'AboutPage';
  readonly script?: string;
  readonly main: Html;
}

const LONGEST_DESCRIPTION = 160;
const SAME = 'The same as JSON';

/** A page as the document that is served. */
export function shell(catalogue: Catalogue, page: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        ${head(catalogue, page)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="masthead">
          <a class="brand" href="/" ${page.path === '/' ? CURRENT : NOTHING}>${catalogue.site.name}</a>
          <nav aria-label="Main">${links(MAIN_LINKS, page.path)}</nav>
        </header>
        <main id="main">${breadcrumb(page.crumbs)}${page.main}</main>
        ${foot(catalogue, page)}
      </body>
    </html> `.text;
}

const CURRENT = html` aria-current="page"`;

function head(catalogue: Catalogue, page: Page): Html {
  const title = page.path === '/' ? page.title : `${page.title} · ${catalogue.site.name}`;
  return html`<meta charset="utf-8" />
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="${shortened(page.description)}" />
    <meta name="color-scheme" content="light dark" />
    <link rel="canonical" href="${address(catalogue, page.path)}" />
    <link rel="alternate" type="application/json" href="${page.twin}" title="${page.twinTitle ?? SAME}" />
    <link rel="alternate" type="text/markdown" href="${markdownPath(page.path)}" title="The same as Markdown" />
    <link rel="alternate" type="application/atom+xml" href="/api/feed" title="Pricing changes" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/assets/site.css" />${
      page.script === undefined ? NOTHING : html` <script type="module" src="${page.script}"></script>`
    }
    ${structuredData(graph(catalogue, page))}`;
}

function graph(catalogue: Catalogue, page: Page): readonly Structured[] {
  const url = address(catalogue, page.path);
  const crumbs = [{ name: catalogue.site.name, path: PAGE.home }, ...page.crumbs];
  return [
    {
      '@type': page.kind ?? 'WebPage',
      '@id': url,
      url,
      name: page.title,
      description: shortened(page.description),
      inLanguage: 'en',
      dateModified: catalogue.date,
      isPartOf: { '@type': 'WebSite', name: catalogue.site.name, url: address(catalogue, PAGE.home) },
    },
    ...(page.crumbs.length > 0 ? [breadcrumbList(catalogue, crumbs)] : []),
    ...(page.structured ?? []),
  ];
}

/** Counted in whole characters, so that none is cut in two. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.length <= LONGEST_DESCRIPTION) return line;
  const points = Array.from(line);
  if (points.length <= LONGEST_DESCRIPTION) return line;
  return `${points
    .slice(0, LONGEST_DESCRIPTION - 1)
    .join('')
    .trimEnd()}…`;
}

function links(entries: readonly SiteLink[], current: string): Html {
  return html`<ul>
    ${entries.map(
      ({ name, path }) => html`<li><a href="${path}" ${path === current ? CURRENT : NOTHING}>${name}</a></li>`,
    )}
  </ul>`;
}

/** The last step is the page itself, which its heading names. */
function breadcrumb(crumbs: readonly Crumb[]): Html {
  const before = crumbs.slice(0, -1);
  if (before.length === 0) return NOTHING;
  return html`<nav class="crumbs" aria-label="Breadcrumb">
    <ol>
      <li><a href="/">Index</a></li>
      ${before.map(({ name, path }) => html`<li><a href="${path}">${name}</a></li>`)}
    </ol>
  </nav> `;
}

function foot(catalogue: Catalogue, page: Page): Html {
  return html`<footer class="colophon">
    <section class="cite" aria-labelledby="cite">
      <h2 id="cite">Cite this page</h2>
      <p class="citation">${page.cite}</p>
      <p>As of ${dayElement(catalogue.date)}, UTC. <a href="${page.twin}">${page.twinTitle ?? SAME}</a>.</p>
    </section>
    ${lines(
      FOOTER.map(
        ({ heading, entries }) =>
          html`<nav aria-label="${heading}">
            <h2>${heading}</h2>
            ${links(entries, page.path)}
          </nav>`,
      ),
    )}
  </footer>`;
}
