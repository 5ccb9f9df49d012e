import { MCP_PATH } from '../mcp/versions.ts';
import type { RenderedFile } from '../model/build.ts';
import type { Catalogue } from '../model/catalogue.ts';
import { address, PAGE } from '../routes/shared/page.ts';
import { llmsFullText, llmsText } from './llms.ts';
import { mcpFiles } from './mcp-files.ts';
import { sitemapFiles, type ListedPage } from './sitemap.ts';

/** Files that agents and crawlers request by a well-known name. */
export function agentFiles(catalogue: Catalogue, pages: readonly ListedPage[]): readonly RenderedFile[] {
  return [
    { path: 'llms.txt', text: llmsText(catalogue) },
    { path: 'llms-full.txt', text: llmsFullText(catalogue) },
    { path: '.well-known/api-catalog', text: apiCatalog(catalogue) },
    ...mcpFiles(catalogue),
    { path: 'robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${address(catalogue, '/sitemap.xml')}\n` },
    ...sitemapFiles(catalogue, pages),
  ];
}

/** RFC 9727: where the API is described for programs and for people. */
function apiCatalog(catalogue: Catalogue): string {
  const api = address(catalogue, '/api');
  const mcp = address(catalogue, MCP_PATH);
  const linkset = [
    {
      anchor: address(catalogue, '/.well-known/api-catalog'),
      item: [
        { href: api, title: catalogue.site.name },
        { href: mcp, title: `${catalogue.site.name}, Model Context Protocol` },
      ],
    },
    {
      anchor: api,
      'service-desc': [{ href: address(catalogue, '/api/openapi.json'), type: 'application/json' }],
      'service-doc': [{ href: address(catalogue, PAGE.docs), type: 'text/html' }],
      'service-meta': [{ href: address(catalogue, '/llms.txt'), type: 'text/plain' }],
      status: [{ href: address(catalogue, '/api/stats'), type: 'application/json' }],
    },
    {
      anchor: mcp,
      'service-desc': [{ href: address(catalogue, '/.well-known/mcp.json'), type: 'application/json' }],
      'service-doc': [{ href: address(catalogue, '/llms-full.txt'), type: 'text/plain' }],
    },
  ];
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
