import type { PageText } from '../../model/page-text.ts';

export const MAX_BETTER_LINKS = 2;

/** Where a page was found, and which addresses belong to the vendor. */
export interface LinkSetting {
  readonly citedUrl: string;
  readonly finalUrl: string;
  /** Whether an address has the registrable domain of the page. */
  readonly isSameSite: (url: string) => boolean;
  /** The entry is a programme for startups, students or the like. */
  readonly isProgramme: boolean;
}

/** Words of an address or a text, with how likely the linked page states the terms. */
const TERMS: readonly (readonly [pattern: RegExp, score: number])[] = [
  [/\bpric(?:e|es|ing)\b/, 6],
  [/\bfree[ -]?(?:tier|plan)s?\b/, 6],
  [/\bplans?\b/, 4],
  [/\b(?:limits|quotas)\b/, 3],
  [/\bfree\b/, 2],
];
const PROGRAMME: readonly (readonly [pattern: RegExp, score: number])[] = [
  [/\b(?:startups?|accelerators?|founders?)\b/, 8],
  [/\b(?:students?|education|open[ -]source|nonprofits?)\b/, 7],
  [/\b(?:credits?|program(?:me)?s?)\b/, 4],
];
/** Pages that report, register or help, and files. */
const OTHER_PAGE =
  /\/(?:blog|news|press|changelog|careers|jobs|login|sign-?in|sign-?up|register|signup|forum|community|status|legal|privacy|terms|cart|checkout|tags?|author|events?|webinars?)(?:[/?.]|$)|\.(?:pdf|zip|png|jpe?g|gif|svg|mp4|dmg|exe)$/;
const CALL_TO_ACTION = /\b(?:start|try|sign up|get started|join|register|download)\b/;

/**
 * At most two links of the vendor whose address or text speaks of prices, plans, free terms or the programme, best
 * first.
 */
export function betterPageLinks(page: PageText, setting: LinkSetting): readonly string[] {
  const known = new Set([setting.citedUrl, setting.finalUrl].map(withoutTail));
  const table = setting.isProgramme ? [...PROGRAMME, ...TERMS] : TERMS;
  const scored: { readonly url: string; readonly score: number }[] = [];
  for (const link of page.links) {
    const address = withoutTail(link.url);
    const score = known.has(address) ? 0 : scoreOf(address, link.text.toLowerCase(), table);
    if (score <= 0 || !setting.isSameSite(link.url)) continue;
    known.add(address);
    scored.push({ url: link.url, score });
  }
  return scored
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_BETTER_LINKS)
    .map(({ url }) => url);
}

function scoreOf(address: string, text: string, table: typeof TERMS): number {
  if (OTHER_PAGE.test(address)) return 0;
  const [, ...path] = address.split('/');
  const best = (subject: string) =>
    Math.max(0, ...table.map(([pattern, score]) => (pattern.test(subject) ? score : 0)));
  const byText = CALL_TO_ACTION.test(text) ? 0 : best(text);
  // A short path is more likely the page itself, a long one an article about it.
  return best(path.join(' ').replaceAll('_', ' ')) + byText - Math.min(3, path.length) / 2;
}

/** An address in lower case without scheme, query and slash at the end. */
const withoutTail = (url: string): string =>
  url
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/[?#].*/s, '')
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase();
