import { breakingSchemaChanges, type BreakingChange, type Direction } from './breaking-schema.ts';
import {
  NULLABLE_PREFIX,
  type DescribedParameter,
  type DescribedResponse,
  type OpenApiDocument,
  type Operation,
  type Reference,
  type RequestBody,
  type Schema,
} from '../model/openapi-document.ts';

/**
 * The breaking changes between two versions of the document: removals, a newly required parameter, an answer with more
 * possible values (null, another word of a closed list) and a request with fewer.
 */
export function breakingChanges(before: OpenApiDocument, after: OpenApiDocument): readonly BreakingChange[] {
  const later = operationsOf(after);
  const changes = [...operationsOf(before)].flatMap(([place, operation]) => {
    const kept = later.get(place);
    return kept ? operationChanges(place, operation, kept) : [gone(place)];
  });
  return [...changes, ...componentChanges(before, after)];
}

type WholeOperation = Omit<Operation, 'responses'> & {
  readonly responses: Readonly<Record<string, DescribedResponse>>;
};

/** Every operation by method and path, its shared responses written out. */
function operationsOf({ paths, components }: OpenApiDocument): ReadonlyMap<string, WholeOperation> {
  const whole = (response: DescribedResponse | Reference): DescribedResponse | undefined =>
    '$ref' in response ? components.responses[nameOf(response.$ref)] : response;
  const laidOut = (operation: Operation): WholeOperation => {
    const responses = Object.entries(operation.responses).flatMap(([status, response]) => {
      const found = whole(response);
      return found ? [[status, found] as const] : [];
    });
    return { ...operation, responses: Object.fromEntries(responses) };
  };
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, laidOut(operation)] as const,
      ),
    ),
  );
}

function operationChanges(place: string, before: WholeOperation, after: WholeOperation): readonly BreakingChange[] {
  const renamed = before.operationId !== after.operationId;
  return [
    ...(renamed ? [{ place, what: `is named ${after.operationId}, no longer ${before.operationId}` }] : []),
    ...parameterChanges(place, before.parameters ?? [], after.parameters ?? []),
    ...requestChanges(place, before.requestBody, after.requestBody),
    ...Object.entries(before.responses).flatMap(([status, response]) =>
      isRange(status) && !after.responses[status]
        ? []
        : responseChanges(`${place} ${status}`, response, after.responses[status]),
    ),
  ];
}

/** `default` and `2XX` describe what no status of its own does, so the statuses that they cover may replace them. */
function isRange(status: string): boolean {
  return !/^\d{3}$/.test(status);
}

function parameterChanges(
  place: string,
  before: readonly DescribedParameter[],
  after: readonly DescribedParameter[],
): readonly BreakingChange[] {
  const named = (one: DescribedParameter) => `${place} ${one.in === 'query' ? `?${one.name}` : `{${one.name}}`}`;
  const known = new Map(before.map((one) => [named(one), one]));
  const later = new Map(after.map((one) => [named(one), one]));
  const taken = [...known.keys()].filter((name) => !later.has(name)).map(gone);
  const changed = [...later].flatMap(([name, now]) => {
    const then = known.get(name);
    const demanded = now.required && !then?.required ? [{ place: name, what: 'is required now' }] : [];
    if (!then) return demanded;
    const defaulted = JSON.stringify(then.schema.default) !== JSON.stringify(now.schema.default);
    return [
      ...demanded,
      ...(defaulted ? [{ place: name, what: 'has another default' }] : []),
      ...breakingSchemaChanges(name, 'in', { before: then.schema, after: now.schema }),
    ];
  });
  return [...taken, ...changed];
}

function requestChanges(place: string, before?: RequestBody, after?: RequestBody): readonly BreakingChange[] {
  const required = after?.required && !before?.required ? [{ place, what: 'asks for a body now' }] : [];
  return [...required, ...contentChanges(place, 'in', { before: before?.content, after: after?.content })];
}

function responseChanges(
  place: string,
  before: DescribedResponse,
  after?: DescribedResponse,
): readonly BreakingChange[] {
  if (!after) return [gone(place)];
  const headers = Object.keys(before.headers ?? {}).filter((name) => !after.headers?.[name]);
  return [
    ...headers.map((name) => gone(`${place} ${name}`)),
    ...contentChanges(place, 'out', { before: before.content, after: after.content }),
  ];
}

type Content = DescribedResponse['content'];

function contentChanges(
  place: string,
  direction: Direction,
  { before = {}, after = {} }: { readonly before: Content; readonly after: Content },
): readonly BreakingChange[] {
  return Object.entries(before).flatMap(([type, { schema }]) => {
    const now = after[type];
    if (!now) return [gone(`${place} ${type}`)];
    return breakingSchemaChanges(`${place} ${type}`, direction, { before: schema, after: now.schema });
  });
}

/** Components are compared under their own names, once each; those of request bodies the other way round. */
function componentChanges(before: OpenApiDocument, after: OpenApiDocument): readonly BreakingChange[] {
  const inputs = requestComponents(before);
  const later = ownSchemas(after);
  const schemas = [...ownSchemas(before)].flatMap(([id, schema]) => {
    const now = later.get(id);
    // One that is gone is missed where it was referred to.
    if (!now) return [];
    return breakingSchemaChanges(id, inputs.has(id) ? 'in' : 'out', { before: schema, after: now });
  });
  const headers = Object.entries(before.components.headers).flatMap(([id, header]) => {
    const now = after.components.headers[id];
    if (!now) return [];
    const optional = header.required && !now.required ? [{ place: id, what: 'may be absent now' }] : [];
    return [...optional, ...breakingSchemaChanges(id, 'out', { before: header.schema, after: now.schema })];
  });
  return [...schemas, ...headers];
}

/** The components by name; of `NullableX` what X is, since a reference says whether it may be null. */
function ownSchemas({ components }: OpenApiDocument): ReadonlyMap<string, Schema> {
  return new Map(
    Object.entries(components.schemas).map(([id, schema]) => {
      const isNullable = id.startsWith(NULLABLE_PREFIX);
      return isNullable ? [id.slice(NULLABLE_PREFIX.length), { ...schema, nullable: false }] : [id, schema];
    }),
  );
}

function requestComponents(document: OpenApiDocument): ReadonlySet<string> {
  const bodies = [...operationsOf(document).values()].flatMap(({ requestBody }) =>
    Object.values(requestBody?.content ?? {}),
  );
  return new Set(bodies.flatMap(({ schema }) => componentOf(schema)));
}

function componentOf({ $ref }: Schema): readonly string[] {
  return $ref === undefined ? [] : [nameOf($ref)];
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function gone(place: string): BreakingChange {
  return { place, what: 'is gone' };
}

/** Whether the changelog names an element under a version, in backticks. */
export function isNamed(changelog: string, version: string, { place }: BreakingChange): boolean {
  const sections = changelog.split(/^## /m).slice(1);
  return sections.some((section) => section.startsWith(version) && section.includes(`\`${place}\``));
}
