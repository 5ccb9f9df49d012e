import type { BuildIndex } from '../src/model/build.ts';
import { INDEX_PARTS, type ChangesLine, type IndexHeader, type VendorLine } from '../src/model/index-lines.ts';
import { keepDerived } from '../src/rules/catalogue/derived.ts';
import { HeldVendor, withLimits } from '../src/rules/catalogue/held-vendors.ts';
import { heldSource } from '../src/rules/catalogue/held-source.ts';

/** Parses the text of `_index/catalogue.jsonl`, an output of the build. Throws on invalid JSON. */
export function parseIndex(text: string): BuildIndex {
  const { line, at } = linesOf(text);
  const header = JSON.parse(line()) as IndexHeader;
  const parts = derivedLines(line);
  // No JSON has a line feed within.
  const lines = JSON.parse(`[${text.slice(at()).trimEnd().replaceAll('\n', ',')}]`) as readonly unknown[];
  const { slugs, changed } = header.vendors;
  const vendors = (lines.slice(0, slugs.length) as readonly VendorLine[]).map(withLimits);
  const changes = lines.slice(slugs.length) as readonly ChangesLine[];
  for (const [index, place] of changed.entries()) Object.assign(vendors[place] ?? {}, { changes: changes[index] });
  return keptIndex(header, { ...header.records, vendors }, parts);
}

/** The index with vendors whose lines are parsed when a member of theirs is first read. `header` is its first line. */
export function openIndex(text: string, header: IndexHeader): BuildIndex {
  const { line, at } = linesOf(text);
  line();
  const parts = derivedLines(line);
  const source = heldSource(header, { text, from: at(), vendorNames: parts.vendorNames });
  const vendors = header.vendors.slugs.map((_, place) => new HeldVendor(source, place).asVendor());
  return keptIndex(header, { ...header.records, vendors }, parts);
}

type Parts = Readonly<Record<(typeof INDEX_PARTS)[number], string>>;

/** Registers the derived parts of an index by its records. */
function keptIndex(
  { date, site, build, history }: IndexHeader,
  records: BuildIndex['records'],
  parts: Parts,
): BuildIndex {
  keepDerived(records, parts);
  return { date, site, records, build, history };
}

function derivedLines(line: () => string): Parts {
  return Object.fromEntries(INDEX_PARTS.map((part) => [part, line()])) as Parts;
}

/** Takes the lines of a text, one after another; `at` is where the next begins. Cheap: a line is a view of the text. */
function linesOf(text: string): { readonly line: () => string; readonly at: () => number } {
  let at = 0;
  const line = (): string => {
    const end = text.indexOf('\n', at);
    if (end < 0) throw new Error('the index ends too early');
    const from = at;
    at = end + 1;
    return text.slice(from, end);
  };
  return { line, at: () => at };
}
