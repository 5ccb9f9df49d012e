import type { Given } from '../mcp/arguments.ts';
import { compactOffer } from '../mcp/compact.ts';
import { TOOLS } from '../mcp/server.ts';
import { askRoute } from '../mcp/tool.ts';
import { vendorResult } from '../mcp/tools/vendors.ts';
import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Page } from './page.ts';
import { categories } from '../routes/categories.ts';
import { criteriaMarkdown } from '../routes/shared/criteria-markdown.ts';
import { escapeMarkdown, markdownDestination, webAddress } from '../routes/shared/escape.ts';
import { address, PAGE } from '../routes/shared/page.ts';
import { ROUTES } from '../routes/table.ts';
import { exactVendor } from '../rules/names/resolver.ts';
import type { ChangeRecord } from '../model/change-record.ts';
import type { Vendor } from '../model/vendor.ts';
import { publishedChange } from '../routes/shared/change-record.ts';
import { publishedOffer } from '../routes/shared/offer.ts';

const MAX_HEADING_LEVEL = 4;

/**
 * The body of an answer as Markdown: fields as a list, lists of records as entries, nested records under a heading. Empty
 * fields and those that begin with an underscore are left out; a null is left out too, except a withheld risk level.
 */
export function jsonMarkdown(body: object, level = 2): string {
  const fields = Object.entries(body).filter(([name, value]) => isShown(name, value)) as [string, unknown][];
  const lines = fields.filter(([, value]) => !isNested(value)).map(([name, value]) => `- ${name}: ${inline(value)}`);
  const sections = fields.filter(([, value]) => isNested(value)).map(([name, value]) => section(name, value, level));
  return [lines.join('\n'), ...sections].filter((part) => part !== '').join('\n\n');
}

const RISK_LEVEL = 'risk_level';

function isShown(name: string, value: unknown): boolean {
  if (name.startsWith('_')) return false;
  if (value === null) return name === RISK_LEVEL;
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== '';
}

/** A record, or a list that holds records. */
function isNested(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isRecord) : isRecord(value);
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function section(name: string, value: unknown, level: number): string {
  const heading = `${'#'.repeat(Math.min(level, MAX_HEADING_LEVEL))} ${escapeMarkdown(name)}`;
  if (!Array.isArray(value)) return `${heading}\n\n${isRecord(value) ? jsonMarkdown(value, level + 1) : ''}`;
  return `${heading}\n\n${value.map((item: unknown) => entry(item)).join('\n')}`;
}

/** One record of a list, on one line. */
function entry(item: unknown): string {
  if (!isRecord(item)) return `- ${inline(item)}`;
  const fields = Object.entries(item).filter(([name, value]) => isShown(name, value)) as [string, unknown][];
  return `- ${fields.map(([name, value]) => `${name}: ${inline(value)}`).join('; ')}`;
}

function inline(value: unknown): string {
  if (value === null) return 'withheld';
  if (Array.isArray(value)) return value.map(inline).join(', ');
  if (isRecord(value)) {
    const fields = Object.entries(value).filter(([name, inner]) => isShown(name, inner)) as [string, unknown][];
    return `(${fields.map(([name, inner]) => `${name}: ${inline(inner)}`).join('; ')})`;
  }
  return typeof value === 'string' ? textMarkdown(value) : JSON.stringify(value);
}

/** A text, or a link where it is an address. */
function textMarkdown(value: string): string {
  const url = /^https?:\/\/\S+$/.test(value) ? webAddress(value) : null;
  return url ? `[${escapeMarkdown(url.host)}](${markdownDestination(url)})` : escapeMarkdown(value);
}

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
  if (vendor) return jsonMarkdown(vendorResult(catalogue, vendor));
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
  const result = tool?.call(catalogue, { ...given, max_bytes: MAX_BYTES });
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

export const MARKDOWN_EXTENSION = '.md';

/** Where the Markdown form of a page lies: `/vendor/neon.md`, `/index.md`. */
export function markdownPath(path: string): string {
  return path === PAGE.home ? '/index.md' : `${path}${MARKDOWN_EXTENSION}`;
}

/** Where the Markdown form of a page is, with the query of the page. */
export function markdownAddress({ path, addressQuery = '' }: Pick<Page, 'path' | 'addressQuery'>): string {
  return `${markdownPath(path)}${addressQuery}`;
}

/** Whether a page has a Markdown form; one without a citation states nothing. */
export function hasMarkdown({ cite }: Pick<Page, 'cite'>): boolean {
  return cite !== undefined;
}

/** Pages that the function renders, all or most of them. */
const RENDERED_ON_REQUEST: ReadonlySet<string> = new Set([
  '/search',
  '/vendor',
  '/category',
  '/compare',
  '/alternatives',
]);
/** Pages with a route of their own for any last segment. */
const OPEN_PAGE = /^\/(?:compare|alternatives)\//;

/** Whether the build writes the Markdown form of a page; the function renders the others. */
export function hasMarkdownFile(page: Page): boolean {
  return hasMarkdown(page) && !RENDERED_ON_REQUEST.has(page.path) && !OPEN_PAGE.test(page.path);
}

/** What a page shows as lists, in order; an empty list is left out. */
export interface ShownLists {
  /** A sentence on what was found. */
  readonly status?: string;
  readonly offers?: readonly Listing[];
  readonly others?: readonly Listing[];
  readonly changes?: readonly ChangeRecord[];
}

/** The lists of a page as Markdown, each offer with its terms in full. */
export function listsMarkdown(catalogue: Catalogue, { status = '', offers, others, changes }: ShownLists): string {
  const inShort = (listings: readonly Listing[] = []) =>
    listings.map((listing) => compactOffer(publishedOffer(catalogue, listing), Infinity));
  const lists = { changes: changes?.map(publishedChange), offers: inShort(offers), others: inShort(others) };
  return [escapeMarkdown(status), jsonMarkdown(lists)].filter((part) => part !== '').join('\n\n');
}

/** Each vendor with its offer and its records. */
export function vendorsMarkdown(
  catalogue: Catalogue,
  sides: readonly {
    readonly vendor: Vendor;
    readonly listing: Listing | null;
    readonly changes: readonly ChangeRecord[];
  }[],
): string {
  return sides
    .map(({ vendor, listing, changes }) => {
      const lists = listsMarkdown(catalogue, { offers: listing ? [listing] : [], changes });
      const none = listing ? '' : 'No offer listed.\n\n';
      return `## ${escapeMarkdown(vendor.name)}\n\n${none}${lists.replaceAll(/^## /gm, '### ')}`.trim();
    })
    .join('\n\n');
}

/** A list of links to pages of the index. */
export function linksMarkdown(catalogue: Catalogue, links: readonly (readonly [name: string, path: string])[]): string {
  return links.map(([name, path]) => `- [${escapeMarkdown(name)}](${address(catalogue, path)}.md)`).join('\n');
}
