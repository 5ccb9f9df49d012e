import {
  NULLABLE_PREFIX,
  SCHEMA_PLACE,
  type DescribedResponse,
  type Json,
  type OpenApiDocument,
  type Operation,
  type Reference,
  type Schema,
} from '../model/openapi-document.ts';

/** A change of the contract that a caller built against the old one may trip over. */
interface BreakingChange {
  /** The changed element, in the form that the changelog uses: `GET /api/offers ?limit`, `Offer.tier`. */
  readonly place: string;
  readonly what: string;
}

/** What the document promises of one element: keywords with their values. */
type Promised = Readonly<Record<string, Json | undefined>>;
type Element = readonly [place: string, promised: Promised];

/**
 * The changes between two versions of the document that a caller may trip over: every removal, every other promise about an
 * element of both (a type, a default, a bound, a closed list, null, absence), and every input that is newly required. A
 * promise that became wider counts too: only a person can say that no caller relies on it.
 */
export function breakingChanges(before: OpenApiDocument, after: OpenApiDocument): readonly BreakingChange[] {
  const known = new Map(elementsOf(before));
  const later = new Map(elementsOf(after));
  const inputs = requestComponents(after);
  const removed = [...known.keys()].filter((place) => !later.has(place));
  // A component that nothing refers to any more is missed where it was referred to.
  const isUnusedComponent = (place: string): boolean =>
    !place.includes(' ') && after.components.schemas[rootOf(place)] === undefined;
  const missed = removed.filter((place) => !isPartOf(place, removed) && !isUnusedComponent(place));
  const kept = [...known].flatMap(([place, promised]) => {
    const now = later.get(place);
    return now ? keywordChanges(place, promised, now) : [];
  });
  const demanded = [...later].filter(
    ([place, { required }]) =>
      required === true && !known.has(place) && (/^[A-Z]+ \/\S* [?{]/.test(place) || inputs.has(rootOf(place))),
  );
  return [
    ...missed.map((place) => ({ place, what: 'is gone' })),
    ...kept,
    ...demanded.map(([place]) => ({ place, what: 'is required now' })),
  ];
}

/** Whether an element is a part of another one of these. */
function isPartOf(place: string, others: readonly string[]): boolean {
  return others.some((other) => place.startsWith(other) && /^[ .[{]/.test(place.slice(other.length)));
}

function rootOf(place: string): string {
  return place.split(/[.[{]/, 1)[0] ?? place;
}

function keywordChanges(place: string, before: Promised, after: Promised): readonly BreakingChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((keyword) => {
    const [then, now] = [before[keyword], after[keyword]].map((value) => JSON.stringify(value ?? 'none'));
    return then === now ? [] : [{ place, what: `has the ${keyword} ${now}, no longer ${then}` }];
  });
}

function* elementsOf({ paths, components }: OpenApiDocument): Generator<Element> {
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      yield* operationElements(`${method.toUpperCase()} ${path}`, operation);
    }
  }
  for (const [id, response] of Object.entries(components.responses))
    yield* responseElements(`response ${id}`, response);
  for (const [id, { required, schema }] of Object.entries(components.headers)) {
    yield* schemaElements(`header ${id}`, schema, { required });
  }
  for (const [id, schema] of Object.entries(components.schemas)) {
    // Of `NullableX` what X is: a reference to it is the promise that null may come.
    if (id.startsWith(NULLABLE_PREFIX))
      yield* schemaElements(id.slice(NULLABLE_PREFIX.length), schema, { nullable: undefined });
    else yield* schemaElements(id, schema);
  }
}

function* operationElements(place: string, operation: Operation): Generator<Element> {
  const { operationId, parameters = [], requestBody, responses } = operation;
  yield [place, { operationId, 'required body': requestBody?.required }];
  for (const { name, in: where, required, schema } of parameters) {
    yield* schemaElements(`${place} ${where === 'query' ? `?${name}` : `{${name}}`}`, schema, { required });
  }
  for (const [type, { schema }] of Object.entries(requestBody?.content ?? {})) {
    yield* schemaElements(`${place} ${type}`, schema);
  }
  for (const [status, response] of Object.entries(responses)) yield* responseElements(`${place} ${status}`, response);
}

function* responseElements(place: string, response: DescribedResponse | Reference): Generator<Element> {
  if ('$ref' in response) {
    yield [place, { $ref: response.$ref }];
    return;
  }
  yield [place, {}];
  for (const name of Object.keys(response.headers ?? {})) yield [`${place} ${name}`, {}];
  for (const [type, { schema }] of Object.entries(response.content ?? {})) {
    yield* schemaElements(`${place} ${type}`, schema);
  }
}

/** A schema and the schemas in it, in their own places; references stay what they are. */
function* schemaElements(place: string, schema: Schema, given: Promised = {}): Generator<Element> {
  // A reference with a description of its own is written as `allOf`.
  const { required = [], properties = {}, items, additionalProperties, ...own } = schema.allOf?.[0] ?? schema;
  yield [place, { ...withoutDescriptions(own), ...given }];
  for (const [name, property] of Object.entries(properties)) {
    yield* schemaElements(`${place}.${name}`, property, { required: required.includes(name) });
  }
  if (items) yield* schemaElements(`${place}[]`, items);
  if (additionalProperties) yield* schemaElements(`${place}{}`, additionalProperties);
}

function withoutDescriptions(keywords: object): Promised {
  const withoutText = (key: string, value: unknown): unknown => (key === 'description' ? undefined : value);
  return JSON.parse(JSON.stringify(keywords, withoutText)) as Promised;
}

function requestComponents({ paths }: OpenApiDocument): ReadonlySet<string> {
  const bodies = Object.values(paths).flatMap((item) => Object.values(item).map(({ requestBody }) => requestBody));
  const schemas = bodies.flatMap((body) => Object.values(body?.content ?? {}).map(({ schema }) => schema));
  return new Set(schemas.map(({ $ref = '' }) => $ref.replace(SCHEMA_PLACE, '')));
}

/** Whether the changelog names an element under a version, in backticks. */
export function isNamed(changelog: string, version: string, { place }: BreakingChange): boolean {
  const sections = changelog.split(/^## /m).slice(1);
  return sections.some((section) => section.startsWith(version) && section.includes(`\`${place}\``));
}
