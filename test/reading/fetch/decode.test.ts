import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodePage } from '../../../src/reading/fetch/decode.ts';
import type { DecodedPage } from '../../../src/reading/fetch/decode.ts';
import { runs } from '../../runs.ts';

function decoded(contentType: string | null, body: string | Uint8Array): DecodedPage {
  return decodePage({ contentType, body: typeof body === 'string' ? Buffer.from(body) : body });
}

const textOf = (page: DecodedPage): string => (page.kind === 'text' ? page.text : page.failure.error);
const formatOf = (page: DecodedPage): string => (page.kind === 'text' ? page.format : page.failure.error);

describe('the form of a page', () => {
  it.each([
    ['text/html', '<p>a', 'html'],
    ['TEXT/HTML; charset="utf-8"', '<p>a', 'html'],
    ['application/xhtml+xml', '<p>a', 'html'],
    ['application/json', '{}', 'plain'],
    ['application/vnd.api+json', '{}', 'plain'],
    ['text/markdown', '# a', 'plain'],
    ['text/plain', 'a', 'plain'],
    ['text/csv', 'a,b', 'plain'],
    ['application/yaml', 'a: b', 'plain'],
    ['text/plain', '\n<!DOCTYPE html><p>a', 'html'],
    ['text/plain', '<p>an example</p>', 'plain'],
    [null, '<p>a', 'html'],
    [null, 'a', 'plain'],
    ['nonsense', 'a', 'plain'],
    ['', 'a', 'plain'],
    ['application/pdf', 'a', 'the content type is not text'],
    ['application/octet-stream', 'a', 'the content type is not text'],
    ['text/css', 'a', 'the content type is not text'],
    ['text/xml', '<a/>', 'the content type is not text'],
    ['application/rss+xml', '<a/>', 'the content type is not text'],
    ['image/svg+xml', '<svg/>', 'the content type is not text'],
    ['text/html', '%PDF-1.4', 'a PDF document'],
    ['text/html', '\u{1}\0\0\0', 'binary data'],
  ])('%j with %j is %s', (type, body, form) => {
    expect(formatOf(decoded(type, body))).toBe(form);
  });
});

describe('the charset of a page', () => {
  const declared = (label: string): string => `<meta charset="${label}"><p>`;
  const encoded = (text: string, charset: string): Uint8Array => iconv.encode(text, charset);

  it.each([
    ['a byte order mark before the header', 'text/html; charset=windows-1252', encoded('\u{FEFF}é', 'utf-8'), 'é'],
    [
      'the header before the page',
      'text/html; charset=koi8-r',
      encoded(`${declared('utf-8')}д`, 'koi8-r'),
      `${declared('utf-8')}д`,
    ],
    ['the page', 'text/html', encoded(`${declared('windows-1251')}д`, 'windows-1251'), `${declared('windows-1251')}д`],
    [
      'the page in its older form',
      'text/html',
      encoded('<META http-equiv=x content="a; charset=EUC-JP">日', 'euc-jp'),
      '<META http-equiv=x content="a; charset=EUC-JP">日',
    ],
    [
      'an XML declaration',
      'text/html',
      encoded('<?xml version="1.0" encoding="big5"?>中', 'big5'),
      '<?xml version="1.0" encoding="big5"?>中',
    ],
    ['UTF-8 without a declaration', 'text/html', encoded('é', 'utf-8'), 'é'],
    ['windows-1252 without a declaration', 'text/html', encoded('é – €', 'windows-1252'), 'é – €'],
    ['windows-1252 that is called Latin-1', 'text/html; charset=iso-8859-1', encoded('“é”', 'windows-1252'), '“é”'],
    [
      'UTF-8 where the page says UTF-16',
      'text/html',
      encoded(`${declared('utf-16')}é`, 'utf-8'),
      `${declared('utf-16')}é`,
    ],
    ['UTF-16 by the header', 'text/plain; charset=utf-16le', encoded('1 é', 'utf-16le'), '1 é'],
    ['UTF-16 with its mark', 'text/plain', encoded('\u{FEFF}1 é', 'utf-16be'), '1 é'],
    ['no encoding of the web', 'text/plain; charset=hex', encoded('é', 'utf-8'), 'é'],
    ['a name of an object', 'text/plain; charset=constructor', encoded('é', 'utf-8'), 'é'],
  ])('is that of %s', (_title, type, body, text) => {
    expect(textOf(decoded(type, body))).toBe(text);
  });

  it('is UTF-8 where the body was cut inside a character', () => {
    const body = encoded('price: 5 €', 'utf-8');
    expect(textOf(decoded('text/plain', body.subarray(0, -1)))).toMatch(/^price: 5 \u{FFFD}?$/u);
  });
});

it('never throws, for any response', () => {
  const charset = fc.oneof(
    fc.string(),
    fc.constantFrom('utf-7', 'base64', 'utf-16', 'x-mac-cyrillic', 'iso-8859-99', 'windows-9999'),
  );
  const type = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.constantFrom('text/html', 'text/plain', 'application/json'), charset)
      .map(([a, b]) => `${a}; charset=${b}`),
  );
  fc.assert(
    fc.property(fc.option(type), fc.uint8Array({ maxLength: 200 }), (contentType, body) => {
      const page = decodePage({ contentType, body });
      if (page.kind === 'failure') expect(page.failure.category).toBe('source_unusable');
    }),
    { numRuns: runs(1_000) },
  );
});
