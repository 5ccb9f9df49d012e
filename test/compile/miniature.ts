import type { SourceFile } from '../../src/compile/read/read.ts';

const text = String.raw;

/** The smallest catalogue with every kind of file, sound on 2026-11-20: the ground on which one file is broken. */
export const MINIATURE: readonly SourceFile[] = [
  {
    path: 'categories.yaml',
    text: text`
- name: Databases
  audience: developer
  holds: products
  scope: Hosted databases of any model
  answers: [Where do I keep my rows?]
  retired_names: [Data Stores]
- name: Cloud Hosting
  audience: developer
  holds: products
  scope: Places that run a web application
  answers: [Where does my application run?]
- name: Startup Programs
  audience: developer
  holds: programmes
  scope: Credit that a company applies for
  answers: [Which credit can my company get?]
`,
  },
  {
    path: 'vendors/acme.yaml',
    text: text`
vendor: Acme
former_names: [Acme Labs]
offers:
  - category: Databases
    tier: Free
    url: https://acme.example/pricing
    verifiedDate: 2026-11-01
    tags: [sql]
    description: One database of 1 GB
`,
  },
  {
    path: 'vendors/birch.yaml',
    text: text`
vendor: Birch
detect:
  env: [BIRCH_*]
offers:
  - category: Cloud Hosting
    tier: Starter
    url: https://birch.example/pricing
    verifiedDate: 2026-11-02
    tags: [hosting]
    description: One service of 256 MB
`,
  },
  {
    path: 'vendors/cedar.yaml',
    text: text`
vendor: Cedar
changes:
  - change_type: free_tier_removed
    date: 2026-10-01
    impact: high
    category: Databases
    summary: The free plan is closed
    source_url: https://cedar.example/news
    alternatives: [Acme]
`,
  },
  { path: 'tags.yaml', text: '- sql\n- hosting\n' },
  { path: 'comparisons/hosting-pricing.yaml', text: 'members:\n  - vendor: Birch\n    kind: traditional-paas\n' },
  {
    path: 'stacks.yaml',
    text: text`
- use_case: Web application
  keywords: [web]
  roles:
    - role: database
      categories: [Databases]
      reason: Rows have to be kept somewhere
`,
  },
  { path: 'referral-codes.yaml', text: '[]\n' },
  { path: 'waivers.yaml', text: '[]\n' },
  {
    path: 'reads/acme.yaml',
    text: text`
reads:
  - url: https://acme.example/pricing
    last_attempt: 2026-11-19
    last_read: { date: 2026-11-19, outcome: confirmed }
    last_success: 2026-11-19
    last_reachable: 2026-11-19
`,
  },
];

/** The miniature with some of its files replaced, and new ones added. */
export function miniatureWith(...files: readonly SourceFile[]): readonly SourceFile[] {
  const replaced = new Set(files.map(({ path }) => path));
  return [...MINIATURE.filter(({ path }) => !replaced.has(path)), ...files];
}
