import fc from 'fast-check';
import { parseAtomFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { atomFeed } from '../../src/routes/shared/change-feed.ts';
import { catalogue, change, TODAY, vendor } from '../builders.ts';

/** A feed of one entry, with a text in every place. */
function document(text: string): string {
  const record = change({ summary: text, previous_state: '', current_state: '', category: text });
  const entries = [{ record, vendor: vendor({ name: text }), key: 'acme', published: TODAY, updated: TODAY }];
  const index = { ...catalogue({}), site: { name: text, base_url: 'https://deals.example' } };
  return atomFeed(index, { name: 'feed', title: text, holds: text, page: '/changes', entries }, '/api/feed');
}

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
          expect([title?.value, authors?.[0]?.name, entry?.title?.value, entry?.content?.value]).toEqual([
            `${text}: ${text}`,
            text,
            `${text}: limits reduced`,
            `${text}\nEffective 2026-11-01.`,
          ]);
          expect(entry?.categories?.[1]).toEqual({ term: text, label: text });
        },
      ),
    );
  });

  it('replaces characters that XML forbids', () => {
    const [entry] = parseAtomFeed(document('a\u0000b\uD800c')).entries ?? [];
    expect(entry?.title?.value).toBe('a\uFFFDb\uFFFDc: limits reduced');
  });
});
