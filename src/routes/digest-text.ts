import type { ChangeRecord } from '../model/change-record.ts';
import { digestOrder, type WeeklyDigest } from '../rules/digest/digest.ts';
import { escapeMarkup, webAddress, escapeMarkdown, markdownDestination } from './shared/escape.ts';
import { changeWords, countNoun } from './shared/words.ts';

type DigestOutline = ReturnType<typeof digestOutline>;
type Citation = Readonly<Record<'cite_as' | 'url', string>>;

/** The content of a weekly digest for every form of it, with unescaped texts and at most `limit` changes per section. */
export function digestOutline(digest: WeeklyDigest, limit: number) {
  const { week, effective, discovered } = digest;
  return {
    title: `Pricing changes, ${week.from} to ${week.to}`,
    headline: headline(digest),
    sections: [
      digestSection('Took effect', effective, limit),
      digestSection('Discovered, effective date unknown', discovered, limit),
    ],
  };
}

function digestSection(heading: string, changes: readonly ChangeRecord[], limit: number) {
  const omitted = changes.length - limit;
  /** The line below the changes; null when all are shown. */
  const remark =
    changes.length === 0 ? 'None.' : omitted > 0 ? `${countNoun(omitted, 'more change')} not shown.` : null;
  return { heading, changes: changes.slice(0, limit), remark };
}

function headline({ effective, discovered, week, until }: WeeklyDigest): string {
  // Each list begins with its heaviest change.
  const [first] = digestOrder([...effective.slice(0, 1), ...discovered.slice(0, 1)]);
  if (!first) return `No tracked pricing change from ${week.from} to ${until}.`;
  const lead = `${first.vendor} (${changeWords(first.change_type)})`;
  return `${changeCounts(effective.length, discovered.length)}; first by weight: ${lead}.`;
}

/** The numbers of changes in words: `2 tracked pricing changes took effect, 1 discovered`; a number of 0 is left out. */
export function changeCounts(effective: number, discovered: number): string {
  const noun = 'tracked pricing change';
  if (effective === 0) return discovered === 0 ? `no ${noun}` : `${countNoun(discovered, noun)} discovered`;
  const took = `${countNoun(effective, noun)} took effect`;
  return discovered === 0 ? took : `${took}, ${discovered} discovered`;
}

/** How a form of the digest writes its parts. `text`, `strong` and `link` are inline; the others are blocks. */
interface Markup {
  readonly text: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly link: (text: string, url: URL) => string;
  readonly heading: (level: 1 | 2, text: string) => string;
  readonly paragraph: (inline: string) => string;
  readonly list: (entries: readonly string[]) => string;
}

const HTML: Markup = {
  text: escapeMarkup,
  strong: (text) => `<strong>${escapeMarkup(text)}</strong>`,
  link: (text, url) => `<a href="${escapeMarkup(url.href)}" rel="nofollow noopener">${escapeMarkup(text)}</a>`,
  heading: (level, text) => `<h${level}>${escapeMarkup(text)}</h${level}>`,
  paragraph: (inline) => `<p>${inline}</p>`,
  list: (entries) => ['<ul>', ...entries.map((entry) => `<li>${entry}</li>`), '</ul>'].join('\n'),
};

const MARKDOWN: Markup = {
  text: escapeMarkdown,
  strong: (text) => `**${escapeMarkdown(text)}**`,
  link: (text, url) => `[${escapeMarkdown(text)}](${markdownDestination(url)})`,
  heading: (level, text) => `${'#'.repeat(level)} ${escapeMarkdown(text)}`,
  paragraph: (inline) => inline,
  list: (entries) => entries.map((entry) => `- ${entry}`).join('\n'),
};

function entryLine(record: ChangeRecord, { text, strong, link }: Markup): string {
  const url = record.source_url === undefined ? null : webAddress(record.source_url);
  const cited = url ? ` (${link(url.host, url)})` : '';
  const facts = `${record.date}, ${changeWords(record.change_type)}, ${record.impact} impact`;
  return `${strong(record.vendor)} (${text(record.category)}), ${facts}: ${text(record.summary)}${cited}`;
}

/** The blocks of a digest. Every change is one list entry of one line. */
function blocks({ title, headline, sections }: DigestOutline, cited: Citation, markup: Markup): readonly string[] {
  const { heading, paragraph, list, text, link } = markup;
  const url = webAddress(cited.url);
  return [
    heading(1, title),
    paragraph(text(headline)),
    ...sections.flatMap(({ heading: name, changes, remark }) => [
      heading(2, name),
      ...(changes.length > 0 ? [list(changes.map((record) => entryLine(record, markup)))] : []),
      ...(remark === null ? [] : [paragraph(text(remark))]),
    ]),
    // Of an address that is not http or https the citation is text.
    paragraph(url ? link(cited.cite_as, url) : text(cited.cite_as)),
  ];
}

/** A digest as an HTML document without script, style or image, suitable for e-mail. */
export function digestHtml(outline: DigestOutline, cited: Citation): string {
  const lines = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(outline.title)}</title>`,
    '</head>',
    '<body>',
    '<main>',
    ...blocks(outline, cited, HTML),
    '</main>',
    '</body>',
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}

export function digestMarkdown(outline: DigestOutline, cited: Citation): string {
  return `${blocks(outline, cited, MARKDOWN).join('\n\n')}\n`;
}
