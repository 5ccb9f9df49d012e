import { describe, expect, it } from 'vitest';
import { fieldWords } from '../../../src/compile/shape/field-error.ts';

describe('the words of an error', () => {
  it.each([
    ['bad-date', 'tomorrow', '`url` is `tomorrow`, which is not a date'],
    ['bad-number', '12', '`url` is `12` in quotes, which is a text and no number'],
    ['bad-number', -1, '`url` is `-1`, which counts nothing'],
    ['trailing-comma', 'a;', '`url` is `a;`, which ends in a semicolon'],
    ['long-text', 'a'.repeat(2001), '`url` has 2001 characters, more than 2000'],
    ['long-name', 'a'.repeat(101), '`url` is a name of more than 100 characters'],
    ['implausible-date', '1989-12-31', '`url` is `1989-12-31`, which is before 1990-01-01'],
    ['invalid-whitespace', ' a', '`url` is ` a`, with spaces at an end or a line break'],
    ['invalid-whitespace', 'a\u2028b', '`url` is `aU+2028b`, with the character U+2028'],
  ] as const)('%s of %j name the value', (code, value, what) => {
    expect(fieldWords(code, '`url`', value).what).toBe(what);
  });

  it.each([
    [
      'https://printer.local/a',
      'write the public address of the page; `printer.local` leads nowhere on another machine',
    ],
    ['https://127.0.0.1', 'write the public address of the page; `127.0.0.1` leads nowhere on another machine'],
    ['https://[::1]/', 'write the public address of the page; `[::1]` leads nowhere on another machine'],
    ['', 'write the address, or leave the key out where it may be left out'],
    ['https://user@acme.example', 'leave the user name before `@` out'],
    ['https://acme.example/a, https://acme.example/b', 'write one address: that of the page that states the terms'],
    ['https://acme.example/a b', 'write the address alone, with `%20` for each blank in it'],
    ['https://acme.example/a)', 'leave the `)` at its end out'],
  ])('of the address %s say what to write', (address, fix) => {
    expect(fieldWords('bad-url', '`url`', address).fix).toBe(fix);
  });
});
