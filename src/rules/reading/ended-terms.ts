import type { PageText, TextBlock } from '../../model/page-text.ts';
import type { EndedTerms } from '../../model/page-verdict.ts';
import { datesIn } from '../dates/stated-deadline.ts';
import { sentencesOf } from '../figures/figures-of.ts';
import { keptText } from '../text/kept-text.ts';
import type { TierNames } from './plan-labels.ts';
import { parsedUrl } from '../text/parsed-url.ts';
import { escapePattern, WordSet } from '../text/words.ts';
import type { NamedVendor } from './vendor-named.ts';

/** Sections and addresses that report about many things, others' included. */
const NEWS =
  /\b(?:blog|news|newsroom|articles?|posts?|press|changelog|change log|release notes|what's new|related|read more|stories|latest)\b/i;
/** Whether a block stands below a heading of such a section. */
export const isInNews = ({ headings }: Pick<TextBlock, 'headings'>): boolean =>
  headings.some((heading) => NEWS.test(heading));
const NEWS_PATH = /\/(?:blog|news|press|changelog|releases|articles?|posts?|stories)(?:\/|$)/i;
/** A sentence that does not say that something ends: questions, conditions, denials, plans. */
const NO_STATEMENT =
  /\?\s*$|\b(?:if|unless|whether|when you|once you|until you|never|not (?:going|ending|end|be|being|been)|isn't|won't|will not|no plans|don't worry|coming soon|trial|cancel|your (?:subscription|billing)|alternatives? to|read (?:more|how|why))\b/i;
const THING = '(?:tiers?|plans?|programs?|programmes?|accounts?|offers?|offerings?|versions?|editions?|credits|usage)';
const ENDS =
  '(?:discontinued|retired|sunset(?:ted)?|removed|shut down|ended|deprecated|phased out|withdrawn|cancelled|canceled|closed|eliminated|terminated|no longer (?:available|offered|supported|open|free))';
const MAX_SENTENCE_CHARS = 600;
/** The sentence of a page that says that the free tier, plan or programme ends or has ended; null for none. */
export function endedTerms(
  page: PageText,
  tier: TierNames,
  { vendor, finalUrl }: { readonly vendor: NamedVendor; readonly finalUrl: string },
): EndedTerms | null {
  if (NEWS_PATH.test(parsedUrl(finalUrl)?.pathname ?? '')) return null;
  const patterns = tierPatterns(tier);
  for (const block of [...page.blocks, ...page.asides]) {
    if (!isOwnStatement(block)) continue;
    for (const sentence of sentencesOf(block.text)) {
      if (sentence.length > MAX_SENTENCE_CHARS || NO_STATEMENT.test(sentence)) continue;
      if (isAboutOther(sentence, vendor) || !patterns.some((pattern) => pattern.test(sentence))) continue;
      const [date, ...more] = datesIn(sentence);
      return { quote: keptText(sentence) ?? '', ...(date !== undefined && more.length === 0 && { date }) };
    }
  }
  return null;
}

const isOwnStatement = ({ kind, headings, card }: TextBlock): boolean =>
  kind !== 'data' && !isInNews({ headings: [...headings, card ?? ''] });

function tierPatterns(tier: TierNames): readonly RegExp[] {
  const names = [...(tier.isFree ? ['free'] : []), ...tier.names].map(escapePattern);
  if (names.length === 0) return [];
  const own = `\\b(?:${names.join('|')})(?: ${THING})?(?: ${THING})`;
  return [
    `${own}\\b[^.]{0,60}?\\b(?:has been|was|were|have been|is|are|will be|is being|are being|gets?|got) (?:now |already |officially |permanently )?${ENDS}\\b`,
    `${own}\\b[^.]{0,30}?\\b(?:ends|ended|will end|has ended|closes|closed|sunsets?|expired|will close|goes away|is going away|no longer exists?)\\b`,
    `\\bno longer (?:offer|provide|have|support|accept)\\w*\\b[^.]{0,30}?${own}`,
    `\\b(?:discontinu|retir|sunset|remov|phas|eliminat|terminat|withdraw)\\w*(?: down| out| off)?\\b(?: \\w+){0,3}? (?:our|the|its|this|all)\\b(?:(?! of )[^.]){0,20}?${own}`,
    `\\b(?:there is|we have) no ${own}(?: any ?more| any longer)?(?=[.,;]|$)`,
    `\\bused to (?:have|offer|be) [^.]{0,20}?${own}`,
    `\\bformer ${own} (?:stopped|ended|closed)\\b`,
    `\\b(?:ending|end|ended|shut(?:ting)? down|clos(?:e|ed|ing)) (?:our|the|its|this)\\b[^.]{0,20}?${own}`,
  ].map((source) => new RegExp(source, 'i'));
}

/** "Heroku's free plan", "Heroku ended its free plan": a sentence about a company that is not the vendor. */
export function isAboutOther(sentence: string, { name, former_names: former }: NamedVendor): boolean {
  const owners = [
    ...sentence.matchAll(/\b(\p{Lu}[\p{L}\p{N}.]+)['’]s? (?:own )?(?:\p{L}+ )?free\b/gu),
    ...sentence.matchAll(
      /\b(\p{Lu}[\p{L}\p{N}.]+) (?:has |is |will |announced |recently )*(?:end|discontinu|retir|remov|sunset|shut|clos|phas|no longer)/gu,
    ),
  ].map(([, name = '']) => name.toLowerCase());
  return owners.some(
    (owner) => !NO_COMPANY.has(owner) && ![name, ...former].some((own) => own.toLowerCase().includes(owner)),
  );
}

/** Words with a capital that may begin a sentence about the vendor's own terms. */
const NO_COMPANY = new WordSet('we our the this it plan tier program programme free i please all and');
