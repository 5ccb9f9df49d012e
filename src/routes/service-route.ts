import { documentParameters } from './parameter-docs.ts';
import type { Parameters, Values } from './parameter.ts';
import type { ErrorBody, JsonReply } from './route.ts';

/**
 * A path that reports on the service or accepts a signal, so that its answer does not depend on the catalogue alone.
 * Pure like every route: the host loads the facts, `answer` makes the body. Never prepared, never cached, without
 * provenance.
 */
export interface ServiceRoute<P extends Parameters = Parameters, Facts = unknown, Body extends object = object> {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly summary: string;
  readonly description: string;
  readonly about: 'service';
  readonly parameters: P;
  /** Status of success. */
  readonly success: 200 | 202;
  /** Other possible statuses, for the OpenAPI document. */
  readonly errors: readonly number[];
  answer(facts: Facts, values: Values<P>): JsonReply<Body> | JsonReply<ErrorBody>;
}

/** A service route in the table, without the type of its facts. */
export type AnyServiceRoute = Omit<ServiceRoute, 'answer'>;

/** Declares a service route; its parameters give the type of the values that `answer` takes. */
export function serviceRoute<const P extends Parameters, Facts, Body extends object>(
  declared: ServiceRoute<P, Facts, Body>,
): ServiceRoute<P, Facts, Body> {
  documentParameters(declared.parameters, declared.path);
  return declared;
}
