import { describe, expect, it } from 'vitest';
import { codedEtag, etagOf, isNotModified, PREFLIGHT, READS } from '../../functions/headers.ts';
import { nextInFile, nextOf } from '../../functions/next-link.ts';

describe('If-None-Match', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    [' "b" , W/"a" ', true],
    ['*', true],
    [' * ', true],
    ['"b"', false],
    ['"aW/"', false],
    ['"x"a"', false],
    ['a', false],
    ['"b", *', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('%s contains the validator "a": %s', (header, expected) => {
    expect(isNotModified(header, '"a"')).toBe(expected);
  });
});

describe('a validator', () => {
  it('is the first 22 characters of the hash in quotation marks', () => {
    expect(etagOf('abcdefghijklmnopqrstuvwxyz')).toBe('"abcdefghijklmnopqrstuv"');
  });

  it('names the coding of the bytes that are sent', () => {
    expect(['identity', 'br', 'gzip'].map((coding) => codedEtag('"a"', coding))).toEqual(['"a"', '"a.br"', '"a.gzip"']);
  });
});

it('a preflight response allows the methods and headers of the interface for a day', () => {
  expect(PREFLIGHT).toEqual({
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, OPTIONS',
    'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
    'Access-Control-Max-Age': '86400',
  });
  expect(READS).toBe('GET, HEAD, OPTIONS');
});

describe('the next page', () => {
  const file = '_answers/api/offers.json';
  const inFile = (path: string, text: string) => nextInFile(path, new TextEncoder().encode(text));

  it('is the path that a body states', () => {
    expect([{ next: '/api/x' }, { next: null }, { next: 1 }, {}].map(nextOf)).toEqual(['/api/x', null, null, null]);
  });

  it('is found near the end of a prepared answer, also a long one', () => {
    expect(inFile(file, '{"a":1,"next":"/api/offers?offset=5"}')).toBe('/api/offers?offset=5');
    expect(inFile(file, `{"a":"${'x'.repeat(20_000)}","next":"/api/offers?q=%22","b":1}`)).toBe('/api/offers?q=%22');
    expect(inFile(file, `{"a":1,"next":"/api/offers","b":"${'x'.repeat(9000)}"}`)).toBeNull();
  });

  it('is none in another file, on the last page, or inside a string', () => {
    const text = '{"a":1,"next":"/api/offers?offset=5"}';
    expect(inFile('api/offers.json', text)).toBeNull();
    expect(inFile('_answers/api/offers.txt', text)).toBeNull();
    expect(inFile(file, '{"a":1,"next":null}')).toBeNull();
    expect(inFile(file, '{"a":",\\"next\\":\\"/api/offers\\"}"}')).toBeNull();
    expect(inFile(file, '{"a":1,"next":"https://deals.example/"}')).toBeNull();
  });
});
