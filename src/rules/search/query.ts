import { fold, slug } from '../text/fold.ts';
import type { Catalogue, CatalogueRecords } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { memoizeByRecord } from '../catalogue/memoize.ts';
import { isOrdinarySlug, namesOf } from '../names/name-index.ts';
import { exactVendor } from '../names/resolver.ts';
import { MONTHS } from '../dates/days.ts';
import { monthNumber } from '../dates/stated-deadline.ts';
import { WordSet } from '../text/words.ts';

/** What is between the names of a comparison, and also where it begins with words that say so. */
const BETWEEN_SIDES = /^(?:vs|versus|against|or)$/;
const COMPARING = /^(?:compare|(?:(?:what is )?the )?differences? between) /;
const BETWEEN_COMPARED = /^(?:vs|versus|against|or|and|with|to)$/;
/** Quotation marks and punctuation before a term; a full stop before a letter is part of a name (`.net`). */
const BEFORE = /^(?:(?!\.[\p{L}\p{N}])[\p{P}`´‘’“”])+/u;
/** The same after a term; `#` is part of a name (`c#`). */
const AFTER = /(?<!(?!#)[\p{P}`´‘’“”])(?:(?!#)[\p{P}`´‘’“”])+$/u;

/**
 * The terms of a query in their order, also more than once: separated by white space, folded, without the punctuation around them. No
 * term is dropped: one of punctuation alone, or one that folds to nothing, stays as it is written, and no text may contain it.
 */
export function writtenTerms(query: string): readonly string[] {
  const written = query.split(/\s/).filter((term) => term !== '');
  return written.flatMap(termsOf);
}

/** The terms without repeats, but for those between the names of a comparison, which may be more than two. */
export function eachOnce(terms: readonly string[]): readonly string[] {
  return terms.filter((term, at) => BETWEEN_SIDES.test(term) || terms.indexOf(term) === at);
}

/**
 * The terms of a query as written, also more than once, without the endings of possessives, but for those of names: `neon` of
 * `Neon's`, and `let's encrypt`.
 */
export function searchTerms(catalogue: Catalogue, query: string): readonly string[] {
  return writtenTerms(query).map((term) => {
    const owner = term.replace(/(?<=.)['’]s$/, '');
    const written = `${owner}'s`;
    return owner !== term && wordsOfNames(catalogue.records).has(written) ? written : owner;
  });
}

/** The words of every name of the vendors, also of those without an offer. */
export const wordsOfNames = memoizeByRecord(({ vendors }: CatalogueRecords): ReadonlySet<string> => {
  return new Set(vendors.flatMap(namesOf).flatMap((name) => fold(name).split(' ')));
});

/** Folding turns a few characters into several words. */
function termsOf(written: string): readonly string[] {
  const folded = fold(written).trim();
  if (folded === '') return [written];
  return folded.split(/\s+/).map((term) => {
    const bare = term.replace(BEFORE, '').replace(AFTER, '');
    return bare === '' ? term : bare;
  });
}

/** The words of a term or a synonym: `sign-in` has two. */
export function wordsOf(term: string): readonly string[] {
  return term.split(/[ /-]/).filter((word) => word !== '');
}

/** Words that carry no information on the kind of an offer. */
const COMMON = new WordSet(
  `
a an the and or of for to in on at by from with without as is are be it its my our your i we you me this that no
not than more less fewer least most over under up about around roughly approximately per any some all there have has offer offers very best good great cheap cheapest top free
freemium tier plan plans pricing service services tool tools app apps need want looking find give get use using
like alternative api apis provider providers software alternatives instead vs against how what which where can do does once way getting
month monthly year day limit limits max maximum minimum unlimited still really something similar cheaper but happened cost costs
developer developers deal deals discount discounts hobby generous recommend recommended suggest list show please much million thousand
replacement replacements competitor competitors migrate switch lifetime forever always permanent permanently recently
who when why whose was were will would should could they them also needs wants friendly compliant licensed based managed platform platforms solution solutions
herramienta herramientas outil outils ferramenta ferramentas strumento werkzeug kostenlos kostenlose kostenloser kostenloses kostenfrei gratis servicio servicios beste bester bestes fur mit und oder ein eine der die das ist anbieter
gratuit gratuite gratuits gratuites gratuita gratuito gratuitas gratuitos meilleur meilleure pour avec et un une le la les est fournisseur
`,
);
/** An amount: `3k/month`, `1gb`, `$5`, `10,000`. */
const AMOUNT = /^[$€£]?\d[\d.,]*(?:[kmb]|[kmgt]i?b)?(?:\/\w+)?\+?$/;

/** Whether a term carries no information on the kind of an offer, so that an offer without it may still match. */
export function isCommon(term: string): boolean {
  return COMMON.has(term) || AMOUNT.test(term);
}

/** Longest name of a product that is looked for in a query. */
export const MAX_NAME_TERMS = 6;

/** The terms on each side of `vs`, `against` or `or`, and of `and` where they begin with `compare` or the like; all without one. */
export function sidesOf(terms: readonly string[]): readonly (readonly string[])[] {
  const opening = COMPARING.exec(terms.join(' '))?.[0].trim().split(' ') ?? [];
  const between = opening.length > 0 ? BETWEEN_COMPARED : BETWEEN_SIDES;
  const sides: string[][] = [[]];
  for (const term of terms.slice(opening.length)) {
    if (between.test(term)) sides.push([]);
    else sides.at(-1)?.push(term);
  }
  return sides.filter((side) => side.length > 0);
}

/** A question for what ends: `what ends this month`, `free tiers ending soon`. */
export const ENDING =
  /^(?:what|(?:free tiers|offers|deals)(?: that)?) (?:is |are )?(?:ends?|ending|expires?|expiring)\b/;
const MONTH = MONTHS.map((name) => name.toLowerCase().replace(/(?<=^...)(.+)$/, '(?:$1)?')).join('|');
const WHEN = `(?: recently| (?:in|this|since) (?:(?<year>20\\d\\d|year)|(?<month>${MONTH})(?: (?<of>20\\d\\d))?))?`;
const CHANGES = new RegExp(
  '^(?:what (?:got (?<way>worse|better)|changed|(?<ended>was removed|shut down))(?: (?:at|with|for|by) (?<at>.+?))?' +
    '|(?:what )?did (?<did>.+?) change(?: (?:anything|its .+?))?|(?:price |pricing )?changes (?:at|of|to|in|by) (?<to>.+?)' +
    `|(?<before>.+?)(?: price| pricing)? changes)${WHEN}$`,
);

/**
 * Which part of the change log a query asks for, and from which day: `what got worse in 2026`, `acme changes since june` (the
 * last one); null for any other.
 */
export function changesQuestion(catalogue: Catalogue, terms: readonly string[]) {
  const { groups } = CHANGES.exec(terms.join(' ')) ?? {};
  if (!groups) return null;
  const name = groups['at'] ?? groups['did'] ?? groups['to'] ?? groups['before'];
  const vendor = name === undefined ? null : exactVendor(catalogue, name)?.vendor;
  if (vendor === undefined) return null;
  const way = groups['way'] ?? (groups['ended'] === undefined ? null : 'worse');
  return { way, vendor, since: openingDay(catalogue.date, groups) };
}

function openingDay(today: IsoDate, { year, month, of }: Readonly<Record<string, string | undefined>>): string | null {
  const thisYear = today.slice(0, 4);
  if (month === undefined) return year === undefined ? null : `${year === 'year' ? thisYear : year}-01-01`;
  const number = monthNumber(month);
  return `${of ?? (number > today.slice(5, 7) ? String(Number(thisYear) - 1) : thisYear)}-${number}-01`;
}

/** Words around the name of a vendor in a question about it. */
const ASKING = new WordSet(
  `is are still free tier plan plans pricing price prices cost costs how much does do did have has there any offer offers a the of for can i use
  what whats happened happens to shut shutdown shutting down dead gone closed closing discontinued ended alive available anymore
  allow allows commercial commercially require requires required need without no credit credits card give gives get include includes
  keep keeps support supports charge charges stop long last lasts expire expires limit limits any good worth it safe reliable tell me
  about what's hobby now back again yet when why`,
);

/** The words before a vendor's name in a question of any kind: `how many seats does`, `how much storage do i get on`. */
const BEFORE_NAME = /^(?:.* )?(?:does|do|did|is|has)(?: the)?$|^how (?:many|much|long) .* (?:on|with|from|in|at|by)$/;

export type VendorQuestion = NonNullable<ReturnType<typeof vendorQuestion>>;

/**
 * The vendor that terms name, alone (`heroku`) or in a question about it (`does heroku have a free tier`), with the name and the
 * question; null without one. In any other question (`how many seats does acme give to a team`) a word of such questions follows the
 * name, which is no word of ordinary language; `isQuestion` is false for it.
 */
export function vendorQuestion(catalogue: Catalogue, terms: readonly string[]) {
  const first = terms.findIndex((term) => !ASKING.has(term));
  const last = terms.findLastIndex((term) => !ASKING.has(term));
  for (let start = 0; start < terms.length; start += 1) {
    const isAsked = BEFORE_NAME.test(terms.slice(0, start).join(' '));
    // Such words may be part of the name.
    if (!isAsked && start > first) continue;
    for (let end = Math.min(terms.length, start + MAX_NAME_TERMS); end > start; end -= 1) {
      const isPlain = start <= first && end > last;
      if (!isPlain && !(isAsked && ASKING.has(terms[end] ?? 'is'))) continue;
      const name = terms.slice(start, end).join(' ');
      const vendor = exactVendor(catalogue, name)?.vendor;
      if (vendor && (isPlain || !isOrdinarySlug(catalogue, slug(name))))
        return { vendor, name, text: terms.join(' '), isQuestion: isPlain && end - start < terms.length };
    }
  }
  return null;
}
