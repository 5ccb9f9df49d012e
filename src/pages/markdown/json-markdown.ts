import { escapeMarkdown, markdownDestination, webAddress } from '../../routes/shared/escape.ts';

const MAX_HEADING_LEVEL = 4;

/**
 * The body of an answer as Markdown: fields as a list, lists of records as entries, nested records under a heading. Empty
 * fields and those that begin with an underscore are left out; a null is left out too, except a withheld risk level.
 */
export function jsonMarkdown(body: object, level = 2): string {
  const fields = Object.entries(body).filter(([name, value]) => isShown(name, value)) as [string, unknown][];
  const lines = fields.filter(([, value]) => !isNested(value)).map(([name, value]) => `- ${name}: ${inline(value)}`);
  const sections = fields.filter(([, value]) => isNested(value)).map(([name, value]) => section(name, value, level));
  return [lines.join('\n'), ...sections].filter((part) => part !== '').join('\n\n');
}

const RISK_LEVEL = 'risk_level';

function isShown(name: string, value: unknown): boolean {
  if (name.startsWith('_')) return false;
  if (value === null) return name === RISK_LEVEL;
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== '';
}

/** A record, or a list that holds records. */
function isNested(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isRecord) : isRecord(value);
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function section(name: string, value: unknown, level: number): string {
  const heading = `${'#'.repeat(Math.min(level, MAX_HEADING_LEVEL))} ${escapeMarkdown(name)}`;
  if (!Array.isArray(value)) return `${heading}\n\n${isRecord(value) ? jsonMarkdown(value, level + 1) : ''}`;
  return `${heading}\n\n${value.map((item: unknown) => entry(item)).join('\n')}`;
}

/** One record of a list, on one line. */
function entry(item: unknown): string {
  if (!isRecord(item)) return `- ${inline(item)}`;
  const fields = Object.entries(item).filter(([name, value]) => isShown(name, value)) as [string, unknown][];
  return `- ${fields.map(([name, value]) => `${name}: ${inline(value)}`).join('; ')}`;
}

function inline(value: unknown): string {
  if (value === null) return 'withheld';
  if (Array.isArray(value)) return value.map(inline).join(', ');
  if (isRecord(value)) {
    const fields = Object.entries(value).filter(([name, inner]) => isShown(name, inner)) as [string, unknown][];
    return `(${fields.map(([name, inner]) => `${name}: ${inline(inner)}`).join('; ')})`;
  }
  return typeof value === 'string' ? textMarkdown(value) : JSON.stringify(value);
}

/** A text, or a link where it is an address. */
function textMarkdown(value: string): string {
  const url = /^https?:\/\/\S+$/.test(value) ? webAddress(value) : null;
  return url ? `[${escapeMarkdown(url.host)}](${markdownDestination(url)})` : escapeMarkdown(value);
}
