import type { Figure } from '../figures/figure.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { singular } from '../figures/words.ts';
import { WordSet } from '../text/words.ts';
import { hasReservation, withoutHarmless } from './reservations.ts';

/** Words beside a price or an amount that do not change it. */
const NEUTRAL = new WordSet(`
  a an the edition of and with your you our it its is are be has have can get gets give gives includes include included including
  per each every up to at most max maximum limit limits total free plan plans tier tiers account accounts usage quota quotas
  allowance number amount rate always available workspace organization organisation
  comes come yours limited cap capped to fixed standard all in total provides provided
  use send sends sending store stores host hosts create created bundled invite monitor build builds run runs track tracks connect add make
`);
/** Phrases that recommend a plan to a group without excluding others: "for small teams". */
const AUDIENCE =
  /\bfor (?:hobby|side|personal|small) \p{L}+(?![\p{L}-])|\bfor(?: (?:personal|private|hobby|hobbyists?|side|small|solo|devs?|individuals?|independent|developers?|makers?|creators?|builders?|people|persons?|one|anyone|everyone|everybody|all|very|homes?|work|teams?|projects?|use|experiments?|experimenting|prototypes?|tests?|first tests|hobbies|prototyping|tinkering|learning|exploring|testing|beginners?|getting|starting|started|start|who|just|out|apps?|sites?|development|families|blogs?|ideas?|non-?commercial|life|ever|free|and|or|&|your|a|the))+(?![\p{L}-])/giu;
/** On which machine an amount is used: "on macOS M2". */
const MACHINE = / on (?:linux|macos|windows|the standard machine)(?: m\d)?(?: vms?)?(?![\p{L}-])/giu;
/** How often something is paid or renewed. */
const PERIOD =
  /(?:\b(?:in )?(?:per|an?|each|every|billed|paid|by the)\s|\/\s?|^|\|\s?)(?:calendar )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|mo|years?|yr|annum)\b|\bp\/[dmy]\b|\(lifetime\)|\b(?:(?:billed|paid) )?(?:daily|weekly|monthly|yearly|annually)\b/giu;
const WORD = /[\p{L}\p{N}$€£%+~](?:[\p{L}\p{N}.,'’-]*[\p{L}\p{N}])?/gu;

/** The words of a text in lower case, without audiences, machines, periods and phrases that change nothing. */
const plainWords = (text: string): readonly string[] =>
  withoutHarmless(text).replace(MACHINE, ' ').replace(AUDIENCE, ' ').replace(PERIOD, ' ').toLowerCase().match(WORD) ??
  [];

/** The words of a text that are neither neutral nor known. */
export function strangeWords(text: string, isKnown: (word: string) => boolean): readonly string[] {
  return plainWords(text).filter((word) => !NEUTRAL.has(word) && !isKnown(word) && !isKnown(singular(word)));
}

/** Names that leave a text understood: of the tier and of the vendor, in lower case. */
export const wordsOfNames = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => name.toLowerCase().match(WORD) ?? []));

/** What a plan gives as money. */
export const GRANTED = /\b(?:credit|usage|grant|voucher|spend)s?$/;
/** Whether a figure is a price above zero, so neither an amount of a plan nor a feature's name: "$6 on every account". */
const isCharged = ({ kind, amount, thing }: Figure): boolean =>
  kind === 'money' && amount > 0 && !GRANTED.test(thing ?? '');

/** The text without its figures that name what they count; a time or a price stays. */
export function withoutFigures(text: string): string {
  return figuresOf(text)
    .filter(
      (figure) => !isCharged(figure) && (figure.thing !== null || /^(?:bytes|count|unlimited)$/.test(figure.kind)),
    )
    .reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
}

/** A call to action: "Sign up", "Get started for free". */
export const CALL =
  /^(?:register|sign up|get started|get (?:free )?access|get going|deploy|try|choose|select|create|begin|open|start|learn more|order)(?: (?:now|free|it|for free|here|with:))?$/i;

/** Whether a text says what a plan has or what it is for, without a reservation or a price of the plan. */
export const isFeature = (text: string): boolean =>
  CALL.test(text) || !(hasReservation(text) || figuresOf(text).some(isCharged));
