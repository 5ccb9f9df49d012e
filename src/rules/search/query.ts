import { fold } from '../text/fold.ts';

/** Quotation marks and punctuation before a term; a full stop before a letter is part of a name (`.net`). */
const BEFORE = /^(?:(?!\.[\p{L}\p{N}])[\p{P}`´‘’“”])+/u;
/** The same after a term; `#` is part of a name (`c#`). */
const AFTER = /(?<!(?!#)[\p{P}`´‘’“”])(?:(?!#)[\p{P}`´‘’“”])+$/u;

/**
 * The terms of a query: separated by white space, folded, each once, without the punctuation around them. No term is
 * dropped: one of punctuation alone, or one that folds to nothing, stays as it is written, and no text may contain it.
 */
export function queryTerms(query: string): readonly string[] {
  const written = query.split(/\s+/).filter((term) => term !== '');
  return [...new Set(written.flatMap(termsOf))];
}

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
  return term.split(/[ /-]+/).filter((word) => word !== '');
}

/** Words that carry no information on the kind of an offer. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'a an the and or of for to in on at by from with without as is are be it its my our your i we you me this that no not ' +
    'than more less least most over under up per any some all very best good great cheap cheapest top free freemium ' +
    'tier plan plans service services tool tools app apps need want looking find give get use using like alternative ' +
    'alternatives instead vs how what which where can do does month monthly year day limit limits unlimited'
  ).split(' '),
);
/** An amount: `3k/month`, `1gb`, `$5`, `10,000`. */
const AMOUNT = /^[$€£]?\d[\d.,]*(?:[kmb]|[kmgt]i?b)?(?:\/\w+)?\+?$/;

/** Whether a term carries no information on the kind of an offer, so that an offer without it may still match. */
export function isCommon(term: string): boolean {
  return COMMON.has(term) || AMOUNT.test(term);
}
