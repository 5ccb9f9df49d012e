import { answerName } from '../src/routes/answer-name.ts';
import { matchRoute } from '../src/routes/match-route.ts';
import { parseValues } from '../src/routes/parse-values.ts';
import { refusal, type AnyRoute, type ErrorBody, type JsonReply } from '../src/routes/route.ts';
import { ROUTES } from '../src/routes/table.ts';

export type Located =
  | {
      readonly route: AnyRoute;
      readonly values: Readonly<Record<string, unknown>>;
      /** Where the answer is prepared, if it is. */
      readonly name: string | null;
    }
  | { readonly refused: JsonReply<ErrorBody> };

/** Which route a read asks, and with what; null where no route has the path. Pure, so that a host may keep the outcome. */
export function locate(url: URL): Located | null {
  const matched = matchRoute(ROUTES, url.pathname);
  if (matched === null) return null;
  if (matched === 'bad-escape') return { refused: refusal(400, 'A percent escape in the path is broken.') };
  const parsed = parseValues(matched.route.parameters, url.searchParams, matched.path);
  if ('refused' in parsed) return parsed;
  return { route: matched.route, values: parsed.values, name: answerName(matched.route, parsed.values) };
}

/** The file of the build that a path names when no route has it: pages and their assets. Null for what is not public. */
export function pagePath(url: URL): string | null {
  const path = url.pathname === '/' ? 'index.html' : url.pathname.slice(1);
  return path.startsWith('_') ? null : path;
}
