import type { Catalogue } from '../../model/catalogue.ts';
import type {
  DescribedParameter,
  DescribedResponse,
  Json,
  MediaType,
  Method,
  OpenApiDocument,
  Operation,
  Reference,
  Schema,
} from '../../model/openapi-document.ts';
import { requestForm } from './form.ts';
import { componentSection, componentsOf, typeWords, valueText } from './schema.ts';
import { described, paragraphs } from '../parts/prose.ts';
import type { Page } from '../page.ts';
import { type Html, html, NOTHING } from '../parts/html.ts';
import { type Fact, factList } from '../parts/tables.ts';
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
    jsonAlternate: '/api/openapi.json',
    jsonAlternateTitle: 'The OpenAPI document',
    crumbs: [
      { name: 'API documentation', path: PAGE.docs },
      { name: operation.summary, path },
    ],
    main: html`<h1>${operation.summary}</h1>
      <p class="lead"><code class="long">${line}</code></p>
      ${operation.deprecated ? html`<p class="notice"><b>Retired.</b> Use no longer.</p>` : NOTHING}
      ${paragraphs(operation.description)} ${request(catalogue, operation)} ${parameters(operation, schemas)}
      ${answer(operation, schemas)} ${errors(operation)} ${fields(operation, schemas)} `,
  };
}

function request(catalogue: Catalogue, operation: NamedOperation): Html {
  const body = operation.requestBody;
  return html`<section aria-labelledby="request">
    <h2 id="request">Request</h2>
    ${command(curlLines(catalogue, operation))} ${operation.method === 'get' ? trial(operation) : NOTHING}
    ${body ? html`<p>Body: ${described(body.description)} Its fields are below.</p>` : NOTHING}
  </section>`;
}

/** The example as a link, and a form whose fields can be changed first. */
function trial(operation: NamedOperation): Html {
  const target = exampleTarget(operation);
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const form = html`<details class="fold">
    <summary>Change it first</summary>
    ${requestForm(target.replace(/\?.*/, ''), parameters)}
  </details>`;
  return html`<p><a href="${target}" rel="nofollow">Send it</a>: its address can be edited.</p>
    ${parameters.length === 0 ? NOTHING : form}`;
}

/** Path and query of the request whose answer is the operation's example. */
export function exampleTarget({ path, parameters: all = [] }: NamedOperation): string {
  const sent = all.filter((parameter) => parameter.in === 'path' || parameter.example !== undefined);
  const given = Object.fromEntries(sent.map(({ name, example }) => [name, valueText(example ?? '')]));
  return caseAddress(path, given).replaceAll('%2C', ',');
}

/** A terminal's lines that send the example request. */
function curlLines(catalogue: Catalogue, operation: NamedOperation): readonly string[] {
  const url = `'${address(catalogue, exampleTarget(operation)).replaceAll("'", '%27')}'`;
  if (operation.method === 'get') return [`curl ${url}`];
  const body = operation.requestBody?.content[JSON_TYPE]?.example;
  if (body === undefined) return [`curl -X POST ${url}`];
  const quoted = `'${JSON.stringify(body).replaceAll("'", "'\\''")}'`;
  return [`curl -X POST ${url} \\`, `  -H 'Content-Type: application/json' \\`, `  -d ${quoted}`];
}

type Schemas = Readonly<Record<string, Schema>>;

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
  return html`<section aria-labelledby="parameters">
    <h2 id="parameters">Parameters</h2>
    ${factList(facts.slice(0, PARAMETERS_SHOWN))}${rest.length === 0 ? NOTHING : fold}
  </section>`;
}

function parameterFact(parameter: DescribedParameter, schemas: Schemas): Fact {
  const { name, description, schema, required = false } = parameter;
  const usual = schema.default === undefined ? NOTHING : html`, default <code>${JSON.stringify(schema.default)}</code>`;
  const type = html`<span class="of-type">
    ${parameter.in === 'path' ? 'in the path, ' : NOTHING}${typeWords(schema, schemas)}${usual}${required ? ', required' : NOTHING}
  </span>`;
  return [html`<code class="long">${name}</code>`, html`${type} ${described(description)}`, parameterAnchor(name)];
}

/** The successful response with its status; null for an operation that has none. */
function success({ responses }: NamedOperation): (DescribedResponse & { readonly status: string }) | null {
  const found = Object.entries(responses).find(([status]) => /^2\d\d$/.test(status));
  return found && !isReference(found[1]) ? { status: found[0], ...found[1] } : null;
}

/** Responses of this operation alone; those that every operation has are described once. */
function ownErrors({ responses }: NamedOperation): readonly (readonly [string, DescribedResponse])[] {
  return Object.entries(responses).flatMap(([status, response]) =>
    isReference(response) || !/^[345]\d\d$/.test(status) ? [] : [[status, response] as const],
  );
}

function isReference(response: DescribedResponse | Reference): response is Reference {
  return '$ref' in response;
}

function answer(operation: NamedOperation, schemas: Schemas): Html {
  const found = success(operation);
  if (!found) return NOTHING;
  const headers = Object.keys(found.headers ?? {});
  return html`<section aria-labelledby="answer">
    <h2 id="answer">Answer</h2>
    <p><code>${found.status}</code> ${described(found.description)}</p>
    ${Object.entries(found.content ?? {}).map(([type, media]) => mediaEntry(type, media, schemas))}
    <p class="aside">
      With the headers ${headers.map((name, at) => html`${at > 0 ? ', ' : NOTHING}<code>${name}</code>`)}, which the
      <a href="${PAGE.docs}#headers">overview</a> explains.
    </p>
  </section>`;
}

function mediaEntry(type: string, { schema, example }: MediaType, schemas: Schemas): Html {
  const words = type === JSON_TYPE ? html`: ${typeWords(schema, schemas)}` : NOTHING;
  return html`<h3><code>${type}</code>${words}</h3>
    ${example === undefined ? NOTHING : sample(example)}`;
}

function sample(example: Json): Html {
  return command([typeof example === 'string' ? example : JSON.stringify(example, null, 2)]);
}

function errors(operation: NamedOperation): Html {
  return html`<section aria-labelledby="errors">
    <h2 id="errors">Errors</h2>
    ${ownErrors(operation).map(([status, { description, content }]) => {
      const example = content?.[JSON_TYPE]?.example;
      return html`<h3>${status}</h3>
        <p>${described(description)}</p>
        ${example === undefined ? NOTHING : sample(example)}`;
    })}
    <p><a href="${PAGE.docs}#errors">Errors of every operation</a></p>
  </section>`;
}

/** What is sent and answered, field by field, the answer first. */
function fields(operation: NamedOperation, schemas: Schemas): Html {
  const contents = [
    success(operation)?.content,
    operation.requestBody?.content,
    ...ownErrors(operation).map(([, { content }]) => content),
  ];
  const roots = contents.flatMap((content) => Object.values(content ?? {}).map(({ schema }) => schema));
  return html`<section aria-labelledby="fields">
    <h2 id="fields">Fields</h2>
    ${componentsOf(roots, schemas).map((name, at) => componentSection(name, schemas, at === 0))}
  </section>`;
}
