import type { Catalogue } from '../model/catalogue.ts';
import { caseReply, declaredExamples, exampleCase } from '../routes/shared/cases.ts';
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
  return Object.fromEntries(routes.map((route) => [route.path, exampleOf(catalogue, route)]));
}

/** A route that answers no request of this index has the examples of its refusals alone. */
function exampleOf(catalogue: Catalogue, route: AnyRoute): Example {
  const given = exampleCase(catalogue, route);
  const errors = errorExamples(catalogue, route, given ?? declaredExamples(route));
  return given === null ? { ...NO_EXAMPLE, errors } : { given, answers: answersOf(catalogue, route, given), errors };
}

/** The answer to a request that the route answers, in each of the route's content types. */
function answersOf(catalogue: Catalogue, route: AnyRoute, given: Given): Readonly<Record<string, Json>> {
  const formats = route.parameters['format']?.kind === 'choice' ? route.parameters['format'].values : [null];
  const answers: Record<string, Json> = {};
  for (const format of formats) {
    const values = format === null ? given : { ...given, format };
    const { reply } = caseReply(catalogue, route, values);
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
