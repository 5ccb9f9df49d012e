import type { Catalogue } from '../model/catalogue.ts';
import { caseReply, isError } from '../routes/shared/case-reply.ts';
import type { AnyRoute, Reply } from '../routes/route.ts';
import type { Json } from '../model/openapi-document.ts';
import { errorExamples, type ErrorExamples } from './error-examples.ts';
import { shortened, shortenedText } from './shorten.ts';
import type { Given } from './parameters.ts';

/** The example parameters of an operation and its answers by content type. */
export interface Example {
  readonly given: Given;
  readonly answers: Readonly<Record<string, Json>>;
  /** Bodies of refusals, by status. */
  readonly errors: ErrorExamples;
}

/** By path; a path without one is described without an example. */
export type Examples = Readonly<Record<string, Example>>;

export const NO_EXAMPLE: Example = { given: {}, answers: {}, errors: {} };

/** One real answer of the build for each route, its lists cut short. */
export function routeExamples(catalogue: Catalogue, routes: readonly AnyRoute[]): Examples {
  return Object.fromEntries(
    routes.flatMap((route) => {
      const example = exampleOf(catalogue, route);
      return example ? [[route.path, example]] : [];
    }),
  );
}

/** Uses the examples of the required parameters; where the index has no such names, the first case. */
function exampleOf(catalogue: Catalogue, route: AnyRoute): Example | null {
  const [first] = route.cases(catalogue);
  for (const given of [declaredExamples(route), first?.given ?? {}]) {
    const answers = answersOf(catalogue, route, given);
    if (answers) return { given, answers, errors: errorExamples(catalogue, route, given) };
  }
  return null;
}

function declaredExamples(route: AnyRoute): Given {
  return Object.fromEntries(
    Object.entries(route.parameters).flatMap(([name, parameter]) =>
      parameter.kind === 'text' && parameter.required && parameter.example !== undefined
        ? [[name, parameter.example]]
        : [],
    ),
  );
}

/** The answer in each of the route's content types; null where it refuses. */
function answersOf(catalogue: Catalogue, route: AnyRoute, given: Given): Readonly<Record<string, Json>> | null {
  const formats = route.parameters['format']?.kind === 'choice' ? route.parameters['format'].values : [null];
  const answers: Record<string, Json> = {};
  for (const format of formats) {
    const values = format === null ? given : { ...given, format };
    const { reply } = caseReply(catalogue, route, values);
    if (isError(reply)) return null;
    const [type, answer] = shown(reply);
    answers[type] = answer;
  }
  return answers;
}

function shown(reply: Reply): readonly [string, Json] {
  if ('text' in reply) return [bareType(reply.contentType), shortenedText(reply.text)];
  // What a caller receives is what JSON makes of the body. It is shortened first, because it may be the whole index.
  return ['application/json', JSON.parse(JSON.stringify(shortened(reply.body as Json))) as Json];
}

/** A content type without its parameters, as the document names it. */
export function bareType(contentType: string): string {
  return contentType.replace(/;.*/s, '');
}
