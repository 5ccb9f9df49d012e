import { escapeMarkdown } from '../../routes/shared/escape.ts';
import type { CatalogueDiff } from './diff.ts';

/** The two compared states, as named in the first line. */
type Heading = Readonly<Record<'base' | 'date', string>>;

/** The consequences as a person reads them on a terminal. */
export function diffText({ vendors, lists }: CatalogueDiff, { base, date }: Heading): string {
  const sections = [...vendors, { name: 'Lists', lines: lists }]
    .filter(({ lines }) => lines.length > 0)
    .map(({ name, lines }) => [name, ...lines.map((line) => `  ${line}`)].join('\n'));
  const heading = `${base} → working tree, both as of ${date}`;
  return [heading, ...(sections.length === 0 ? ['nothing that is served changes'] : sections)].join('\n\n');
}

/** The same as Markdown, for a pull request. */
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
