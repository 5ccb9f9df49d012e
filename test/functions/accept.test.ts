import { describe, expect, it } from 'vitest';
import { prefersMarkdown } from '../../functions/accept.ts';
import { running } from '../http/running.ts';
import { sharedBuild } from '../http/compiled.ts';

describe('an Accept header', () => {
  it.each([
    [undefined, false],
    ['*/*', false],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
    ['text/markdown', true],
    ['text/markdown, text/html;q=0.9', true],
    ['text/markdown;q=0.5, text/html', false],
    ['text/html;q=0.5, text/markdown;q=0.9', true],
    ['text/markdown;q=0', false],
  ])('%s prefers Markdown: %s', (accept, preferred) => {
    expect(prefersMarkdown(accept)).toBe(preferred);
  });
});

describe('a page', () => {
  it('is sent as Markdown to a client that prefers it, and as HTML to every other', async () => {
    const { baseUrl } = await running(await sharedBuild());
    const get = (path: string, accept: string) => fetch(new URL(path, baseUrl), { headers: { accept } });
    const [negotiated, direct] = [await get('/vendor/acme', 'text/markdown'), await get('/vendor/acme.md', '*/*')];
    expect(negotiated.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(negotiated.headers.get('cache-control')).toBe('no-store');
    expect(negotiated.headers.get('vary')).toContain('Accept');
    expect(await negotiated.text()).toBe(await direct.text());
    expect((await get('/', 'text/markdown')).headers.get('content-type')).toContain('text/markdown');
    expect((await get('/vendor/acme', 'text/html')).headers.get('content-type')).toContain('text/html');
    expect((await get('/robots.txt', 'text/markdown')).headers.get('content-type')).toContain('text/plain');
  });
});
