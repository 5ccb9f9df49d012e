import { createHash } from 'node:crypto';
import type { BuildManifest } from '../../src/model/build.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { contentType } from '../../src/routes/content-type.ts';
import { DESCRIBED, EVERY_RESPONSE, fileCachePolicy, typeHeaders } from '../../src/routes/response-headers.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { ERRORS, READS, targetOf, type Kind } from './requests.ts';

/** Something that a deployment does otherwise than the local build. */
export interface Difference {
  readonly target: string;
  readonly what: string;
  readonly expected: string;
  readonly got: string;
}

const CONCURRENT_REQUESTS = 8;
const REQUEST_TIMEOUT_MS = 20_000;
/** After so many requests without an answer the rest is not sent: the host is down, or its name is not found. */
const MAX_UNANSWERED = 20;

/** The content coding of a request for a file: one of its own, or what the client of this command accepts. */
export const CODINGS = ['identity', 'gzip', 'br'] as const;
export type Coding = (typeof CODINGS)[number] | 'as the client likes';

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

interface Check {
  readonly target: string;
  run(base: string): Promise<readonly Difference[]>;
}

/**
 * Compares a deployment with a build of the same catalogue and day: every file that can be requested by its content, its type
 * and its headers, in each of the codings, one of each kind of computed answer and refusal, and conditional reads. Only reads, but for one
 * submission that is always refused.
 */
export async function differences(
  base: string,
  build: BuildManifest,
  paths: readonly string[],
  codings: readonly Coding[] = ['as the client likes'],
): Promise<readonly Difference[]> {
  const files = paths.flatMap((path) => codings.flatMap((coding) => fileCheck(path, build, coding) ?? []));
  const kinds = [...READS, ...ERRORS].map((kind) => kindCheck(kind, build.date));
  const waiting = [...kinds, conditionalCheck('/api/offers'), conditionalCheck('/api/categories'), ...files];
  const found: Difference[] = [];
  let unansweredCount = 0;
  const noteUnanswered = (target: string, error: unknown): Difference[] => {
    unansweredCount += 1;
    if (unansweredCount >= MAX_UNANSWERED) waiting.length = 0;
    return [unanswered(target, error)];
  };
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { target } = check;
      found.push(...(await check.run(base).catch((error: unknown) => noteUnanswered(target, error))));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker));
  return found;
}

function fileCheck(path: string, build: BuildManifest, coding: Coding): Check | null {
  const target = targetOf(path);
  const entry = build.files[path];
  if (target === null || !entry) return null;
  return {
    target,
    async run(base) {
      const accepts: RequestInit = coding === 'as the client likes' ? {} : { headers: { 'Accept-Encoding': coding } };
      const answer = await ask(base, target, accepts);
      const says = differ(target);
      return [
        ...says('status', '200', String(answer.status)),
        ...codingDifferences(target, answer, coding),
        ...says(contentOf(coding), entry.sha256, createHash('sha256').update(answer.body).digest('base64url')),
        ...headerDifferences(target, answer, { ...typeHeaders(contentType(path)), ...linkHeader(path, answer) }),
        ...keptDifferences(target, answer, build.date),
      ];
    },
  };
}

/** Links to the description, and to the next page where the answer has one. */
function linkHeader(path: string, { body }: Answered): Readonly<Record<string, string>> {
  const next = path.startsWith('_answers/') && path.endsWith('.json') ? nextPage(body) : null;
  return next === null ? DESCRIBED : { Link: `${DESCRIBED['Link']}, <${next}>; rel="next"` };
}

function nextPage(body: Buffer): string | null {
  if (!isJsonObject(body)) return null;
  const { next } = JSON.parse(body.toString()) as { readonly next?: unknown };
  return typeof next === 'string' ? next : null;
}

function contentOf(coding: Coding): string {
  return coding === 'gzip' || coding === 'br' ? `content (${coding})` : 'content';
}

/** A host may answer in identity, and in no coding that was not requested. */
function codingDifferences(target: string, { headers }: Answered, coding: Coding): readonly Difference[] {
  const got = headers.get('content-encoding');
  if (coding === 'as the client likes' || got === null || got === coding) return [];
  return [{ target, what: 'content-encoding', expected: coding, got }];
}

