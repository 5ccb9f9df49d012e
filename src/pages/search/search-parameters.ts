import { formText } from '../form.ts';

/** The query of `/search`. */
export const SEARCH_PARAMETERS = {
  q: formText('Keywords.'),
  category: formText('Slug of a category.'),
  free: formText('`true`: free for good and open to all.'),
  card: formText('`none`: the offer states that it takes no card.'),
  level: formText('Risk level, `withheld` or `unranked`.'),
  eligibility: formText('Who may apply.'),
  tag: formText('Tags, a comma list.'),
  measure: formText('Measure of a limit.'),
  least: formText('The least that the limit grants.'),
  sort: formText('Order of the results.'),
  page: formText('Page of the results, from 1.'),
  part: formText('For the script of the page: `results` without the rest of it, or the `first` of them.'),
} as const;
