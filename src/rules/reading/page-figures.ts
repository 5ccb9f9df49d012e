import type { PageText, TextBlock } from '../../model/page-text.ts';
import type { Figure } from '../figures/figure.ts';
import { figuresOf, sentencesOf } from '../figures/figures-of.ts';
import { isInNews } from './ended-terms.ts';
import { cellLabels, inWords, labelBefore, labelTexts, withLabels } from './figure-labels.ts';
import { mentions, type Mention } from './plan-labels.ts';
import { hasReservation, hasStrongReservation, withoutHarmless } from './reservations.ts';
import type { PagePlaces, PlanPlace } from './plan-places.ts';
import { withoutFigures } from './understood.ts';

/**
 * Whose a figure of the page is. `own`: it is in the tier's own place. `prose`: a sentence or data outside of any plan's
 * place names the tier. `open`: nothing around it names a plan. `other`: it is another plan's.
 */
export type FigureScope = 'own' | 'prose' | 'open' | 'other';

/** A figure of the page, the plan it belongs to, and what it counts by the labels of its cell. */
export interface PageFigure {
  readonly figure: Figure;
  readonly scope: FigureScope;
  readonly place: PlanPlace | undefined;
  /** A label, caption or heading above it says that the plan does not have it, or that new customers do not. */
  readonly isReserved: boolean;
  /** Everything beside it that must be understood: its sentence or cell without other figures, and its labels. */
  readonly beside: string;
  /** The sentence or cell that states it, with the labels of its cell. */
  readonly sentence: string;
}

const MAX_SENTENCE_CHARS = 1_200;
/** A heading that gives a period to the amounts below it. */
const QUOTA =
  /\b(?:monthly|daily) (?:quotas?|limits?|usage|allowances?|volumes?)\b|\b(?:included|includes|free) (?:each|every|per) (?:month|day)\b/i;

/** The period of every amount in a sentence: "Includes 10,000 requests and 5 builds each month." */
const SHARED_PERIOD = /\b(?:each|every) (?:day|week|month|year)(?=\.?$)|^(?:each|every) (?:day|week|month|year)\b/i;

/** All figures of a page, each with the plan it belongs to. */
export function pageFigures(page: PageText, places: PagePlaces): readonly PageFigure[] {
  let lead: string | null = null;
  return page.blocks.flatMap((block) => {
    if (block.kind === 'heading' || block.kind === 'paragraph')
      lead = GIVES_PERIOD.test(block.text) ? block.text : null;
    return [...blockFigures(block, places, lead)];
  });
}

/** A cell of a row of two things once with each: "Message and file history" is of messages and of files. */
function withEachRow(block: TextBlock): readonly TextBlock[] {
  const [, one, other, noun] = /^(\p{L}+) (?:and|or|&|\/) (\p{L}+) (\p{L}+)$/u.exec(block.row ?? '') ?? [];
  return noun === undefined ? [block] : [one, other].map((word) => ({ ...block, row: `${word} ${noun}` }));
}

/** A line above a list or a table that gives a period to its amounts: "Each month you get:" */
const GIVES_PERIOD =
  /^(?!.*\b(?:plans?|pay|paid|price|invoice|subscri\p{L}+)\b).*\b(?:per|each|every|monthly|daily)\b.*:$/iu;

/** What a question asks the number of: "How many credits does Free have?" */
const HOW_MANY = /^how (?:many|much) (\p{L}+(?: \p{L}+)?) (?:does|do|is|are|can|has|have)\b/iu;

