import fc from 'fast-check';
import type { SourceFile } from '../../src/compile/read/read.ts';

/** What an author, an editor program or a merge leaves in a text by accident, and what an attacker might put there. */
const SCRAPS = [
  ...Array.from('[]{}"\':-#|>!%@`,?~'),
  ...[': ', '- ', ' #', '>-', '!!int ', '&a ', '*a', '<<: ', '---\n', '...\n', '<<<<<<< HEAD\n'],
  ...['\n', '\n\n', '\r\n', '\t', '  ', '\u00A0', '\u202E', '\u0000', '\uFEFF', '\uD800', '🙂', 'é'],
  ...'null true no 0 -1 1e999 .inf 0x1F 2026-02-30 2026-11-21 9999-99-99 [] {}'.split(' '),
  ...'vendor offers changes tags __proto__ constructor https:// javascript:alert(1) Acme'.split(' '),
] as const;

type Damage = (text: string) => string;

/** A place in any text, as a share of its length. */
const share = fc.double({ min: 0, max: 1, noNaN: true });
const at = (text: string, part: number): number => Math.floor(part * text.length);
const scrap = fc.oneof(
  fc.constantFrom(...SCRAPS),
  fc.string({ maxLength: 5 }),
  fc.string({ unit: 'binary', maxLength: 5 }),
);

const inserted = fc.tuple(share, scrap).map<Damage>(
  ([part, piece]) =>
    (text) =>
      text.slice(0, at(text, part)) + piece + text.slice(at(text, part)),
);

const removed = fc.tuple(share, fc.nat(40)).map<Damage>(
  ([part, length]) =>
    (text) =>
      text.slice(0, at(text, part)) + text.slice(at(text, part) + length),
);

const replaced = fc.tuple(share, fc.nat(12), scrap).map<Damage>(
  ([part, length, piece]) =>
    (text) =>
      text.slice(0, at(text, part)) + piece + text.slice(at(text, part) + length),
);

const linesMoved = fc.tuple(share, share).map<Damage>(([from, to]) => (text) => {
  const lines = text.split('\n');
  const [line = ''] = lines.splice(Math.floor(from * lines.length), 1);
  lines.splice(Math.floor(to * lines.length), 0, line);
  return lines.join('\n');
});

const lineRepeated = fc.tuple(share, fc.nat(8)).map<Damage>(([part, indent]) => (text) => {
  const lines = text.split('\n');
  const index = Math.floor(part * lines.length);
  lines.splice(index, 0, `${' '.repeat(indent)}${(lines[index] ?? '').trimStart()}`);
  return lines.join('\n');
});

const cut = share.map<Damage>((part) => (text) => text.slice(0, at(text, part)));

/** Some damage to a text: pieces put in, taken out, moved, repeated, cut off, or taken from another file. */
export function mutatedText(others: readonly SourceFile[]): fc.Arbitrary<Damage> {
  const joined = fc.tuple(share, fc.constantFrom(...others), share).map<Damage>(
    ([part, other, from]) =>
      (text) =>
        text.slice(0, at(text, part)) + other.text.slice(at(other.text, from)),
  );
  const one = fc.oneof(inserted, removed, replaced, linesMoved, lineRepeated, cut, joined);
  return fc
    .array(one, { minLength: 1, maxLength: 4 })
    .map((all) => (text) => all.reduce((sum, damage) => damage(sum), text));
}
