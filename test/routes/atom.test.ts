import fc from 'fast-check';
import { parseAtomFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { atomDocument } from '../../src/routes/shared/change-feed.ts';
import { TODAY } from '../builders.ts';

const document = (text: string) =>
  atomDocument({
    id: 'tag:deals.example,2026:feed',
    title: text,
    subtitle: 'Changes',
    updated: TODAY,
    author: { name: text, uri: 'https://deals.example/' },
    self: 'https://deals.example/api/feed',
    alternate: 'https://deals.example/changes',
    entries: [
      {
        id: 'tag:deals.example,2026:change/acme',
        title: text,
        published: TODAY,
        updated: TODAY,
        alternate: 'https://deals.example/vendor/acme',
        via: 'https://acme.example/?a=1&b=2',
        categories: [{ term: text, label: text }],
        content: text,
      },
    ],
  });

/** Pieces that end a section, an element, an attribute or an entity early. */
const piece = fc.constantFrom(
  ']]>',
  '<![CDATA[',
  ']]',
  '>',
  '</title>',
  '<b>',
  '&',
  '&amp;',
  '&#0;',
  '"',
  "'",
  '\n',
  ' ',
);
const hostile = fc
  .array(fc.oneof(piece, fc.string()), { size: 'max', maxLength: 30 })
  .map((parts) => `a${parts.join('')}z`);

describe('an Atom document', () => {
  it('holds each text as it is, in an element and in an attribute', () => {
    fc.assert(
      // `feedsmith` writes the text `&apos;` as an apostrophe.
      fc.property(
        hostile.filter((text) => !text.includes('&apos;')),
        (text) => {
          const { title, authors, entries } = parseAtomFeed(document(text));
          const [entry] = entries ?? [];
          expect([title?.value, authors?.[0]?.name, entry?.title?.value, entry?.content?.value]).toEqual(
            Array.from({ length: 4 }, () => text),
          );
          expect(entry?.categories).toEqual([{ term: text, label: text }]);
        },
      ),
    );
  });

  it('replaces characters that XML forbids', () => {
    const [entry] = parseAtomFeed(document('a\u0000b\uD800c')).entries ?? [];
    expect(entry?.title?.value).toBe('a\uFFFDb\uFFFDc');
  });
});
