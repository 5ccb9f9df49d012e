import { askRoute } from '../../mcp/ask-route.ts';
import type { Given } from '../../mcp/tool.ts';
import { toolBody } from '../../mcp/call-tool.ts';
import { TOOLS } from '../../mcp/tools/tools.ts';
import { vendorResult } from '../../mcp/tools/get-vendor.ts';
import type { Catalogue } from '../../model/catalogue.ts';
import { categories } from '../../routes/categories.ts';
import { criteriaMarkdown } from '../../routes/shared/criteria-markdown.ts';
import { escapeMarkdown } from '../../routes/shared/escape.ts';
import { address, PAGE } from '../../routes/shared/page.ts';
import { ROUTES } from '../../routes/table.ts';
import { exactVendor } from '../../rules/names/resolver.ts';
import type { Page } from '../page.ts';
import { jsonMarkdown } from './json-markdown.ts';

const DOCUMENT = '/api/openapi.json';
const MAX_BYTES = 65_536;
const MAX_OFFERS = 50;
const MAX_CHANGES = 50;
const LOOK_AHEAD_DAYS = 365;

/** A page as Markdown: its own, or the answer of a route in that form. */
export function markdownOf(catalogue: Catalogue, page: Page): string {
  const body =
    page.path === PAGE.criteria
      ? criteriaMarkdown(catalogue).replace(/^# .*\n\n/, '')
      : (ownMarkdown(page) ?? content(catalogue, page));
  return `# ${escapeMarkdown(page.title)}

> ${escapeMarkdown(page.description)}

${body.trim()}

${page.cite ?? page.title}. As of ${catalogue.date}, UTC. JSON: ${address(catalogue, page.jsonAlternate ?? DOCUMENT)}
`;
}

function ownMarkdown({ markdown }: Page): string | undefined {
  return typeof markdown === 'function' ? markdown() : markdown;
}

function content(catalogue: Catalogue, { path, jsonAlternate = DOCUMENT }: Page): string {
  const [, kind, slug = ''] = path.split('/');
  const vendor = kind === 'vendor' ? exactVendor(catalogue, slug)?.vendor : undefined;
  if (vendor) return jsonMarkdown(vendorResult(catalogue, vendor, MAX_BYTES));
  if (kind === 'category' && slug !== '')
    return toolMarkdown(catalogue, 'search_offers', { category: slug, limit: MAX_OFFERS });
  switch (path) {
    case PAGE.home:
      return routeMarkdown(catalogue, categories.path);
    case PAGE.changes:
      return toolMarkdown(catalogue, 'recent_changes', { since: '2000-01-01', limit: MAX_CHANGES });
    case PAGE.deadlines:
      return toolMarkdown(catalogue, 'upcoming_deadlines', { within_days: LOOK_AHEAD_DAYS });
    case PAGE.signal:
      return signalMarkdown(catalogue);
    default:
      return routeMarkdown(catalogue, jsonAlternate);
  }
}

/** The result of a tool, with more room than a model gets by default. */
function toolMarkdown(catalogue: Catalogue, name: string, given: object): string {
  const tool = TOOLS.find((each) => each.name === name);
  const result = tool && toolBody(catalogue, tool, { ...given, max_bytes: MAX_BYTES });
  return jsonMarkdown(result && 'body' in result ? result.body : {});
}

/** The answer of the route at a page's JSON alternate; a link to the OpenAPI document where that is not a route. */
function routeMarkdown(catalogue: Catalogue, jsonAlternate: string): string {
  const { pathname, searchParams } = new URL(jsonAlternate, catalogue.site.base_url);
  const route = ROUTES.find(({ path }) => path === pathname);
  const given: Given = Object.fromEntries(searchParams);
  const reply = route && askRoute(catalogue, route, given);
  if (!reply || 'refused' in reply) return `- Described in ${address(catalogue, DOCUMENT)}`;
  return jsonMarkdown(reply.body);
}

function signalMarkdown(catalogue: Catalogue): string {
  return `Send \`POST ${address(catalogue, '/api/signal')}\` with JSON:

- event: \`recommended\` or \`converted\`
- vendor: slug of the vendor, such as \`${catalogue.vendors[0]?.slug ?? 'neon'}\`

Signals are counted. They change no order, no risk level and no other published judgement.`;
}
