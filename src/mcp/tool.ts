import * as z from 'zod';
import type { Catalogue } from '../model/catalogue.ts';
import type { IntegerParameter, Parameters, Values } from '../routes/parameter.ts';
import type { ErrorBody, Given, Published, ReadonlyDeep, RouteOf } from '../routes/route.ts';
import { optionalText, text } from '../routes/shared/common.schema.ts';
import { caseReply } from '../routes/shared/cases.ts';
import { nonEmpty } from '../routes/shared/pick-fields.ts';
import { foundVendor } from '../routes/shared/vendor-match.ts';
import { isNearName } from '../rules/names/suggestions.ts';
import { commaList } from '../rules/text/words.ts';
import { parseArguments } from './arguments.ts';

/** The last fields of every result. */
const ENDING = z.object({
  warnings: z.array(z.string()).optional().describe('What was ignored or changed in the request.'),
  _provenance: z.object({
    source: text('The index.'),
    url: text('Page of the index that shows the same.'),
    checked: optionalText('Oldest verification date among them.'),
    verified: optionalText('Same as checked.'),
    cite_as: text('Sentence to cite when a figure is used.'),
    note: text('Request to cite.'),
    verified_records: z.int().describe('Dated records in the answer.'),
  }),
});

/** An answer, or why there is none. */
export type ToolReply<Body extends object = object> = { readonly body: Body } | { readonly refused: ErrorBody };

/** What a tool found: the whole result at share 1; with shorter lists and texts at a lesser one, the least at 0. */
export type Found<Body> = { readonly layOut: (share: number) => Body } | { readonly refused: ErrorBody };

/** A question of an agent, answered by one or several routes. Pure and read-only, like these. */
export interface Tool<P extends Parameters, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  /** When to call it and how to read its result: all that a model knows of it. */
  readonly description: string;
  readonly parameters: P;
  /** The result in its order of fields; what is laid out beyond them is left out. */
  readonly output: Output;
  readonly find: (
    catalogue: Catalogue,
    call: { readonly values: Values<P>; readonly given: Given },
  ) => Found<ReadonlyDeep<z.input<Output> & z.input<typeof ENDING>>>;
}

/** A tool as the table holds it, called with unparsed arguments. */
export type AnyTool = Omit<Tool<Parameters, z.ZodObject>, 'find'> & {
  call(catalogue: Catalogue, written: unknown): ToolReply;
};

/** Size of a result by default, as JSON in UTF-8. */
export const DEFAULT_RESULT_BYTES = 8192;

/** Every tool takes it. */
const MAX_BYTES: IntegerParameter & { readonly default: number } = {
  kind: 'integer',
  default: DEFAULT_RESULT_BYTES,
  min: 2048,
  max: 65_536,
  description: 'Most bytes of the result; lists are shortened to stay within it and say how many there are in all.',
};

/** Declares a tool; values and result are typed by its parameters and its schema. */
export function tool<const P extends Parameters, Output extends z.ZodObject>(declared: Tool<P, Output>): AnyTool {
  const { find, ...texts } = declared;
  const output = declared.output.extend(ENDING.shape);
  const parameters = { ...declared.parameters, max_bytes: MAX_BYTES };
  return {
    ...texts,
    output,
    parameters,
    call(catalogue, written) {
      const parsed = parseArguments(parameters, written);
      if (parsed.refused) return parsed;
      // parseArguments() makes the values from these very parameters; the table cannot say so in its type.
      const values = parsed.values as Values<P> & Values<{ max_bytes: typeof MAX_BYTES }>;
      const found = find(catalogue, { values, given: parsed.given });
      if ('refused' in found) return found;
      const body = longestWithin(values.max_bytes, (share) => {
        const laidOut: ReadonlyDeep<z.input<typeof ENDING>> = found.layOut(share);
        const warnings = nonEmpty([...new Set([...(laidOut.warnings ?? []), ...parsed.warnings])]);
        return withToolCalls(output.parse({ ...laidOut, warnings }));
      });
      return { body };
    },
  };
}

const SHARES = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0];

/** The first result that fits, from the whole to the least; the least where none does. */
function longestWithin(maxBytes: number, make: (share: number) => object): object {
  let body = make(1);
  for (const share of SHARES) {
    if (jsonBytes(body) <= maxBytes) return body;
    body = make(share);
  }
  return body;
}

const encoder = new TextEncoder();

export function jsonBytes(value: object): number {
  return encoder.encode(JSON.stringify(value)).length;
}

const PATH = /(?<![\w.])\/api\/(?:changes|deadlines|vendor-risk)\b(?!\.\w)(?:[/?][^\s,;"]*[^\s,;".])?/g;

/** A result with tool calls in place of paths of the HTTP interface: a client may have no HTTP. */
function withToolCalls(body: object): object {
  const replace = (_key: string, value: unknown) => (typeof value === 'string' ? value.replace(PATH, toolCall) : value);
  return JSON.parse(JSON.stringify(body, replace)) as object;
}

