import type { z } from 'zod';
import type { Catalogue } from '../model/catalogue.ts';
import { categoryNamed } from '../rules/catalogue/categories.ts';
import {
  defaultOf,
  docsOf,
  type Parameters,
  type ParsedOperation,
  type Values,
  type WrittenLimit,
} from './parameter.ts';
import { unknownNameIn } from './unknown-names.ts';

/** A deeply read-only type: replies are shared and must not be modified. */
export type ReadonlyDeep<T> = T extends (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> }
    : T;

export type Published<Schema extends z.ZodType> = ReadonlyDeep<z.infer<Schema>>;

export interface JsonReply<Body extends object = object> {
  readonly status: number;
  readonly body: Body;
}

/** A reply that is not JSON: the Atom feed, the digest as HTML or Markdown. */
export interface TextReply {
  readonly status: 200;
  readonly contentType: string;
  readonly text: string;
}

/** Every error body has a string `error`; some carry further fields. */
export interface ErrorBody {
  readonly error: string;
  readonly [extra: string]: unknown;
}

export type Reply = JsonReply | TextReply;

/** A result of reading a request, or the reply that refuses the request. */
export type OrRefused<Result> = Result | { readonly refused: JsonReply<ErrorBody> };

/** Parameters of one request, those of the path included, as written in the request. */
export type Given = Readonly<Record<string, string>>;

/** The groups in which the document of the interface shows operations. */
export const TAGS = [
  { name: 'Offers', description: 'Free tiers, discounts and programmes, searched and listed.' },
  { name: 'Vendors', description: 'One vendor, judged and compared.' },
  { name: 'Changes', description: 'What vendors changed, what they will change, and the digest of it.' },
  { name: 'Comparisons', description: 'The offers of one field side by side.' },
  { name: 'Stacks', description: 'Several services together: risks, gaps, costs and recommendations.' },
  { name: 'Referrals', description: 'Referral programmes of vendors, and the codes the service holds.' },
  { name: 'Signals', description: 'The one write path: the attribution beacon.' },
  { name: 'Service', description: 'Reports on the service, not on the index; never cached, without provenance.' },
] as const;

export type Tag = (typeof TAGS)[number]['name'];

/** The facts of an operation that the OpenAPI document states. */
interface DescribedOperation<P extends Parameters> {
  /** The path template, for example `/api/vendor-risk/{vendor}`. */
  readonly path: string;
  /** Permanent: generated clients name their methods after it. */
  readonly operationId: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description: string;
  readonly parameters: P;
  /** Body of success; null where it is text alone. */
  readonly body: z.ZodType | null;
  /** `service`: reports on the service and not on the index, so it carries no provenance and is never cached. */
  readonly about: 'index' | 'service';
  /** Statuses other than success. */
  readonly errors: readonly number[];
  /** Bodies of errors that differ from the usual ones of their status. */
  readonly errorBodies?: Readonly<Record<number, z.ZodType>>;
}

/** One path of the API: pure, called in the same way by the build and by the function. */
interface Route<P extends Parameters = Parameters> extends DescribedOperation<P> {
  /** Content types of a 200, the default first. */
  readonly contentTypes?: readonly string[];
  /** The answer without parameters is a file at the path itself, which hosts that read no query serve as it is. */
  readonly isFile?: true;
  /** Every request whose answer is prepared. */
  cases(catalogue: Catalogue): Iterable<Given>;
  /** `next` gives the path of the page after the requested one, of `total` results; null after the last. */
  answer(catalogue: Catalogue, values: Values<P>, next: (total: number) => string | null): Reply;
}

/** A route in the table, without the type of its parameters. */
export type AnyRoute = Omit<Route, 'answer'> & {
  /** `warnings` are those of parsing; the reply has them too. */
  answer(catalogue: Catalogue, values: Readonly<Record<string, unknown>>, warnings?: readonly string[]): Reply;
};

/** A route with the type of its success. */
export type RouteOf<Body extends z.ZodType | null> = AnyRoute & { readonly body: Body };

/** What a declaration leaves out where it is the usual. */
type Declared<Whole, Usual extends keyof Whole> = Omit<Whole, Usual> & Partial<Pick<Whole, Usual>>;

/**
 * Declares a route; its parameters give the type of the values that `answer` takes. The usual route is about the index, takes
 * no parameters, prepares its answer without any, and refuses wrong values (400) alone, which need no declaration.
 */
