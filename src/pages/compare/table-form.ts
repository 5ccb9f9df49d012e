import type { LimitMeasure } from '../../model/limit.ts';
import { option } from '../form.ts';
import { html, NOTHING, type Html } from '../html.ts';
import { LEVEL_WORDS, measureWords } from '../search/filters.ts';
import { LEVELS } from '../search/search-question.ts';
import { queryOf, type TableQuestion } from './table-question.ts';

interface FormParts {
  readonly measures: readonly LimitMeasure[];
  /** Whether any offer has a level. */
  readonly isRated: boolean;
  readonly question: TableQuestion;
  /** The order without a chosen column, in words. */
  readonly order: string;
}

/** The order and filters of a table as a form: on a phone the table has no head to sort by. */
export function tableForm(path: string, { measures, isRated, question, order }: FormParts): Html {
  const sort = queryOf(question)['sort'] ?? '';
  return html`<form class="choose" action="${path}" method="get" aria-label="Sort and filter the table">
    <label
      >Order
      <select name="sort">
        ${option('', order, sort)}${option('name', 'name', sort)}${isRated ? option('level', 'level', sort) : NOTHING}${measures.map(
          (measure) =>
            html`${option(measure, `most ${measureWords(measure)}`, sort)}${option(`-${measure}`, `least ${measureWords(measure)}`, sort)}`,
        )}${option('written', 'newest terms', sort)}${option('-written', 'oldest terms', sort)}
      </select></label
    >
    ${isRated ? ratedFilters(question) : NOTHING}
    <button type="submit">Show</button>
  </form> `;
}

function ratedFilters({ level: chosen, free }: TableQuestion): Html {
  return html`<label
      >Level
      <select name="level">
        ${option('', 'any', chosen ?? '')}${LEVELS.map((level) => option(level, LEVEL_WORDS[level], chosen ?? ''))}
      </select></label
    >
    <label class="box"
      ><input type="checkbox" name="free" value="true" ${free ? html` checked` : ''} /> free for good, open to
      all</label
    > `;
}
