import type { Catalogue } from '../../model/catalogue.ts';
import type { DescribedParameter } from '../../model/openapi-document.ts';
import { type NamedOperation, exampleText, filledPath, parametersIn, valueText } from './document.ts';
import { type Html, NOTHING, html } from '../parts/html.ts';

/** Further fields are folded away. */
const MAX_SHOWN_FIELDS = 8;
const MAX_BUTTONS = 12;
const SAMPLE_NUMBERS = [1, 5, 10, 50, 100];

/**
 * A form that sends a GET request without a script. A field that is left alone sends nothing, its default, or an empty text,
 * which counts as absent: an empty number, flag or word of a closed list answers 400, so those are lists whose first
 * entry cannot be sent.
 */
export function tryForm(catalogue: Catalogue, operation: NamedOperation): Html {
  const query = parametersIn(operation, 'query');
  const [shown, folded] = [query.slice(0, MAX_SHOWN_FIELDS), query.slice(MAX_SHOWN_FIELDS)];
  return html`<form class="choose" action="${firstAction(catalogue, operation)}" method="get">
    ${shown.map(field)} ${folded.length > 0 ? foldedFields(folded) : NOTHING} ${buttons(catalogue, operation)}
  </form>`;
}

function foldedFields(parameters: readonly DescribedParameter[]): Html {
  return html`<details class="rest">
    <summary>More parameters</summary>
    <div class="choose">${parameters.map(field)}</div>
  </details>`;
}

function field(parameter: DescribedParameter): Html {
  return html`<label>${parameter.name} ${control(parameter)}</label> `;
}

function control(parameter: DescribedParameter): Html {
  const { name, schema } = parameter;
  if (schema.enum) return choice(parameter, schema.enum.map(String));
  if (schema.type === 'boolean') return choice(parameter, ['true', 'false']);
  if (schema.type === 'integer') return number(parameter);
  const limit = schema.maxLength === undefined ? NOTHING : html`maxlength="${schema.maxLength}"`;
  return html`<input name="${name}" value="${exampleText(parameter)}" ${required(parameter)} ${limit} />`;
}

function required({ required: isRequired = false }: DescribedParameter): Html {
  return isRequired ? html`required` : NOTHING;
}

function number(parameter: DescribedParameter): Html {
  const { minimum = 0, maximum = Infinity, default: usual } = parameter.schema;
  const value = parameter.example ?? usual;
  if (value === undefined) {
    const samples = SAMPLE_NUMBERS.filter((sample) => sample >= minimum && sample <= maximum);
    return choice(parameter, samples.map(String));
  }
  const most = maximum === Infinity ? NOTHING : html`max="${maximum}"`;
  return html`<input
    type="number"
    name="${parameter.name}"
    value="${valueText(value)}"
    min="${minimum}"
    ${most}
    required
  />`;
}

/** A list; its first entry is disabled, so that it is not sent while it is selected. */
function choice(parameter: DescribedParameter, words: readonly string[]): Html {
  const value = exampleText(parameter);
  return html`<select name="${parameter.name}">
    ${value === '' ? html`<option value="" disabled selected>not sent</option>` : NOTHING}
    ${words.map((word) => html`<option ${word === value ? html`selected` : NOTHING}>${word}</option>`)}
  </select>`;
}

/** One button, or one for each value of the path that is offered. */
function buttons(catalogue: Catalogue, operation: NamedOperation): Html {
  const actions = pathActions(catalogue, operation);
  const reset = parametersIn(operation, 'query').length > 0 ? html` <button type="reset">Reset</button>` : NOTHING;
  if (actions.length === 0) return html`<p class="send"><button type="submit">Send</button>${reset}</p>`;
  return html`<p class="send">
    ${actions.map(({ value, action }) => html`<button type="submit" formaction="${action}">Send for ${value}</button> `)}${reset}
  </p>`;
}

function firstAction(catalogue: Catalogue, operation: NamedOperation): string {
  return pathActions(catalogue, operation)[0]?.action ?? operation.path;
}

interface PathAction {
  readonly value: string;
  readonly action: string;
}

/** Addresses for some values of the path: the accepted words, or the example. */
function pathActions(catalogue: Catalogue, operation: NamedOperation): readonly PathAction[] {
  return parametersIn(operation, 'path').flatMap((parameter) =>
    pathValues(catalogue, parameter).map((value) => ({
      value,
      action: filledPath(operation.path, parameter.name, value),
    })),
  );
}

const NAMED_VENDORS = 3;

function pathValues(catalogue: Catalogue, parameter: DescribedParameter): readonly string[] {
  if (parameter.schema.enum) return parameter.schema.enum.map(String).slice(0, MAX_BUTTONS);
  const example = exampleText(parameter);
  if (parameter.name !== 'vendor') return [example];
  const others = catalogue.vendors.map(({ slug }) => slug as string).filter((slug) => slug !== example);
  return [example, ...others].filter((slug) => slug !== '').slice(0, NAMED_VENDORS);
}
