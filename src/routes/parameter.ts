import type { IsoDate } from '../model/iso-date.ts';
import type { LimitFilter } from '../rules/limits/limit-filter.ts';
import { operationPage, PAGE, parameterAnchor } from './shared/page.ts';

/**
 * Declaration of a parameter. It is the only source for parsing a request, naming the prepared answer and the OpenAPI
 * document.
 */
export type Parameter =
  TextParameter | IntegerParameter | ChoiceParameter | FlagParameter | ListParameter | SinceParameter | LimitParameter;

interface Described {
  /** Absent for a parameter of the query. */
  readonly in?: 'path';
  readonly description: string;
  /** False when no case of the route sets it: its requests are never prepared. */
  readonly prepared?: false;
}

/** Free text; null when absent or empty, unless it is required. */
export interface TextParameter extends Described {
  readonly kind: 'text';
  readonly maxLength?: number;
  /** It names a category; an unknown name causes a warning. */
  readonly namesCategory?: true;
  /** Error text of the 400 when it is missing or white space only. */
  readonly required?: string;
  readonly example?: string;
}

/**
 * A whole number. A value out of range becomes the nearest bound, or is refused with 400 when declared so
 * (docs/rules.md#parameters).
 */
export interface IntegerParameter extends Described {
  readonly kind: 'integer';
  /** Null when absent and without a default. */
  readonly default?: number;
  /** Effective default of a parameter without a declared one; used in the description only. */
  readonly assumed?: number;
  readonly min: number;
  readonly max?: number;
  readonly outOfRange?: 'refuse';
}

/** One of a closed list of words; null when absent and without a default. */
interface ChoiceParameter extends Described {
  readonly kind: 'choice';
  readonly values: readonly string[];
  readonly default?: string;
}

/** `true` or `false`; false when absent, unless its default is null. */
interface FlagParameter extends Described {
  readonly kind: 'flag';
  readonly default?: null;
}

/** A comma list of words of a closed list; null when absent or empty. */
interface ListParameter extends Described {
  readonly kind: 'list';
  readonly values: readonly string[];
}

/** Minimum that a limit of an offer must grant, such as `10GB` or `3000/month`; null when absent or empty. */
export interface LimitParameter extends Described {
  readonly kind: 'limit';
  readonly example: string;
}

/** A day, or a timestamp reduced to its written day; null when absent. */
interface SinceParameter extends Described {
  readonly kind: 'since';
}

export type Parameters = Readonly<Record<string, Parameter>>;

/** The value of an absent parameter: a request that states it is the same request. */
export function defaultOf(parameter: Parameter): string | number | boolean | null {
  if (parameter.kind === 'flag') return parameter.default === null ? null : false;
  return parameter.kind === 'integer' || parameter.kind === 'choice' ? (parameter.default ?? null) : null;
}

/** The value of a given parameter by its kind. */
interface ValueOfKind {
  text: string;
  integer: number;
  choice: string;
  flag: boolean;
  list: readonly string[];
  since: IsoDate;
  limit: WrittenLimit;
}

/** Null where the parameter may be absent and has no default. */
type ValueOf<P extends Parameter> =
  | (P extends { kind: 'choice'; values: readonly (infer Word)[] } ? Word : ValueOfKind[P['kind']])
  | (P extends { default: null }
      ? null
      : P extends FlagParameter | { default: unknown } | { required: string }
        ? never
        : null);

export type Values<P extends Parameters> = { readonly [Name in keyof P]: ValueOf<P[Name]> };

/** The values of a request by parameter, and a sentence for each ignored parameter and each number moved to a bound. */
export interface ParsedRequest {
  readonly values: Readonly<Record<string, unknown>>;
  readonly warnings: readonly string[];
}

/** A limit with the text that a request writes it by: `next` repeats it. */
export type WrittenLimit = LimitFilter & { readonly written: string };

/** What a request is parsed by: the parameters, and the operation that describes them; a page has none. */
export interface ParsedOperation {
  readonly parameters: Parameters;
  readonly operationId?: string;
}

/** Where a parameter is described. */
export function docsOf({ operationId }: ParsedOperation, name: string): string {
  return operationId === undefined ? PAGE.docs : `${operationPage(operationId)}#${parameterAnchor(name)}`;
}
