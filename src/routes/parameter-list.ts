import type { Parameter, Parameters } from './parameter.ts';

export interface NamedParameter {
  readonly name: string;
  readonly parameter: Parameter;
}

/** What parsing, caching and naming an answer read of the parameters of a route, as lists. */
export interface ParameterList {
  /** In declared order. */
  readonly all: readonly NamedParameter[];
  /** Whether one is part of the query. */
  readonly takesQuery: boolean;
  /** Names of the texts that name a category. */
  readonly categoryTexts: readonly string[];
}

const lists = new WeakMap<Parameters, ParameterList>();

/** The parameters of a route as lists, made once: most requests take less time than `Object.entries` of them. */
export function parameterList(parameters: Parameters): ParameterList {
  const known = lists.get(parameters);
  if (known) return known;
  const all = Object.entries(parameters).map(([name, parameter]) => ({ name, parameter }));
  const made = {
    all,
    takesQuery: all.some(({ parameter }) => parameter.in === 'query'),
    categoryTexts: all.flatMap(({ name, parameter }) =>
      parameter.kind === 'text' && parameter.names === 'category' ? [name] : [],
    ),
  };
  lists.set(parameters, made);
  return made;
}
