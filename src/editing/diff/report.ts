import type { CatalogueDiff } from './diff.ts';

/** The two compared states, as named in the first line. */
export interface DiffHeading {
  readonly base: string;
  readonly date: string;
}

/** The consequences as a person reads them on a terminal. */
export function diffText(found: CatalogueDiff, { base, date }: DiffHeading): string {
  const sections = [
    ...found.vendors.map(({ name, lines }) => section(name, lines)),
    section('Lists', found.lists),
  ].filter((text) => text !== '');
  const heading = `${base} → working tree, both as of ${date}`;
  return [heading, ...(sections.length === 0 ? ['nothing that is served changes'] : sections)].join('\n\n');
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** The same as Markdown, for a pull request. */
export function diffMarkdown(found: CatalogueDiff, { base, date }: DiffHeading): string {
  const sections = [
    ...found.vendors.map(({ name, lines }) => list(escapeMarkdown(name), lines.map(responseFirst))),
    list('Lists', found.lists.map(escapeMarkdown)),
  ].filter((text) => text !== '');
  const heading = `## What this changes\n\n${code(base)} → this branch, both as of ${date}`;
  return [heading, ...(sections.length === 0 ? ['Nothing that is served changes.'] : sections)].join('\n\n');
}

function list(title: string, entries: readonly string[]): string {
  return entries.length === 0 ? '' : [`### ${title}`, '', ...entries.map((entry) => `- ${entry}`)].join('\n');
}

/** `/api/details/neon: description …` with the response as code. */
function responseFirst(line: string): string {
  const end = line.indexOf(': ');
  return `${code(line.slice(0, end))}: ${escapeMarkdown(line.slice(end + ': '.length))}`;
}

const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``;

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');
