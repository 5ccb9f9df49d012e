import type { Parameter, Parameters } from '../routes/parameter.ts';
import { parameterSchema } from '../routes/parameter-schema.ts';
import type { DescribedParameter, Json } from '../model/openapi-document.ts';

/** Example parameter values of a request, each as a caller writes it. */
export type Given = Readonly<Record<string, string>>;

/** The parameters of a path, each with its default, bounds and closed list; `given` are the examples. */
export function describedParameters(parameters: Parameters, given: Given): readonly DescribedParameter[] {
  return Object.entries(parameters).map(([name, parameter]) => {
    const example = exampleOf(parameter, given[name]);
    return {
      name,
      in: parameter.in,
      ...(parameter.kind === 'text' && parameter.required ? { required: true } : {}),
      description: described(parameter, example),
      schema: parameterSchema(parameter),
      ...(example === undefined ? {} : { example }),
    };
  });
}

function described(parameter: Parameter, example: Json | undefined): string {
  const { description } = parameter;
  const isText = parameter.kind === 'text' || parameter.kind === 'limit';
  if (isText && example === undefined && parameter.example !== undefined) {
    return `${description} For example \`${parameter.example}\`.`;
  }
  if (parameter.kind !== 'integer' || parameter.outOfRange === 'refuse') return description;
  const range = parameter.max === undefined ? `A value below ${parameter.min}` : 'A value out of range';
  return `${description} ${range} moves to the nearest bound.`;
}

/**
 * The example value of a parameter. The interactive documentation sends every example along, so a value that would change
 * the shown answer is described in words instead.
 */
function exampleOf(parameter: Parameter, given: string | undefined): Json | undefined {
  if (given === undefined) return undefined;
  if (parameter.kind === 'integer') return Number(given);
  return parameter.kind === 'flag' ? given === 'true' : given;
}
