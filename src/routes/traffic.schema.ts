import { z } from 'zod';
import { count, isoDate } from './shared/primitive.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

const byClass = z
  .strictObject({
    ai_agent: count('AI agents and the crawlers of AI companies, by the names they give themselves.'),
    crawler: count('Other crawlers, monitors and preview makers.'),
    browser: count('Clients that call themselves a browser.'),
    other: count('Command line tools, libraries, and clients that give no name.'),
  })
  .meta({ id: 'HitsByClass', description: 'Requests by kind of client.' });

const trafficWindow = z
  .strictObject({
    from: isoDate('First day counted.'),
    to: isoDate('Last day counted: the current UTC day.'),
    hits_total: count('Requests answered in the window, errors included.'),
    by_class: byClass,
    ai_agent_by_family: z.record(z.string(), count('Requests.')).describe('AI agents by family, most requests first.'),
  })
  .meta({ id: 'TrafficWindow', description: 'Requests of a span of days.' });

/** 200 body of `/api/traffic`. */
export const trafficBody = z
  .strictObject({
    today: trafficWindow,
    last_7d: trafficWindow,
    last_30d: trafficWindow,
    web_vs_mcp: z
      .strictObject({
        web: count('Requests of the last 30 days by all other clients.'),
        mcp: count(
          'Requests of the last 30 days that call `/mcp`, or whose user agent names the Model Context Protocol.',
        ),
      })
      .meta({ id: 'WebVersusMcp', description: 'The web against clients of the Model Context Protocol.' }),
    coverage: z.string().describe('Which requests these figures can know of.'),
    notes: z.array(z.string()).describe('How to read the figures.'),
    ...warningsShape,
  })
  .meta({ id: 'Traffic', description: 'Requests by kind of client.' });

export type TrafficBody = z.infer<typeof trafficBody>;
export type TrafficWindow = z.infer<typeof trafficWindow>;
