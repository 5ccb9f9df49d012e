import { describe, expect, it } from 'vitest';
import type { Environment } from '../../functions/environment.ts';
import { handle } from '../../functions/handle.ts';
import type { PlainAnswer } from '../../functions/message.ts';
import { Representation } from '../../functions/representation.ts';
import type { CachePolicy } from '../../src/routes/cache-policy.ts';
import { policyHeaders } from '../../src/routes/cache-policy.ts';
import { catalogue, day, TODAY } from '../builders.ts';
import { computing } from '../computing.ts';
import { headerOf, plainRead, textOf } from '../plain.ts';

const BUILD = { date: day('2026-11-18'), offers: 'a'.repeat(64), changes: 'b'.repeat(64) };
const FILE = `_answers/api/diff/from.2026-11-18~${'a'.repeat(16)}~${'b'.repeat(16)}.json`;

function prepared(path: string, policy: CachePolicy): Representation | null {
  const body = new TextEncoder().encode(`difference in ${path}`);
  const content = { body, contentType: 'application/json; charset=utf-8', etag: '"d"', results: () => null };
  return path === FILE ? new Representation(content, policyHeaders(policy, TODAY), null) : null;
}

async function answerTo(query: string, more: Partial<Environment> = {}): Promise<PlainAnswer> {
  const linked = catalogue();
  const environment = computing((_date, compute) => compute(linked), { history: [BUILD], prepared, ...more });
  return handle(plainRead(`/api/diff${query}`), environment);
}

describe('/api/diff', () => {
  it('answers with the file of the build that is named', async () => {
    const answer = await answerTo('?from=2026-11-19');
    expect(answer.status).toBe(200);
    expect(textOf(answer)).toBe(`difference in ${FILE}`);
    expect(headerOf(answer, 'cache-control')).toBe('public, max-age=300');
    expect(answer.summary?.target.endpoint).toBe('/api/diff');
  });

  it('of a build of another day may not be kept', async () => {
    const answer = await answerTo('?from=2026-11-19', { compiledDate: day('2026-11-19') });
    expect(answer.status).toBe(200);
    expect(headerOf(answer, 'cache-control')).toBe('no-store');
  });

  it.each([
    ['', 400],
    ['?from=x', 400],
    ['?from=2026-11-17', 404],
  ])('%s is a %i', async (query, status) => {
    const answer = await answerTo(query);
    expect(answer.status).toBe(status);
    expect(headerOf(answer, 'cache-control')).toBe('no-store');
  });

  it('is a 500 where the build lacks the file', async () => {
    const faults: unknown[] = [];
    const lacking = { prepared: () => null, report: (fault: unknown) => faults.push(fault) };
    expect((await answerTo('?from=2026-11-18', lacking)).status).toBe(500);
    expect(faults).toEqual([new Error(`the build has no ${FILE}`)]);
  });

  it('answers GET and HEAD alone', async () => {
    const environment = computing((_date, compute) => compute(catalogue()), { history: [BUILD], prepared });
    const refused = await handle(plainRead('/api/diff?from=2026-11-19', { method: 'POST' }), environment);
    expect(refused.status).toBe(405);
    expect(headerOf(refused, 'allow')).toBe('GET, HEAD, OPTIONS');
    expect((await handle(plainRead('/api/diff?from=2026-11-19', { method: 'HEAD' }), environment)).body).toBeNull();
  });
});
