import type { ChangeRecord } from '../../model/change-record.ts';
import { changeFacts, type DigestOutline, type DigestSection } from './digest-outline.ts';
import { escapeMarkdown, markdownDestination, webAddress } from './escape.ts';

/** A digest as Markdown. Every change is one list entry of one line. */
export function digestMarkdown(outline: DigestOutline): string {
  const blocks = [
    `# ${escapeMarkdown(outline.title)}`,
    escapeMarkdown(outline.headline),
    ...outline.sections.flatMap(sectionBlocks),
    linked(outline.citation.text, outline.citation.url),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function sectionBlocks({ heading, changes, remark }: DigestSection): readonly string[] {
  return [
    `## ${escapeMarkdown(heading)}`,
    ...(changes.length > 0 ? [changes.map(entry).join('\n')] : []),
    ...(remark === null ? [] : [escapeMarkdown(remark)]),
  ];
}

function entry(record: ChangeRecord): string {
  const { vendor, category, summary, source_url: source } = record;
  const url = source === undefined ? null : webAddress(source);
  const cited = url ? ` (${linked(url.host, url.href)})` : '';
  const lead = `- **${escapeMarkdown(vendor)}** (${escapeMarkdown(category)}), ${changeFacts(record)}:`;
  return `${lead} ${escapeMarkdown(summary)}${cited}`;
}

/** A link, or its text alone when the address is not http or https. */
function linked(text: string, address: string): string {
  const url = webAddress(address);
  return url ? `[${escapeMarkdown(text)}](${markdownDestination(url)})` : escapeMarkdown(text);
}
