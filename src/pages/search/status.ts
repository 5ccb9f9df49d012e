import type { LimitMeasure } from '../../model/limit.ts';
import { FILTERED_MEASURES } from '../../rules/limits/limit-filter.ts';
import { queryTerms } from '../../rules/search/query.ts';
import { type Found, matchKind } from '../../rules/search/search.ts';
import { PAGE } from '../../routes/shared/page.ts';
import { searchPath } from '../parts/form.ts';
import { measureWords } from '../parts/limits.ts';
import { figure, figures } from '../parts/words.ts';
import type { Answered } from './answered.ts';
import { queryOf, type SearchQuestion } from './question.ts';

/** How many offers were found and how they matched, in sentences for the live region of the page. */
export function status(question: SearchQuestion, { found, listings }: Answered): string {
  const isFound = found !== null && listings.length > 0;
  return [
    ...question.notices,
    ...(isFound ? [...mendedWords(found), ...found.read_as.flatMap(requestWords)] : []),
    ...(found && isFound ? matchWords(question, found, listings) : [countWords(question, listings.length)]),
  ].join(' ');
}

function countWords(question: SearchQuestion, count: number): string {
  const { q } = question;
  if (count === 0) return q === '' ? 'No offer matches.' : `No offer matches “${q}”.`;
  const isAll = searchPath({ ...queryOf(question), sort: null, page: null }) === PAGE.search;
  return isAll ? `${figures(count, 'offer')}.` : `${figures(count, 'offer matches', 'offers match')}.`;
}

/** How many have every word, and how many come close. */
function matchWords(question: SearchQuestion, found: Found, listings: Answered['listings']): readonly string[] {
  const full = listings.filter((listing) => found.full?.has(listing)).length;
  const others = listings.length - full;
  if (matchKind(found, listings) === 'mixed')
    return [countWords(question, full), `${figures(others, 'more comes', 'more come')} close.`];
  // A match of a single word that is read as another is complete.
  if (full > 0 || queryTerms(question.q).length < 2) return [countWords(question, listings.length)];
  const missing = found.terms_without_a_match.filter((term) => found.corrected.every((slip) => slip.term !== term));
  return [
    'Partial match: no offer has every word.',
    ...(missing.length === 0 ? [] : [`No offer shown has “${missing.join('”, “')}”.`]),
    `${figures(others, 'offer comes', 'offers come')} closest.`,
  ];
}

function mendedWords({ corrected: slips }: Found): readonly string[] {
  return slips.map(({ term, read_as: words }) => `No offer has “${term}”; it is read as “${words.join('”, “')}”.`);
}

const REQUEST = /^min_(\w+)=(\d+(?:\.\d+)?)([A-Za-z]*)(?:\/(\w+))?(?: (\w+))?$/;

/** `min_storage=1GB database` as `storage of at least 1 GB, database`. A question for the change log has its own answer. */
function requestWords({ text, as }: Found['read_as'][number]): readonly string[] {
  const [, measure = '', amount, unit = '', period, kind] = REQUEST.exec(as) ?? [];
  const known = FILTERED_MEASURES.find((each) => each === measure);
  if (!known) return [];
  const size = `${figure(Number(amount))}${unit.length < 2 ? unit : ` ${unit}`}`;
  const scope = `${period ? ` a ${period}` : ''}${kind ? `, ${kind}` : ''}`;
  return [`“${text}” is read as ${measureWords(known)} of at least ${size}${scope}.`];
}

/** The measure of an amount that the words of a query name; null without one. */
export function measureRead({ found }: Answered): LimitMeasure | null {
  const [, measure] = REQUEST.exec(found?.read_as[0]?.as ?? '') ?? [];
  return FILTERED_MEASURES.find((each) => each === measure) ?? null;
}
