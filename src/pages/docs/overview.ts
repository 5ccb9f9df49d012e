import type { Catalogue } from '../../model/catalogue.ts';
import type { OpenApiDocument } from '../../model/openapi-document.ts';
import { type NamedOperation, operationDocs, requestLine } from './operation.ts';
import { inlineMarkdown, paragraphs, type Fact, factList } from '../parts/tables.ts';
import type { Page, PageEntry } from '../page.ts';
import { type Html, html, section } from '../parts/html.ts';
import { figures } from '../parts/words.ts';
import { operationPage, PAGE } from '../../routes/shared/page.ts';

export function docsPages(catalogue: Catalogue, document: OpenApiDocument): readonly PageEntry[] {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method): readonly NamedOperation[] => {
      const operation = item[method];
      return operation ? [{ ...operation, method, path }] : [];
    }),
  );
  return [
    { path: PAGE.docs, render: () => overview(document, operations) },
    ...operations.map((operation) => ({
      path: operationPage(operation.operationId),
      render: () => operationDocs(catalogue, document, operation),
    })),
  ];
}

/** `/api/docs`: every operation by subject, and what holds for all of them. */
function overview(document: OpenApiDocument, operations: readonly NamedOperation[]): Page {
  const count = figures(operations.length, 'operation');
  return {
    path: PAGE.docs,
    title: 'API documentation',
    description: `${count} without a key: paths, parameters, answers and errors, each with an example and a form to try it.`,
    json: { name: 'The OpenAPI document', path: '/api/openapi.json' },
    main: html`<p class="lead">
        ${count} without a key, each with an example and a form to try it. For programs: the
        <a href="/api/openapi.json">OpenAPI document</a>, <a href="/llms.txt">llms.txt</a> and
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
      ${section('conventions', 'Conventions', paragraphs(document.info.description))}${sharedParts(document)}`,
  };
}

function subject({ name, description }: OpenApiDocument['tags'][number], operations: readonly NamedOperation[]): Html {
  const own = operations.filter(({ tags }) => tags.includes(name));
  const facts = own.map((operation): Fact => [
    html`<a href="${operationPage(operation.operationId)}"><code class="long">${requestLine(operation)}</code></a>`,
    `${operation.summary}${operation.deprecated ? ' (retired)' : ''}`,
  ]);
  return section(name, name, [html`<p>${description}</p> `, factList(facts, ' wide operations')]);
}

/** The errors and headers that operations have in common, by status and by name. */
function sharedParts({ components, paths }: OpenApiDocument): Html {
  const responses = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) => Object.entries(operation.responses));
  const nameOf = ($ref: string): string => $ref.replace(/^.*\//, '');
  const statuses = new Map(
    responses.flatMap(([status, response]) => ('$ref' in response ? [[nameOf(response.$ref), status] as const] : [])),
  );
  const headers = new Map(
    responses
      .flatMap(([, response]) => ('$ref' in response ? [] : Object.entries(response.headers ?? {})))
      .map(([name, { $ref }]) => [nameOf($ref), name]),
  );
  const list = (
    shared: Readonly<Record<string, { readonly description: string }>>,
    names: ReadonlyMap<string, string>,
  ): Html =>
    factList(
      Object.entries(shared).map(([id, { description }]) => [
        html`<code>${names.get(id) ?? id}</code>`,
        inlineMarkdown(description),
      ]),
    );
  const lead = html`<p>Besides its own errors, each operation may answer these.</p> `;
  return html`${section('errors', 'Errors', [lead, list(components.responses, statuses)])}${section('headers', 'Headers', list(components.headers, headers))}`;
}
