import { describe, expect, it } from 'vitest';
import { validated } from '../validated.ts';

const OFFER = `vendor: Broken
offers:
  - category: Databases
    tier: Free
    url: https://broken.example/pricing
    verifiedDate: 2026-11-01
    tags: [sql]
    description: One database of 1 GB
`;

/** What is found in the offer with one piece of its text replaced: span, code, message and fix. */
function found(piece: string, written: string): readonly string[] {
  const text = piece === '' ? OFFER + written : OFFER.replace(piece, written);
  const { diagnostics } = validated({ path: 'vendors/broken.yaml', text });
  return diagnostics.map(
    ({ at: { start, end }, code, what, fix }) =>
      `${start.line}:${start.column}-${end.line}:${end.column} ${code}: ${what}; ${fix}`,
  );
}

const ALIAS_FIX = 'leave the asterisks out, because texts are served without formatting, or put the value in quotes';
const QUOTE_FIX = 'put the value in quotes';
const DASH_FIX =
  'no space follows the dash of the list entry; write `- `, then the entry; a text that begins with a dash goes in quotes';

describe('a fault of the text is named, with its exact place and fix', () => {
  it.each([
    [
      'a tab as indentation',
      ['    tier', '\ttier'],
      '4:1-4:2 yaml-syntax: the line is indented with a tab; write spaces instead, as many as the keys beside it have',
    ],
    [
      'no-break spaces as indentation',
      ['    tier', '\u00A0\u00A0\u00A0\u00A0tier'],
      '4:1-4:5 yaml-syntax: a no-break space is written where YAML needs a plain one; write a plain space',
    ],
    [
      'a no-break space after a colon',
      ['tier: Free', 'tier:\u00A0Free'],
      '4:10-4:11 yaml-syntax: a no-break space is written where YAML needs a plain one; write a plain space',
    ],
    [
      'a no-break space after a dash',
      ['  - category', '  -\u00A0category'],
      '3:4-3:5 yaml-syntax: a no-break space is written where YAML needs a plain one; write a plain space',
    ],
    [
      'a missing colon before a value',
      ['tier: Free', 'tier Free'],
      '4:5-4:9 yaml-syntax: `tier` has no colon; write `tier:`, then a space and the value',
    ],
    [
      'a line of a folded text at the column of its key',
      ['description: One database', 'description: >-\n      One database\n    and a half'],
      '10:5-10:23 yaml-syntax: the line is not indented like the text above it; indent it by two more spaces; where it begins with a key, write a colon behind that',
    ],
    [
      'a missing colon before a list',
      ['offers:', 'offers'],
      '2:1-2:7 yaml-syntax: `offers` has no colon; write `offers:`, then a space and the value',
    ],
    [
      'a key with too much indentation',
      ['    tier', '      tier'],
      '4:7-4:11 yaml-syntax: `tier` is indented by 6 spaces, which fits no key above it; indent it by 4 or 0 spaces, as the keys that it belongs beside',
    ],
    [
      'a key without indentation',
      ['    tier', 'tier'],
      '4:1-4:5 yaml-syntax: `tier` is indented by 0 spaces, which fits no key above it; indent it by 4 spaces, as the keys that it belongs beside',
    ],
    [
      'a first key that is indented',
      ['vendor:', '  vendor:'],
      '2:1-2:7 yaml-syntax: `offers` is indented by 0 spaces, which fits no key above it; indent it by 2 spaces, as the keys that it belongs beside',
    ],
    ['a dash without a space', ['- category', '-category'], `3:3-3:4 yaml-syntax: ${DASH_FIX}`],
    [
      'tags whose dashes no space follows',
      ['[sql]', '\n      -sql\n      -hosting'],
      `8:7-8:8 yaml-syntax: ${DASH_FIX}`,
    ],
    [
      'a second offer without its dash',
      ['    tier', '    category: Email\n    tier'],
      '4:5-4:13 duplicate-key: `category` is written twice; keep one of the two, or begin a second entry with `- `',
    ],
    [
      'a value in asterisks',
      ['tier: Free', 'tier: *Free*'],
      `4:11-4:17 yaml-alias: the value is between asterisks, which YAML reads as an alias; ${ALIAS_FIX}`,
    ],
    [
      'a value that begins with a word in asterisks',
      ['tier: Free', 'tier: *Free* plan'],
      `4:11-4:12 yaml-syntax: the value begins with \`*\`, which YAML reserves; ${QUOTE_FIX}`,
    ],
    [
      'an anchor',
      ['tier: Free', 'tier: &free Free'],
      '4:11-4:16 yaml-anchor: the value carries an anchor; remove the `&` and the name after it',
    ],
    [
      'a tag',
      ['tier: Free', 'tier: !!str Free'],
      '4:11-4:16 yaml-tag: the value carries a tag; remove the `!` and its name, and put a text in quotes instead',
    ],
    [
      'a reserved sign',
      ['tier: Free', 'tier: @free'],
      `4:11-4:12 yaml-syntax: the value begins with \`@\`, which YAML reserves; ${QUOTE_FIX}`,
    ],
    [
      'text behind a closing quote',
      ['tier: Free', 'tier: "Free" plan'],
      '4:18-4:22 yaml-syntax: text follows the closing quote of the value; put the whole value in quotes, or remove the quotes',
    ],
    [
      'a colon inside a text',
      ['One database', 'Free: one database'],
      '8:22-8:23 yaml-syntax: the value holds a colon and a space, which YAML reads as a key; put the value in quotes, or fold it with `>-` on a line of its own',
    ],
    [
      'a text that is cut off at a comment',
      ['1 GB', '1 GB #1 a month'],
      '8:39-8:49 cut-text: the text ends here, because YAML reads ` #` as the start of a comment; put the whole text in quotes; for a comment, write a space after the `#`',
    ],
    [
      'a comma behind a value',
      ['tier: Free', 'tier: Free,'],
      '4:11-4:16 trailing-comma: `tier` is `Free,`, which ends in a comma; remove it; YAML needs none between keys',
    ],
    [
      'tags without brackets',
      ['[sql]', 'sql, hosting'],
      '7:11-7:23 wrong-type: `tags` is a text and must be a list; put it in brackets: `[sql, hosting]`',
    ],
    [
      'a limit whose number YAML parts at its comma',
      ['tags: [sql]', 'tags: [sql]\n    limits: [10,000 rows, 5 projects]'],
      '8:14-8:16 bad-limit: entry 1 of `limits` is no line of text: it is neither a line nor `limit` with `for`; write a line of its own, as in `- 10,000 rows`: in brackets, the comma ends an entry',
    ],
    [
      'limits without a list',
      ['tags: [sql]', 'tags: [sql]\n    limits: 10,000 rows'],
      '8:13-8:24 wrong-type: `limits` is a text and must be a list; write a line for each, as in `- 10,000 rows`',
    ],
    [
      'an address of this machine',
      ['https://broken.example/pricing', 'http://localhost:8080/pricing'],
      '5:10-5:39 bad-url: `url` is `http://localhost:8080/pricing`, which is not a web address; write the public address of the page; `localhost` leads nowhere on another machine',
    ],
    [
      'an address without its beginning',
      ['https://broken', 'broken'],
      '5:10-5:32 bad-url: `url` is `broken.example/pricing`, which is not a web address; write the whole address, from `https://` on, as the browser shows it',
    ],
  ] as const)('%s', (_, [piece, written], expected) => {
    expect(found(piece, written)).toEqual([expected]);
    // Windows line ends move nothing.
    const text = OFFER.replace(piece, written).replaceAll('\n', '\r\n');
    const { diagnostics } = validated({ path: 'vendors/broken.yaml', text });
    expect(diagnostics.map(({ at, code }) => `${at.start.line}:${at.start.column} ${code}`)).toEqual([
      expected.replace(/^(\d+:\d+)-\S+ ([\w-]+):.*$/s, '$1 $2'),
    ]);
  });

  it('a comment behind a value is no fault', () => {
    expect(found('tier: Free', 'tier: Free # as the vendor calls it')).toEqual([]);
    expect(found('tier: Free', "tier: 'Free #1'")).toEqual([]);
  });
});
