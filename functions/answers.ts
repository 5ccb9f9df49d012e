import { LRUCache } from 'lru-cache';
import { renderedFile } from '../src/pages/table.ts';
import { answerName } from '../src/routes/answer-name.ts';
import { contentType } from '../src/routes/content-type.ts';
import { encode, encodeBytes } from '../src/routes/encode.ts';
import type { Parameters } from '../src/routes/parameter.ts';
import { parseValues } from '../src/routes/parse-values.ts';
import { policyHeaders, type CachePolicy } from '../src/routes/response-headers.ts';
import type { AnyRoute, ErrorBody, JsonReply, Reply } from '../src/routes/route.ts';
import type { IsoDate } from '../src/model/iso-date.ts';
import type { Eventually, Host, ServedBuild } from './host.ts';
import { Content, JSON_TYPE, listFacts, uncached, type Answer, type ContentFacts } from './representation.ts';

/** Bound of the bodies in memory; each counts with half its bytes more, for its compressed forms. */
const MAX_BYTES = 56_000_000;
/** Estimated size of an entry besides its body: key, headers and objects. */
const ENTRY_BYTES = 1500;
/** Content under a longer key, as of an unusual query, is made for each request. */
const MAX_KEY_CHARS = 300;

/** The content that was sent last, by target: of the served build and of the current day alone. */
export class AnswerCache {
  readonly #contents = new LRUCache<string, Content>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => Math.ceil(1.5 * body.length) + ENTRY_BYTES,
  });
  #build: ServedBuild | null = null;
  #day: IsoDate | null = null;

  /** Drops what is not of this build and day. */
  turnTo(build: ServedBuild, day: IsoDate): void {
    if (build === this.#build && day === this.#day) return;
    this.#contents.clear();
    this.#build = build;
    this.#day = day;
  }

  get(key: string): Content | undefined {
    return this.#contents.get(key);
  }

  keep(key: string, content: Content): void {
    if (key.length <= MAX_KEY_CHARS) this.#contents.set(key, content);
  }
}

/** A request with what answers it. */
export interface Asked {
  readonly request: Request;
  readonly host: Host;
  readonly cache: AnswerCache;
  readonly today: IsoDate;
  /** What the platform passes with a request. */
  readonly env: unknown;
  /** Percent-encoded, but for characters that mean the same as they are. */
  readonly path: string;
  /** The query with its question mark; empty without a query. */
  readonly search: string;
  /** The open segment of the path, decoded, by the name of its parameter. */
  readonly open: Readonly<Record<string, string>>;
}

/** A row of the routing table: the requests it answers, and how. */
export interface Row {
  readonly method: 'GET' | 'POST';
  /** A template, such as `/api/details/{vendor}`. */
  readonly path: string;
  readonly parameters: Parameters;
  /** Left out of `Allow`: the method is retired, and its answer says so. */
  readonly isRetired?: true;
  /** Its answers are pages for people, not part of the interface. */
  readonly isPage?: true;
  /** Null where the path names nothing. */
  answer(asked: Asked): Eventually<Answer | null>;
}

export type RequestValues = Readonly<Record<string, unknown>>;

/** The values of a request by the parameters of its row, or the 400 that says what is wrong. */
export function valuesOf(
  parameters: Parameters,
  { search, open }: Asked,
): { readonly values: RequestValues } | { readonly refused: JsonReply<ErrorBody> } {
  return parseValues(parameters, new URLSearchParams(search), open);
}

/** The row of a route of the index: it sends the answer that the build prepared, one that was sent before, or a new one. */
export function indexRow(route: AnyRoute): Row {
  const policy: CachePolicy = route.about === 'index' ? 'day' : 'no-store';
  return {
    method: 'GET',
    path: route.path,
    parameters: route.parameters,
    answer(asked) {
      const known = asked.cache.get(targetOf(asked));
      if (known) return known.answer(asked.request);
      const parsed = valuesOf(route.parameters, asked);
      if ('refused' in parsed) return replyAnswer(parsed.refused);
      const { values } = parsed;
      const compute = (): Eventually<Answer> =>
        contentAnswer(route.answer(asked.host.build.catalogue(asked.today), values), asked, { policy });
      return preparedOr(answerName(route, values), asked, { policy, compute });
    },
  };
}

export function targetOf({ path, search }: Asked): string {
  return search === '' ? path : `${path}${search}`;
}

interface Preparing<Made> {
  readonly policy: CachePolicy;
  readonly compute: () => Eventually<Made>;
}

/** Sends the file of the build that holds an answer of today; computes the answer where there is none. */
export async function preparedOr<Made extends Answer | null>(
  file: string | null,
  asked: Asked,
  { policy, compute }: Preparing<Made>,
): Promise<Answer | Made> {
  const { host, today } = asked;
  const body = file !== null && host.build.date === today ? await host.build.file(file) : null;
  if (file === null || body === null) return compute();
  const facts = {
    body,
    contentType: contentType(file),
    policy: policyHeaders(policy, today),
    ...(file.endsWith('.json') ? listFacts(JSON.parse(new TextDecoder().decode(body)) as object) : {}),
  };
  return makeContent(facts, asked, targetOf(asked)).answer(asked.request);
}

/** A 200 with the validator of its body, kept for the next request; an error as it is. */
export function contentAnswer(
  reply: Reply,
  asked: Asked,
  { policy, isNegotiated = false }: { readonly policy: CachePolicy; readonly isNegotiated?: boolean },
): Eventually<Answer> {
  if (!('text' in reply) && reply.status !== 200) return replyAnswer(reply);
  const facts = {
    body: encodeBytes(reply),
    policy: policyHeaders(policy, asked.today),
    isNegotiated,
    ...('text' in reply ? { contentType: reply.contentType } : { contentType: JSON_TYPE, ...listFacts(reply.body) }),
  };
  return makeContent(facts, asked, policy === 'day' ? targetOf(asked) : null).answer(asked.request);
}

function makeContent(facts: ContentFacts, { host, cache }: Asked, key: string | null): Content {
  const content = new Content(facts, host.compression);
  if (key !== null) cache.keep(key, content);
  return content;
}

/** An error, or another answer that must not be cached. */
export function replyAnswer(reply: JsonReply, headers: Readonly<Record<string, string>> = {}): Answer {
  return uncached(reply.status, encode(reply), { headers, results: listFacts(reply.body).results });
}

/** Sends a file of the build at a path without a route, or the page that it would hold; null where there is neither. */
export async function fileAnswer(file: string, asked: Asked, isNegotiated = false): Promise<Answer | null> {
  const { host, cache, today } = asked;
  const { build } = host;
  const key = `file ${file}`;
  const known = isNegotiated ? undefined : cache.get(key);
  if (known) return known.answer(asked.request);
  const found = await build.file(file);
  const body = found ?? renderedBody(file, asked);
  if (body === null) return null;
  // A page of yesterday's build shows yesterday's values, and one of several forms would reach clients that prefer another.
  const isOfToday = found === null || build.date === today;
  const policy = policyHeaders(isOfToday && !isNegotiated ? 'day' : 'no-store', today);
  const facts = { body, contentType: contentType(file), policy, isNegotiated };
  return makeContent(facts, asked, isNegotiated ? null : key).answer(asked.request);
}

function renderedBody(file: string, { host: { build }, today }: Asked): Uint8Array<ArrayBuffer> | null {
  if (!build.renders(file)) return null;
  const text = renderedFile(build.catalogue(today), file);
  return text === null ? null : new TextEncoder().encode(text);
}
