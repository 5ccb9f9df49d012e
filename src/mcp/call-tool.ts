import type { Catalogue } from '../model/catalogue.ts';
import type { ErrorBody } from '../routes/route.ts';
import { isNearName } from '../rules/names/suggestions.ts';
import { parseArguments } from './input.ts';
import type { AnyTool } from './tool.ts';

/** A result of `tools/call`. */
export interface ToolResult {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[];
  readonly structuredContent?: object;
  readonly isError?: true;
}

/**
 * Calls a tool. The text is the JSON of the structured result, for clients that read only one of them. What is wrong with
 * a call is a result too, with the fix, so that the model can call again.
 */
export function callTool(catalogue: Catalogue, tool: AnyTool, written: unknown): ToolResult {
  const result = toolBody(catalogue, tool, written);
  if ('refused' in result) return errorResult(result.refused, textsOf(written));
  return { content: [{ type: 'text', text: JSON.stringify(result.body) }], structuredContent: result.body };
}

/** The structured result of a call, or its refusal. */
export function toolBody(
  catalogue: Catalogue,
  tool: AnyTool,
  written: unknown,
): { readonly body: object } | { readonly refused: ErrorBody } {
  const parsed = parseArguments(tool.parameters, written);
  if ('refused' in parsed) return parsed;
  const reply = tool.call(catalogue, parsed);
  return 'refused' in reply ? reply : { body: withWarnings(reply.body, parsed.warnings, tool) };
}

/** Warnings about the arguments, added to those of the routes. A tool without the field has no arguments to ignore. */
function withWarnings(body: object, added: readonly string[], { output }: AnyTool): object {
  const { properties }: { readonly properties?: object } = output.schema;
  if (added.length === 0 || !properties || !('warnings' in properties)) return body;
  const own: unknown = Reflect.get(body, 'warnings');
  const warnings = [...(Array.isArray(own) ? (own as readonly string[]) : []), ...added];
  return { ...body, warnings: [...new Set(warnings)] };
}

const MAX_NAMED = 8;

function errorResult(refused: ErrorBody, requested: readonly string[]): ToolResult {
  // The documentation of a parameter is in the schema of the tool, not on a page.
  const body = { ...refused, docs: undefined, fix: fixOf(refused, requested) };
  return { content: [{ type: 'text', text: JSON.stringify(body) }], isError: true };
}

/** What to call instead, in a sentence. Of suggested names, those near to a requested text. */
function fixOf(refused: ErrorBody, requested: readonly string[]): string {
  const valid = strings(refused['valid']);
  if (valid.length > 0) return `Call again with one of: ${valid.join(', ')}.`;
  const suggested = ['suggestions', 'suggestions_a', 'suggestions_b']
    .flatMap((name) => strings(refused[name]))
    .filter((name) => requested.some((text) => isNearName(text, name)));
  if (suggested.length > 0) return `Call again with one of: ${suggested.slice(0, MAX_NAMED).join(', ')}.`;
  if (typeof refused['param'] === 'string') return `Correct the argument ${refused['param']} and call again.`;
  if (Array.isArray(refused['suggestions']) || 'suggestions_a' in refused) {
    return 'Call search_offers with what the product does; the vendor may not be listed.';
  }
  return 'Compare the arguments with the input schema of the tool and call again.';
}

/** The texts among the arguments of a call. */
function textsOf(written: unknown): readonly string[] {
  return typeof written === 'object' && written !== null ? strings(Object.values(written)) : [];
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