/** `lead`: the line above the block, if that gives a period. */
function* blockFigures(block: TextBlock, places: PagePlaces, lead: string | null): Iterable<PageFigure> {
  const place = places.placeOf(block);
  const isOwn = places.own.some((own) => own === place);
  const isName = (label: string) => places.names.has(label.toLowerCase());
  // What news tell may be of the past, or of others.
  const isNews = isInNews(block);
  const above = [block.column, block.caption, lead, ...block.headings.slice(-1).filter((one) => QUOTA.test(one))];
  const rows = withEachRow(block);
  const sentences = sentencesOf(block.text);
  // An answer is about the plan that its question names.
  const question = !isOwn && sentences[0]?.endsWith('?') ? sentences[0] : '';
  const namedInQuestion = mentions(question, places.tier);
  for (const sentence of sentences) {
    if (sentence.length > MAX_SENTENCE_CHARS) continue;
    const named = mentions(sentence, places.tier);
    const isAnswer = named.length === 0 && namedInQuestion.length > 0;
    const said = inWords(sentence);
    const figures = figuresOf(said);
    const shared = SHARED_PERIOD.exec(said)?.[0] ?? null;
    const quote =
      block.kind === 'cell' || block.kind === 'data' ? [block.column ?? block.card, block.row, sentence] : [sentence];
    for (const figure of figures) {
      const clause = clauseOf(said, figure, figures);
      for (const labelled of rows) {
        const counted = isAnswer ? (HOW_MANY.exec(question)?.slice(1) ?? []) : cellLabels(labelled, place);
        const labels = [...labelBefore(clause.before), ...counted].filter((label) => !isName(label));
        yield {
          figure: withLabels(figure, labels, [...above, shared]),
          scope: scopeOf(isAnswer ? namedInQuestion : named, place, isOwn),
          place,
          isReserved:
            isNews || isAnswer || (block.kind !== 'data' && isReservedLabel(labelled)) || isLimiting(clause.rest),
          beside: [
            `${withoutLead(clause.before)}${figure.words}${clause.after}`,
            ...labelTexts(labelled, place, figure),
          ].join(' | '),
          sentence: quote.filter((part) => part !== null).join(': '),
        };
      }
    }
  }
}

/** The words of a sentence that are about one of its figures, and the rest without figures. */
function clauseOf(sentence: string, { kind, start, end }: Figure, figures: readonly Figure[]) {
  const last = figures.findLast((other) => other.end <= start)?.end;
  const next = figures.find((other) => other.start >= end);
  const before = clausesIn(sentence.slice(last ?? 0, start), last !== undefined).at(-1) ?? '';
  const said = sentence.slice(end, next?.start).split(EXPLAINED)[0] ?? '';
  // What is unlimited together with another thing is so by itself.
  const after = clausesIn(said, next !== undefined || kind === 'unlimited')[0] ?? '';
  // A named part ("of which 5 for iOS") does not change the whole, unless that part alone is free.
  const others = sentence
    .slice(end + after.length)
    .replace(/\bof which\b(?!.*(?:free|includ|cost|charg|nothing|\b0))/i, ' ');
  const rest = withoutFigures(`${sentence.slice(0, start - before.length)} , ${others}`);
  return { before, after, rest };
}

