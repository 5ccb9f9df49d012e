import type { BuildIndex } from '../src/model/build.ts';
import { INDEX_PARTS, type IndexHeader, type VendorLine } from '../src/model/index-lines.ts';
import { keepDerived } from '../src/rules/catalogue/derived.ts';
import { HeldVendor, withLimits } from '../src/rules/catalogue/held-vendors.ts';

/** Parses the text of `_index/catalogue.jsonl`, an output of the build. Throws on invalid JSON. */
export function parseIndex(text: string): BuildIndex {
  const { line, rest } = linesOf(text);
  const header = JSON.parse(line()) as IndexHeader;
  const parts = derivedLines(line);
  // No JSON has a line feed within.
  const lines = JSON.parse(`[${rest().trimEnd().replaceAll('\n', ',')}]`) as readonly VendorLine[];
  return keptIndex(header, { ...header.records, vendors: lines.map(withLimits) }, parts);
}

/** The index with vendors whose lines are parsed when a member of theirs is first read. `header` is its first line. */
export function openIndex(text: string, header: IndexHeader): BuildIndex {
  const { line } = linesOf(text);
  line();
  const parts = derivedLines(line);
  const vendors = header.vendors.slugs.map((slug) => new HeldVendor(slug, line()).asVendor());
  return keptIndex(header, { ...header.records, vendors }, parts);
}

/** Registers the derived parts of an index by its records. */
function keptIndex(
  { date, site, build, history }: IndexHeader,
  records: BuildIndex['records'],
  parts: Parameters<typeof keepDerived>[1],
): BuildIndex {
  keepDerived(records, parts);
  return { date, site, records, build, history };
}

function derivedLines(line: () => string): Parameters<typeof keepDerived>[1] {
  return Object.fromEntries(INDEX_PARTS.map((part) => [part, line()]));
}

/** Takes the lines of a text, one after another. Cheap: a line is a view of the text. */
function linesOf(text: string): { readonly line: () => string; readonly rest: () => string } {
  let at = 0;
  const line = (): string => {
    const end = text.indexOf('\n', at);
    if (end < 0) throw new Error('the index ends too early');
    const from = at;
    at = end + 1;
    return text.slice(from, end);
  };
  return { line, rest: () => text.slice(at) };
}
