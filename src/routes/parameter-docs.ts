import type { Parameters } from './parameter.ts';
import { operationPage, PAGE, parameterAnchor } from './shared/page.ts';

const operationIds = new WeakMap<Parameters, string>();

/** Registers the operation of some parameters, so that an error about one can link to its description. */
export function documentParameters(parameters: Parameters, operationId: string): void {
  operationIds.set(parameters, operationId);
}

/** Where the parameter of that name is described. */
export function docsOf(parameters: Parameters, name: string): string {
  const operationId = operationIds.get(parameters);
  return operationId === undefined ? PAGE.docs : `${operationPage(operationId)}#${parameterAnchor(name)}`;
}
