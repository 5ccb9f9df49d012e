import type { Catalogue } from '../../model/catalogue.ts';
import type { OpenApiDocument } from '../../model/openapi-document.ts';
import { operationDocs } from './operation.ts';
import { described, type NamedOperation, namedOperations, paragraphs, requestLine } from './document.ts';
import type { Page, PageEntry } from '../page.ts';
import { type Html, html } from '../parts/html.ts';
import { figures } from '../parts/words.ts';
import { operationPage, PAGE } from '../../routes/shared/page.ts';
import { provenance } from '../../routes/shared/provenance.ts';

/** `/api/docs`: every operation by subject, and what holds for all of them. */
export function docsOverview(catalogue: Catalogue, document: OpenApiDocument): Page {
  const operations = namedOperations(document);
  return {
    path: PAGE.docs,
    title: 'API documentation',
    description: `${figures(operations.length, 'operation')} without a key: paths, parameters, answers and errors, each with an example and a form to try it.`,
    jsonAlternate: '/api/openapi.json',
    jsonAlternateTitle: 'The OpenAPI document',
    cite: provenance(catalogue, PAGE.docs, []).cite_as,
    crumbs: [{ name: 'API documentation', path: PAGE.docs }],
    main: html`<div class="docs">
      <h1>API documentation</h1>
      <p class="lead">
        ${figures(operations.length, 'operation')} without a key, each with an example and a form to try it. For
        programs: the <a href="/api/openapi.json">OpenAPI document</a>, <a href="/llms.txt">llms.txt</a> and
        <a href="/.well-known/mcp.json">a description of the MCP server</a>.
      </p>
      <nav class="contents" aria-label="On this page">
        <ul>
          ${document.tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
          <li><a href="#conventions">Conventions</a></li>
          <li><a href="#errors">Errors</a></li>
          <li><a href="#headers">Headers</a></li>
        </ul>
      </nav>
      ${document.tags.map((tag) => subject(tag, operations))}
      <section aria-labelledby="conventions">
        <h2 id="conventions">Conventions</h2>
        ${paragraphs(document.info.description)}
      </section>
      ${sharedErrors(document)} ${headers(document)}
    </div>`,
  };
}

function subject({ name, description }: OpenApiDocument['tags'][number], operations: readonly NamedOperation[]): Html {
  const own = operations.filter(({ tags }) => tags.includes(name));
  return html`<section aria-labelledby="${name}">
    <h2 id="${name}">${name}</h2>
    <p>${description}</p>
    <dl class="facts wide operations">${own.map((operation) => entry(name, operation))}</dl>
  </section> `;
}

/** The id is the anchor that errors linked to before each operation had a page: old links still work. */
function entry(subjectName: string, operation: NamedOperation): Html {
  const { operationId, summary, deprecated = false } = operation;
  return html`<div id="/${subjectName}/${operationId}">
    <dt>
      <a href="${operationPage(operationId)}"><code class="long">${requestLine(operation)}</code></a>
    </dt>
    <dd>${summary}${deprecated ? ' (retired)' : null}</dd>
  </div> `;
}

function sharedErrors({ components, paths }: OpenApiDocument): Html {
  const statusOf = new Map(
    Object.values(paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ responses }) => Object.entries(responses))
      .flatMap(([status, response]) => ('$ref' in response ? [[response.$ref.replace(/^.*\//, ''), status]] : [])),
  );
  return html`<section aria-labelledby="errors">
    <h2 id="errors">Errors</h2>
    <p>Besides its own errors, each operation may answer these.</p>
    <dl class="facts wide">
      ${Object.entries(components.responses).map(
        ([id, { description }]) =>
          html`<div>
            <dt><code>${statusOf.get(id) ?? id}</code></dt>
            <dd>${described(description)}</dd>
          </div> `,
      )}
    </dl>
  </section> `;
}

function headers({ components, paths }: OpenApiDocument): Html {
  const responses = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) => Object.values(operation.responses));
  const named = new Map(
    responses
      .flatMap((response) => ('$ref' in response ? [] : Object.entries(response.headers ?? {})))
      .map(([name, { $ref }]) => [$ref.replace(/^.*\//, ''), name]),
  );
  return html`<section aria-labelledby="headers">
    <h2 id="headers">Headers</h2>
    <dl class="facts wide">
      ${Object.entries(components.headers).map(
        ([id, { description }]) =>
          html`<div>
            <dt><code>${named.get(id) ?? id}</code></dt>
            <dd>${described(description)}</dd>
          </div> `,
      )}
    </dl>
  </section> `;
}

/** The pages of the documentation: the overview and one for each operation. */
export function docsPages(catalogue: Catalogue, document: OpenApiDocument): readonly PageEntry[] {
  return [
    { path: PAGE.docs, render: () => docsOverview(catalogue, document) },
    ...namedOperations(document).map((operation) => ({
      path: operationPage(operation.operationId),
      render: () => operationDocs(catalogue, document, operation),
    })),
  ];
}
