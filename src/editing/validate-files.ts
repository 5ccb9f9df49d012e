import type { IsoDate } from '../model/iso-date.ts';
import { slug } from '../rules/text/slug.ts';
import { byPath, allDiagnostics } from '../compile/validate.ts';
import type { Diagnostic } from '../compile/diagnostics/diagnostic.ts';
import { FileCollector } from '../compile/checks/file-collector.ts';
import { skeleton } from '../compile/checks/look-alike-name.ts';
import type { SourceFile } from '../compile/read/read.ts';
import { ParseCache } from '../compile/shape/parse-cache.ts';
import { readableName, type ShapedFile } from '../compile/shape/shaped-file.ts';
import { fileKind, fileStem } from '../compile/shape/kinds.ts';

/** Lists that vendor files are checked against. */
const LISTS: ReadonlySet<string> = new Set(['categories.yaml', 'tags.yaml', 'waivers.yaml']);

/**
 * The diagnostics of some files of a catalogue. Other files are parsed only where these refer to them, so that checking one
 * file is fast. Diagnostics that an edit causes in other files appear when the whole catalogue is checked.
 */
export function validateFiles(
  files: readonly SourceFile[],
  selected: ReadonlySet<string>,
  today: IsoDate,
): readonly Diagnostic[] {
  return validateSelected({ files, selected, today }, new ParseCache());
}

/** The files of a catalogue, and the paths of those to validate. */
export interface Selection {
  readonly files: readonly SourceFile[];
  readonly selected: ReadonlySet<string>;
  readonly today: IsoDate;
}

/** The same with a cache of the caller's. */
export function validateSelected({ files, selected, today }: Selection, cache: ParseCache): readonly Diagnostic[] {
  // Deciding whether a waiver is needed requires every check.
  const related = selected.has('waivers.yaml')
    ? () => true
    : relatedTo(files.filter(({ path }) => selected.has(path)).map((file) => cache.shaped(file)));
  const collector = new FileCollector();
  for (const file of byPath(files)) {
    if (selected.has(file.path) || related(file)) collector.take(cache.shaped(file));
    else if (fileKind(file.path)?.kind === 'vendor') collector.takeName(file.path, vendorNameOf(file, cache));
    else collector.takePath(file.path);
  }
  const concerns = ({ at, also = [] }: Diagnostic): boolean =>
    selected.has(at.file) || also.some((other) => selected.has(other.at.file));
  return allDiagnostics(files, collector, today).filter(concerns);
}

/** A predicate: the files that the given files refer to, by path, by a vendor's slug or by a page that both cite. */
function relatedTo(selected: readonly ShapedFile[]): (file: SourceFile) => boolean {
  const words = selected.flatMap(({ draft }) => [...texts(draft?.value)]);
  const paths = new Set(words);
  const slugs = new Set<string>(words.map((word) => slug(word)));
  const bareSlugs = new Set([...slugs].map(unsigned));
  const addresses = words.flatMap(
    (word) => /^https?:\/\/(?:www\.)?([^?#]*[^?#/])\/*(?:[?#].*)?$/is.exec(word)?.[1] ?? [],
  );
  return ({ path, text }) =>
    LISTS.has(path) ||
    paths.has(path) ||
    slugs.has(fileStem(path)) ||
    bareSlugs.has(unsigned(fileStem(path))) ||
    otherSlugs(text).some((other) => bareSlugs.has(unsigned(other))) ||
    addresses.some((address) => text.includes(address));
}

/** Every text in a plain value, at any depth. */
export function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const field of Object.values(value)) yield* texts(field);
}

/** `ac-me` and `acme` may be one name, and `acrne` looks like it. */
const unsigned = (slugged: string): string => skeleton(slugged.replaceAll('-', ''));

/** Possible former names or aliases of a vendor, found in its text without parsing it. */
function otherSlugs(text: string): readonly string[] {
  const blocks = text.match(/^(?:former_names|aliases):.*(?:\n[ -].*)*/gm) ?? [];
  return blocks.flatMap((block) =>
    block
      .replace(/^\w+:/, '')
      .split(/[[\],\n]/)
      .map((part) => slug(part)),
  );
}

/** A plain YAML scalar: a name without quote, comment or escape. */
const BARE_NAME = /^vendor: ([\p{L}\p{N}][^\n:#"'\\]*[^\s:#"'\\])\r?$/mu;

/** The name in a vendor's file, read off its line where that is all there is to it. */
function vendorNameOf(file: SourceFile, cache: ParseCache): string | null {
  const bare = BARE_NAME.exec(file.text)?.[1];
  const name = readableName(bare);
  return name !== null && slug(name) === fileStem(file.path) ? name : cache.shaped(file).vendorName;
}
