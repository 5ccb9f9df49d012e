import type { paths } from './schema.d.ts';

/** Paths with `limit` and `offset`, each with the field that holds its items. */
const ITEM_FIELDS = {
  '/api/offers': 'offers',
  '/api/new': 'offers',
  '/api/newest': 'deals',
  '/api/changes': 'changes',
  '/api/ai-coding-pricing': 'tools',
  '/api/hosting-pricing': 'platforms',
  '/api/llm-pricing': 'providers',
  '/api/startup-credits': 'programs',
} as const;

type ItemFields = typeof ITEM_FIELDS;

/** A path whose answer is one page of a list. */
export type PagedPath = keyof ItemFields;

type Body<Path extends PagedPath> = paths[Path]['get']['responses'][200]['content']['application/json'];
type Items<Path extends PagedPath> = Body<Path>[ItemFields[Path] & keyof Body<Path>];

/** One item of a paged list. */
export type ItemOf<Path extends PagedPath> = Items<Path> extends readonly (infer Item)[] ? Item : never;

/** The parameters of a paged list; the iterator sets `offset` itself, from the one given. */
export type PageQuery<Path extends PagedPath> = NonNullable<paths[Path]['get']['parameters']['query']>;

/** An answer that is no success, thrown where a call has no place to return it. */
export class DealsError extends Error {
  override readonly name = 'DealsError';

  /** HTTP status of the answer. */
  readonly status: number;
  /** The parsed body of the answer. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(errorOf(body) ?? `the service answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

function errorOf(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : null;
}

type Get = (
  path: PagedPath,
  init: { readonly params: { readonly query: { readonly limit: number; readonly offset: number } } },
) => Promise<{ readonly data?: object; readonly error?: unknown; readonly response: Response }>;

const DEFAULT_PAGE_ITEMS = 100;

/** Every item from `offset` on, up to `total` where the answer states it, else up to the first empty page. */
export async function* listItems<Path extends PagedPath>(
  get: Get,
  path: Path,
  query: PageQuery<Path> = {},
): AsyncGenerator<ItemOf<Path>, void, undefined> {
  const { limit = DEFAULT_PAGE_ITEMS, offset: first = 0 } = query;
  if (limit < 1) return;
  for (let offset = first; ;) {
    const { data, error, response } = await get(path, { params: { query: { ...query, limit, offset } } });
    if (data === undefined) throw new DealsError(response.status, error);
    // The schema of the path says what the field holds; the table above is checked by the tests.
    const items = Reflect.get(data, ITEM_FIELDS[path]) as readonly ItemOf<Path>[];
    yield* items;
    offset += items.length;
    const total: unknown = Reflect.get(data, 'total');
    if (items.length === 0 || (typeof total === 'number' && offset >= total)) return;
  }
}