/** Where an explanation begins: a dash ("150 MB – for files"), "(about 10 minutes)", or a capital after the amount ("500 MB For files"). */
const EXPLAINED = / [–—] | \((?:about|around|roughly|some|approx\.?) ?$|(?<=^) (?=\p{Lu}\p{Ll}+ \p{L})/u;

/** On which plan: "With it you can send", "a team on Free gets". */
const ON_IT = '(?:with|on) (?:it|(?:this|the(?: free)?) (?:plan|tier)|(?:\\p{L}+ ){0,2}free)';
/** The subject of a sentence about what the plan includes. */
const OWNER =
  '(?:you|we|it|they|(?:(?:an?|the|your|our|this|each) )?(?:\\p{L}+ ){0,2}(?:account|workspace|organi[sz]ation|team|customer|company|developer|plan|tier)s?|free \\p{L}+s)';
/** What leads a sentence up to its amount, with one verb of any meaning: "A team on it can send out up to", "and bring". */
const LEAD = new RegExp(
  `^\\s*(?:and |of which |${ON_IT},? |it is free and )?(?:${OWNER}(?: ${ON_IT})? )?` +
    '(?:(?:can|may|(?:lets?|allows?|gives?) (?:you|developers|teams)|gets?|has|have|to|(?:is|are) (?:limited|restricted)) )*' +
    '(?!(?:no|not|share|los[et]|lack|miss|need|requir|owe|pays?|cost|buy|rent|borrow|earn|win|sav|replac|exceed)\\p{L}*)' +
    '(?!(?:rais|increas|exten|expan|boost|pack|block|bundle|step)\\p{L}*)' +
    '(?:\\p{L}+ (?:(?:out|up|in|on|with|together|as|back) )?(?:(?:your \\p{L}+ )?(?:for|from|on|of|to|in|with) )?)?' +
    '(?:(?:for )?(?:up to|at most|a maximum of|no more than|as (?:many|much|large|big) as) )?$',
  'iu',
);
/** What a line is about, in several words: "Error monitoring: ". */
const TOPIC = /^\p{Lu}\p{L}+(?: \p{L}+){1,5}: $/u;
function withoutLead(before: string): string {
  return (LEAD.test(`${before.trim()} `) || (TOPIC.test(before) && !LIMITING.test(before))) &&
    !hasReservation(before) &&
    !NO_AMOUNT_LABEL.test(before)
    ? ''
    : before;
}

/** The parts between commas, and before "and" with an article; between two figures also those joined by "and". */
const clausesIn = (text: string, isBetween: boolean): readonly string[] =>
  text.split(isBetween && !/[,;] /.test(text) ? /(?:^| )(?:and|plus) / : CLAUSE_END);
const CLAUSE_END = /[,;] (?:and )?| and (?=(?:an?|one|all|any|every|the|your|our) \p{L})/u;

/** Whether the rest of a sentence restricts the amount: to a part of it, to some people or to some times. */
const isLimiting = (part: string): boolean => LIMITING.test(withoutHarmless(part)) || hasReservation(part);
const LIMITING =
  /\b(?:only|not|no|none|without|except|exclud(?:ing|ed)|shared(?! v?cpu)|of which|of them|each|per|every|from the|extra|then|(?<!at )once|other|else|rest|billed|charged|paid|pay|fee|available|of all|among|together|pooled|lot|half|free(?=\)))\b/i;
/** The scope of a figure, from its place and the plans that its sentence names. */
function scopeOf(named: readonly Mention[], place: PlanPlace | undefined, isOwn: boolean): FigureScope {
  const isAboutTier = named.some(({ isWeak }) => !isWeak) && named.every((mention) => mention.isOwn);
  if (isOwn) return named.every((mention) => mention.isOwn) ? 'own' : 'other';
  // Below the heading of another plan or of a product, a sentence that names the tier alone is about the tier.
  if (isAboutTier && (!place || place.key.startsWith('h|') || place.kind === 'statement')) return 'prose';
  if (place) return place.owner === 'unknown' && place.kind !== 'data' ? 'open' : 'other';
  return named.length === 0 ? 'open' : 'other';
}

/** A label of a row, column or caption whose cells do not state amounts of the plan. */
const NO_AMOUNT_LABEL =
  /^(?:min(?:imum|\.)?\b(?! (?:\w+ )?interval)|from\b|starting (?:at|from)\b|more than\b|over\b|at least\b|extra\b|example)|\b(?:(?<!\band )overage|additional|add-?ons?|upgrade|not|missing|beyond|without)\b/i;

/** A heading whose section does not state amounts of the plan. A slogan may have the same words: "Mail without servers". */
const NO_AMOUNT_HEADING =
  /^(?:(?:optional|paid|usage) )?(?:additional|add-?ons?|extras?|overage|examples?|minimum|beyond|not|without|missing|upgrade)\b|(?<!\band )\b(?:add-?ons?|extras|overages?)$|\bnot (?:included|part)\b|^what .*\b(?:not|without|upgrade)\b/i;

const isReservedLabel = ({ row, column, caption, headings }: TextBlock): boolean =>
  [row, column, caption].some((label) => label !== null && (NO_AMOUNT_LABEL.test(label) || hasReservation(label))) ||
  headings.slice(-1).some((heading) => NO_AMOUNT_HEADING.test(heading) || hasStrongReservation(heading));
