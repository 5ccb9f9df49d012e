import { describe, expect, it } from 'vitest';
import { redaction } from '../../../src/rules/text/redaction.ts';

const LENGTH = 200;

const KEPT: readonly (readonly [why: string, text: string])[] = [
  ['an ordinary sentence', 'Used the free tier for a hobby project, worked well.'],
  ['accents and other scripts', 'Grundgerüst für 東京, très bien 😀👩‍💻'],
  ['an ordinary long word', 'internationalization'],
  ['a vendor with a scope', 'it was @vercel who helped'],
  ['a short path', 'see example.com/docs/start'],
  ['an address of the web', 'see https://docs.example.com/guides/getting-started/2026/free-tier-limits?lang=en#top'],
  ['a long title in an address', 'https://blog.example.com/how-we-moved-from-2-servers-to-one-free-tier'],
  ['a word of 23 letters in an address', `https://docs.example.com/${'x'.repeat(23)}-y`],
  ['dates, times and amounts', 'since 2026-11-20 at 12:30:45, 5000000 requests for 1,000,000 users, v1.2.3'],
  ['exactly as many characters as are kept', '😀'.repeat(LENGTH)],
];

const CHANGED: readonly (readonly [why: string, text: string, kept: string])[] = [
  ['an e-mail address', 'mail jane.doe+x@example.co.uk now', 'mail [address removed] now'],
  ['an address with a wide at sign', 'jane＠example.com', '[address removed]'],
  ['an address in brackets', 'Jane <jane@example.com>, CTO', 'Jane <[address removed]>, CTO'],
  ['an address of a bare host', 'root@localhost', '[address removed]'],
  ['a key', 'my key sk-abcdef0123456789abcdef0123 leaked', 'my key [token removed] leaked'],
  ['a hash', 'd41d8cd98f00b204e9800998ecf8427e', '[token removed]'],
  ['a signed token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', '[token removed]'],
  ['a very long word without a digit', 'x'.repeat(64), '[token removed]'],
  [
    'a key in an address',
    'https://api.example.com/v1/sk_abcdef0123456789abcdef0123/items?q=free',
    'https://api.example.com/v1/[token removed]/items?q=free',
  ],
  [
    'a word of 24 letters in an address',
    `https://docs.example.com/${'x'.repeat(24)}/top`,
    'https://docs.example.com/[token removed]/top',
  ],
  [
    'an identifier in an address',
    'https://x.example/u/123e4567-e89b-12d3-a456-426614174000',
    'https://x.example/u/[token removed]',
  ],
  ['a password in an address', 'https://jane:secret@example.com/docs', 'https://jane:[address removed]'],
  ['a telephone number', 'call +49 (0)30 1234567 or 030-123-4567', 'call [number removed] or [number removed]'],
  ['a card number', 'paid by 4111 1111 1111 1111.', 'paid by [number removed].'],
  ['a number of 16 digits', '4111111111111111', '[number removed]'],
  ['an IPv4 address', 'from 192.0.2.17, twice', 'from [address removed], twice'],
  [
    'an IPv4 address in IPv6',
    'from ::ffff:203.0.113.9 and 0:0:0:0:0:ffff:203.0.113.9.',
    'from [address removed] and [address removed].',
  ],
  ['an IPv6 address', 'from 2001:db8::17 and 2001:db8:0:1:2:3:4:5', 'from [address removed] and [address removed]'],
  ['control characters', 'a\u0000b\u001b[31mc\r\nd', 'a b [31mc d'],
  ['characters that turn the text around', 'abc\u202egpj.exe', 'abc gpj.exe'],
  ['half a surrogate pair', 'a\ud800b', 'a b'],
  ['more characters than are kept, none cut in half', '😀'.repeat(LENGTH + 1), '😀'.repeat(LENGTH)],
];

describe('redaction', () => {
  it.each(KEPT)('keeps %s', (_why, text) => {
    expect(redaction(text, LENGTH)).toEqual({ text, changed: false });
  });

  it.each(CHANGED)('takes out %s', (_why, text, kept) => {
    expect(redaction(text, LENGTH)).toEqual({ text: kept, changed: true });
  });

  it('does not split an address so that half of it is kept', () => {
    const { text } = redaction(`${'- '.repeat(98)}jane@example.com`, LENGTH);
    expect(text).not.toContain('jane');
  });
});
