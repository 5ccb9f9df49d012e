import type { Catalogue } from '../../model/catalogue.ts';
import type { AnyRoute } from '../route.ts';
import { caseReply, isError, type Given } from './case-reply.ts';

/**
 * A request that a route answers: with the examples of its required parameters, or, where the index has no such names, its
 * first case. Null where the route refuses both.
 */
export function exampleCase(catalogue: Catalogue, route: AnyRoute): Given | null {
  const [first] = route.cases(catalogue);
  const answers = (given: Given): boolean => !isError(caseReply(catalogue, route, given).reply);
  return [declaredExamples(route), first?.given ?? {}].find(answers) ?? null;
}

/** The example of each required parameter. */
export function declaredExamples({ parameters }: AnyRoute): Given {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, parameter]) =>
      parameter.kind === 'text' && parameter.required && parameter.example !== undefined
        ? [[name, parameter.example]]
        : [],
    ),
  );
}