export function route<Body extends z.ZodType | null, const P extends Parameters = NoParameters>(
  declared: Declared<Route<P>, 'about' | 'parameters' | 'errors' | 'cases'> & { readonly body: Body },
): RouteOf<Body> {
  const parameters: Parameters = { ...declared.parameters };
  return {
    about: 'index',
    cases: () => [{}],
    ...declared,
    parameters,
    errors: possibleErrors(parameters, declared.errors),
    // `parseValues()` derives the values from the same parameters; the type of the table cannot express this.
    answer: (catalogue, values, warnings = []) => {
      const next = (total: number) => nextPage({ path: declared.path, parameters }, values, total);
      const reply = declared.answer(catalogue, values as Values<P>, next);
      const noted = [...warnings, ...unknownCategories(catalogue, parameters, values)];
      return withDocs(withWarnings(reply, noted), { ...declared, parameters });
    },
  };
}

/**
 * The path of the page after one of `total` results, with every other parameter of the request; null on the last page and for
 * pages of no length.
 */
function nextPage(
  { path, parameters }: { readonly path: string; readonly parameters: Parameters },
  values: Readonly<Record<string, unknown>>,
  total: number,
): string | null {
  const { limit, offset = 0 } = values as { readonly limit?: number | null; readonly offset?: number };
  const following = offset + (limit ?? total);
  if (limit === 0 || following >= total) return null;
  const query = new URLSearchParams();
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = name === 'offset' ? following : values[name];
    if (parameter.in === 'path' || value === defaultOf(parameter)) continue;
    query.append(name, parameter.kind === 'limit' ? (value as WrittenLimit).written : String(value));
  }
  return `${path}?${query.toString()}`;
}

type NoParameters = Readonly<Record<string, never>>;

/** A wrong value of any parameter is a 400. */
function possibleErrors(parameters: Parameters, declared: readonly number[] = []): readonly number[] {
  return Object.keys(parameters).length === 0 ? declared : [400, ...declared];
}

/** Adds `docs` to the error of a value that only the answer could judge, such as an empty list of names. */
function withDocs(reply: Reply, operation: ParsedOperation): Reply {
  if ('text' in reply || reply.status !== 400) return reply;
  const { error, param, ...extras } = reply.body as ErrorBody;
  if (typeof param !== 'string' || 'docs' in extras) return reply;
  return refusal(400, error, { param, docs: docsOf(operation, param), ...extras });
}

/** A sentence for each parameter that names a category which does not exist. */
function unknownCategories(catalogue: Catalogue, parameters: Parameters, values: Readonly<Record<string, unknown>>) {
  return Object.entries(parameters).flatMap(([name, parameter]) => {
    const requested = values[name];
    const isNamed = parameter.kind === 'text' && parameter.namesCategory && typeof requested === 'string';
    return isNamed && !categoryNamed(catalogue, requested) ? unknownNameIn(catalogue, 'category', requested) : [];
  });
}

/** Adds warnings to a JSON success; texts and errors stay unchanged. */
export function withWarnings<R extends Reply>(reply: R, added: readonly string[]): R | JsonReply {
  if (added.length === 0 || 'text' in reply || reply.status !== 200) return reply;
  const own: unknown = Reflect.get(reply.body, 'warnings');
  const warnings = [...(Array.isArray(own) ? (own as readonly string[]) : []), ...added];
  return { status: reply.status, body: { ...reply.body, warnings } };
}

export function ok<Body extends object>(body: Body): JsonReply<Body> {
  return { status: 200, body };
}

/** A reply as text: JSON without white space, ended by a line feed, with members in the order of the route. */
export function encode(reply: Reply): string {
  return 'text' in reply ? reply.text : `${JSON.stringify(reply.body)}\n`;
}

/** An error reply; `extras` are fields besides `error`. */
export function refusal(
  status: 400 | 404 | 410 | 413 | 429 | 503,
  error: string,
  extras: Readonly<Record<string, unknown>> = {},
): JsonReply<ErrorBody> {
  return { status, body: { error, ...extras } };
}

/**
 * A path that reports on the service or accepts a signal, so that its answer does not depend on the catalogue alone.
 * Pure like every route: the host loads the facts, `answer` makes the body. Never prepared, never cached, without
 * provenance.
 */
export interface ServiceRoute<
  P extends Parameters = Parameters,
  Facts = unknown,
  Body extends object = object,
> extends DescribedOperation<P> {
  readonly method: 'GET' | 'POST';
  answer(facts: Facts, values: Values<P>): JsonReply<Body> | JsonReply<ErrorBody>;
}

/** A service route in the table, without the type of its facts. */
export type AnyServiceRoute = Omit<ServiceRoute, 'answer'>;

/** Declares a service route; its parameters give the type of the values that `answer` takes. */
export function serviceRoute<Facts, Body extends object, const P extends Parameters = NoParameters>(
  declared: Declared<ServiceRoute<P, Facts, Body>, 'about' | 'method' | 'parameters'>,
): ServiceRoute<P, Facts, Body> {
  const parameters = { ...declared.parameters } as P;
  const errors = possibleErrors(parameters, declared.errors);
  return { about: 'service', method: 'GET', ...declared, parameters, errors };
}
