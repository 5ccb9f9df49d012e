import type { IsoDate } from '../model/iso-date.ts';
import type { LimitFilter } from '../rules/limits/limit-filter.ts';

/**
 * What a parameter accepts. One declaration parses the request, names the prepared answer and describes the
 * parameter in the OpenAPI document, so that the three cannot disagree.
 */
export type Parameter =
  TextParameter | IntegerParameter | ChoiceParameter | FlagParameter | ListParameter | SinceParameter | LimitParameter;

interface Described {
  readonly in: 'query' | 'path';
  readonly description: string;
  /** False where no case of the route gives it: nobody looks for a prepared answer to what it asks. */
  readonly prepared?: false;
}

/** Free text; null when absent or empty, unless it is required. */
export interface TextParameter extends Described {
  readonly kind: 'text';
  readonly maxLength?: number;
  /** The answer is the same for every spelling with this slug, so the slug names the prepared answer. */
  readonly sameBySlug?: boolean;
  /** What the text is the name of; one that names none is noticed in `warnings`. */
  readonly names?: 'category';
  /** The answer repeats a text that is no slug, so that only slugs in any case share the prepared answer. */
  readonly repeated?: boolean;
  /** What a caller who leaves it out, or gives white space alone, is told with the 400. */
  readonly required?: string;
  readonly example?: string;
}

/** A whole number. Out of range moves to the nearest bound, or is refused where SPEC.md says 400. */
export interface IntegerParameter extends Described {
  readonly kind: 'integer';
  readonly default: number | null;
  /** What a route without a declared default takes in its place, for the description alone. */
  readonly assumed?: number;
  readonly min: number;
  readonly max?: number;
  readonly outOfRange?: 'nearest' | 'refuse';
}

/** One of a closed list of words; null when absent and without a default. */
export interface ChoiceParameter extends Described {
  readonly kind: 'choice';
  readonly values: readonly string[];
  readonly default: string | null;
}

/** `true` or `false`; false when absent, unless its default is null. */
export interface FlagParameter extends Described {
  readonly kind: 'flag';
  readonly default?: null;
}

/** A comma list of words of a closed list; null when absent or empty. */
export interface ListParameter extends Described {
  readonly kind: 'list';
  readonly values: readonly string[];
  readonly prepared: false;
}

/** The least that a limit of an offer has to grant, such as `10GB` or `3000/month`; null when absent or empty. */
export interface LimitParameter extends Described {
  readonly kind: 'limit';
  readonly prepared: false;
  readonly example: string;
}

/** A day, or a timestamp narrowed to its written day (RULES.md 7); null when absent. */
export interface SinceParameter extends Described {
  readonly kind: 'since';
}

export type Parameters = Readonly<Record<string, Parameter>>;

type ValueOf<P extends Parameter> = P extends IntegerParameter
  ? P['default'] extends number
    ? number
    : number | null
  : P extends FlagParameter
    ? P extends { default: null }
      ? boolean | null
      : boolean
    : P extends SinceParameter
      ? IsoDate | null
      : P extends LimitParameter
        ? LimitFilter | null
        : P extends ListParameter
          ? readonly string[] | null
          : P extends { kind: 'choice'; values: readonly (infer Word)[] }
            ? P['default'] extends string
              ? Word
              : Word | null
            : P extends { required: string }
              ? string
              : string | null;

/** The parsed values a route is asked with, one for each of its parameters. */
export type Values<P extends Parameters> = { readonly [Name in keyof P]: ValueOf<P[Name]> };
