import { EXPORT_DESCRIPTIONS, EXPORT_MANIFEST, EXPORTS } from '../../src/routes/export/table.ts';
import type { Asked } from '../http/client.ts';

interface Request {
  readonly target: string;
  readonly asked: Asked;
}

const get = (target: string): Request => ({ target, asked: { method: 'GET' } });

const signal = (body: string, type = 'application/json'): Request => ({
  target: '/api/signal',
  asked: { method: 'POST', headers: { 'Content-Type': type }, body },
});

/** Reads that only a running host can answer. */
export const LIVE_READS = ['/api/stats', '/api/traffic', '/api/query-log', '/api/pageviews', '/api/health'];

const EXPORTED: readonly string[] = [...EXPORTS.map(({ name }) => name), EXPORT_MANIFEST, ...EXPORT_DESCRIPTIONS];

/** Requests whose answers no case prepares: refusals, fields that only a parameter brings out, and the write path. */
export const REQUESTS: readonly Request[] = [
  ...[
    '/api/offers?min_storage=lots',
    '/api/offers?min_storage=100MB&free=true&eligibility=public',
    '/api/offers?tag=unheard-of',
    '/api/offers?limit=many',
    '/api/offers?limit=2&min_storage=1MB&compact=true',
    '/api/offers?fields=vendor,gate,risk_level,restated_from&limit=500',
    '/api/offers?fields=vendor,unheard_of',
    '/api/new?days=30&limit=2&compact=true',
    '/api/newest?since=2026-01-01&limit=2&compact=true',
    '/api/newest?fields=days_since_update',
    '/api/hosting-pricing?limit=1&compact=true',
    '/api/hosting-pricing?fields=kind,has_referral',
    '/api/details/acme?alternatives=true&compact=true',
    '/api/changes?since=2020-01-01&limit=1&offset=1',
    '/api/offers?stability=fickle',
    '/api/offers?q=no-such-words',
    '/api/offers?q=databse&category=Databses&unheard_of=1',
    '/api/offers?stability=stable&category=databases',
    '/api/new?days=many',
    '/api/new?days=30&limit=1',
    '/api/newest?since=2026-02-30',
    '/api/newest?since=2026-01-01&limit=50',
    '/api/changes?include_retracted=true&include_index_housekeeping=true&since=2020-01-01&limit=1000',
    '/api/changes?include_retracted=perhaps',
    '/api/changes?type=unheard_of',
    '/api/changes?vendors=acme,a&categories=data',
    '/api/changes?vendor=e&limit=0',
    '/api/details/nobody-by-this-name',
    '/api/details/Acme?alternatives=perhaps',
    '/api/details/%ff',
    '/api/details/Acme%20free%20plan',
    '/api/details/Acme%20or%20Lark',
    '/api/details/ember',
    '/api/details/Acme%20Labs',
    '/api/vendor-risk/ember',
    '/api/compare',
    '/api/compare?a=acme&b=nobody-by-this-name',
    '/api/audit-stack',
    '/api/audit-stack?services=Acme%20Labs,ember',
    '/api/audit-stack?services=acme,borealis,cirrus,dunlin,ember,gannet,juniper,kestrel,lark,nobody-by-this-name',
    '/api/vendor-risk/nobody-by-this-name',
    '/api/vendor-risk/%ff',
    '/api/deadlines?type=unheard_of',
    '/api/ai-coding-pricing?type=unheard_of',
    '/api/hosting-pricing?type=unheard_of',
    '/api/llm-pricing?type=unheard_of',
    '/api/startup-credits?type=unheard_of',
    '/api/referral-programs?category=databases&category=databases',
    '/api/expiring?within_days=soon',
    '/api/expiring?within_days=365',
    '/api/referral-codes?source=agent',
    '/api/referral-codes?source=unheard_of',
    '/api/referral-codes/nobody-by-this-name',
    '/api/referral-codes/%ff',
    '/api/digest/weekly?format=unheard_of',
    '/api/stack',
    '/api/stack?use_case=web+application',
    '/api/stack?use_case=web+application&requirements=databases,hosting',
    '/api/costs',
    '/api/costs?services=Acme%20Labs,ember',
    '/api/costs?services=acme,borealis,cirrus,dunlin,ember,gannet,juniper,kestrel,lark&scale=growth',
    '/api/costs?services=acme&scale=galactic',
    '/api/query-log?limit=many',
    '/api/pageviews?period=yesterday',
    '/api/pageviews?path=/&period=all',
    ...EXPORTED.map((name) => `/api/export/${name}`),
    '/api/export/offers.xlsx',
    '/api/unheard-of',
    '/unheard-of',
    '/api/offers/',
  ].map(get),
  { target: '/vendor/acme', asked: { method: 'GET', headers: { Referer: 'https://reader.example/list' } } },
  { target: '/api/offers', asked: { method: 'HEAD' } },
  { target: '/api/offers', asked: { method: 'OPTIONS' } },
  { target: '/api/offers', asked: { method: 'DELETE' } },
  { target: '/api/signal', asked: { method: 'GET' } },
  { target: '/api/referral-codes', asked: { method: 'POST', body: '{}' } },
  signal('{"event":"recommended","vendor":"acme","note":"for Ann, ann@reader.example","agent":"test"}'),
  signal('event=converted&vendor=nobody', 'application/x-www-form-urlencoded'),
  signal('{"event":"sold","vendor":"acme"}'),
  { target: `/api/signal?${'x'.repeat(9000)}`, asked: { method: 'POST', body: '{}' } },
  signal('[]'),
  signal('{"event":'),
  signal('event,vendor', 'text/csv'),
  signal(`{"event":"recommended","vendor":"acme","note":"${'x'.repeat(5000)}"}`),
  ...LIVE_READS.map(get),
];
