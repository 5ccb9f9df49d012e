import type { TextBlock } from '../../model/page-text.ts';
import { hasWord, mentions } from './plan-labels.ts';
import { nameIn, type PagePlaces, type PlanPlace } from './plan-places.ts';
import type { AnswerSetting } from './questions.ts';
import type { ReadEntry } from './read-entry.ts';
import { strangeWords } from './understood.ts';

/** What is the same for every sentence of a page: the tier, its places, and tests of what a text names. */
export interface SentenceSetting extends AnswerSetting {
  readonly places: PagePlaces;
  /** Whether a block is text in one of the sections that hold the tier's place. */
  readonly isBeside: (block: TextBlock) => boolean;
  /** Whether a block is below the heading of a section about the tier. */
  readonly isInSection: (block: TextBlock) => boolean;
  /** "Acme Cloud" above the place: "cloud", in "Cloud is now sold as Pro only." */
  readonly products: readonly string[];
}

export function settingOf(entry: ReadEntry, places: PagePlaces): SentenceSetting {
  const plansIn = (text: string) => mentions(text, places.tier);
  const namesOf = (owned: readonly PlanPlace[]) =>
    owned.map(({ label }) => nameIn(label)).filter((label) => /^\p{Lu}\p{L}{2,}(?: \p{L}+)?$/u.test(label));
  const labels = namesOf(places.own);
  const others = namesOf(places.all.filter(({ owner, price }) => owner === 'other' && price === 'paid'));
  const isUnknownPlan = (name = 'Free') => name !== 'Free' && !places.names.has(name.toLowerCase());
  const contexts = [...new Set(places.own.map(({ context }) => `${context} | `))];
  return {
    entry,
    places,
    names: places.names,
    isNamed: (text) =>
      plansIn(text).some(({ isOwn, isWeak }) => isOwn && !isWeak) ||
      (places.tier.isFree && FREE_AS_NAME.test(text)) ||
      labels.some((label) => label !== 'Free' && hasWord(text, label)),
    isOfOther: (text) =>
      isUnknownPlan(NAMED_PLAN.exec(text)?.[1]) ||
      plansIn(text).some(({ isOwn }) => !isOwn) ||
      others.some((label) => hasWord(text.split(' ').slice(0, 6).join(' '), label)),
    isBeside: ({ headings, kind }) =>
      /^(?:paragraph|item)$/.test(kind) &&
      contexts.some((context) => context.startsWith(headings.map((one) => `${one} | `).join(''))),
    isInSection: ({ headings }) =>
      places.own.some(({ kind, context }) => kind === 'section' && headings.join(' | ').startsWith(context)),
    products: places.own.map(({ context }) =>
      strangeWords(context.split(' | ').at(-1) ?? '', (word) => places.names.has(word)).join(' '),
    ),
  };
}

const NAMED_PLAN = /\b(?:[Tt]he|[Oo]ur|[Aa]n?) (\p{Lu}\p{L}+) (?:plan|tier)s?\b/u;
/** "Free" as a plan's name in a sentence: "Free costs nothing", "stay on Free". */
const FREE_AS_NAME =
  /(?:[^\s.!?] |\()Free(?= [\p{Ll}\d(]|[,.;:?!)]|$)|^Free(?:$|[,:]| [(·–—|]| itself| just| \p{Ll}+s (?=[\p{L}\d])| (?:is|has|gets?|costs?|comes?|stays?|ends?|goes|shrinks|loses|drops|will|was|does|and|or|users|accounts)\b)/u;