function toolCall(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const vendor = pathname.split('/')[3];
  if (pathname === '/api/deadlines') return 'upcoming_deadlines';
  if (vendor !== undefined) return `get_vendor ${JSON.stringify({ vendor })}`;
  const given = [...searchParams].map(([name, value]) => [name, value === 'true' ? true : value] as const);
  const { vendor: vendors, ...others } = Object.fromEntries(given);
  return `recent_changes ${JSON.stringify({ vendors, ...others })}`;
}

/** What a route answers to a request with these parameters. */
export function askRoute<Body extends z.ZodType<object>>(
  catalogue: Catalogue,
  route: RouteOf<Body>,
  given: Given,
): ToolReply<Published<Body>> {
  const { reply } = caseReply(catalogue, route, given);
  if ('text' in reply) throw new Error(`${route.path} answers text`);
  // The tests of the route prove the type of every 200.
  return reply.status === 200 ? { body: reply.body as Published<Body> } : { refused: reply.body as ErrorBody };
}

/**
 * A page of a route's list. Where fewer entries are shown, the route lays the page out again, so that its provenance covers
 * what is shown. `next_offset` is null on the last page.
 */
export function foundPage<Body extends { readonly total: number }, Result>(
  { limit, offset }: { readonly limit: number; readonly offset: number },
  askPage: (paging: Given) => ToolReply<Body>,
  layOut: (
    body: Body,
    paging: { readonly returned: number; readonly next_offset: number | null },
    share: number,
  ) => Result,
): Found<Result> {
  const page = (count: number) => askPage({ limit: String(count), offset: String(offset) });
  const most = page(limit);
  if ('refused' in most) return most;
  const { total } = most.body;
  const count = Math.max(0, Math.min(limit, total - offset));
  return {
    layOut: (share) => {
      // A page without an entry would lead to itself.
      const returned = Math.min(count, Math.max(1, Math.ceil(count * share)));
      const shown = share === 1 ? most : page(returned);
      const next = offset + returned;
      const paging = { returned, next_offset: next < total ? next : null };
      return layOut('body' in shown ? shown.body : most.body, paging, share);
    },
  };
}

export const pageParameters = (most: string, skipped: string) =>
  ({
    limit: { kind: 'integer', default: 10, min: 1, max: 50, description: `Most ${most} in the result.` },
    offset: { kind: 'integer', default: 0, min: 0, description: `${skipped} to skip: next_offset of the last page.` },
  }) as const satisfies Parameters;

export const pageOutput = (what: string) => ({
  total: z.int().describe('All matches.'),
  returned: z.int().describe(`${what} in this result.`),
  next_offset: z.int().nullable().describe('Offset of the next page; null on the last.'),
});

export function pick(given: Given, names: readonly string[]): Given {
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
}

/** A result of `tools/call`. */
export interface ToolResult {
  readonly content: { type: 'text'; text: string }[];
  readonly structuredContent?: Record<string, unknown>;
  readonly isError?: true;
}

/**
 * Calls a tool. The text is the JSON of the structured result, for clients that read only one of them. What is wrong with
 * a call is a result too, with the fix, so that the model can call again.
 */
export function callTool(catalogue: Catalogue, called: AnyTool, written: unknown): ToolResult {
  const reply = called.call(catalogue, written);
  if ('body' in reply) {
    return { content: [{ type: 'text', text: JSON.stringify(reply.body) }], structuredContent: { ...reply.body } };
  }
  const texts = typeof written === 'object' && written !== null ? strings(Object.values(written).flat()) : [];
  const requested = texts.flatMap(commaList);
  // The documentation of a parameter is in the schema of the tool, not on a page.
  const body = withToolCalls({ ...reply.refused, docs: undefined, fix: fixOf(catalogue, reply.refused, requested) });
  return { content: [{ type: 'text', text: JSON.stringify(body) }], isError: true };
}

/** What to call instead, in a sentence. Of suggested names, those near to a requested text. */
function fixOf(catalogue: Catalogue, refused: ErrorBody, requested: readonly string[]): string {
  const valid = strings(refused['valid']);
  if (valid.length > 0) return `Call again with one of: ${valid.join(', ')}.`;
  const isPair = 'suggestions_a' in refused;
  const vendor = requested.find((name) => foundVendor(catalogue, name).resolved?.vendor.offers.length === 0);
  if (isPair && vendor !== undefined) return `Call get_vendor ${JSON.stringify({ vendor })}.`;
  const suggested = ['suggestions', 'suggestions_a', 'suggestions_b']
    .flatMap((name) => strings(refused[name]))
    .filter((name) => requested.some((text) => isNearName(text, name)));
  if (suggested.length > 0) return `Call again with one of: ${suggested.join(', ')}.`;
  if (typeof refused['param'] === 'string') return `Correct the argument ${refused['param']} and call again.`;
  if (Array.isArray(refused['suggestions']) || isPair) {
    return 'Call search_offers with what the product does; the vendor may not be listed.';
  }
  return 'Compare the arguments with the input schema of the tool and call again.';
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
