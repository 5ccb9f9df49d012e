import { deepStrictEqual } from 'node:assert';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { yamlDocument } from '../../../src/compile/parse/parse.ts';
import { plainText } from '../../../src/compile/parse/plain-text.ts';
import { plainValue, type YamlError } from '../../../src/compile/parse/plain-value.ts';
import { read, type SourceFile } from '../../../src/compile/read/read.ts';
import { fileKind } from '../../../src/compile/shape/kinds.ts';
import { shapedFile } from '../../../src/compile/shape/shaped-file.ts';
import { canonicalDocument, fix } from '../../../src/editing/fix/fix.ts';
import { isPlainlyCanonical } from '../../../src/editing/fix/plain-canonical.ts';
import { MINIATURE } from '../miniature.ts';
import { mutatedText } from '../mutated-text.ts';
import { oneIn, runs } from '../../runs.ts';

const RUNS = runs(1000);

let files: readonly SourceFile[] = [];
beforeAll(async () => {
  const { files: shipped } = await read('catalogue');
  const { files: tiny } = await read('test/catalogues/tiny');
  files = [...shipped, ...tiny, ...MINIATURE];
});

/** What the YAML library reads, or the errors that the catalogue's own rules find in it. */
function byLibrary(text: string): { readonly value: unknown; readonly errors: readonly string[] } {
  const { contents, errors } = yamlDocument(text);
  const found: YamlError[] = [];
  const value = contents && plainValue(contents, (error) => found.push(error));
  return { value, errors: [...errors.map(({ code }) => code), ...found.map(({ code }) => code)] };
}

/** Whether the document tree finds a file canonical; undefined for one with an error, which is held to no form. */
function byTree({ path, text }: SourceFile): boolean | undefined {
  const kind = fileKind(path);
  if (!kind || !shapedFile({ path, text }).validated) return undefined;
  return canonicalDocument(yamlDocument(text), kind) === text;
}

function quickly({ path, text }: SourceFile): boolean {
  const kind = fileKind(path);
  const value = plainText(text);
  return kind !== null && value !== undefined && isPlainlyCanonical(text, value, kind);
}

function agrees(file: SourceFile): void {
  const value = plainText(file.text);
  if (value === undefined) return;
  // Not `toStrictEqual`, which takes a key called "constructor" for the class of the object.
  deepStrictEqual({ value, errors: [] }, byLibrary(file.text));
  if (quickly(file)) expect([true, undefined], file.text).toContain(byTree(file));
}

