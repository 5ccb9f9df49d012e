import type { Catalogue } from '../../model/catalogue.ts';
import type {
  DescribedParameter,
  DescribedResponse,
  Json,
  MediaType,
  OpenApiDocument,
  Reference,
  Schema,
} from '../../model/openapi-document.ts';
import {
  componentSection,
  componentsOf,
  curlLines,
  described,
  type NamedOperation,
  paragraphs,
  requestLine,
  typeWords,
} from './document.ts';
import { tryForm } from './try-form.ts';
import type { Page } from '../page.ts';
import { type Html, html, NOTHING } from '../parts/html.ts';
import { command, figures } from '../parts/words.ts';
import { operationPage, PAGE, parameterAnchor } from '../../routes/shared/page.ts';
import { provenance } from '../../routes/shared/provenance.ts';

const JSON_TYPE = 'application/json';

/** The page of one operation: request, parameters, answer, errors, and a form that sends it. */
export function operationDocs(catalogue: Catalogue, document: OpenApiDocument, operation: NamedOperation): Page {
  const path = operationPage(operation.operationId);
  const line = requestLine(operation);
  return {
    path,
    title: `${operation.summary} · API`,
    description: `${line}: parameters, answer and errors, with an example and a form to try it.`,
    jsonAlternate: '/api/openapi.json',
    jsonAlternateTitle: 'The OpenAPI document',
    cite: provenance(catalogue, path, []).cite_as,
    crumbs: [
      { name: 'API documentation', path: PAGE.docs },
      { name: operation.summary, path },
    ],
    main: html`<div class="docs">
      <h1>${operation.summary}</h1>
      <p class="lead"><code class="long">${line}</code></p>
      ${operation.deprecated ? html`<p class="notice"><b>Retired.</b> Use no longer.</p>` : NOTHING}
      ${paragraphs(operation.description)} ${contents(operation)} ${request(catalogue, operation)}
      ${parameterSection(document, operation)} ${answerSection(document, operation)} ${errorSection(operation)}
      ${fieldSection(document, operation)}
    </div>`,
  };
}

function contents(operation: NamedOperation): Html {
  const { parameters = [] } = operation;
  return html`<nav class="contents" aria-label="On this page">
    <ul>
      <li><a href="#request">Request</a></li>
      ${parameters.length > 0 ? html`<li><a href="#parameters">Parameters</a></li>` : NOTHING}
      ${success(operation) ? html`<li><a href="#answer">Answer</a></li>` : NOTHING}
      <li><a href="#errors">Errors</a></li>
      <li><a href="#fields">Fields</a></li>
    </ul>
  </nav>`;
}

function request(catalogue: Catalogue, operation: NamedOperation): Html {
  const body = operation.requestBody;
  return html`<section aria-labelledby="request">
    <h2 id="request">Request</h2>
    ${command(curlLines(catalogue, operation))}
    ${body ? html`<p>Body: ${described(body.description)} Its fields are below.</p>` : NOTHING}
    ${operation.method === 'get' ? tryForm(catalogue, operation) : NOTHING}
  </section>`;
}

/** Parameters before the rest is folded. A link to a folded one opens the fold. */
const PARAMETERS_SHOWN = 12;

function parameterSection({ components }: OpenApiDocument, { parameters = [] }: NamedOperation): Html {
  if (parameters.length === 0) return NOTHING;
  const entries = parameters.map((parameter) => parameterEntry(parameter, components.schemas));
  const rest = entries.slice(PARAMETERS_SHOWN);
  return html`<section aria-labelledby="parameters">
    <h2 id="parameters">Parameters</h2>
    <dl class="facts wide">${entries.slice(0, PARAMETERS_SHOWN)}</dl>
    ${
      rest.length === 0
        ? NOTHING
        : html`<details class="rest">
            <summary>The other ${figures(rest.length, 'parameter')}</summary>
            <dl class="facts wide">${rest}</dl>
          </details>`
    }
  </section>`;
}

function parameterEntry(parameter: DescribedParameter, schemas: Readonly<Record<string, Schema>>): Html {
  const { name, description, schema, required = false } = parameter;
  const usual = schema.default === undefined ? NOTHING : html`, default <code>${JSON.stringify(schema.default)}</code>`;
  return html`<div id="${parameterAnchor(name)}">
    <dt><code class="long">${name}</code></dt>
    <dd>
      <span class="of-type">
        ${parameter.in === 'path' ? 'in the path, ' : NOTHING}${typeWords(schema, schemas)}${usual}${required ? ', required' : NOTHING}
      </span>
      ${described(description)}
    </dd>
  </div> `;
}

/** The successful response with its status; null for an operation that has none. */
export function success({ responses }: NamedOperation): (DescribedResponse & { readonly status: string }) | null {
  const found = Object.entries(responses).find(([status]) => /^2\d\d$/.test(status));
  return found && !isReference(found[1]) ? { status: found[0], ...found[1] } : null;
}

/** Responses of this operation alone; those that every operation has are described once. */
export function ownErrors({ responses }: NamedOperation): readonly (readonly [string, DescribedResponse])[] {
  return Object.entries(responses).flatMap(([status, response]) =>
    isReference(response) || !/^[345]\d\d$/.test(status) ? [] : [[status, response] as const],
  );
}

function isReference(response: DescribedResponse | Reference): response is Reference {
  return '$ref' in response;
}

function answerSection({ components }: OpenApiDocument, operation: NamedOperation): Html {
  const answer = success(operation);
  if (!answer) return NOTHING;
  const headers = Object.keys(answer.headers ?? {});
  return html`<section aria-labelledby="answer">
    <h2 id="answer">Answer</h2>
    <p><code>${answer.status}</code> ${described(answer.description)}</p>
    ${Object.entries(answer.content ?? {}).map(([type, media]) => mediaEntry(type, media, components.schemas))}
    <p class="aside">
      With the headers ${headers.map((name, at) => html`${at > 0 ? ', ' : NOTHING}<code>${name}</code>`)}, which the
      <a href="${PAGE.docs}#headers">overview</a> explains.
    </p>
  </section>`;
}

function mediaEntry(type: string, { schema, example }: MediaType, schemas: Readonly<Record<string, Schema>>): Html {
  const words = type === JSON_TYPE ? html`: ${typeWords(schema, schemas)}` : NOTHING;
  return html`<h3><code>${type}</code>${words}</h3>
    ${example === undefined ? NOTHING : sample(example)}`;
}

function sample(example: Json): Html {
  return command([typeof example === 'string' ? example : JSON.stringify(example, null, 2)]);
}

function errorSection(operation: NamedOperation): Html {
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

/** Schemas of what is sent and answered, the answer first. */
export function schemasOf(operation: NamedOperation): readonly Schema[] {
  const answered = success(operation);
  const contents = [
    answered?.content,
    operation.requestBody?.content,
    ...ownErrors(operation).map(([, { content }]) => content),
  ];
  return contents.flatMap((content) => Object.values(content ?? {}).map(({ schema }) => schema));
}

function fieldSection({ components }: OpenApiDocument, operation: NamedOperation): Html {
  const names = componentsOf(schemasOf(operation), components.schemas);
  return html`<section aria-labelledby="fields">
    <h2 id="fields">Fields</h2>
    ${names.map((name, at) => componentSection(name, components.schemas, at === 0))}
  </section>`;
}
