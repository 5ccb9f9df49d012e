import type { Limit } from '../../model/limit.ts';
import { thingsOfKind } from '../../rules/limits/things.ts';
import { isLimitError, parseLimit, type LimitError } from '../../rules/limits/parse-limit.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { quoted } from '../diagnostics/diagnostic.ts';

const FORMS = 'write a line of text, or a mapping of `limit`, the line, and `for`, who gets it';

/** Reads an entry of `limits`; an error names the nearest word of the table of measures. */
export function authoredLimit(written: unknown): Limit | LimitError {
  if (typeof written === 'string') return withNearest(parseLimit(written));
  const {
    limit,
    for: whom,
    ...rest
  } = typeof written === 'object' && written !== null ? ({ ...written } as Entry) : {};
  const isWhole = typeof limit === 'string' && typeof whom === 'string' && Object.keys(rest).length === 0;
  if (!isWhole || whom.trim() !== whom || whom === '')
    return { what: 'it is neither a line nor `limit` with `for`', fix: FORMS };
  const read = withNearest(parseLimit(limit));
  return isLimitError(read) ? read : { ...read, for: whom };
}

interface Entry {
  readonly limit?: unknown;
  readonly for?: unknown;
}

function withNearest(read: Limit | LimitError): Limit | LimitError {
  if (!isLimitError(read) || !read.unknown) return read;
  const { word, kind } = read.unknown;
  const near = nearest(word, thingsOfKind(kind));
  const table = 'or add the word to src/rules/limits/measures.ts';
  return { ...read, fix: near === undefined ? `${read.fix}, ${table}` : `use ${quoted(near)}, ${table}` };
}
