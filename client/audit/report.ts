import { escapeJson, escapeMarkdown } from '../../src/routes/shared/escape.ts';
import { countNoun } from '../../src/routes/shared/words.ts';
import { INVISIBLE } from '../../src/rules/text/kept-text.ts';
import pkg from '../package.json' with { type: 'json' };
import { FINDING_LEVELS, type Audit, type AuditedVendor, type Finding, type FindingLevel } from './findings.ts';
import type { FoundMention } from './mention.ts';

/** Names of a vendor that the text forms show; the JSON form has all. */
const SHOWN_NAMES = 3;

/** What each level says, for rule lists and legends. */
const LEVEL_MEANING: Readonly<Record<FindingLevel, string>> = {
  gone: 'The product was discontinued, or the page of its offer is gone',
  risky: 'The index rates the vendor risky, by a dated record',
  ending: 'Something of the vendor ends or changes on a stated day',
  expiring: 'An offer of the vendor expires within 90 days, has expired or was retired',
  caution: 'The index rates the vendor with caution, by a dated record',
};

/** The audit for a terminal. */
export function textReport(audit: Audit): string {
  const blocks = audit.vendors.filter(({ findings }) => findings.length > 0).map(textBlock);
  const parts = [...blocks, auditSummary(audit), quietSentences(audit), sourceLine(audit)];
  return parts.filter((part) => part !== '').join('\n\n');
}

function textBlock({ vendor, findings, use_instead, named_by }: AuditedVendor): string {
  const lines = findings.flatMap(({ level, date, text, source_url }) => [
    `${level.toUpperCase().padEnd(8)}  ${printable(`${vendor}: ${datePrefix(date)}${text}`)}`,
    ...(source_url === null ? [] : [`          source       ${printable(source_url)}`]),
  ]);
  const instead = use_instead.length === 0 ? [] : [`          use instead  ${use_instead.map(printable).join(', ')}`];
  return [...lines, `          named by     ${namesOf(named_by)}`, ...instead].join('\n');
}

