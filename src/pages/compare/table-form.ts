import type { LimitMeasure } from '../../model/limit.ts';
import { html, type Html } from '../html.ts';
import { LEVEL_WORDS, measureWords } from '../search/filters.ts';
import { LEVELS } from '../search/search-question.ts';
import { queryOf, type TableQuestion } from './table-question.ts';

interface FormParts {
  readonly columns: readonly LimitMeasure[];
  readonly question: TableQuestion;
  /** The order without a chosen column, in words. */
  readonly order: string;
}

/** The order and filters of a table as a form: on a phone the table has no head to sort by. */
export function tableForm(path: string, { columns, question, order }: FormParts): Html {
  const sort = queryOf(question)['sort'] ?? '';
  return html`<form class="choose" action="${path}" method="get" aria-label="Sort and filter the table">
    <label
      >Order
      <select name="sort">
        ${option('', order, sort)}${option('name', 'name', sort)}${option('level', 'level', sort)}${columns.map(
          (measure) =>
            html`${option(measure, `most ${measureWords(measure)}`, sort)}${option(`-${measure}`, `least ${measureWords(measure)}`, sort)}`,
        )}${option('written', 'newest terms', sort)}${option('-written', 'oldest terms', sort)}
      </select></label
    >
    <label
      >Level
      <select name="level">
        ${option('', 'any', question.level ?? '')}${LEVELS.map((level) => option(level, LEVEL_WORDS[level], question.level ?? ''))}
      </select></label
    >
    <label class="box"
      ><input type="checkbox" name="free" value="true" ${question.free ? html` checked` : ''} /> free for good, open to
      all</label
    >
    <button type="submit">Show</button>
  </form> `;
}

function option(value: string, label: string, chosen: string): Html {
  return value === chosen
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`;
}
