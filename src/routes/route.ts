import type { Catalogue } from '../model/catalogue.ts';
import { noticed } from './noticed.ts';
import { documentParameters } from './parameter-docs.ts';
import type { Parameters, Values } from './parameter.ts';
import { unknownCategory } from './shared/unknown-names.ts';

/** A type as it is published: nothing in a reply is changed after it was laid out. */
export type ReadonlyDeep<T> = T extends (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> }
    : T;

export interface JsonReply<Body extends object = object> {
  readonly status: number;
  readonly body: Body;
}

/** An answer that is not JSON: the Atom feed, the digest as HTML or Markdown. */
export interface TextReply {
  readonly status: 200;
  readonly contentType: string;
  readonly text: string;
}

/** SPEC.md "Errors": a string `error`, plus fields where stated. */
export interface ErrorBody {
  readonly error: string;
  readonly [extra: string]: unknown;
}

export type Reply = JsonReply | TextReply;

/** One request whose answer is prepared at build time: its parameters as a caller would write them. */
export interface Case {
  readonly given: Readonly<Record<string, string>>;
  /** The answer carries a whole category, so that all of them together grow with its square: prepared within a budget. */
  readonly wholeCategory?: true;
}

/** One path of the API: pure, asked the same way by the build and by the function. */
export interface Route<P extends Parameters = Parameters> {
  /** The template as SPEC.md writes it, `/api/vendor-risk/{vendor}`. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** `service`: reports on the service and not on the index, so it carries no provenance and is never cached. */
  readonly about: 'index' | 'service';
  readonly parameters: P;
  /** Content types it may answer 200 with, the default first. */
  readonly contentTypes?: readonly string[];
  /** Statuses other than 200 that it may answer, for the OpenAPI document. */
  readonly errors: readonly number[];
  /** Every request whose answer is prepared. */
  cases(catalogue: Catalogue): Iterable<Case>;
  answer(catalogue: Catalogue, values: Values<P>): Reply;
}

/** A route as the table holds it: its values are those its own parameters parse to. */
export type AnyRoute = Omit<Route, 'answer'> & {
  answer(catalogue: Catalogue, values: Readonly<Record<string, unknown>>): Reply;
};

/** Declares a route; the values its `answer` takes are typed by its parameters. */
export function route<const P extends Parameters>(declared: Route<P>): AnyRoute {
  documentParameters(declared.parameters, declared.path);
  return {
    ...declared,
    // parseValues() makes the values from these very parameters; the table cannot say so in its type.
    answer: (catalogue, values) =>
      withWarnings(declared.answer(catalogue, values as Values<P>), requestWarnings(catalogue, declared, values)),
  };
}

/** What an answer has to say about its request: what parsing noticed, and names of categories that do not exist. */
function requestWarnings(
  catalogue: Catalogue,
  { parameters }: { readonly parameters: Parameters },
  values: Readonly<Record<string, unknown>>,
): readonly string[] {
  const unknown = Object.entries(parameters).flatMap(([name, parameter]) => {
    const asked = values[name];
    const isCategory = parameter.kind === 'text' && parameter.names === 'category';
    return isCategory && typeof asked === 'string' ? unknownCategory(catalogue, asked) : [];
  });
  return [...noticed(values), ...unknown];
}

/** A success with warnings added to those of its body; texts and errors stay as they are. */
export function withWarnings<R extends Reply>(reply: R, added: readonly string[]): R | JsonReply {
  if (added.length === 0 || 'text' in reply || reply.status !== 200) return reply;
  const own: unknown = Reflect.get(reply.body, 'warnings');
  const warnings = [...(Array.isArray(own) ? (own as readonly string[]) : []), ...added];
  return { status: reply.status, body: { ...reply.body, warnings } };
}

/** 200 with a body. */
export function ok<Body extends object>(body: Body): JsonReply<Body> {
  return { status: 200, body };
}

/** An error reply, SPEC.md "Errors". */
export function refusal(
  status: 400 | 404 | 410 | 413 | 429 | 503,
  error: string,
  extras: Readonly<Record<string, unknown>> = {},
): JsonReply<ErrorBody> {
  return { status, body: { error, ...extras } };
}
