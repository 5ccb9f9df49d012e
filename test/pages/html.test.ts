import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { html, NOTHING, wordList } from '../../src/pages/parts/html.ts';
import { documentOf, named } from './document.ts';

/** By another name, so that the formatter leaves the markup of the examples alone. */
const template = html;

/** What a browser shows of a text: signs that no document may hold are replaced, line ends are line feeds. */
function shown(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, '\uFFFD').replace(/\r\n?/g, '\n');
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", '/', '!', '-', 'a', ';', '#', '=', '`', '\n', ' ') }),
);

describe('a template of markup', () => {
  it('shows any text as it was written, and makes no element of it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const document = documentOf(
          template`<!doctype html><title>t</title>
            <p title="${text}">x${text}</p>`.text,
        );
        const [paragraph] = named(document, 'p');
        expect(document.elements.map(({ name }) => name)).toEqual(['html', 'head', 'title', 'body', 'p']);
        expect(paragraph?.text).toBe(`x${shown(text)}`);
        expect(paragraph?.attributes).toEqual({ title: shown(text) });
      }),
    );
  });

  it('puts other templates in as they are, and lists one after the other', () => {
    expect(template`<ul>${['a<', template`<li>`, null, 3]}</ul>`.text).toBe('<ul>a&lt;<li>3</ul>');
    expect(wordList([template`<p>`, NOTHING, template`</p>`], '\n').text).toBe('<p>\n\n</p>');
  });

  it('does not keep the indentation of its source, but keeps that of values', () => {
    const made = template`<div>
      <pre>${'  two\n    four'}</pre>
    </div>`;
    expect(made.text).toBe('<div>\n<pre>  two\n    four</pre>\n</div>');
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'vendor/neon',
    '',
  ])('refuses to link %j', (address) => {
    expect(() => template`<a href="${address}">x</a>`).toThrow('is not an address');
    expect(() => template`<form action="${address}"></form>`).toThrow('is not an address');
  });

  it.each(['/', '/vendor/neon', '/changes#what-counts', '#main', '/api/offers?q=a', 'https://neon.com/pricing'])(
    'links %j',
    (address) => {
      expect(template`<a href="${address}">x</a>`.text).toBe(`<a href="${address}">x</a>`);
    },
  );

  it('escapes an address of the web like any other value', () => {
    expect(template`<a href="${'https://a.example/?a=1&b="'}">x</a>`.text).toBe(
      '<a href="https://a.example/?a=1&amp;b=&quot;">x</a>',
    );
  });
});