/** A change of form that leaves the text YAML, most often. */
const RESTYLED: readonly ((text: string) => string)[] = [
  (text) => text.replace(/: ([a-z][^'"\n]*)$/m, ": '$1'"),
  (text) => text.replace(/\[([^\]]*)\]/, (_, list: string) => `\n${list.replace(/(?:^|, )/g, '\n      - ')}`),
  (text) => text.replace(/ (\S+)\n( +)(\S+) /, '\n$2$1 $3 '),
  (text) => text.replace(/(\S+)\n( +)(?=[a-z]+ )/, '$1 '),
  (text) => text.replace(/^( +)(tier: .*)\n( +)(url: .*)$/m, '$1$4\n$3$2'),
  (text) => text.replace(/>-\n +/, ''),
  (text) => text.replace(/^/, '# A comment\n'),
  (text) => text.replace(/\n/, '\n# A comment\n'),
  (text) => text.replace(/^( +description: >-\n(?: +.*\n)+)/m, '$1    notes: x\n'),
  (text) => text.replaceAll(/^( *)- /gm, '$1-  '),
  (text) => `${text}\n`,
  (text) => text.replace(/^ +(?=tier)/m, (indent) => '\u00A0'.repeat(indent.length)),
  (text) => text.replace(/^ +(?=\S+ \S+ )/m, (indent) => '\u3000'.repeat(indent.length)),
  (text) => text.replace(/: (?=[a-z])/, ':\u2003'),
  (text) => text.replace(/- (?=[a-z])/, '-\u00A0'),
  (text) => text.replace(/ $|(?<=[a-z])$/m, '\u00A0'),
  (text) => text.replaceAll('\n\n- ', '\n- '),
];

describe('the quick reader of plain files', () => {
  it('decides nearly every file of the catalogue, as the library does', () => {
    for (const file of oneIn(10, files)) agrees(file);
    const tried = oneIn(5, files);
    const decided = tried.filter(({ text }) => plainText(text) !== undefined);
    expect(decided.length / tried.length).toBeGreaterThan(0.95);
    expect(tried.filter(quickly).length / tried.length).toBeGreaterThan(0.9);
  });

  it.each([
    ['tier: Free #1', 'a text that is cut off'],
    ['tier: &a Free', 'an anchor'],
    ['tier: *a', 'an alias'],
    ['tier: !!str Free', 'a tag'],
    ['tier: Free\ntier: Paid', 'a key written twice'],
    ['tier: Free\n  plan', 'a text on two lines'],
    ['tier: >-\n  Free\n   plan', 'a folded text with deeper lines'],
    ['tier: >-\n  Free\n\n  plan', 'a folded text with a blank line'],
    ['tier: 0x1F', 'a number in another form'],
    ['tier: 1.5', 'a fraction'],
    ['tier: ~', 'nothing'],
    ['tier: Null', 'nothing, as a word'],
    ['tier: {a: 1}', 'a mapping in braces'],
    ['tier: [a, [b]]', 'a list in a list'],
    ['tier: []', 'an empty list'],
    ['tier: "a\\n"', 'an escape'],
    ['tier: a: b', 'a colon in a text'],
    ['? a\n: b', 'a complex key'],
    ['<<: a', 'a merge'],
    ['tier: Free\n---\ntier: Paid', 'a second document'],
    ['- tier: Free\n\u00A0\u00A0url: a', 'no-break spaces as indentation'],
    ['tier:\u00A0Free', 'a no-break space after a colon'],
    ['-\u00A0Free', 'a no-break space after a dash'],
  ])('leaves %j to the library: %s', (text) => {
    expect(plainText(`${text}\n`)).toBeUndefined();
  });

  it.each([
    ['tier: true', true],
    ['tier: 12', 12],
    ['tier: 2026-11-20', '2026-11-20'],
    ["tier: 'it''s'", "it's"],
    ['tier: https://acme.example/#a', 'https://acme.example/#a'],
    ['tier: >-\n  # no comment: a text', '# no comment: a text'],
  ])('reads %j', (text, tier) => {
    expect(plainText(`${text}\n`)).toEqual({ tier });
    expect(byLibrary(`${text}\n`)).toEqual({ value: { tier }, errors: [] });
  });

  it('agrees with the library on every text that it decides, however a file was damaged', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(fc.nat(), mutatedText(MINIATURE), (index, damage) => {
        const file = files[index % files.length];
        if (file) agrees({ path: file.path, text: damage(file.text) });
      }),
      { numRuns: RUNS },
    );
  });

  it('calls no text canonical that `npm run fix` would change, however it was styled', { timeout: 600_000 }, () => {
    let canonical = 0;
    fc.assert(
      fc.property(fc.nat(), fc.subarray([...RESTYLED], { maxLength: 3 }), (index, edits) => {
        const file = files[index % files.length];
        if (!file) return;
        const styled = { path: file.path, text: edits.reduce((text, edit) => edit(text), file.text) };
        agrees(styled);
        const fixed = fix(styled);
        if (!('text' in fixed)) return;
        agrees({ path: file.path, text: fixed.text });
        if (quickly({ path: file.path, text: fixed.text })) canonical++;
      }),
      { numRuns: RUNS },
    );
    expect(canonical).toBeGreaterThan(RUNS / 3);
  });
});
