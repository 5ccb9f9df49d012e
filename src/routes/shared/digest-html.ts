import type { ChangeRecord } from '../../model/change-record.ts';
import { changeFacts, type DigestOutline, type DigestSection } from './digest-outline.ts';
import { escapeMarkup, webAddress } from './escape.ts';

/** A digest as an HTML document without script, style or image, suitable for e-mail. */
export function digestHtml(outline: DigestOutline): string {
  const title = escapeMarkup(outline.title);
  const lines = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    '</head>',
    '<body>',
    `<h1>${title}</h1>`,
    `<p>${escapeMarkup(outline.headline)}</p>`,
    ...outline.sections.flatMap(sectionLines),
    `<p>${linked(outline.citation.text, outline.citation.url)}</p>`,
    '</body>',
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}

function sectionLines({ heading, changes, remark }: DigestSection): readonly string[] {
  return [
    `<h2>${escapeMarkup(heading)}</h2>`,
    ...(changes.length > 0 ? ['<ul>', ...changes.map(entry), '</ul>'] : []),
    ...(remark === null ? [] : [`<p>${escapeMarkup(remark)}</p>`]),
  ];
}

function entry(record: ChangeRecord): string {
  const { vendor, category, summary, source_url: source } = record;
  const url = source === undefined ? null : webAddress(source);
  const cited = url ? ` (${linked(url.host, url.href)})` : '';
  const lead = `<li><strong>${escapeMarkup(vendor)}</strong> (${escapeMarkup(category)}), ${changeFacts(record)}:`;
  return `${lead} ${escapeMarkup(summary)}${cited}</li>`;
}

/** A link, or its text alone when the address is not http or https. */
function linked(text: string, address: string): string {
  const url = webAddress(address);
  return url
    ? `<a href="${escapeMarkup(url.href)}" rel="nofollow noopener">${escapeMarkup(text)}</a>`
    : escapeMarkup(text);
}
