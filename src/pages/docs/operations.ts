import type { Catalogue } from '../../model/catalogue.ts';
import type { DescribedParameter, Json, Method, OpenApiDocument, Operation } from '../../model/openapi-document.ts';
import { caseAddress } from '../../routes/shared/case-address.ts';
import { address } from '../../routes/shared/page.ts';

/** An operation of the document with the method and the path that name it. */
export interface NamedOperation extends Operation {
  readonly method: Method;
  readonly path: string;
}

/** Every operation of the document, in its order. */
export function namedOperations({ paths }: OpenApiDocument): readonly NamedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method];
      return operation ? [{ ...operation, method, path }] : [];
    }),
  );
}

/** `GET /api/offers`. */
export function requestLine({ method, path }: NamedOperation): string {
  return `${method.toUpperCase()} ${path}`;
}

/** The path with the segment in braces filled in. */
export function filledPath(path: string, name: string, value: string): string {
  return path.replace(`{${name}}`, encodeURIComponent(value));
}

/** The parameters of an operation that are part of its query, or of its path. */
export function parametersIn({ parameters = [] }: NamedOperation, place: 'query' | 'path') {
  return parameters.filter((parameter) => parameter.in === place);
}

/** Path and query of the request whose answer is the operation's example. */
export function exampleTarget({ path, parameters = [] }: NamedOperation): string {
  const sent = parameters.filter((parameter) => parameter.in === 'path' || parameter.example !== undefined);
  const given = Object.fromEntries(sent.map((parameter) => [parameter.name, exampleText(parameter)]));
  return caseAddress(path, given).replaceAll('%2C', ',');
}

/** The example value of a parameter as a request writes it; empty where it has none. */
export function exampleText({ example }: DescribedParameter): string {
  return example === undefined ? '' : valueText(example);
}

/** A value as a request writes it. */
export function valueText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A terminal's lines that send the example request. */
export function curlLines(catalogue: Catalogue, operation: NamedOperation): readonly string[] {
  const url = `'${address(catalogue, exampleTarget(operation)).replaceAll("'", '%27')}'`;
  if (operation.method === 'get') return [`curl ${url}`];
  const body = operation.requestBody?.content['application/json']?.example;
  if (body === undefined) return [`curl -X POST ${url}`];
  const quoted = `'${JSON.stringify(body).replaceAll("'", "'\\''")}'`;
  return [`curl -X POST ${url} \\`, `  -H 'Content-Type: application/json' \\`, `  -d ${quoted}`];
}
