import type { TextParameter } from '../../routes/parameter.ts';

const MAX_CHARS = 512;

/** Read as text, so that a form may send empty fields and a wrong word is noticed on the page, not refused. */
function text(description: string): TextParameter {
  return { kind: 'text', in: 'query', prepared: false, maxLength: MAX_CHARS, description };
}

/** The query of `/search`. */
export const SEARCH_PARAMETERS = {
  q: text('Keywords.'),
  category: text('Slug of a category.'),
  free: text('`true`: free for good and open to all.'),
  card: text('`none`: the offer states that it takes no card.'),
  level: text('Risk level, `withheld` or `unranked`.'),
  eligibility: text('Who may apply.'),
  tag: text('Tags, a comma list.'),
  measure: text('Measure of a limit.'),
  least: text('The least that the limit grants.'),
  sort: text('Order of the results.'),
  page: text('Page of the results, from 1.'),
  part: text('For the script of the page: `results` without the rest of it, or the `first` of them.'),
} as const;
