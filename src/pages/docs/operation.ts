import type { Catalogue } from '../../model/catalogue.ts';
import type { DescribedParameter, Json, Method, OpenApiDocument, Operation } from '../../model/openapi-document.ts';
import { componentSection, componentsOf, type Schemas, typeWords, valueText } from './schema.ts';
import { inlineMarkdown, paragraphs, type Fact, factList } from '../parts/tables.ts';
import type { Page } from '../page.ts';
import { type Html, html, NOTHING, section, wordList } from '../parts/html.ts';
import { command } from '../parts/words.ts';
import { caseAddress } from '../../routes/shared/cases.ts';
import { address, operationPage, PAGE, parameterAnchor } from '../../routes/shared/page.ts';

const JSON_TYPE = 'application/json';

/** An operation of the document with the method and the path that name it. */
export interface NamedOperation extends Operation {
  readonly method: Method;
  readonly path: string;
}

/** `GET /api/offers`. */
export function requestLine({ method, path }: NamedOperation): string {
  return `${method.toUpperCase()} ${path}`;
}

/** The page of one operation: request, parameters, answer and errors, with the answer to an example. */
export function operationDocs(catalogue: Catalogue, document: OpenApiDocument, operation: NamedOperation): Page {
  const path = operationPage(operation.operationId);
  const line = requestLine(operation);
  const { schemas } = document.components;
  return {
    path,
    title: `${operation.summary} · API`,
    description: `${line}: parameters, answer and errors, with an example and a form to try it.`,
    json: { name: 'The OpenAPI document', path: '/api/openapi.json' },
    above: { name: 'API documentation', path: PAGE.docs },
    name: operation.summary,
    heading: html`${operation.summary}`,
    main: html`<p class="lead"><code class="long">${line}</code></p>
      ${operation.deprecated ? html`<p class="notice"><b>Retired.</b> Use no longer.</p>` : NOTHING}
      ${paragraphs(operation.description)} ${request(catalogue, operation)} ${parameters(operation, schemas)}
      ${answerSection(operation, schemas)} ${errorSection(operation)} ${fieldSection(operation, schemas)} `,
  };
}

function request(catalogue: Catalogue, operation: NamedOperation): Html {
  const body = operation.requestBody;
  return section('request', 'Request', [
    command(curlLines(catalogue, operation)),
    operation.method === 'get' ? trial(operation) : NOTHING,
    body ? html`<p>Body: ${inlineMarkdown(body.description)} Its fields are below.</p>` : NOTHING,
  ]);
}

/**
 * The example as a link, and a form that sends the request without a script. A field that is left alone sends nothing, its
 * default, or an empty text, which counts as absent. An empty number, flag or word of a closed list answers 400, so a field
 * of these without a default is a list whose first entry is not sent.
 */
function trial(operation: NamedOperation): Html {
  const target = exampleTarget(operation);
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const form = html`<details class="fold">
    <summary>Change it first</summary>
    <form class="choose" action="${target.replace(/\?.*/, '')}" method="get">
      ${parameters.map((parameter) => html`<label>${parameter.name} ${parameterField(parameter)}</label> `)}
      <button type="submit">Send</button>
    </form>
  </details>`;
  return html`<p><a href="${target}" rel="nofollow">Send it</a>: its address can be edited.</p>
    ${parameters.length === 0 ? NOTHING : form}`;
}

const SAMPLE_NUMBERS = [1, 5, 10, 50, 100];

function parameterField(parameter: DescribedParameter): Html {
  const { name, schema, example, required: isRequired = false } = parameter;
  if (schema.enum) return wordChoice(parameter, schema.enum.map(String));
  if (schema.type === 'boolean') return wordChoice(parameter, ['true', 'false']);
  if (schema.type === 'integer') return wholeNumber(parameter);
  const limit = schema.maxLength === undefined ? NOTHING : html`maxlength="${schema.maxLength}"`;
  const needed = isRequired ? html`required` : NOTHING;
  return html`<input name="${name}" value="${valueText(example ?? '')}" ${needed} ${limit} />`;
}

function wholeNumber(parameter: DescribedParameter): Html {
  const { minimum = 0, maximum = Infinity, default: usual } = parameter.schema;
  const value = parameter.example ?? usual;
  const samples = SAMPLE_NUMBERS.filter((sample) => sample >= minimum && sample <= maximum);
  if (value === undefined) return wordChoice(parameter, samples.map(String));
  const most = maximum === Infinity ? NOTHING : html`max="${maximum}"`;
  const number = valueText(value);
  return html`<input type="number" name="${parameter.name}" value="${number}" min="${minimum}" ${most} required />`;
}

/** A list of words. Where there is no example, its first entry is selected and disabled, so that nothing is sent. */
function wordChoice({ name, example }: DescribedParameter, words: readonly string[]): Html {
  const value = valueText(example ?? '');
  return html`<select name="${name}">
    ${value === '' ? html`<option value="" disabled selected>not sent</option>` : NOTHING}
    ${words.map((word) => html`<option ${word === value ? html`selected` : NOTHING}>${word}</option>`)}
  </select>`;
}

