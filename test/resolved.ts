import { ROWS } from '../functions/app.ts';
import { answerName } from '../src/routes/shared/cases.ts';
import { parseValues } from '../src/routes/parse-values.ts';
import type { Parameters } from '../src/routes/parameter.ts';
import { ROUTES } from '../src/routes/table.ts';
import { pathMatcher } from './path-matcher.ts';

const rowAt = pathMatcher(ROWS.filter(({ isRetired }) => !isRetired));

/** A target as the app reads it. */
export interface Resolved {
  /** The template of its path. */
  readonly path: string;
  readonly parameters: Parameters;
  /** Null where a value is wrong. */
  readonly values: Readonly<Record<string, unknown>> | null;
  /** The file of the build that may hold the answer of a route. */
  readonly file: string | null;
}

/** Resolves a target by the table of the app; null where no row has its path. */
export function resolved(target: string): Resolved | null {
  const { pathname, searchParams } = new URL(target, 'http://localhost');
  const matched = rowAt(pathname);
  if (!matched) return null;
  const { path, parameters } = matched.route;
  const parsed = parseValues({ parameters }, searchParams, matched.path);
  const route = ROUTES.find((each) => each.path === path);
  if ('refused' in parsed) return { path, parameters, values: null, file: null };
  return { path, parameters, values: parsed.values, file: route ? answerName(route, parsed) : null };
}
