import type { Catalogue } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { escapeMarkup } from '../routes/shared/escape.ts';
import { address, PAGE } from '../routes/shared/page.ts';
import { llmsText } from './llms.ts';
import type { PageFile } from './page-file.ts';

/** A page in the sitemap, with the newest day of what it shows. */
export interface ListedPage {
  readonly path: string;
  readonly modified: IsoDate;
}

/** Files that agents and crawlers request by a well-known name. */
export function agentFiles(catalogue: Catalogue, pages: readonly ListedPage[]): readonly PageFile[] {
  return [
    { path: 'llms.txt', text: llmsText(catalogue) },
    { path: '.well-known/api-catalog', text: apiCatalog(catalogue) },
    { path: 'robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${address(catalogue, '/sitemap.xml')}\n` },
    { path: 'sitemap.xml', text: sitemap(catalogue, pages) },
  ];
}

/** RFC 9727: where the API is described for programs and for people. */
function apiCatalog(catalogue: Catalogue): string {
  const api = address(catalogue, '/api');
  const linkset = [
    { anchor: address(catalogue, '/.well-known/api-catalog'), item: [{ href: api, title: catalogue.site.name }] },
    {
      anchor: api,
      'service-desc': [{ href: address(catalogue, '/api/openapi.json'), type: 'application/json' }],
      'service-doc': [{ href: address(catalogue, PAGE.docs), type: 'text/html' }],
      'service-meta': [{ href: address(catalogue, '/llms.txt'), type: 'text/plain' }],
      status: [{ href: address(catalogue, '/api/stats'), type: 'application/json' }],
    },
  ];
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}

function sitemap(catalogue: Catalogue, pages: readonly ListedPage[]): string {
  const entries = pages.map(
    ({ path, modified }) =>
      `<url><loc>${escapeMarkup(address(catalogue, path))}</loc><lastmod>${modified}</lastmod></url>`,
  );
  const declared =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `${declared}\n${entries.join('\n')}\n</urlset>\n`;
}
