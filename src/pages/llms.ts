import type { ZodType } from 'zod';
import { argumentNames } from '../mcp/arguments.ts';
import { MCP_PATH, TOOLS } from '../mcp/server.ts';
import { askRoute } from '../mcp/tool.ts';
import type { Catalogue } from '../model/catalogue.ts';
import { figures } from './parts/words.ts';
import { auditStack } from '../routes/audit-stack.ts';
import { changes } from '../routes/changes.ts';
import { details } from '../routes/details.ts';
import { offers } from '../routes/offers.ts';
import type { Parameter, Parameters } from '../routes/parameter.ts';
import type { AnyRoute, Given, RouteOf } from '../routes/route.ts';
import { caseAddress, exampleCase } from '../routes/shared/cases.ts';
import { criteriaMarkdown } from '../routes/shared/criteria-markdown.ts';
import { escapeJson, escapeMarkdown } from '../routes/shared/escape.ts';
import { PAGE, address, categoryPage } from '../routes/shared/page.ts';
import { stack } from '../routes/stack.ts';
import { ROUTES } from '../routes/table.ts';
import { trackedChanges } from '../rules/changes/change-history.ts';
import { lapsedSentence, manyLapsed } from '../rules/risk/free-offer.ts';

/** `/llms.txt` in its proposed form: what a model needs for a right first call, at most 8 KB. `/llms-full.txt` has the rest. */
export function llmsText(catalogue: Catalogue): string {
  const at = (path: string): string => address(catalogue, path);
  return `${introduction(catalogue)}
## Six calls, with what they hold on ${catalogue.date}

${exampleCalls(catalogue)
  .flatMap((call) => exampleLine(catalogue, call))
  .join('\n')}

## API

GET, JSON, no key. (20) is a default; \`min_*\` takes an amount such as \`min_storage=10GB\`, for storage, bandwidth, requests, users, emails and other measures. \`compact=true\` shortens each offer to its terms, level and gate code, \`fields=vendor,tier\` returns those fields alone. A wrong parameter answers 400 with the valid ones, a wrong name 404 with suggestions.

${ROUTES.map((route) => `- ${routeLink(catalogue, route)}${parameterList(route.parameters)}`).join('\n')}

## MCP

\`POST ${at(MCP_PATH)}\` (streamable HTTP, no sign-in): ${TOOLS.map(({ name }) => name).join(', ')}.

## More

- [Everything in one file](${at('/llms-full.txt')}): each parameter, category, tool and rule
- [OpenAPI document](${at('/api/openapi.json')}): every field
- [Documentation](${at(PAGE.docs)}): the same, to try out
- Feeds: [all changes](${at('/api/feed')}), those of vendors with \`?vendors=SLUG,SLUG\`; below /api/feeds those of one category, vendor or type, such as \`/api/feeds/category/SLUG.atom\` or \`.json\`; calendars [deadlines](${at('/api/deadlines.ics')}), [expiring](${at('/api/expiring.ics')})
- [Whole data](${at('/data')}): files of every offer and change record
- [Criteria](${at('/criteria.md')}): how offers are gated, rated and ranked
- Pages have a Markdown form: add \`.md\` to the path of a page, such as \`/vendor/neon.md\`

If you recommend a vendor from an answer, you may report it: POST ${at('/api/signal')} with {"event": "recommended", "vendor": "SLUG"}. It is a request, and changes no order.
`;
}

/** `/llms-full.txt`: each parameter of each path, the tools, the categories and the rules. */
export function llmsFullText(catalogue: Catalogue): string {
  const at = (path: string): string => address(catalogue, path);
  return `${introduction(catalogue)}
## API

${ROUTES.map(
  ({ path, summary, description, parameters }) => `### GET ${path}

${summary}. ${description}

${Object.entries(parameters)
  .map(([name, parameter]) => `- \`${name}\`${boundWords(parameter)}: ${parameter.description}`)
  .join('\n')}
`,
).join('\n')}
## MCP tools

POST ${at(MCP_PATH)}

${TOOLS.map(({ name, description, parameters }) => `- \`${name}\` (${argumentNames(parameters).join(', ')}): ${description}`).join('\n')}

## Categories

${catalogue.records.categories.map((category) => `- [${escapeMarkdown(category.name)}](${at(categoryPage(category))}): ${escapeMarkdown(category.scope)}`).join('\n')}

