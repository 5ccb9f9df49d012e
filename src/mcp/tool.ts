import type { Catalogue } from '../model/catalogue.ts';
import type { Parameters, Values } from '../routes/parameter.ts';
import type { ErrorBody } from '../routes/route.ts';
import type { Typed } from './typed-schema.ts';

/** The arguments of a call as a query would write them. */
export type Given = Readonly<Record<string, string>>;

/** What a tool found, or why it cannot answer. */
export type ToolReply<Body extends object = object> = { readonly body: Body } | { readonly refused: ErrorBody };

/** A call whose arguments were parsed. */
export interface ToolCall<P extends Parameters> {
  readonly values: Values<P>;
  readonly given: Given;
}

/** A question of an agent, answered by one or several routes. Pure and read-only, like these. */
export interface Tool<P extends Parameters = Parameters, Body extends object = object> {
  readonly name: string;
  readonly title: string;
  /** When to call it and how to read its result: all that a model knows of it. */
  readonly description: string;
  readonly parameters: P;
  readonly output: Typed<Body>;
  call(catalogue: Catalogue, call: ToolCall<P>): ToolReply<Body>;
}

/** A tool as the table holds it: its values are those its own parameters parse to. */
export type AnyTool = Omit<Tool, 'call'> & {
  call(
    catalogue: Catalogue,
    call: { readonly values: Readonly<Record<string, unknown>>; readonly given: Given },
  ): ToolReply;
};

/** Declares a tool; values and result are typed by its parameters and its schema. */
export function tool<const P extends Parameters, Body extends object>(declared: Tool<P, Body>): AnyTool {
  return {
    ...declared,
    // parseArguments() makes the values from these very parameters; the table cannot say so in its type.
    call: (catalogue, { values, given }) => declared.call(catalogue, { values: values as Values<P>, given }),
  };
}
