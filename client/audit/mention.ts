import type { components } from '../schema.d.ts';

/** Where a project's files can name a vendor; each kind has one way to match. */
export type DetectorKind = keyof components['schemas']['Detectors'];

/** One name in a project's file. */
export interface Mention {
  readonly kind: DetectorKind;
  /** As the file writes it, without version, tag or reference. */
  readonly name: string;
  /** From 1; undefined where the file's parser keeps no positions. */
  readonly line?: number | undefined;
  /** The project does not name it itself: a lockfile holds it because another package needs it. */
  readonly indirect?: true | undefined;
}

/** A mention with the file it is in, as a path from the audited folder with forward slashes. */
export interface FoundMention extends Mention {
  readonly file: string;
}

/** One kind of file that is read. */
export interface Manifest {
  /** Matches the path from the audited folder. */
  readonly path: RegExp;
  /** The folder of the file is a project; files that a detector names are looked for there. */
  readonly isOfProject?: true;
  /** Read only in the folder of a project: elsewhere the same name says something else. */
  readonly needsProject?: true;
  /** Every name in the text. Throws an error with a message for one line where the text cannot be read. */
  mentions(text: string): Iterable<Mention>;
  /** The name of the project itself, by which other files of the folder may refer to it. */
  ownName?(text: string): Mention | null;
}

/** The names in a file, and the project's own name where the file says it. */
export interface ReadManifest {
  readonly mentions: readonly FoundMention[];
  readonly ownName: Mention | null;
}

/** Reads a text as a kind of file. Throws an error with a message for one line where the text cannot be read. */
export function readManifest(manifest: Manifest, file: string, text: string): ReadManifest {
  const mentions = Array.from(manifest.mentions(text), (mention) => ({ ...mention, file }));
  return { mentions, ownName: manifest.ownName?.(text) ?? null };
}

/** The text of a file: UTF-16 where the byte order mark says so, as PowerShell writes what is redirected to a file. */
export function fileText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
}

/** The mentions of all files without those of the project itself. */
export function foreignMentions(read: readonly ReadManifest[]): readonly FoundMention[] {
  const own = new Set(read.flatMap(({ ownName }) => (ownName ? keyOf(ownName) : [])));
  return read.flatMap(({ mentions }) => mentions).filter((mention) => !own.has(keyOf(mention)));
}

function keyOf({ kind, name }: Mention): string {
  return `${kind} ${kind === 'pypi' ? pypiName(name) : name}`;
}

/** The one form of a name that PyPI knows in several. */
export function pypiName(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/g, '-');
}
