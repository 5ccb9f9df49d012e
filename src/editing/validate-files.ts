import type { IsoDate } from '../model/iso-date.ts';
import { slug } from '../rules/text/slug.ts';
import { byPath, allDiagnostics } from '../compile/validate.ts';
import type { Diagnostic } from '../compile/diagnostics/diagnostic.ts';
import { FileCollector } from '../compile/checks/file-collector.ts';
import type { SourceFile } from '../compile/read/read.ts';
import { ParseCache } from '../compile/shape/parse-cache.ts';
import { soundName, type ShapedFile } from '../compile/shape/shaped-file.ts';
import { fileKind, fileStem } from '../compile/shape/kinds.ts';

/** Lists that vendors' files are held to. */
const LISTS: ReadonlySet<string> = new Set(['categories.yaml', 'tags.yaml', 'waivers.yaml']);

/**
 * The faults of some files of a catalogue. The others are looked at only as far as these refer to them, so that one file
 * is judged in a moment; a fault that an edit here causes elsewhere is found by judging the whole.
 */
export function validateFiles(
  files: readonly SourceFile[],
  asked: ReadonlySet<string>,
  today: IsoDate,
): readonly Diagnostic[] {
  const memory = new ParseCache();
  // Whether a waiver is needed takes every check there is.
  const related = asked.has('waivers.yaml')
    ? () => true
    : relatedTo(files.filter(({ path }) => asked.has(path)).map((file) => memory.shaped(file)));
  const collector = new FileCollector();
  for (const file of byPath(files)) {
    if (asked.has(file.path) || related(file)) collector.take(memory.shaped(file));
    else if (fileKind(file.path)?.kind === 'vendor') collector.takeName(file.path, vendorNameOf(file, memory));
    else collector.takePath(file.path);
  }
  const concerns = ({ at, also = [] }: Diagnostic): boolean =>
    asked.has(at.file) || also.some((other) => asked.has(other.at.file));
  return allDiagnostics(files, collector, today).filter(concerns);
}

/** Tells the files that some files name: by path, by a vendor's slug, or by a page that both cite. */
function relatedTo(asked: readonly ShapedFile[]): (file: SourceFile) => boolean {
  const words = asked.flatMap(({ draft }) => [...texts(draft?.value)]);
  const paths = new Set(words);
  const slugs = new Set<string>(words.map((word) => slug(word)));
  const bareSlugs = new Set([...slugs].map(unsigned));
  const addresses = words.flatMap((word) => /^https?:\/\/(?:www\.)?([^?#]+?)\/*(?:[?#].*)?$/i.exec(word)?.[1] ?? []);
  return ({ path, text }) =>
    LISTS.has(path) ||
    paths.has(path) ||
    slugs.has(fileStem(path)) ||
    bareSlugs.has(unsigned(fileStem(path))) ||
    otherSlugs(text).some((other) => bareSlugs.has(unsigned(other))) ||
    addresses.some((address) => text.includes(address));
}

/** Every text in a plain value, at any depth. */
function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const field of Object.values(value)) yield* texts(field);
}

/** `ac-me` and `acme` may be one name. */
const unsigned = (slugged: string): string => slugged.replaceAll('-', '');

/** What may be former names or aliases of a vendor, as far as the text shows them without being parsed. */
function otherSlugs(text: string): readonly string[] {
  const blocks = text.match(/^(?:former_names|aliases):.*(?:\n[ -].*)*/gm) ?? [];
  return blocks.flatMap((block) =>
    block
      .replace(/^\w+:/, '')
      .split(/[[\],\n]/)
      .map((part) => slug(part)),
  );
}

/** A name that YAML reads as it stands: no quote, comment or escape in it. */
const BARE_NAME = /^vendor: ([\p{L}\p{N}][^\n:#"'\\]*[^\s:#"'\\])\r?$/mu;

/** The name in a vendor's file, read off its line where that is all there is to it. */
function vendorNameOf(file: SourceFile, memory: ParseCache): string | null {
  const bare = BARE_NAME.exec(file.text)?.[1];
  const name = soundName(bare);
  return name !== null && slug(name) === fileStem(file.path) ? name : memory.shaped(file).vendorName;
}