/** Path and query of the request whose answer is the operation's example. */
function exampleTarget({ path, parameters: all = [] }: NamedOperation): string {
  const sent = all.filter((parameter) => parameter.in === 'path' || parameter.example !== undefined);
  const given = Object.fromEntries(sent.map(({ name, example }) => [name, valueText(example ?? '')]));
  return caseAddress(path, given).replaceAll('%2C', ',');
}

function curlLines(catalogue: Catalogue, operation: NamedOperation): readonly string[] {
  const url = `'${address(catalogue, exampleTarget(operation)).replaceAll("'", '%27')}'`;
  if (operation.method === 'get') return [`curl ${url}`];
  const body = operation.requestBody?.content[JSON_TYPE]?.example;
  if (body === undefined) return [`curl -X POST ${url}`];
  const quoted = `'${JSON.stringify(body).replaceAll("'", "'\\''")}'`;
  return [`curl -X POST ${url} \\`, `  -H 'Content-Type: application/json' \\`, `  -d ${quoted}`];
}

/** Parameters before the rest is folded; a link to one of these opens the fold. */
const PARAMETERS_SHOWN = 12;

function parameters({ parameters: all = [] }: NamedOperation, schemas: Schemas): Html {
  if (all.length === 0) return NOTHING;
  const facts = all.map((parameter) => parameterFact(parameter, schemas));
  const rest = facts.slice(PARAMETERS_SHOWN);
  const fold = html`<details class="rest">
    <summary>The other ${rest.length} parameters</summary>
    ${factList(rest)}
  </details>`;
  return section('parameters', 'Parameters', [
    factList(facts.slice(0, PARAMETERS_SHOWN)),
    rest.length === 0 ? NOTHING : fold,
  ]);
}

function parameterFact(parameter: DescribedParameter, schemas: Schemas): Fact {
  const { name, description, schema, required = false } = parameter;
  const usual = schema.default === undefined ? NOTHING : html`, default <code>${JSON.stringify(schema.default)}</code>`;
  const type = html`<span class="of-type">
    ${parameter.in === 'path' ? 'in the path, ' : NOTHING}${typeWords(schema, schemas)}${usual}${required ? ', required' : NOTHING}
  </span>`;
  return [html`<code class="long">${name}</code>`, html`${type} ${inlineMarkdown(description)}`, parameterAnchor(name)];
}

/** Responses of this operation alone with such a status; those that every operation has are described once. */
function ownResponses({ responses }: NamedOperation, statuses: RegExp) {
  return Object.entries(responses).flatMap(([status, response]) =>
    '$ref' in response || !statuses.test(status) ? [] : [{ status, ...response }],
  );
}

const SUCCESS = /^2\d\d$/;
const ERROR = /^[345]\d\d$/;

function answerSection(operation: NamedOperation, schemas: Schemas): Html {
  const [found] = ownResponses(operation, SUCCESS);
  if (!found) return NOTHING;
  const headers = Object.keys(found.headers ?? {}).map((name) => html`<code>${name}</code>`);
  return html`<section aria-labelledby="answer">
    <h2 id="answer">Answer</h2>
    <p><code>${found.status}</code> ${inlineMarkdown(found.description)}</p>
    ${Object.entries(found.content ?? {}).map(([type, { schema, example }]) => {
      const words = type === JSON_TYPE ? html`: ${typeWords(schema, schemas)}` : NOTHING;
      return html`<h3><code>${type}</code>${words}</h3>
        ${sample(example)}`;
    })}
    <p class="aside">
      With the headers ${wordList(headers)}, which the
      <a href="${PAGE.docs}#headers">overview</a> explains.
    </p>
  </section>`;
}

function sample(example: Json | undefined): Html {
  if (example === undefined) return NOTHING;
  return command([typeof example === 'string' ? example : JSON.stringify(example, null, 2)]);
}

function errorSection(operation: NamedOperation): Html {
  return html`<section aria-labelledby="errors">
    <h2 id="errors">Errors</h2>
    ${ownResponses(operation, ERROR).map(
      ({ status, description, content }) =>
        html`<h3>${status}</h3>
          <p>${inlineMarkdown(description)}</p>
          ${sample(content?.[JSON_TYPE]?.example)}`,
    )}
    <p><a href="${PAGE.docs}#errors">Errors of every operation</a></p>
  </section>`;
}

/** What is sent and answered, field by field, the answer first. */
function fieldSection(operation: NamedOperation, schemas: Schemas): Html {
  const parts = [
    ...ownResponses(operation, SUCCESS).slice(0, 1),
    operation.requestBody,
    ...ownResponses(operation, ERROR),
  ];
  const roots = parts.flatMap((part) => Object.values(part?.content ?? {}).map(({ schema }) => schema));
  const components = componentsOf(roots, schemas);
  if (components.length === 0) return NOTHING;
  return section(
    'fields',
    'Fields',
    components.map((name, at) => componentSection(name, schemas, at === 0)),
  );
}
