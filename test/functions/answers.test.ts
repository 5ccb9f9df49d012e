import { describe, expect, it } from 'vitest';
import type { Environment } from '../../functions/environment.ts';
import { handle } from '../../functions/handle.ts';
import type { PlainAnswer, PlainRequest } from '../../functions/message.ts';
import { Representation } from '../../functions/representation.ts';
import { contentType } from '../../src/routes/content-type.ts';
import { policyHeaders } from '../../src/routes/cache-policy.ts';
import { catalogue, category, day, offer, TODAY, vendor } from '../builders.ts';
import { computing } from '../computing.ts';
import { headerOf, plainRead, textOf } from '../plain.ts';

const linked = catalogue({
  vendors: [vendor({ name: 'Acme', offers: [offer({ category: 'Databases' })] }), vendor({ name: 'Fly.io' })],
  categories: [category({ name: 'Databases', retired_names: ['Data Stores'] })],
});

/** An environment whose build has these files, each with its own path as its text. */
function withFiles(paths: readonly string[], more: Partial<Environment> = {}): Environment {
  return computing((_date, compute) => compute(linked), {
    prepared: (path, policy) => {
      if (!paths.includes(path)) return null;
      const body = new TextEncoder().encode(`file ${path}`);
      const content = { body, contentType: contentType(path), etag: '"f"', results: () => null };
      return new Representation(content, policyHeaders(policy, TODAY), null);
    },
    ...more,
  });
}

const answerTo = async (
  target: string,
  environment: Environment,
  more: Partial<PlainRequest> = {},
): Promise<PlainAnswer> => handle(plainRead(target, more), environment);

const YESTERDAY = { compiledDate: day('2026-11-19') };
const DAY = 'public, max-age=300';
const MARKDOWN = { accept: 'text/markdown' };

describe('an answer of the index', () => {
  it('is the file of the build on the day of the build', async () => {
    const answer = await answerTo('/api/details/acme', withFiles(['_answers/api/details/acme.json']));
    expect(textOf(answer)).toBe('file _answers/api/details/acme.json');
    expect(headerOf(answer, 'cache-control')).toBe(DAY);
  });

  it('is computed on any other day, and where the build has no file of it', async () => {
    const file = '_answers/api/details/acme.json';
    for (const environment of [withFiles([file], YESTERDAY), withFiles([])]) {
      const answer = await answerTo('/api/details/acme', environment);
      expect(JSON.parse(textOf(answer))).toMatchObject({ offer: { vendor: 'Acme' } });
      expect(headerOf(answer, 'cache-control')).toBe(DAY);
    }
  });

  it('is computed for values that no build prepares', async () => {
    const environment = withFiles([], { prepared: () => Promise.reject(new Error('no file is read')) });
    expect((await answerTo('/api/offers?q=a%20b', environment)).status).toBe(200);
  });

  it('keeps its bytes while others are computed', async () => {
    const environment = withFiles([]);
    const first = await answerTo('/api/offers?q=acme', environment);
    const before = textOf(first);
    for (const query of ['fly', 'nothing', 'databases']) await answerTo(`/api/offers?q=${query}`, environment);
    expect(textOf(first)).toBe(before);
  });

  it('has the number of its results, and none where it is not a list', async () => {
    const results = async (target: string) => (await answerTo(target, withFiles([]))).summary?.results();
    expect(await results('/api/offers?q=acme')).toBe(1);
    expect(await results('/api/details/acme')).toBeNull();
    expect(await results('/search?q=acme')).toBeNull();
  });

  it('links the next page', async () => {
    const answer = await answerTo('/api/offers?limit=1', withFiles([]));
    expect(answer.headers).toContain('</api/offers?limit=1&offset=1>; rel="next"');
  });
});

describe('a path without a route', () => {
  it('is the file of the build, to be cached on the day of the build alone', async () => {
    const today = await answerTo('/assets/style.css', withFiles(['assets/style.css']));
    expect(textOf(today)).toBe('file assets/style.css');
    expect(headerOf(today, 'cache-control')).toBe(DAY);
    const later = await answerTo('/assets/style.css', withFiles(['assets/style.css'], YESTERDAY));
    expect(textOf(later)).toBe('file assets/style.css');
    expect(headerOf(later, 'cache-control')).toBe('no-store');
  });

  it('of a vendor is rendered where the build has no file of it, each one by itself', async () => {
    const environment = withFiles([]);
    for (let round = 0; round < 3; round += 1) {
      for (const [path, name] of [
        ['/vendor/acme', 'Acme'],
        ['/vendor/fly-io', 'Fly.io'],
      ] as const) {
        const answer = await answerTo(path, environment);
        expect(headerOf(answer, 'content-type')).toBe('text/html; charset=utf-8');
        expect(textOf(answer)).toContain(`<h1>${name}`);
      }
    }
    expect(textOf(await answerTo('/vendor/acme', withFiles(['vendor/acme'])))).toBe('file vendor/acme');
  });

  it('of a category by an earlier name leads to its page, with the query', async () => {
    const answer = await answerTo('/category/data-stores?page=2', withFiles([]));
    expect(answer.status).toBe(308);
    expect(headerOf(answer, 'location')).toBe('/category/databases?page=2');
  });

  it('is a 404 that says so where there is nothing, with 200 characters of it', async () => {
    const path = `/${'x'.repeat(300)}`;
    const answer = await answerTo(path, withFiles([]));
    expect(answer.status).toBe(404);
    expect(JSON.parse(textOf(answer))).toEqual({
      error: `There is nothing at ${path.slice(0, 200)}; the paths are at /api/openapi.json.`,
    });
    expect(answer.summary?.results()).toBeNull();
  });

  it('of a file that only hosts read is a 404', async () => {
    expect((await answerTo('/_index/catalogue.json', withFiles(['_index/catalogue.json']))).status).toBe(404);
  });
});

describe('a client that prefers Markdown', () => {
  it.each([
    ['/', 'index.md'],
    ['/criteria', 'criteria.md'],
  ])('gets the Markdown form of %s, which is not kept', async (target, file) => {
    const answer = await answerTo(target, withFiles(['index.html', 'criteria', file]), MARKDOWN);
    expect(textOf(answer)).toBe(`file ${file}`);
    expect(headerOf(answer, 'cache-control')).toBe('no-store');
    expect(answer.headers.slice(-2)).toEqual(['Vary', 'Accept']);
  });

  it('gets the file where it has no Markdown form', async () => {
    const answer = await answerTo('/robots.txt', withFiles(['robots.txt']), MARKDOWN);
    expect(textOf(answer)).toBe('file robots.txt');
    expect(headerOf(answer, 'cache-control')).toBe(DAY);
  });

  it('gets the page of a vendor rendered as Markdown, and a 404 for no vendor', async () => {
    const answer = await answerTo('/vendor/acme', withFiles([]), MARKDOWN);
    expect(headerOf(answer, 'content-type')).toBe('text/markdown; charset=utf-8');
    expect(headerOf(answer, 'cache-control')).toBe('no-store');
    expect(answer.headers.slice(-2)).toEqual(['Vary', 'Accept']);
    expect(textOf(answer)).toContain('# Acme');
    expect((await answerTo('/vendor/unheard', withFiles([]), MARKDOWN)).status).toBe(404);
  });

  it('gets the file at the path where the client does not name Markdown', async () => {
    const answer = await answerTo('/criteria', withFiles(['criteria', 'criteria.md']), { accept: 'text/html' });
    expect(textOf(answer)).toBe('file criteria');
    expect(answer.headers.slice(-2)).not.toEqual(['Vary', 'Accept']);
  });
});
