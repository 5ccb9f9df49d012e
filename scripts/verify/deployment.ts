import { hash } from 'node:crypto';
import { createApp } from '../../functions/app.ts';
import type { Build } from '../../functions/node/build.ts';
import { LocalHost } from '../../functions/node/local-host.ts';
import type { Coding } from '../../functions/representation.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
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

type Answered = Pick<Response, 'status' | 'headers'> & { readonly body: Buffer };

/** What an answer is, beside what it has to be. */
type Comparison = readonly [what: string, expected: string, got: string];

interface Check {
  readonly target: string;
  readonly request?: RequestInit;
  /** `own` is what the app answers to the same request, in no coding. */
  compare(answer: Answered, own: Response): readonly Comparison[];
}

/**
 * Compares a deployment with what the app answers from a build, on the day of the build: files by content and headers, in each of
 * the codings, one of each kind of computed answer and refusal, and conditional reads. Only reads, but for one submission that is
 * always refused. Throws `UsageError` where a request is not answered.
 */
export async function differences(
  base: string,
  build: Build,
  files: readonly ServedFile[],
  codings: readonly Coding[] = ['gzip'],
): Promise<readonly Difference[]> {
  const app = createApp(new LocalHost(build, { today: () => build.date }, () => undefined));
  const waiting = [
    ...[...READS, ...ERRORS].map(kindCheck),
    ...files.flatMap((file) => codings.map((coding) => builtFileCheck(file, coding))),
    ...(await Promise.all(['/api/offers', '/api/categories'].map((target) => conditionalCheck(base, target)))),
  ];
  const found: Difference[] = [];
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { target, request } = check;
      const own = await app.request(target, { ...request, headers: {} });
      const compared = check.compare(await ask(base, target, request), own);
      const different = compared.filter(([, expected, got]) => expected !== got);
      found.push(...different.map(([what, expected, got]) => ({ target, what, expected, got })));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker));
  return found;
}

function builtFileCheck({ target, sha256 }: ServedFile, coding: Coding): Check {
  return {
    target,
    request: { headers: { 'Accept-Encoding': coding } },
    compare(answer, own) {
      // A host may answer in identity.
      const got = answer.headers.get('content-encoding') ?? coding;
      return [
        ['status', '200', String(answer.status)],
        ['content-encoding', coding, got],
        [`content (${coding})`, sha256, hash('sha256', answer.body, 'base64url')],
        ...headerComparisons(answer, own),
      ];
    },
  };
}

function kindCheck({ target, status, request, what }: Kind): Check {
  return {
    target,
    ...(request && { request }),
    compare(answer, own) {
      return [
        [`status (${what})`, String(status), String(answer.status)],
        ['body', 'a JSON object', jsonObject(answer.body) ? 'a JSON object' : 'something else'],
        ...headerComparisons(answer, own),
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

/** A server of files has validators of its own. */
const NOT_COMPARED: ReadonlySet<string> = new Set(['content-length', 'etag']);

/** The headers that the app sends, beside those of a deployment. */
function headerComparisons({ headers }: Answered, own: Response): readonly Comparison[] {
  const expected = [...own.headers].filter(([name]) => !NOT_COMPARED.has(name));
  return expected.map(([name, value]) => {
    const got = headers.get(name) ?? 'none';
    return [name, value, isEquivalent(name, value, got) ? value : got];
  });
}

/** A server may write the last second of the day in place of the first one of the next, and add to `Vary`. */
function isEquivalent(name: string, expected: string, got: string): boolean {
  if (name === 'expires') return Math.abs(Date.parse(expected) - Date.parse(got)) < 2000;
  return name === 'vary' && /\baccept-encoding\b/i.test(got);
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