function kindCheck({ target, status, request, what }: Kind, date: IsoDate): Check {
  return {
    target,
    async run(base) {
      const answer = await ask(base, target, request);
      const says = differ(target);
      const isJson = isJsonObject(answer.body);
      return [
        ...says(`status (${what})`, String(status), String(answer.status)),
        ...says('body', 'a JSON object', isJson ? 'a JSON object' : 'something else'),
        ...headerDifferences(target, answer, typeHeaders('application/json; charset=utf-8')),
        ...(status === 200
          ? keptDifferences(target, answer, date)
          : says('cache-control', 'no-store', answer.headers.get('cache-control') ?? 'none')),
      ];
    },
  };
}

function conditionalCheck(target: string): Check {
  return {
    target,
    async run(base) {
      const first = await ask(base, target);
      const etag = first.headers.get('etag');
      if (etag === null) return [{ target, what: 'etag', expected: 'a validator', got: 'none' }];
      const again = await ask(base, target, { headers: { 'If-None-Match': etag } });
      return differ(target)('status when the caller holds it', '304', String(again.status));
    },
  };
}

function headerDifferences(
  target: string,
  { headers }: Answered,
  expected: Readonly<Record<string, string>>,
): readonly Difference[] {
  return Object.entries({ ...EVERY_RESPONSE, ...expected }).flatMap(([name, value]) =>
    differ(target)(name.toLowerCase(), value, headers.get(name) ?? 'none'),
  );
}

/** The expected `Cache-Control`: five minutes, ending with the day, for the index; `no-store` for reports on the service. */
function keptDifferences(target: string, { headers }: Answered, date: IsoDate): readonly Difference[] {
  const says = differ(target);
  if (fileCachePolicy(target.slice(1)) === 'no-store')
    return says('cache-control', 'no-store', headers.get('cache-control') ?? 'none');
  const end = Date.parse(addDays(date, 1));
  const expires = Date.parse(headers.get('expires') ?? '');
  // A server may write the last second of the day instead of the first one of the next.
  const day = Number.isNaN(expires)
    ? 'none'
    : expires > end - 2000 && expires <= end
      ? date
      : new Date(expires).toUTCString();
  return [
    ...says('cache-control', 'public, max-age=300', headers.get('cache-control') ?? 'none'),
    ...says('expires at the end of', date, day),
    ...says(
      'vary',
      'accept-encoding',
      /\baccept-encoding\b/i.test(headers.get('vary') ?? '') ? 'accept-encoding' : 'none',
    ),
  ];
}

function differ(target: string) {
  return (what: string, expected: string, got: string): readonly Difference[] =>
    expected === got ? [] : [{ target, what, expected, got }];
}

async function ask(base: string, target: string, init: RequestInit = {}): Promise<Answered> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await fetch(`${base}${target}`, { ...init, redirect: 'manual', signal });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

function unanswered(target: string, error: unknown): Difference {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return { target, what: 'answer', expected: 'one', got: cause instanceof Error ? cause.message : message };
}

function isJsonObject(body: Buffer): boolean {
  try {
    const parsed: unknown = JSON.parse(body.toString());
    return typeof parsed === 'object' && parsed !== null;
  } catch {
    return false;
  }
}

/** The day of the build that a deployment says it serves; null where it does not say. */
async function servedDay(base: string): Promise<string | null> {
  try {
    const response = await fetch(`${base}/api/stats`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    const { build } = (await response.json()) as { readonly build?: { readonly date?: unknown } };
    return typeof build?.date === 'string' ? build.date : null;
  } catch {
    return null;
  }
}

/** What to know before the differences, where the build, the deployment and today are not of one day; else nothing. */
export async function dayNotes(base: string | null, date: string, today: string): Promise<readonly string[]> {
  const notes: string[] = [];
  if (date !== today) notes.push(`this is the build of ${date}, and today is ${today}`);
  const served = base === null ? null : await servedDay(base);
  if (served !== null && served !== date) {
    notes.push(`${base ?? ''} serves the build of ${served}, so that most files differ`);
  }
  return notes;
}
