import type { Catalogue } from '../../model/catalogue.ts';
import { hasMarkdown, markdownAddress } from '../markdown.ts';
import { jsonLink, type Page, type Structured } from '../page.ts';
import { Html, NOTHING, html } from './html.ts';
import { shorten } from '../../routes/shared/words.ts';
import { escapeJson } from '../../routes/shared/escape.ts';
import { PAGE, address } from '../../routes/shared/page.ts';
import { catalogueModified } from '../../rules/freshness/newest.ts';

const MAX_DESCRIPTION_CHARS = 160;
/** What most sites show of a link. */
const MAX_PREVIEW_CHARS = 200;

/** The content of a page's `head`: what crawlers, feed readers and other sites read of it. */
export function head(catalogue: Catalogue, page: Page): Html {
  const json = jsonLink(page);
  const title = page.path === '/' ? page.title : `${page.title} · ${catalogue.site.name}`;
  return html`<meta charset="utf-8" />
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="${lineWithin(page.description)}" />
    <meta name="color-scheme" content="light dark" />
    <link rel="canonical" href="${address(catalogue, page.path)}" />
    ${hasMarkdown(page) ? html`<link rel="alternate" type="text/markdown" href="${markdownAddress(page)}" title="The same as Markdown" />` : NOTHING}
    ${json === undefined ? NOTHING : html`<link rel="alternate" type="application/json" href="${json.path}" title="${json.name}" />`}
    <link rel="alternate" type="application/atom+xml" href="/api/feed" title="Pricing changes" />
    ${openGraph(catalogue, page)}
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    ${feedElements(page)}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="stylesheet" href="/assets/site.css" />
    <script type="module" src="/assets/search.js"></script>
    ${page.script === undefined ? NOTHING : html`<script type="module" src="${page.script}"></script>`}
    ${structuredData(graph(catalogue, page))}`;
}

/** What other sites show of a link to the page. */
function openGraph(catalogue: Catalogue, page: Page): Html {
  const type = page.path === PAGE.home ? 'website' : 'article';
  return html`<meta property="og:type" content="${type}" />
    <meta property="og:site_name" content="${catalogue.site.name}" />
    <meta property="og:title" content="${page.preview?.title ?? page.title}" />
    <meta
      property="og:description"
      content="${lineWithin(page.preview?.text ?? page.description, MAX_PREVIEW_CHARS)}"
    />
    <meta property="og:url" content="${address(catalogue, page.path)}" />
    <meta property="og:image" content="${address(catalogue, '/assets/card.png')}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="What developers get for free, and how long it lasts" />
    <meta name="twitter:card" content="summary_large_image" />`;
}

function feedElements({ feed }: Page): Html {
  if (feed === undefined) return NOTHING;
  const { atom, json, title } = feed;
  return html`<link rel="alternate" type="application/atom+xml" href="${atom}" title="${title}" /><link
      rel="alternate"
      type="application/feed+json"
      href="${json}"
      title="${title}"
    />`;
}

function graph(catalogue: Catalogue, page: Page): readonly Structured[] {
  const url = address(catalogue, page.path);
  return [
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: page.title,
      description: lineWithin(page.description),
      inLanguage: 'en',
      dateModified: page.modified ?? catalogueModified(catalogue),
      isPartOf: { '@type': 'WebSite', name: catalogue.site.name, url: address(catalogue, PAGE.home) },
    },
    ...(page.path === PAGE.home ? [] : [breadcrumbList(catalogue, page)]),
    ...(page.structured ?? []),
  ];
}

function lineWithin(text: string, maxChars = MAX_DESCRIPTION_CHARS): string {
  return shorten(text.replace(/\s+/g, ' '), maxChars);
}

/** The structured data of a page. Characters that could end the surrounding element are written as JSON escapes. */
function structuredData(graph: readonly Structured[]): Html {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return html`<script type="application/ld+json">
    ${new Html(escapeJson(json, /[<>&\u2028\u2029]/g))}
  </script>`;
}

function breadcrumbList(catalogue: Catalogue, { name: own, title, path: to, above }: Page): Structured {
  const start = { name: catalogue.site.name, path: PAGE.home };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [start, ...(above ? [above] : []), { name: own ?? title, path: to }].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: address(catalogue, path),
      }),
    ),
  };
}
