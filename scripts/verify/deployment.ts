import { hash } from 'node:crypto';
import type { Coding } from '../../functions/representation.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { CONTENT_TYPE, contentType } from '../../src/routes/content-type.ts';
import { DESCRIBED, EVERY_RESPONSE, cachePolicy, typeHeaders } from '../../src/routes/response-headers.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { UsageError } from '../lib/command.ts';
import { ERRORS, READS, type Kind, type ServedFile } from './requests.ts';

/** Something that a deployment does otherwise than the local build. */
export interface Difference {
  readonly target: string;
  readonly what: string;
  readonly expected: string;
  readonly got: string;
}

const CONCURRENT_REQUESTS = 8;
const REQUEST_TIMEOUT_MS = 20_000;

/** The content codings of requests for files. */
export const CODINGS: readonly Coding[] = ['identity', 'gzip', 'br'];

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** What an answer is, beside what it has to be. */
type Comparison = readonly [what: string, expected: string, got: string];

interface Check {
  readonly target: string;
  readonly request?: RequestInit;
  compare(answer: Answered): readonly Comparison[];
}

/**
 * Compares a deployment with a build of the same catalogue and day: files by content, type and headers, in each
 * of the codings, one of each kind of computed answer and refusal, and conditional reads. Only reads, but for one submission
 * that is always refused. Throws `UsageError` where a request is not answered.
 */
export async function differences(
  base: string,
  date: IsoDate,
  files: readonly ServedFile[],
  codings: readonly Coding[] = ['gzip'],
): Promise<readonly Difference[]> {
  const waiting = [
    ...[...READS, ...ERRORS].map((kind) => kindCheck(kind, date)),
    ...files.flatMap((file) => codings.map((coding) => builtFileCheck(file, date, coding))),
    ...(await Promise.all(['/api/offers', '/api/categories'].map((target) => conditionalCheck(base, target)))),
  ];
  const found: Difference[] = [];
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { target } = check;
      const compared = check.compare(await ask(base, target, check.request));
      const different = compared.filter(([, expected, got]) => expected !== got);
      found.push(...different.map(([what, expected, got]) => ({ target, what, expected, got })));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker));
  return found;
}

function builtFileCheck({ path, target, sha256 }: ServedFile, date: IsoDate, coding: Coding): Check {
  return {
    target,
    request: { headers: { 'Accept-Encoding': coding } },
    compare(answer) {
      // A host may answer in identity.
      const got = answer.headers.get('content-encoding') ?? coding;
      return [
        ['status', '200', String(answer.status)],
        ['content-encoding', coding, got],
        [`content (${coding})`, sha256, hash('sha256', answer.body, 'base64url')],
        ...headerComparisons(answer, { ...typeHeaders(contentType(path)), ...linkHeader(path, answer) }),
        ...cacheComparisons(target, answer, date),
      ];
    },
  };
}

/** Links to the description, and to the next page where the answer has one. */
function linkHeader(path: string, { body }: Answered): Readonly<Record<string, string>> {
  const answer = path.startsWith('_answers/') && path.endsWith('.json') ? jsonObject(body) : null;
  const next: unknown = answer && Reflect.get(answer, 'next');
  return typeof next === 'string' ? { Link: `${DESCRIBED['Link']}, <${next}>; rel="next"` } : DESCRIBED;
}

function kindCheck({ target, status, request, what }: Kind, date: IsoDate): Check {
  return {
    target,
    ...(request && { request }),
    compare(answer) {
      const { headers, body } = answer;
      return [
        [`status (${what})`, String(status), String(answer.status)],
        ['body', 'a JSON object', jsonObject(body) ? 'a JSON object' : 'something else'],
        ...headerComparisons(answer, typeHeaders(CONTENT_TYPE.json)),
        ...(status === 200 ? cacheComparisons(target, answer, date) : [notStored(headers)]),
      ];
    },
  };
}

async function conditionalCheck(base: string, target: string): Promise<Check> {
  const { headers } = await ask(base, target);
  return {
    target,
    request: { headers: { 'If-None-Match': headers.get('etag') ?? '' } },
    compare: ({ status }) => [['status when the caller holds it', '304', String(status)]],
  };
}

function headerComparisons({ headers }: Answered, expected: Readonly<Record<string, string>>): readonly Comparison[] {
  return Object.entries({ ...EVERY_RESPONSE, ...expected }).map(([name, value]) => [
    name.toLowerCase(),
    value,
    headers.get(name) ?? 'none',
  ]);
}

/** The expected `Cache-Control`: five minutes, ending with the day, for the index; `no-store` for reports on the service. */
function cacheComparisons(target: string, { headers }: Answered, date: IsoDate): readonly Comparison[] {
  const route = ROUTES.find(({ path }) => path === target);
  if (route && cachePolicy(route) === 'no-store') return [notStored(headers)];
  const end = Date.parse(addDays(date, 1));
  const expires = headers.get('expires') ?? 'none';
  const expiresMs = Date.parse(expires);
  const vary = headers.get('vary') ?? 'none';
  return [
    ['cache-control', 'public, max-age=300', headers.get('cache-control') ?? 'none'],
    // A server may write the last second of the day instead of the first one of the next.
    ['expires at the end of', date, expiresMs > end - 2000 && expiresMs <= end ? date : expires],
    ['vary', 'accept-encoding', /\baccept-encoding\b/i.test(vary) ? 'accept-encoding' : vary],
  ];
}

function notStored(headers: Headers): Comparison {
  return ['cache-control', 'no-store', headers.get('cache-control') ?? 'none'];
}

async function ask(base: string, target: string, init: RequestInit = {}): Promise<Answered> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    const response = await fetch(`${base}${target}`, { ...init, redirect: 'manual', signal });
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    throw new UsageError(`${base}${target} is not answered: ${cause instanceof Error ? cause.message : message}`);
  }
}

function jsonObject(body: Buffer): object | null {
  try {
    const parsed: unknown = JSON.parse(body.toString());
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}

/** What to know before the differences where the deployment serves the build of another day; else nothing. */
export async function dayNote(base: string, date: IsoDate): Promise<string | null> {
  const { body } = await ask(base, '/api/stats');
  const build: unknown = Reflect.get(jsonObject(body) ?? {}, 'build');
  const served: unknown = typeof build === 'object' && build !== null ? Reflect.get(build, 'date') : date;
  return served === date ? null : `${base} serves the build of ${String(served)}, and this is the one of ${date}`;
}