/** Text that cannot begin a line of a log or a table, nor reorder or hide one: what is invisible becomes an escape. */
export function printable(text: string): string {
  return text.replace(INVISIBLE, (character) => {
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
}

const datePrefix = (date: string | null): string => (date === null ? '' : `${date}, `);

function namesOf(mentions: readonly FoundMention[]): string {
  const shown = mentions.slice(0, SHOWN_NAMES).map(mentionText);
  const more = mentions.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join('; ');
}

function mentionText({ kind, name, file, line, indirect }: FoundMention): string {
  const at = line === undefined ? printable(file) : `${printable(file)}:${line}`;
  const indirectly = indirect ? ', needed by another package' : '';
  return kind === 'files' ? printable(file) : `${at} (${kind} ${printable(name)}${indirectly})`;
}

function auditSummary({ vendors, files_read }: Audit): string {
  const found = vendors.filter(({ findings }) => findings.length > 0).length;
  const named = `${countNoun(vendors.length, 'vendor')} named by ${countNoun(files_read, 'file')}`;
  return `${named}; ${found === 0 ? 'nothing found about any of them' : `something found about ${found}`}.`;
}

/** The vendors without a finding, in one sentence per status, and how many are left out; empty where there are none. */
function quietSentences({ vendors, only_in_lockfiles: left }: Audit): string {
  const namesWith = (status: AuditedVendor['status']): readonly string[] =>
    vendors.filter((vendor) => vendor.status === status).map(({ vendor }) => printable(vendor));
  const [stable, unrated] = [namesWith('stable'), namesWith('unrated')];
  return [
    ...(stable.length === 0 ? [] : [`Stable: ${stable.join(', ')}.`]),
    ...(unrated.length === 0 ? [] : [`Without a published level: ${unrated.join(', ')}.`]),
    ...(left === 0
      ? []
      : [`Left out: ${countNoun(left, 'vendor')} that only a lockfile names; --indirect counts them.`]),
  ].join('\n');
}

function sourceLine({ source, catalogue_as_of }: Audit): string {
  return `Facts of the Developer Deals Index (${source}), newest entry ${catalogue_as_of ?? 'none'}.`;
}

/** The whole audit as JSON, with escapes for what a terminal would interpret. */
export function jsonReport(audit: Audit): string {
  return escapeJson(JSON.stringify(audit, null, 2), /[\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069]/g);
}

/** The first line of every Markdown report: a comment that is updated, not repeated, is found by it. */
export const MARKDOWN_MARK = '<!-- deals-audit -->';

/** The audit as Markdown, for a comment or a job summary. */
export function markdownReport(audit: Audit): string {
  const found = audit.vendors.filter(({ findings }) => findings.length > 0);
  const head = ['| | Vendor | What | Use instead | Named by |', '| --- | --- | --- | --- | --- |'];
  const table = [...head, ...found.map(auditRow)].join('\n');
  const parts = [
    MARKDOWN_MARK,
    '### Vendors of this project',
    auditSummary(audit),
    found.length === 0 ? '' : table,
    ...quietSentences(audit).split('\n').map(commentText),
    commentText(sourceLine(audit)),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function auditRow({ vendor, findings, use_instead, named_by }: AuditedVendor): string {
  const what = findings.map((finding) => `${datePrefix(finding.date)}${withSource(finding)}`).join('<br>');
  const levels = [...new Set(findings.map(({ level }) => level))].join(', ');
  const cells = [
    `**${levels}**`,
    commentText(vendor),
    what,
    commentText(use_instead.join(', ')),
    commentText(namesOf(named_by)),
  ];
  return `| ${cells.join(' | ')} |`;
}

function withSource({ text, source_url }: Finding): string {
  const isPlain = source_url !== null && /^https?:\/\/[^\s()<>|]+$/.test(source_url);
  return isPlain ? `${commentText(text)} ([source](${source_url}))` : commentText(text);
}

/** Text from answers and file names, with nothing that Markdown reads, and no mention of a person, which a backslash would not stop. */
function commentText(text: string): string {
  return escapeMarkdown(text).replaceAll('\\@', '@\u200b');
}

const SARIF_LEVEL: Readonly<Record<FindingLevel, 'error' | 'warning' | 'note'>> = {
  gone: 'error',
  risky: 'error',
  ending: 'warning',
  expiring: 'note',
  caution: 'warning',
};

/** The audit as a SARIF 2.1.0 log: one result per finding, at the first file that names the vendor. */
export function sarifReport(audit: Audit): string {
  const rules = FINDING_LEVELS.map((level) => ({
    id: `vendor-${level}`,
    shortDescription: { text: LEVEL_MEANING[level] },
  }));
  const results = audit.vendors.flatMap((vendor) => vendor.findings.map((finding) => sarifResult(vendor, finding)));
  const isAddress = /^https?:/.test(audit.source);
  const driver = {
    name: 'deals-audit',
    version: pkg.version,
    ...(isAddress ? { informationUri: audit.source } : {}),
    rules,
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, results }],
  };
  return JSON.stringify(log, null, 2);
}

/** What a result says of a vendor of each level, before the fact. */
const LEVEL_VERB: Readonly<Record<FindingLevel, string>> = {
  gone: 'is gone',
  risky: 'is rated risky',
  ending: 'ends or changes something',
  expiring: 'has an offer that ends or ended',
  caution: 'is rated with caution',
};

function sarifResult(
  { vendor, slug, use_instead, named_by }: AuditedVendor,
  { level, date, text, source_url }: Finding,
) {
  const source = source_url === null ? '' : `\nsource: ${source_url}`;
  const instead = use_instead.length === 0 ? '' : `\nuse instead: ${use_instead.join(', ')}`;
  return {
    ruleId: `vendor-${level}`,
    ruleIndex: FINDING_LEVELS.indexOf(level),
    level: SARIF_LEVEL[level],
    message: { text: `${vendor} ${LEVEL_VERB[level]}: ${datePrefix(date)}${text}${source}${instead}` },
    locations: named_by.slice(0, 1).map(physicalLocation),
    // The same vendor and level is the same alert, whatever file names it first.
    partialFingerprints: { 'vendorLevel/v1': `${slug}:${level}` },
  };
}

function physicalLocation({ file, line }: FoundMention) {
  const artifactLocation = { uri: file.split('/').map(encodeURIComponent).join('/') };
  return { physicalLocation: { artifactLocation, ...(line === undefined ? {} : { region: { startLine: line } }) } };
}
