import type { ComparisonKind } from '../../model/vocabulary.ts';
import type { PageLink } from '../page.ts';
import { PAGE } from '../../routes/shared/page.ts';

const COMPARISONS = [
  {
    name: 'ai-coding-pricing',
    title: 'AI coding tools, and what they give for free',
    shortTitle: 'AI coding tools',
    lead: 'Editors, command-line tools, cloud agents and app builders that write code with a language model.',
  },
  {
    name: 'hosting-pricing',
    title: 'Hosting platforms, and what they give for free',
    shortTitle: 'Hosting platforms',
    lead: 'Places that run a web application or serve a site, by the way they run it.',
  },
  {
    name: 'llm-pricing',
    title: 'Language model providers, and what they give for free',
    shortTitle: 'Language models',
    lead: 'Providers whose models are called over an API. One without a free allowance is listed too, and marked as such.',
  },
  {
    name: 'startup-credits',
    title: 'Startup programmes, and what they ask for',
    shortTitle: 'Startup credits',
    lead: 'Credits and discounts for young companies. All of them have conditions.',
  },
] as const;

/** The four category comparisons, in the order of the API documentation. */
export const COMPARISON_PAGES = COMPARISONS.map((page) => ({ ...page, path: `/${page.name}` }));
export type ComparisonPage = (typeof COMPARISON_PAGES)[number];

/** Heading for a kind of member. */
export const KIND_TITLE = {
  ide: 'Editors',
  cli: 'Command line',
  'cloud-agent': 'Cloud agents',
  'app-builder': 'App builders',
  'traditional-paas': 'Classic platforms',
  'edge-serverless': 'Edge and serverless',
  'full-featured': 'Full-featured clouds',
  'static-specialized': 'Static sites',
  frontier: 'Frontier models',
  inference: 'Inference services',
  'open-source-host': 'Hosts of open models',
  specialized: 'Specialised models',
  'cloud-infrastructure': 'Cloud infrastructure',
  'fintech-banking': 'Fintech and banking',
  'developer-tools': 'Developer tools',
  'ai-tools': 'AI tools',
} as const satisfies Record<ComparisonKind, string>;

/** In the head of every page. */
export const MAIN_LINKS: readonly PageLink[] = [
  { name: 'Categories', path: PAGE.categories },
  { name: 'Changes', path: PAGE.changes },
  { name: 'What ends', path: PAGE.deadlines },
  { name: 'Compare', path: PAGE.compare },
  { name: 'Stack check', path: PAGE.stackCheck },
  { name: 'Plan', path: PAGE.plan },
  { name: 'API', path: PAGE.docs },
];

/** At the foot of every page: all pages except vendors and categories. */
export const FOOTER: readonly { readonly heading: string; readonly entries: readonly PageLink[] }[] = [
  {
    heading: 'The index',
    entries: [
      { name: 'Search', path: PAGE.search },
      { name: 'Categories', path: PAGE.categories },
      { name: 'Vendors', path: PAGE.vendors },
      { name: 'Changes', path: PAGE.changes },
      { name: 'What ends', path: PAGE.deadlines },
      { name: 'Weekly digest', path: PAGE.digest },
    ],
  },
  {
    heading: 'Compared',
    entries: [
      ...COMPARISON_PAGES.map(({ shortTitle, path }) => ({ name: shortTitle, path })),
      { name: 'Referral programmes', path: PAGE.referralPrograms },
    ],
  },
  {
    heading: 'Tools',
    entries: [
      { name: 'Stack check', path: PAGE.stackCheck },
      { name: 'Plan a project', path: PAGE.plan },
      { name: 'Follow', path: PAGE.follow },
      { name: 'Embed a badge', path: PAGE.embed },
    ],
  },
  {
    heading: 'How we judge',
    entries: [
      { name: 'Criteria', path: PAGE.criteria },
      { name: 'What counts as a change', path: PAGE.whatCounts },
      { name: 'Freshness', path: PAGE.freshness },
      { name: 'About and privacy', path: PAGE.about },
    ],
  },
  {
    heading: 'For programs',
    entries: [
      { name: 'API documentation', path: PAGE.docs },
      { name: 'OpenAPI document', path: '/api/openapi.json' },
      { name: 'MCP', path: PAGE.mcpSetup },
      { name: 'Data as CSV, JSON, SQLite', path: PAGE.data },
      { name: 'Atom feed', path: '/api/feed' },
      { name: 'Signal', path: PAGE.signal },
      { name: 'llms.txt', path: '/llms.txt' },
    ],
  },
];
