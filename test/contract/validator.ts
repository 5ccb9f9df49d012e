import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { DescribedResponse, MediaType, Operation, Reference, Schema } from '../../src/model/openapi-document.ts';
import { closed, componentName } from './closed-schemas.ts';
import { CONTRACT } from './kept-contract.ts';
import { parsedUrl } from '../../src/rules/text/parsed-url.ts';

const ajv = new Ajv({ strict: true, strictTypes: false });
formats.default(ajv);
for (const [id, schema] of Object.entries(CONTRACT.components.schemas)) ajv.addSchema(closed(schema), id);

const compiled = new WeakMap<object, ValidateFunction>();

/** Whether a value is what a schema says, with no field beyond it; the faults in words. */
export function schemaFaults(schema: Schema, value: unknown): readonly string[] {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(closed(schema));
    compiled.set(schema, validate);
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const extra = 'additionalProperty' in params ? ` (${String(params['additionalProperty'])})` : '';
    return `${instancePath || '/'} ${message ?? ''}${extra}`;
  });
}

type Headers = Readonly<Record<string, string | undefined>>;

/** Headers that HTTP itself puts on a response, and that the document leaves to it. */
const TRANSPORT = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
]);

/** An answer as it came, its content coding taken off. */
export interface AnswerToJudge {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/**
 * What an answer has that the document does not say, and the other way round; empty where they agree. A path that no
 * operation has is judged where it is an error of the API.
 */
export function validateResponse(method: string, target: string, answer: AnswerToJudge): readonly string[] {
  // Dot segments and the like are resolved before any operation is looked for.
  const resolvedPath = parsedUrl(target, 'http://host')?.pathname ?? target;
  // An operation declares the 308 of its own path with a slash at the end.
  const path = resolvedPath.replace(/(?<=.)\/$/, '');
  const operation = operationOf(method, path);
  const { status } = answer;
  if (method === 'OPTIONS' || status === 204) return answer.body === '' ? [] : ['a body where there is none'];
  const response = responseOf(operation, status);
  if (!response) return operation ? [`status ${status} is not described`] : [];
  return [...headerFaults(response, answer.headers), ...bodyFaults(response, method, answer)];
}

/** The operation of a request; a HEAD is its GET. */
export function operationOf(method: string, path: string): Operation | undefined {
  const verb = method === 'POST' ? 'post' : 'get';
  const item = CONTRACT.paths[path] ?? Object.entries(CONTRACT.paths).find(([template]) => isOf(template, path))?.[1];
  return ['GET', 'HEAD', 'POST'].includes(method) ? item?.[verb] : undefined;
}

function isOf(template: string, path: string): boolean {
  const open = template.indexOf('{');
  return open >= 0 && path.startsWith(template.slice(0, open)) && !path.slice(open).includes('/') && path.length > open;
}

/** The response of an operation; of a path or method that none has, what any path answers. */
function responseOf(operation: Operation | undefined, status: number): DescribedResponse | undefined {
  const described = operation?.responses[String(status)];
  if (described) return resolved(described);
  return status === 405 || !operation ? ANYWHERE[status] : undefined;
}

const { Fault: fault, Moved: moved } = CONTRACT.components.responses;
/** What no operation declares, since it is not the answer to one: 404 of an unknown path, 405 of another method. */
const ANYWHERE: Readonly<Record<number, DescribedResponse | undefined>> = {
  308: moved,
  400: fault,
  404: fault,
  405: fault && { ...fault, headers: { ...fault.headers, Allow: { $ref: '#/components/headers/Location' } } },
  413: fault,
  414: fault,
  500: fault,
};

/** A response, written out where it is shared. */
export function resolved(response: DescribedResponse | Reference): DescribedResponse | undefined {
  return '$ref' in response ? CONTRACT.components.responses[componentName(response.$ref)] : response;
}

function headerFaults(response: DescribedResponse, headers: Headers): readonly string[] {
  const described = Object.entries(response.headers ?? {});
  const names = new Set(described.map(([name]) => name.toLowerCase()));
  const unknown = Object.keys(headers).filter(
    (name) => !TRANSPORT.has(name.toLowerCase()) && !names.has(name.toLowerCase()),
  );
  const wrong = described.flatMap(([name, reference]) => {
    const header = CONTRACT.components.headers[componentName(reference.$ref)];
    const value = headers[name.toLowerCase()];
    if (!header) return [`header ${name} refers to nothing`];
    if (value === undefined) return header.required ? [`header ${name} is missing`] : [];
    const typed = header.schema.type === 'integer' ? Number(value) : value;
    return schemaFaults(header.schema, typed).map((fault) => `header ${name}: ${value}${fault}`);
  });
  return [...unknown.map((name) => `header ${name} is not described`), ...wrong];
}

function bodyFaults(response: DescribedResponse, method: string, answer: AnswerToJudge): readonly string[] {
  const { status, body, headers } = answer;
  if (method === 'HEAD' || response.content === undefined) return body === '' ? [] : ['a body where there is none'];
  const type = (headers['content-type'] ?? '').replace(/;.*$/, '');
  const media: MediaType | undefined = response.content[type];
  if (!media) return [`content type ${type || 'none'} is not described for ${status}`];
  if (media.schema.format === 'binary') return [];
  if (type !== 'application/json') return schemaFaults(media.schema, body);
  return schemaFaults(media.schema, JSON.parse(body) as unknown);
}
