import { describe, expect, it } from 'vitest';
import type { Environment } from '../../functions/environment.ts';
import { handle } from '../../functions/handle.ts';
import type { PlainAnswer } from '../../functions/message.ts';
import { prefersHtml } from '../../functions/page-answers.ts';
import { Representation } from '../../functions/representation.ts';
import { resolveTarget, ROUTER } from '../../functions/router.ts';
import { PAGE_ROUTES } from '../../src/pages/page-routes.ts';
import { catalogue, vendor } from '../builders.ts';
import { computing } from '../computing.ts';
import { headerOf, plainRead, textOf } from '../plain.ts';

const linked = catalogue({ vendors: [vendor({ name: 'Acme' }), vendor({ name: 'Fly.io' })] });
const environment = (more: Partial<Environment> = {}): Environment =>
  computing((_date, compute) => compute(linked), more);

const answerTo = async (target: string, accept?: string, host = environment()): Promise<PlainAnswer> =>
  handle(plainRead(target, { accept }), host);

const HTML_TYPE = 'text/html; charset=utf-8';
const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('an Accept header', () => {
  it.each([
    [undefined, false],
    ['*/*', false],
    ['text/html', true],
    [BROWSER, true],
    ['text/html, application/json', true],
    ['application/json, text/html', false],
    ['application/json;q=0.5, text/html', true],
    ['text/html;q=0', false],
  ])('%s prefers HTML: %s', (accept, preferred) => {
    expect(prefersHtml(accept)).toBe(preferred);
  });
});

describe('the rows of pages', () => {
  it('are one for each page, and one for the Markdown form of each fixed path', () => {
    const rows = ROUTER.filter(({ isPage }) => isPage).map(({ path }) => path);
    const fixed = PAGE_ROUTES.map(({ path }) => path).filter((path) => !path.includes('{'));
    expect(rows).toEqual([...PAGE_ROUTES.map(({ path }) => path), ...fixed.map((path) => `${path}.md`)]);
  });

  it.each([
    ['/changes', 'changes'],
    ['/changes?type=new_free_tier', null],
    ['/changes.md', 'changes.md'],
    ['/changes.md?type=new_free_tier', null],
    ['/vendor', null],
    ['/vendor.md', null],
    ['/search?q=acme', null],
    ['/search.md?q=acme', null],
    ['/compare/databases', 'compare/databases'],
    ['/compare/databases?sort=-name', null],
    ['/compare/Data%20Bases', null],
  ])('have for %s the file %s', (target, file) => {
    expect(resolveTarget(target)?.file).toBe(file);
  });
});

describe('the Markdown form of a page of the function', () => {
  it.each(['/search.md?q=acme', '/compare/acme-vs-fly-io.md', '/vendor.md'])('has the path %s', async (target) => {
    const answer = await answerTo(target);
    expect(answer.status).toBe(200);
    expect(headerOf(answer, 'content-type')).toBe(MARKDOWN_TYPE);
    expect(headerOf(answer, 'cache-control')).toBe('public, max-age=300');
    expect(textOf(answer)).toMatch(/^# /m);
  });

  it.each(['/search?q=acme', '/compare/acme-vs-fly-io'])(
    'of %s is sent to a client that prefers it, and is not kept',
    async (target) => {
      const answer = await answerTo(target, 'text/markdown');
      expect(headerOf(answer, 'content-type')).toBe(MARKDOWN_TYPE);
      expect(headerOf(answer, 'cache-control')).toBe('no-store');
      expect(answer.headers.slice(-2)).toEqual(['Vary', 'Accept']);
      expect(headerOf(await answerTo(target, BROWSER), 'content-type')).toBe(HTML_TYPE);
      expect((await answerTo(target, BROWSER)).headers.slice(-2)).not.toEqual(['Vary', 'Accept']);
    },
  );

  it('of nothing is a 404', async () => {
    expect((await answerTo('/compare/unheard.md')).status).toBe(404);
    expect((await answerTo('/compare/unheard', 'text/markdown')).status).toBe(404);
  });

  it('of different subjects is different, however often it is requested', async () => {
    const host = environment();
    for (let round = 0; round < 3; round += 1) {
      const texts = ['/search.md?q=acme', '/search.md?q=fly'].map(async (each) =>
        textOf(await answerTo(each, undefined, host)),
      );
      const [one, other] = await Promise.all(texts);
      expect(one).not.toBe(other);
    }
  });
});

describe('a page of the function without a query', () => {
  it('is the file of the build', async () => {
    const content = {
      body: new TextEncoder().encode('built'),
      contentType: HTML_TYPE,
      etag: '"p"',
      results: () => null,
    };
    const requested: string[] = [];
    const host = environment({
      prepared: (path) => {
        requested.push(path);
        return new Representation(content, {}, null);
      },
    });
    expect(textOf(await answerTo('/changes', undefined, host))).toBe('built');
    expect((await answerTo('/changes', undefined, host)).summary?.isPage).toBe(true);
    await answerTo('/vendor', undefined, host);
    await answerTo('/compare/acme-vs-fly-io', undefined, host);
    expect(requested).toEqual(['changes', 'changes', 'compare/acme-vs-fly-io']);
  });
});

describe('an error as a page', () => {
  it('has its length, is not kept, and depends on what is accepted', async () => {
    const answer = await answerTo('/nowhere', BROWSER);
    expect(answer.status).toBe(404);
    expect(headerOf(answer, 'vary')).toBe('Accept');
    expect(headerOf(answer, 'cache-control')).toBe('no-store');
    expect(headerOf(answer, 'content-length')).toBe(String(answer.body?.length));
    expect(headerOf(answer, 'access-control-allow-origin')).toBe('*');
    expect(headerOf(answer, 'x-content-type-options')).toBe('nosniff');
    expect(textOf(answer)).toContain('/nowhere');
    expect(answer.summary).toMatchObject({ isPage: false, target: { path: '/nowhere' } });
    expect(answer.summary?.results()).toBeNull();
  });
});

describe('an address in another spelling', () => {
  it.each([
    ['/VENDOR', 'GET', 308, '/vendor'],
    ['/VENDOR?q=a?b', 'HEAD', 308, '/vendor?q=a?b'],
    ['/VENDOR', 'POST', 404, undefined],
  ])('%s after %s is a %i', async (target, method, status, location) => {
    const answer = await handle(plainRead(target, { method }), environment());
    expect(answer.status).toBe(status);
    expect(headerOf(answer, 'location')).toBe(location);
  });
});