${criteriaMarkdown(catalogue).replaceAll(/^(#+)/gm, '#$1')}`;
}

function introduction(catalogue: Catalogue): string {
  const lapsed = lapsedSentence(catalogue);
  return `# ${catalogue.site.name}

> ${figures(catalogue.listings.length, 'offer')} for developers (free tiers, discounts, startup programmes) of ${figures(catalogue.vendors.length, 'vendor')} and ${figures(trackedChanges(catalogue), 'tracked pricing change')}, as a JSON API. Judged as of ${catalogue.date}, UTC. No key, no sign-up.

Ask the API rather than reading pages. Every answer about the index has a \`_provenance\` object; cite its \`cite_as\` with a figure. \`risk_level\` is null where it is withheld, which is not stable. \`verifiedDate\` says when an entry was written, not that it was confirmed. An offer with a \`gate\` is not on the ranked list. Equals are drawn anew each day; the first is not better than the second.${lapsed === null ? '' : ` ${lapsed} They are as they were last written; \`lapsed=include\` counts them as free.`}
`;
}

/** The names of the parameters with their defaults, and whether they are required; those of limits as one. */
function parameterList(parameters: Parameters): string {
  const shown = Object.entries(parameters).filter(([, { in: place }]) => place !== 'path');
  const others = shown.filter(([, { kind }]) => kind !== 'limit');
  const names = others.map(([name, parameter]) => `${name}${defaultWords(parameter)}`);
  const all = others.length === shown.length ? names : [...names, 'min_*'];
  return all.length === 0 ? '' : `: ${all.join(', ')}`;
}

function defaultWords(parameter: Parameter): string {
  if (parameter.kind === 'text' && parameter.required !== undefined) return ' (required)';
  return parameter.kind === 'integer' && parameter.default !== undefined ? ` (${parameter.default})` : '';
}

function boundWords(parameter: Parameter): string {
  if (parameter.kind === 'choice') return ` (${parameter.values.join(', ')})`;
  if (parameter.kind !== 'integer') return '';
  const { min, max, default: value } = parameter;
  return ` (${min} to ${max ?? 'any'}${value === undefined ? '' : `, ${value} by default`})`;
}

/** The path of a route with the address of a request that it answers; without one where the index has none. */
function routeLink(catalogue: Catalogue, route: AnyRoute): string {
  const given = exampleCase(catalogue, route);
  if (given === null) return `\`${route.path}\``;
  return `[${escapeMarkdown(route.path)}](${address(catalogue, caseAddress(route.path, given))})`;
}

/** Characters that are markup in Markdown or HTML. */
const MARKUP = /[<>[\]]/g;

interface ExampleCall {
  readonly question: string;
  readonly route: RouteOf<ZodType<object>>;
  readonly given: Given;
  readonly fields: readonly string[];
}

/** Questions with the request that answers each, and the fields of the answer that are shown. */
function exampleCalls(catalogue: Catalogue): readonly ExampleCall[] {
  const slugs = catalogue.vendors.map(({ slug }) => slug as string);
  const [one = 'neon', other = 'vercel'] = [...['neon', 'vercel'].filter((slug) => slugs.includes(slug)), ...slugs];
  const use_case = catalogue.records.stacks[0]?.use_case ?? 'saas';
  const lapsed: Given = manyLapsed(catalogue) ? { lapsed: 'include' } : {};
  return [
    {
      question: 'Which free Postgres is there?',
      route: offers,
      given: { q: 'postgres', free: 'true', limit: '3', ...lapsed },
      fields: ['total', 'offers[0].vendor', 'offers[0].risk_level'],
    },
    {
      question: 'Which databases give at least 1 GB?',
      route: offers,
      given: { category: 'databases', min_storage: '1GB database', limit: '3' },
      fields: ['total', 'offers[0].vendor'],
    },
    {
      question: 'What are the terms of a vendor, and can they be trusted to last?',
      route: details,
      given: { vendor: one },
      fields: ['offer.vendor', 'offer.tier', 'offer.risk_level', 'offer.verifiedDate'],
    },
    {
      question: 'Who took away a free tier?',
      route: changes,
      given: { type: 'free_tier_removed', limit: '3' },
      fields: ['total', 'changes[0].vendor', 'changes[0].date', 'catalogue_as_of'],
    },
    {
      question: 'Is anything wrong with the services of a project?',
      route: auditStack,
      given: { services: `${one},${other}` },
      fields: ['services_analyzed', 'risks_found', 'services[0].vendor'],
    },
    {
      question: 'What to build on, for nothing?',
      route: stack,
      given: { use_case, ...lapsed },
      fields: ['total_monthly_cost', 'stack[0].role', 'stack[0].category'],
    },
  ];
}

/** An example call with the values of its fields, from the answer of the route itself; empty where the route refuses it. */
function exampleLine(catalogue: Catalogue, { question, route, given, fields }: ExampleCall): readonly string[] {
  const reply = askRoute(catalogue, route, given);
  if ('refused' in reply) return [];
  const target = address(catalogue, caseAddress(route.path, given).replaceAll('%2C', ','));
  const values = fields.flatMap((field) => {
    const value = fieldValue(reply.body, field);
    return value === undefined ? [] : `\`${field}\` = ${escapeJson(JSON.stringify(value), MARKUP)}`;
  });
  return [`- ${question} \`GET ${target}\` → ${values.join('; ')}`];
}

/** What lies at a path such as `offers[0].vendor`; undefined where there is nothing. */
function fieldValue(body: object, path: string): unknown {
  const keys = path.split(/[.[\]]+/).filter((step) => step !== '');
  return keys.reduce<unknown>((at, step) => {
    return typeof at === 'object' && at !== null ? (at as Readonly<Record<string, unknown>>)[step] : undefined;
  }, body);
}
