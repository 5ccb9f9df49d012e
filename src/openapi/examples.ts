import type { Catalogue } from '../model/catalogue.ts';
import { encode } from '../routes/encode.ts';
import { caseReply, isError } from '../routes/shared/case-reply.ts';
import type { AnyRoute, Reply } from '../routes/route.ts';
import type { Json } from './document.ts';
import type { Given } from './parameters.ts';

/** The example parameters of an operation and its answers by content type. */
export interface Example {
  readonly given: Given;
  readonly answers: Readonly<Record<string, Json>>;
}

/** By path; a path without one is described without an example. */
export type Examples = Readonly<Record<string, Example>>;

export const NO_EXAMPLE: Example = { given: {}, answers: {} };

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
    if (answers) return { given, answers };
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
  // What a caller receives is what JSON makes of the body.
  return ['application/json', shortened(JSON.parse(encode(reply)) as Json)];
}

/** A content type without its parameters, as the document names it. */
export function bareType(contentType: string): string {
  return contentType.replace(/;.*$/, '');
}

/** Elements that an example shows of each list. */
const SHOWN_ELEMENTS = 2;

/** An answer with its lists cut to their first elements. Counts stay what they are. */
function shortened(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, SHOWN_ELEMENTS).map((element: Json) => shortened(element));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shortened(member)]));
}

/** A feed with its first entries; any other text as it is. */
function shortenedText(text: string): string {
  let entries = 0;
  return text.replaceAll(/\s*<entry>.*?<\/entry>/gs, (entry) => (++entries > SHOWN_ELEMENTS ? '' : entry));
}
