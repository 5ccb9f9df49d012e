import type { DescribedParameter } from '../../model/openapi-document.ts';
import { type Html, html, NOTHING } from '../parts/html.ts';
import { valueText } from './schema.ts';

const SAMPLE_NUMBERS = [1, 5, 10, 50, 100];

/**
 * A form that sends a GET request to `action` without a script. A field that is left alone sends nothing, its default, or an
 * empty text, which counts as absent. An empty number, flag or word of a closed list answers 400, so a field of these without a
 * default is a list whose first entry is not sent.
 */
export function requestForm(action: string, parameters: readonly DescribedParameter[]): Html {
  return html`<form class="choose" action="${action}" method="get">
    ${parameters.map((parameter) => html`<label>${parameter.name} ${field(parameter)}</label> `)}
    <button type="submit">Send</button>
  </form>`;
}

function field(parameter: DescribedParameter): Html {
  const { name, schema, example, required: isRequired = false } = parameter;
  if (schema.enum) return choice(parameter, schema.enum.map(String));
  if (schema.type === 'boolean') return choice(parameter, ['true', 'false']);
  if (schema.type === 'integer') return wholeNumber(parameter);
  const limit = schema.maxLength === undefined ? NOTHING : html`maxlength="${schema.maxLength}"`;
  const needed = isRequired ? html`required` : NOTHING;
  return html`<input name="${name}" value="${valueText(example ?? '')}" ${needed} ${limit} />`;
}

function wholeNumber(parameter: DescribedParameter): Html {
  const { minimum = 0, maximum = Infinity, default: usual } = parameter.schema;
  const value = parameter.example ?? usual;
  const samples = SAMPLE_NUMBERS.filter((sample) => sample >= minimum && sample <= maximum);
  if (value === undefined) return choice(parameter, samples.map(String));
  const most = maximum === Infinity ? NOTHING : html`max="${maximum}"`;
  const number = valueText(value);
  return html`<input type="number" name="${parameter.name}" value="${number}" min="${minimum}" ${most} required />`;
}

/** A list of words. Where there is no example, its first entry is selected and disabled, so that nothing is sent. */
function choice({ name, example }: DescribedParameter, words: readonly string[]): Html {
  const value = valueText(example ?? '');
  return html`<select name="${name}">
    ${value === '' ? html`<option value="" disabled selected>not sent</option>` : NOTHING}
    ${words.map((word) => html`<option ${word === value ? html`selected` : NOTHING}>${word}</option>`)}
  </select>`;
}
