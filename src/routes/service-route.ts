import type { Parameters, Values } from './parameter.ts';
import type { ErrorBody, JsonReply } from './route.ts';

/**
 * A path whose answer the catalogue does not decide: it reports on the service, or takes a signal in. Pure like every
 * route: the host finds the facts, `answer` lays them out. Never prepared, never cached, without provenance.
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
  /** Other statuses that it may answer, for the OpenAPI document. */
  readonly errors: readonly number[];
  answer(facts: Facts, values: Values<P>): JsonReply<Body> | JsonReply<ErrorBody>;
}

/** A service route in the table, without the type of its facts. */
export type AnyServiceRoute = Omit<ServiceRoute, 'answer'>;

/** Declares a service route; its parameters give the type of the values that `answer` takes. */
export function serviceRoute<const P extends Parameters, Facts, Body extends object>(
  declared: ServiceRoute<P, Facts, Body>,
): ServiceRoute<P, Facts, Body> {
  return declared;
}
