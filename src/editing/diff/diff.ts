import { isDeepStrictEqual } from 'node:util';
import { type Compared, vendorDiff } from './vendor-diff.ts';
import type { CatalogueRecords } from '../../model/catalogue.ts';
import { escapeMarkdown } from '../../routes/shared/escape.ts';

/** The effect of an edit on the answers of the service. */
type CatalogueDiff = ReturnType<typeof catalogueDiff>;

/** Everything that two catalogues, put to the same day, state differently of a vendor, and the entries of lists that differ. */
export function catalogueDiff(compared: Compared) {
  const { before, after } = compared;
  const slugs = [...new Set([...before.vendorBySlug.keys(), ...after.vendorBySlug.keys()])].sort();
  return {
    vendors: slugs.flatMap((slug) => vendorDiff(compared, slug) ?? []),
    lists: changedLists(before.records, after.records),
  };
}

/** A line per entry of a list, such as `categories.yaml: Databases changed`. */
function changedLists(before: CatalogueRecords, after: CatalogueRecords): readonly string[] {
  const [old, now] = [listEntries(before), listEntries(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((entry) => {
    if (isDeepStrictEqual(old.get(entry), now.get(entry))) return [];
    if (!old.has(entry)) return `${entry} is new`;
    return now.has(entry) ? `${entry} changed` : `${entry} is gone`;
  });
}

/** Each entry of a list by its file and name. */
function listEntries(records: CatalogueRecords): ReadonlyMap<string, unknown> {
  const { categories, comparisons, stacks, referral_codes: codes, synonyms } = records;
  return new Map<string, unknown>([
    ...categories.map((entry) => [`categories.yaml: ${entry.name}`, entry] as const),
    ...comparisons.flatMap(({ name, members }) =>
      members.map((member) => {
        return [`comparisons/${name}.yaml: ${member.vendor} (${member.category ?? member.kind})`, member] as const;
      }),
    ),
    ...stacks.map((entry) => [`stacks.yaml: ${entry.use_case}`, entry] as const),
    ...codes.map((entry) => [`referral-codes.yaml: ${entry.vendor}`, entry] as const),
    ...synonyms.map((group) => [`synonyms.yaml: ${group.join(', ')}`, group] as const),
  ]);
}

/** The two compared states, as named in the first line. */
type Heading = Readonly<Record<'base' | 'date', string>>;

export function diffText({ vendors, lists }: CatalogueDiff, { base, date }: Heading): string {
  const sections = [...vendors, { name: 'Lists', lines: lists }]
    .filter(({ lines }) => lines.length > 0)
    .map(({ name, lines }) => [name, ...lines.map((line) => `  ${line}`)].join('\n'));
  const heading = `${base} → working tree, both as of ${date}`;
  return [heading, ...(sections.length === 0 ? ['nothing that is served changes'] : sections)].join('\n\n');
}

export function diffMarkdown({ vendors, lists }: CatalogueDiff, { base, date }: Heading): string {
  const written = vendors.map(({ name, lines }) => ({ name, lines: lines.map(responseFirst) }));
  const sections = [...written, { name: 'Lists', lines: lists.map(escapeMarkdown) }]
    .filter(({ lines }) => lines.length > 0)
    .map(({ name, lines }) => [`### ${escapeMarkdown(name)}`, '', ...lines.map((line) => `- ${line}`)].join('\n'));
  const heading = `## What this changes\n\n${code(base)} → this branch, both as of ${date}`;
  return [heading, ...(sections.length === 0 ? ['Nothing that is served changes.'] : sections)].join('\n\n');
}

/** `/api/details/neon: description …` with the response as code. */
function responseFirst(line: string): string {
  const end = line.indexOf(': ');
  return `${code(line.slice(0, end))}: ${escapeMarkdown(line.slice(end + ': '.length))}`;
}

const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``;
