import { describe, expect, it } from 'vitest';
import { referringHost, resultCount, valueLengths } from '../../functions/request-summary.ts';
import type { Parameters } from '../../src/routes/parameter.ts';

describe('the number of results of a body', () => {
  it.each([
    [{ total: 7, count: 3 }, 7],
    [{ total: 0, count: 3 }, 0],
    [{ count: 3 }, 3],
    [{ total: 'many' }, null],
    [{}, null],
  ])('%j is %s', (body, count) => {
    expect(resultCount(body)).toBe(count);
  });
});

describe('the lengths of the values', () => {
  const text = { kind: 'text', in: 'query', description: '', example: '' } as const;
  const parameters = { vendor: { ...text, in: 'path' }, q: text, limit: text } as unknown as Parameters;

  it('name each declared parameter that has a value, in the path or in the query', () => {
    const query = new URLSearchParams('q=four&vendor=ignored&secret=x&q=longer');
    expect(valueLengths(parameters, query, { vendor: 'acme-co' })).toEqual({ vendor: 7, q: 4 });
    expect(valueLengths(parameters, new URLSearchParams('limit='), {})).toEqual({ limit: 0 });
  });
});

describe('the referring host', () => {
  const label = (length: number) => 'a'.repeat(length);
  const long = `${label(60)}.${label(34)}.test`;

  it.each([
    [`https://${long}/`, long],
    [`https://a${long}/`, null],
    [`https://news.example/${label(2000 - 'https://news.example/'.length)}`, 'news.example'],
    [`https://news.example/${label(2001 - 'https://news.example/'.length)}`, null],
    ['ftp://news.example/', null],
    ['httpx://news.example/', null],
    ['xhttp://news.example/', null],
    ['http://news.example/', 'news.example'],
    ['https://deals.example/', null],
    ['https://deals.example:8443/', 'deals.example'],
    ['https://7.news.example/', '7.news.example'],
    ['http://news.example.7a/', 'news.example.7a'],
  ])('of %s is %s', (referer, host) => {
    expect(referringHost(referer, 'deals.example')).toBe(host);
  });
});
