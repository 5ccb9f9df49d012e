import type { Figure } from '../figures/figure.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { singular } from '../figures/words.ts';
import { WordSet } from '../text/words.ts';

/** Words beside a price or an amount that leave it what it is. */
const NEUTRAL = new WordSet(`
  a an the of and with your you our it its is are be has have can get gets give gives includes include included including
  per each every up to at most max maximum limit limits total free plan plans tier tiers account accounts usage quota quotas
  allowance number amount rate always
  use send sends store stores host hosts create invite monitor build builds run runs track tracks connect add make
`);
/** For whom a plan is made, which keeps nobody out. */
const AUDIENCE =
  /\bfor(?: (?:personal|private|hobby|hobbyists?|side|small|solo|individuals?|independent|developers?|makers?|creators?|builders?|people|persons?|one|anyone|everyone|everybody|all|teams?|projects?|use|experiments?|experimenting|prototypes?|prototyping|tinkering|learning|evaluation|exploring|testing|beginners?|getting|starting|started|start|who|just|out|apps?|sites?|blogs?|ideas?|non-?commercial|life|ever|free|and|or|&|your|a|the))+(?![\p{L}-])/giu;
/** What is said of a price of nothing that changes nothing about it. */
const HARMLESS =
  /\b(?:no|without a?) (?:credit[- ]?)?cards?(?: (?:is |are )?(?:required|needed|necessary))?\b|\b(?:no|without a?) time limit\b|\bfree of charge\b|\bcosts? nothing\b|\bsubject to (?:our |a )?fair[- ]use(?: policy)?\b|\b(?:for|in|on) (?=(?:each|every) )|\bcancel any ?time\b|\b(?:at|for) (?:no cost|no charge|nothing)\b|\b(?:in|on|with|of|under) (?=(?:the |our |every |each |any |your )?(?:\p{L}+ )?(?:plan|tier|account)s?\b)/giu;
/** How often something is paid or renewed. */
const PERIOD =
  /(?:\b(?:per|an?|each|every|billed|paid)\s|\/\s?|^|\|\s?)(?:calendar )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|mo|years?|yr|annum)\b|\b(?:billed )?(?:daily|weekly|monthly|yearly|annually)\b/giu;
const WORD = /[\p{L}\p{N}$€£%+~](?:[\p{L}\p{N}.,'’-]*[\p{L}\p{N}])?/gu;

/** The words of a text that are neither neutral nor known. */
export function strangeWords(text: string, isKnown: (word: string) => boolean): readonly string[] {
  const words = text.replace(HARMLESS, ' ').replace(AUDIENCE, ' ').replace(PERIOD, ' ').toLowerCase().match(WORD) ?? [];
  return words.filter((word) => !NEUTRAL.has(word) && !isKnown(word) && !isKnown(singular(word)));
}

/** Names that leave a text understood: of the tier and of the vendor, in lower case. */
export const wordsOfNames = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => name.toLowerCase().match(WORD) ?? []));

/** The text without its figures that name what they count; a time or a price by itself stays. */
export function withoutFigures(text: string, figures: readonly Figure[] = figuresOf(text)): string {
  return figures
    .filter(({ kind, thing }) => thing !== null || /^(?:bytes|count|unlimited)$/.test(kind))
    .reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
}
