/** A catalogue file with one fault of its form, and the diagnostic that it yields. */
export interface BrokenFile {
  readonly name: string;
  readonly path: string;
  readonly text: string;
  /** Place and code: `4:15 bad-date`. */
  readonly expected: string;
  readonly code: string;
}

/** A vendor's file without a fault. */
export const FAULTLESS = `vendor: Broken
offers:
  - category: Databases
    tier: Free
    url: https://broken.example/pricing
    verifiedDate: 2026-11-01
    tags: [sql]
    description: One database of 1 GB
`;

type Row = readonly [name: string, code: string, text: string, path?: string];

/**
 * A line of the vendor's file that takes the place of the one with its key, `+` with lines behind it (`CHANGE`
 * begins a change record), or, with a path, a whole file. The diagnostic begins at «, or at the start of the file.
 */
const CHANGE = 'changes: [{ change_type: limits_reduced, date: 2026-10-10, impact: low, summary: Less,';

const ROWS: readonly Row[] = [
  ['file-at-the-top', 'misplaced-file', FAULTLESS, 'broken.yaml'],
  ['file-of-no-kind', 'misplaced-file', 'a: 1', 'notes.yaml'],
  ['vendor-among-the-reads', 'misplaced-file', FAULTLESS, 'reads/broken.yaml'],
  ['complex-key', 'complex-key', '+? «[a, b]\n: 1\n'],
  ['text-cut-at-comment', 'cut-text', 'tier: Free «#1 of all'],
  ['duplicate-key', 'duplicate-key', '+«vendor: Other\n'],
  ['duplicate-key-in-offer', 'duplicate-key', 'tier: Free\n    «tier: Pro'],
  ['empty-file', 'empty-file', '', 'vendors/broken.yaml'],
  ['second-document', 'multiple-documents', '+«---\nvendor: Other\n'],
  ['alias-without-anchor', 'yaml-alias', 'tier: «*free'],
  ['anchor', 'yaml-anchor', 'tier: «&free Free'],
  ['merge-key', 'yaml-merge', '+«<<: { aliases: [B] }\n'],
  ['unclosed-list', 'yaml-syntax', 'tags: «[sql'],
  ['unknown-tag', 'yaml-tag', 'tier: «!plan Free'],
  ['date-in-words', 'bad-date', 'verifiedDate: «1 November 2026'],
  ['detector-of-no-form', 'bad-detector', '+detect: { hosts: [«https://broken.example] }\n'],
  ['limit-without-amount', 'bad-limit', 'tags: [sql]\n    limits: [«plenty of storage]'],
  [
    'failures-by-half',
    'bad-number',
    'reads: [{ url: https://acme.example/pricing, last_attempt: 2026-11-19, failure: { category: timeout, consecutive: «0.5, error: None } }]',
    'reads/acme.yaml',
  ],
  ['url-javascript', 'bad-url', 'url: «javascript:alert(1)'],
  ['url-with-space', 'bad-url', 'url: «https://broken.example/our pricing'],
  ['source-url-without-host', 'bad-url', '+CHANGE source_url: «https://news }]\n'],
  ['date-slip-in-year', 'implausible-date', 'verifiedDate: «1026-11-01'],
  ['categories-empty', 'empty-list', '«[]', 'categories.yaml'],
  ['tags-empty', 'empty-list', 'tags: «[]'],
  ['description-empty', 'empty-text', "description: «''"],
  ['date-that-is-none', 'impossible-date', 'verifiedDate: «2026-02-30'],
  ['impact-missing', 'missing-field', '+changes: [{ «change_type: rebranded, date: 2026-10-10, summary: New }]\n'],
  ['tier-null', 'missing-field', '«tier:'],
  ['vendor-missing', 'missing-field', '«offers: []', 'vendors/broken.yaml'],
  ['waiver-without-reason', 'missing-field', '- { «check: unknown-tag, file: vendors/acme.yaml }', 'waivers.yaml'],
  ['tags-too-many', 'too-many-tags', 'tags: [a, b, c, d, e, f, g, h, «i]'],
  [
    'change-type-unknown',
    'unknown-change-type',
    '+changes: [{ change_type: «gone, date: 2026-10-10, impact: low, summary: Less }]\n',
  ],
  [
    'impact-unknown',
    'unknown-impact',
    '+changes: [{ change_type: rebranded, date: 2026-10-10, impact: «huge, summary: Less }]\n',
  ],
  [
    'code-that-earns',
    'unknown-key',
    '- { vendor: Acme, code: A, referral_url: https://acme.example/a, referee_benefit: A month, «referrer_benefit: 5 }',
    'referral-codes.yaml',
  ],
  ['key-misspelt', 'unknown-key', 'tier: Free\n    «teer: Pro'],
  ['key-of-every-object', 'unknown-key', '+«__proto__: { offers: [] }\n'],
  ['key-too-deep', 'unknown-key', 'tier: Free\n    «changes: []'],
  ['key-that-is-a-number', 'unknown-key', '+«1: x\n'],
  ['eligibility-unknown', 'unknown-value', 'tags: [sql]\n    eligibility: { type: «pupil }'],
  ['resolution-state-unknown', 'unknown-value', '+CHANGE resolution: { state: «over, date: 2026-11-01 } }]\n'],
  [
    'member-of-other-kind',
    'unknown-value',
    'members: [{ vendor: Birch, kind: «frontier }]',
    'comparisons/hosting-pricing.yaml',
  ],
  ['vendor-name-too-long', 'long-name', `vendor: «${'Broken '.repeat(15)}`],
  ['description-without-end', 'long-text', `description: «${'One database. '.repeat(150)}`],
  ['tier-with-comma', 'trailing-comma', 'tier: «Free,'],
  ['alias-without-slug', 'unsluggable-name', '+aliases: [«東京]\n'],
  ['no-break-space', 'invalid-whitespace', 'tier: Free«\u00A0plan'],
  ['invisible-character', 'invalid-whitespace', 'tier: «"Fr\\u200Bee"'],
  ['date-is-a-year', 'bad-date', 'verifiedDate: «2026'],
  ['tags-are-a-text', 'wrong-type', 'tags: «sql'],
  ['number-after-a-digit', 'wrong-type', 'tags: [route5,«300]'],
  ['tag-is-a-mapping', 'wrong-type', 'tags: [sql, «{ name: sql }]'],
  ['tier-is-a-truth-value', 'wrong-type', 'tier: «true'],
  ['tags-as-a-mapping', 'wrong-type', '«tags: [sql, hosting]', 'tags.yaml'],
  [
    'waiver-of-a-shape',
    'unknown-check',
    '- { check: «empty-text, file: vendors/acme.yaml, reason: x }',
    'waivers.yaml',
  ],
  [
    'waiver-of-no-file',
    'unneeded-waiver',
    '- { check: unknown-tag, file: «vendors/oak.yaml, reason: x }',
    'waivers.yaml',
  ],
  [
    'waiver-unneeded',
    'unneeded-waiver',
    '- { check: «unknown-tag, file: vendors/acme.yaml, reason: x }',
    'waivers.yaml',
  ],
];

function brokenFile([name, code, written, path]: Row): BrokenFile {
  const marked = path === undefined ? edited(written) : written;
  const before = marked.split('«', 1)[0] ?? '';
  const lines = marked.includes('«') ? before.split('\n') : [''];
  const expected = `${lines.length}:${(lines.at(-1) ?? '').length + 1} ${code}`;
  return { name, path: path ?? 'vendors/broken.yaml', text: marked.replace('«', ''), expected, code };
}

function edited(written: string): string {
  if (written.startsWith('+')) return FAULTLESS + written.slice(1).replace('CHANGE', CHANGE);
  const key = /[\w-]+:/.exec(written)?.[0] ?? '';
  return FAULTLESS.split('\n')
    .map((line) =>
      line.replace(/^[ -]*/, '').startsWith(key) ? line.replace(/[\w-]+:.*/, () => written.replace(/^- /, '')) : line,
    )
    .join('\n');
}

/** The files with a fault of a stage. */
export const BROKEN: readonly BrokenFile[] = ROWS.map(brokenFile);
