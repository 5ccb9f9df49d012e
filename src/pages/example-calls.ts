import { askRoute } from '../mcp/ask-route.ts';
import type { Given } from '../mcp/tool.ts';
import type { Catalogue } from '../model/catalogue.ts';
import type { AnyRoute } from '../routes/route.ts';
import { auditStack } from '../routes/audit-stack.ts';
import { changes } from '../routes/changes.ts';
import { details } from '../routes/details.ts';
import { offers } from '../routes/offers.ts';
import { caseAddress } from '../routes/shared/case-address.ts';
import { stack } from '../routes/stack.ts';

/** A request with what its answer holds on the day of the build. */
export interface ExampleCall {
  readonly question: string;
  /** `/api/offers?q=postgres&limit=3`. */
  readonly target: string;
  /** Paths into the answer, such as `offers[0].vendor`, with the JSON of what is there. */
  readonly holds: readonly (readonly [path: string, json: string])[];
}

interface Declared {
  readonly question: string;
  readonly route: AnyRoute;
  readonly given: Given;
  readonly paths: readonly string[];
}

/** Six first calls, answered by the routes themselves, so that the description matches the answer. */
export function exampleCalls(catalogue: Catalogue): readonly ExampleCall[] {
  return declared(catalogue).flatMap(({ question, route, given, paths }) => {
    const reply = askRoute(catalogue, route, given);
    if ('refused' in reply) return [];
    const holds = paths.flatMap((path) => {
      const found = valueAt(reply.body, path);
      return found === undefined ? [] : [[path, inertJson(found)] as const];
    });
    return [{ question, target: caseAddress(route.path, given).replaceAll('%2C', ','), holds }];
  });
}

/** JSON with escapes for the characters that are markup in Markdown or HTML. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>[\]]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function declared(catalogue: Catalogue): readonly Declared[] {
  const [one = 'neon', other = 'vercel'] = namedVendors(catalogue);
  const [template] = catalogue.records.stacks;
  return [
    {
      question: 'Which free Postgres is there?',
      route: offers,
      given: { q: 'postgres', free: 'true', limit: '3' },
      paths: ['total', 'offers[0].vendor', 'offers[0].risk_level'],
    },
    {
      question: 'Which databases give at least 1 GB?',
      route: offers,
      given: { category: 'databases', min_storage: '1GB', limit: '3' },
      paths: ['total', 'offers[0].vendor'],
    },
    {
      question: 'What are the terms of a vendor, and can they be trusted to last?',
      route: details,
      given: { vendor: one },
      paths: ['offer.vendor', 'offer.tier', 'offer.risk_level', 'offer.verifiedDate'],
    },
    {
      question: 'Who took away a free tier?',
      route: changes,
      given: { type: 'free_tier_removed', limit: '3' },
      paths: ['total', 'changes[0].vendor', 'changes[0].date', 'catalogue_as_of'],
    },
    {
      question: 'Is anything wrong with the services of a project?',
      route: auditStack,
      given: { services: `${one},${other}` },
      paths: ['services_analyzed', 'risks_found', 'services[0].vendor'],
    },
    {
      question: 'What to build on, for nothing?',
      route: stack,
      given: { use_case: template?.use_case ?? 'saas' },
      paths: ['total_monthly_cost', 'stack[0].role', 'stack[0].category'],
    },
  ];
}

/** Two vendors with an offer: well-known ones where the catalogue has them. */
function namedVendors(catalogue: Catalogue): readonly string[] {
  const slugs = catalogue.vendors.map(({ slug }) => slug as string);
  return [...['neon', 'vercel'].filter((slug) => slugs.includes(slug)), ...slugs];
}

/** What lies at a path such as `offers[0].vendor`; undefined where there is nothing. */
function valueAt(body: object, path: string): unknown {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  return steps.reduce<unknown>((at, step) => {
    return typeof at === 'object' && at !== null ? (at as Readonly<Record<string, unknown>>)[step] : undefined;
  }, body);
}
