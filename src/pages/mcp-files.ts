import { RESOURCES } from '../mcp/resources.ts';
import { TOOLS } from '../mcp/tools/tools.ts';
import { MCP_PATH, PROTOCOL_VERSIONS, SERVER_NAME, SERVER_VERSION } from '../mcp/versions.ts';
import type { RenderedFile } from '../model/build.ts';
import type { Catalogue } from '../model/catalogue.ts';
import { address, PAGE } from '../routes/shared/page.ts';

const REGISTRY_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/2025-10-17/server.schema.json';
/** The registry refuses longer descriptions. */
const SHORT_DESCRIPTION = 'Free tiers, discounts and startup programmes for developers, with dated changes and risk';

/** What announces the server of the Model Context Protocol: a card for clients, and the entry of the registry. */
export function mcpFiles(catalogue: Catalogue): readonly RenderedFile[] {
  return [
    { path: '.well-known/mcp.json', text: json(card(catalogue)) },
    { path: 'server.json', text: json(registryEntry(catalogue)) },
  ];
}

function card(catalogue: Catalogue): object {
  return {
    name: SERVER_NAME,
    title: catalogue.site.name,
    version: SERVER_VERSION,
    description: SHORT_DESCRIPTION,
    websiteUrl: address(catalogue, PAGE.home),
    transport: { type: 'streamable-http', url: address(catalogue, MCP_PATH) },
    authentication: { required: false },
    protocolVersions: PROTOCOL_VERSIONS,
    capabilities: { tools: {}, resources: {} },
    tools: TOOLS.map(({ name, title, description }) => ({ name, title, description })),
    resources: RESOURCES.map(({ uri, name, description, mimeType }) => ({ uri, name, description, mimeType })),
  };
}

/** The name is the reversed host name: the registry verifies by DNS that the publisher owns it. */
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
