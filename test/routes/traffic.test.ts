import { describe, expect, it } from 'vitest';
import type { Client } from '../../src/model/request-figures.ts';
import { trafficBody, traffic } from '../../src/routes/traffic.ts';
import { daysAgo, TODAY } from '../builders.ts';
import { bodyOf } from './ask.ts';

const client = (given: Partial<Client>): Client => ({ class: 'browser', family: null, mcp: false, ...given });
const sum = (days: number, requests: number, given: Partial<Client> = {}) => ({
  day: daysAgo(days),
  requests,
  client: client(given),
});
const body = (...sums: readonly ReturnType<typeof sum>[]) =>
  bodyOf(trafficBody, traffic.answer({ today: TODAY, sums, coverage: 'All requests.' }, {}));

describe('/api/traffic', () => {
  it('counts today, 7 and 30 days, the day at the edge included', () => {
    const found = body(sum(0, 1), sum(1, 2), sum(6, 4), sum(7, 8), sum(29, 16), sum(30, 32), sum(-1, 64));
    expect([found.today, found.last_7d, found.last_30d]).toMatchObject([
      { from: '2026-11-20', to: '2026-11-20', hits_total: 1 },
      { from: '2026-11-14', to: '2026-11-20', hits_total: 7 },
      { from: '2026-10-22', to: '2026-11-20', hits_total: 31 },
    ]);
    expect(found.web_vs_mcp).toEqual({ web: 31, mcp: 0 });
  });

  it('counts by class, 0 included, and AI agents by family, the largest first', () => {
    const agent = (family: string) => ({ class: 'ai_agent', family }) as const;
    const { today } = body(
      sum(0, 2, agent('OpenAI')),
      sum(0, 3, agent('Anthropic')),
      sum(0, 4, agent('OpenAI')),
      sum(0, 5, { class: 'crawler' }),
    );
    expect(today.by_class).toEqual({ ai_agent: 9, crawler: 5, browser: 0, other: 0 });
    expect(Object.entries(today.ai_agent_by_family)).toEqual([
      ['OpenAI', 6],
      ['Anthropic', 3],
    ]);
  });

  it('counts requests over MCP apart from the web', () => {
    expect(body(sum(0, 2, { mcp: true }), sum(29, 3), sum(30, 9, { mcp: true })).web_vs_mcp).toEqual({
      web: 3,
      mcp: 2,
    });
  });
});
