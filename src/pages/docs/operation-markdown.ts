import type { Catalogue } from '../../model/catalogue.ts';
import type { OpenApiDocument } from '../../model/openapi-document.ts';
import { operationPage } from '../../routes/shared/page.ts';
import { curlLines, namedOperations, requestLine, type NamedOperation } from './operations.ts';

/** An operation as Markdown: the request with its parameters. The fields of the answer are in the OpenAPI document. */
export function operationMarkdown(catalogue: Catalogue, { info }: OpenApiDocument, operation: NamedOperation): string {
  const parameters = (operation.parameters ?? []).map(({ name, description, required = false, schema }) => {
    const usual = schema.default === undefined ? '' : `, default ${JSON.stringify(schema.default)}`;
    return `- \`${name}\` (${schema.type ?? 'text'}${usual}${required ? ', required' : ''}): ${description}`;
  });
  return `\`${requestLine(operation)}\` of ${info.title}, version ${info.version}. ${operation.description}

\`\`\`sh
${curlLines(catalogue, operation).join('\n')}
\`\`\`

${parameters.length === 0 ? 'It has no parameters.' : parameters.join('\n')}`;
}

/** The list of operations as Markdown. */
export function overviewMarkdown(document: OpenApiDocument): string {
  const operations = namedOperations(document).map(
    (operation) => `- [${requestLine(operation)}](${operationPage(operation.operationId)}.md): ${operation.summary}`,
  );
  return `${document.info.description.trim()}\n\n${operations.join('\n')}`;
}
