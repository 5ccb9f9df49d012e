import { describe, expect, it } from 'vitest';
import { FAULTLESS } from '../broken-files.ts';
import { validated } from '../validated.ts';

/** The offer with one piece of its text replaced. */
const edited = (piece: string, written: string): string => FAULTLESS.replace(piece, written);

/** The diagnostics of a file, each with its span, code, message and fix. */
function found(text: string): readonly string[] {
  const { diagnostics } = validated({ path: 'vendors/broken.yaml', text });
  return diagnostics.map(
    ({ at: { start, end }, code, what, fix }) =>
      `${start.line}:${start.column}-${end.line}:${end.column} ${code}: ${what}; ${fix}`,
  );
}

const placeAndCode = (fault: string): string => fault.replace(/-\S+ ([\w-]+):[^]*$/, ' $1');

const ALIAS_FIX =
  'write the value out; asterisks of emphasis are left out, and any other text that begins with `*` goes in quotes';
const QUOTE_FIX = 'put the value in quotes';
const DASH_FIX =
  'no space follows the dash of the list entry; write `- `, then the entry; a text that begins with a dash goes in quotes';

describe('a fault of the text is named, with its exact place and fix', () => {
  it.each([
    [
      'a tab as indentation',
      edited('    tier', '\ttier'),
      '4:1-4:2 yaml-syntax: the line is indented with a tab; write spaces instead, as many as the keys beside it have',
    ],
    [
      'no-break spaces as indentation',
      edited('    tier', '\u00A0\u00A0\u00A0\u00A0tier'),
      '4:1-4:5 yaml-syntax: a no-break space is written where YAML needs a plain one; write a plain space',
    ],
    [
      'a no-break space after a colon',
      edited('tier: Free', 'tier:\u00A0Free'),
      '4:10-4:11 yaml-syntax: a no-break space is written where YAML needs a plain one; write a plain space',
    ],
    [
      'a no-break space after a dash',
      edited('  - category', '  -\u00A0category'),
      '3:4-3:5 yaml-syntax: a no-break space is written where YAML needs a plain one; write a plain space',
    ],
    [
      'a missing colon before a value',
      edited('tier: Free', 'tier Free'),
      '4:5-4:9 yaml-syntax: `tier` has no colon; write `tier:`, then a space and the value',
    ],
    [
      'a line of a folded text at the column of its key',
      edited('description: One database', 'description: >-\n      One database\n    and a half'),
      '10:5-10:23 yaml-syntax: the line is not indented like the text above it; indent it by 6 spaces; where it begins with a key, write a colon behind that',
    ],
    [
      'a line of a folded text before the column of its key',
      edited('description: One database', 'description: >-\n  One database'),
      '9:3-9:23 yaml-syntax: the line is not indented like the text above it; indent it by 6 spaces; where it begins with a key, write a colon behind that',
    ],
    [
      'a line of a text at the column of its key',
      edited('description: One database', 'description: One database\nthat holds up to 1'),
      '9:1-9:27 yaml-syntax: the line is not indented like the text above it; indent it by 6 spaces; where it begins with a key, write a colon behind that',
    ],
    [
      'a comma behind a value',
      edited('tier: Free', 'tier: "Free",'),
      '4:17-4:18 yaml-syntax: a comma follows the value; remove it; YAML needs none between keys',
    ],
    [
      'a missing colon before a list',
      edited('offers:', 'offers'),
      '2:1-2:7 yaml-syntax: `offers` has no colon; write `offers:`, then a space and the value',
    ],
    [
      'a key with too much indentation',
      edited('    tier', '      tier'),
      '4:7-4:11 yaml-syntax: `tier` is indented by 6 spaces, which fits no key above it; indent it by 4 or 0 spaces, as the keys that it belongs beside, or write the key that holds it on the line above',
    ],
    [
      'a key without indentation',
      edited('    tier', 'tier'),
      '4:1-4:5 yaml-syntax: `tier` is indented by 0 spaces, which fits no key above it; indent it by 4 spaces, as the keys that it belongs beside',
    ],
    [
      'a first key that is indented',
      edited('vendor:', '  vendor:'),
      '2:1-2:7 yaml-syntax: `offers` is indented by 0 spaces, which fits no key above it; indent it by 2 spaces, as the keys that it belongs beside',
    ],
    ['a dash without a space', edited('- category', '-category'), `3:3-3:4 yaml-syntax: ${DASH_FIX}`],
    [
      'tags whose dashes no space follows',
      edited('[sql]', '\n      -sql\n      -hosting'),
      `8:7-8:8 yaml-syntax: ${DASH_FIX}`,
    ],
    [
      'a second offer without its dash',
      edited('    tier', '    category: Email\n    tier'),
      '4:5-4:13 duplicate-key: `category` is written twice; keep one of the two, or begin a second entry with `- `',
    ],
    [
      'a list written a second time',
      edited('offers:', 'changes: []\nchanges: []\noffers:'),
      '3:1-3:8 duplicate-key: `changes` is written twice; put the entries of both under the first',
    ],
    [
      'a value in asterisks',
      edited('tier: Free', 'tier: *Free*'),
      `4:11-4:17 yaml-alias: the value is an alias, because it begins with \`*\`; ${ALIAS_FIX}`,
    ],
    [
      'a value that begins with a word in asterisks',
      edited('tier: Free', 'tier: *Free* plan'),
      `4:11-4:12 yaml-syntax: the value begins with \`*\`, which YAML reserves; ${QUOTE_FIX}`,
    ],
    [
      'an anchor',
      edited('tier: Free', 'tier: &free Free'),
      '4:11-4:16 yaml-anchor: the value carries an anchor; remove the `&` and the name after it',
    ],
    [
      'a tag',
      edited('tier: Free', 'tier: !!str Free'),
      '4:11-4:16 yaml-tag: the value carries a tag; remove the `!` and its name, and put a text in quotes instead',
    ],
    [
      'a reserved sign',
      edited('tier: Free', 'tier: @free'),
      `4:11-4:12 yaml-syntax: the value begins with \`@\`, which YAML reserves; ${QUOTE_FIX}`,
    ],
    [
      'text behind a closing quote',
      edited('tier: Free', 'tier: "Free" plan'),
      '4:18-4:22 yaml-syntax: text follows the closing quote or bracket of the value; remove the pair, or put the whole value in quotes',
    ],
    [
      'a colon inside a text',
      edited('One database', 'Free: one database'),
      '8:22-8:23 yaml-syntax: the value holds a colon and a space, which YAML reads as a key; put the value in quotes, or fold it with `>-` on a line of its own',
    ],
    [
      'a text that is cut off at a comment',
      edited('1 GB', '1 GB #1 a month'),
      '8:39-8:49 cut-text: the text ends here, because YAML reads ` #` as the start of a comment; put the whole text in quotes; for a comment, write a space after the `#`',
    ],
    [
      'a comma behind a value',
      edited('tier: Free', 'tier: Free,'),
      '4:11-4:16 trailing-comma: `tier` is `Free,`, which ends in a comma; remove it; YAML needs none between keys',
    ],
    [
      'tags without brackets',
      edited('[sql]', 'sql, hosting'),
      '7:11-7:23 wrong-type: `tags` is a text and must be a list; put it in brackets: `[sql, hosting]`',
    ],
    [
      'a limit whose number YAML parts at its comma',
      edited('tags: [sql]', 'tags: [sql]\n    limits: [10,000 rows, 5 projects]'),
      '8:14-8:16 bad-limit: entry 1 of `limits` is no line of text: it is neither a line nor `limit` with `for`; write a line of its own, as in `- 10,000 rows`: in brackets, the comma ends an entry',
    ],
    [
      'limits without a list',
      edited('tags: [sql]', 'tags: [sql]\n    limits: 10,000 rows'),
      '8:13-8:24 wrong-type: `limits` is a text and must be a list; write a line for each, as in `- 10,000 rows`',
    ],
    [
      'an address of this machine',
      edited('https://broken.example/pricing', 'http://localhost:8080/pricing'),
      '5:10-5:39 bad-url: `url` is `http://localhost:8080/pricing`, which is not a web address; write the public address of the page; `localhost` leads nowhere on another machine',
    ],
    [
      'an address without its beginning',
      edited('https://broken', 'broken'),
      '5:10-5:32 bad-url: `url` is `broken.example/pricing`, which is not a web address; write the whole address, from `https://` on, as the browser shows it',
    ],
    [
      'an unsettled merge, wherever the parser fails',
      'vendor: [\n<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> b\n',
      '2:1-2:8 yaml-syntax: the file holds an unsettled merge conflict; keep one of the two versions, and remove the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`',
    ],
    [
      'a bracket that is not closed, where it opens',
      'tags: [sql\ntier: Free\nurl: x\n',
      '1:7-1:8 yaml-syntax: the text is not YAML: `[` is never closed; write `]` where it ends',
    ],
    [
      'a quote that is not closed, where it opens',
      'tier: "Free\nurl: x\n',
      '1:7-1:8 yaml-syntax: the text is not YAML: `"` is never closed; write `"` where it ends',
    ],
    [
      'a second document',
      'vendor: Acme\n---\nvendor: Birch\n',
      '2:1-2:4 multiple-documents: the file holds a second document; move the second document to a file of its own',
    ],
    [
      'a key without a space after its colon',
      'vendor:Acme\noffers: []\n',
      '1:1-1:8 yaml-syntax: `vendor` has no space after its colon; write `vendor: `, then the value',
    ],
    [
      'a text on the line of its sign',
      'summary: >- One database\ndate: 2026-11-02\n',
      '1:10-1:12 yaml-syntax: the value begins with `>-`, which YAML reserves; begin the text on the line below, two spaces further in, or put it in quotes',
    ],
    [
      'a list without entries above an entry',
      '# Codes.\n[]\n# The first.\n- vendor: Acme\n',
      '2:1-2:3 yaml-syntax: the list `[]` is empty, and an entry follows; remove the brackets',
    ],
    [
      'a dash at another column than the one above it',
      'tags:\n    - sql\n  - hosting\n',
      '3:3-3:4 yaml-syntax: the dash is below no dash of an entry above it; indent it by 4 spaces',
    ],
    [
      'a dash between those of two lists, nearer to the outer one',
      'offers:\n  - tier: Free\n    limits:\n      - 1 GB storage\n   - tier: Pro\n',
      '5:4-5:5 yaml-syntax: the dash is below no dash of an entry above it; indent it by 2 spaces',
    ],
    [
      'entries without the key of their list',
      edited('offers:\n', ''),
      '2:5-2:13 yaml-syntax: the entry of a list begins below `vendor`, which has a value; write the key of its list above it, or indent it like the entries that it belongs beside',
    ],
    [
      'a second entry below one without a dash',
      'offers:\n    tier: Free\n  - tier: Pro\n',
      '2:5-2:9 yaml-syntax: the first entry of the list has no dash; write `- ` before it',
    ],
  ])('%s', (_, text, expected) => {
    expect(found(text)).toEqual([expected]);
    // Windows line ends move nothing.
    expect(found(text.replaceAll('\n', '\r\n')).map(placeAndCode)).toEqual([placeAndCode(expected)]);
  });

  it('a comment behind a value is no fault', () => {
    expect(found(edited('tier: Free', 'tier: Free # as the vendor calls it'))).toEqual([]);
    expect(found(edited('tier: Free', "tier: 'Free #1'"))).toEqual([]);
  });

  it('what the parser says is said where no cause is known', () => {
    const [fault = ''] = found('vendor: Acme\noffers: ]\n');
    expect(fault).toMatch(
      /^2:9-2:10 yaml-syntax: the text is not YAML: [a-z].*[^.:]; mend the text here; a value with/,
    );
  });

  it('an address is no key without a space', () => {
    expect(found('https://acme.example\noffers: []\n')[0]).not.toContain('has no space after its colon');
  });
});
