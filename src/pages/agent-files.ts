import { PROMPTS } from '../mcp/prompts.ts';
import { MCP_PATH, PROTOCOL_VERSIONS, RESOURCES, SERVER_NAME, SERVER_VERSION, TOOLS } from '../mcp/server.ts';
import type { RenderedFile } from '../model/build.ts';
import type { Catalogue } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { llmsFullText, llmsText } from './llms.ts';
import { escapeMarkup } from '../routes/shared/escape.ts';
import { PAGE, address } from '../routes/shared/page.ts';

/** Files that agents and crawlers request by a well-known name. */
export function agentFiles(catalogue: Catalogue, pages: readonly ListedPage[]): readonly RenderedFile[] {
  return [
    { path: 'llms.txt', text: llmsText(catalogue) },
    { path: 'llms-full.txt', text: llmsFullText(catalogue) },
    { path: '.well-known/api-catalog', text: json(apiCatalog(catalogue)) },
    { path: '.well-known/mcp.json', text: json(mcpCard(catalogue)) },
    { path: 'server.json', text: json(registryEntry(catalogue)) },
    { path: 'robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${address(catalogue, '/sitemap.xml')}\n` },
    { path: 'sitemap.xml', text: sitemap(catalogue, pages) },
  ];
}

/** RFC 9727: where the API is described for programs and for people. */
function apiCatalog(catalogue: Catalogue): object {
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
  return { linkset };
}

const REGISTRY_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';
/** The registry refuses longer descriptions. */
const SHORT_DESCRIPTION = 'Free tiers, discounts and startup programmes for developers, with dated changes and risk';

/** The server of the Model Context Protocol as its clients read it. */
function mcpCard(catalogue: Catalogue): object {
  return {
    name: SERVER_NAME,
    title: catalogue.site.name,
    version: SERVER_VERSION,
    description: SHORT_DESCRIPTION,
    websiteUrl: address(catalogue, PAGE.home),
    transport: { type: 'streamable-http', url: address(catalogue, MCP_PATH) },
    authentication: { required: false },
    protocolVersions: PROTOCOL_VERSIONS,
    capabilities: { tools: {}, resources: {}, prompts: {} },
    tools: TOOLS.map(({ name, title, description }) => ({ name, title, description })),
    resources: RESOURCES.map(({ uri, name, description, mimeType }) => ({ uri, name, description, mimeType })),
    prompts: PROMPTS.map(({ name, title, description }) => ({ name, title, description })),
  };
}

/** The server as its registry lists it. The name is the reversed host name: the registry verifies by DNS that the publisher owns it. */
function registryEntry(catalogue: Catalogue): object {
  const { hostname } = new URL(catalogue.site.base_url);
  return {
    $schema: REGISTRY_SCHEMA,
    name: `${hostname.split('.').toReversed().join('.')}/${SERVER_NAME}`,
    title: catalogue.site.name,
    description: SHORT_DESCRIPTION,
    version: SERVER_VERSION,
    websiteUrl: address(catalogue, PAGE.home),
    remotes: [{ type: 'streamable-http', url: address(catalogue, MCP_PATH) }],
  };
}

function json(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** A page in the sitemap, with the newest day of what it shows. */
export interface ListedPage {
  readonly path: string;
  readonly modified: IsoDate;
}

/** One file may list 50,000 addresses: over ten times those of the shipped index. */
function sitemap(catalogue: Catalogue, pages: readonly ListedPage[]): string {
  const urls = pages.map(({ path, modified }) => {
    return `<url><loc>${escapeMarkup(address(catalogue, path))}</loc><lastmod>${modified}</lastmod></url>`;
  });
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `${head}\n${urls.join('\n')}\n</urlset>\n`;
}
