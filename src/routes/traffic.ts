import * as z from 'zod';
import type { IsoDate } from '../model/iso-date.ts';
import { CLIENT_CLASSES, type Client, type RequestSum } from '../model/request-figures.ts';
import { countEach } from '../rules/catalogue/group-by.ts';
import { addDays } from '../rules/dates/days.ts';
import { serviceRoute, ok, type JsonReply, type Published } from './route.ts';
import { component, count, isoDate, text, texts, warningsShape } from './shared/common.schema.ts';

const byClass = component('HitsByClass', 'Requests by kind of client.', {
  ai_agent: count('AI agents and the crawlers of AI companies, by the names they give themselves.'),
  crawler: count('Other crawlers, monitors and preview makers.'),
  browser: count('Clients that call themselves a browser.'),
  other: count('Command line tools, libraries, and clients that give no name.'),
});

const trafficWindowSchema = component('TrafficWindow', 'Requests of a span of days.', {
  from: isoDate('First day counted.'),
  to: isoDate('Last day counted: the current UTC day.'),
  hits_total: count('Requests answered in the window, errors included.'),
  by_class: byClass,
  ai_agent_by_family: z.record(z.string(), count('Requests.')).describe('AI agents by family, most requests first.'),
});

export const trafficBody = component('Traffic', 'Requests by kind of client.', {
  today: trafficWindowSchema,
  last_7d: trafficWindowSchema,
  last_30d: trafficWindowSchema,
  web_vs_mcp: component('WebVersusMcp', 'The web against clients of the Model Context Protocol.', {
    web: count('Requests of the last 30 days by all other clients.'),
    mcp: count('Requests of the last 30 days that call `/mcp`, or whose user agent names the Model Context Protocol.'),
  }),
  coverage: text('Which requests these figures can know of.'),
  notes: texts('How to read the figures.'),
  ...warningsShape,
});

interface TrafficFacts {
  readonly today: IsoDate;
  /** At least those of the last 30 days, in any order; a day may have several entries of one kind. */
  readonly sums: readonly RequestSum[];
  /** The host's sentences on which requests it can see. */
  readonly coverage: string;
}

const NOTES: readonly string[] = [
  'Classes are derived from the user agent only: AI agents by a table of their names, crawlers by the ' +
    'public list of the package isbot. A client that calls itself a browser is counted as one.',
  'web_vs_mcp counts the last 30 days. A request counts as mcp when it calls /mcp, or when its user agent names MCP ' +
    'or the Model Context Protocol; an MCP server that fetches without saying so counts as web.',
  'Answers of the API, pages, errors and signals are counted alike, as far as they reach the host; see coverage.',
];

export const traffic = serviceRoute({
  path: '/api/traffic',
  operationId: 'getTraffic',
  tag: 'Service',
  body: trafficBody,
  summary: 'Traffic by kind of client',
  description:
    'Requests by AI agents, crawlers and browsers over today, 7 and 30 days, and the web against MCP clients.',
  errors: [503],

  answer(facts: TrafficFacts): JsonReply<Published<typeof trafficBody>> {
    const month = facts.sums.filter(({ day }) => day >= addDays(facts.today, -29) && day <= facts.today);
    const mcp = requestsOf(month, (client) => client.mcp);
    return ok({
      today: trafficWindow(facts, 1),
      last_7d: trafficWindow(facts, 7),
      last_30d: trafficWindow(facts, 30),
      web_vs_mcp: { web: requestsOf(month, () => true) - mcp, mcp },
      coverage: facts.coverage,
      notes: NOTES,
    });
  },
});

function trafficWindow({ today, sums }: TrafficFacts, days: number): Published<typeof trafficWindowSchema> {
  const from = addDays(today, 1 - days);
  const inside = sums.filter(({ day }) => day >= from && day <= today);
  return {
    from,
    to: today,
    hits_total: requestsOf(inside, () => true),
    by_class: countEach(CLIENT_CLASSES, (word) => requestsOf(inside, (client) => client.class === word)),
    ai_agent_by_family: byFamily(inside),
  };
}

function requestsOf(sums: readonly RequestSum[], counts: (client: Client) => boolean): number {
  return sums.reduce((total, { client, requests }) => (counts(client) ? total + requests : total), 0);
}

function byFamily(sums: readonly RequestSum[]): Readonly<Record<string, number>> {
  const families = new Set(sums.flatMap(({ client }) => client.family ?? []));
  const counted = [...families].map(
    (family) => [family, requestsOf(sums, (client) => client.family === family)] as const,
  );
  return Object.fromEntries(counted.sort(([, one], [, other]) => other - one));
}
