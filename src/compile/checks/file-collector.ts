import { slug } from '../../rules/text/slug.ts';
import type { CatalogueFiles } from './check.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Draft } from '../parse/draft.ts';
import type { Part, ShapedFile } from '../shape/shaped-file.ts';
import { fileStem } from '../shape/file-kind.ts';

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Takes shaped files one by one and keeps what each came to: a proved part, or diagnostics and no more. */
export class FileCollector {
  readonly diagnostics: Diagnostic[] = [];
  /** Files with faults of their own. */
  readonly unsound = new Set<string>();
  /** Null where the file of waivers is no YAML, undefined where there is none. */
  waivers: Draft | null | undefined;

  readonly #vendors: CatalogueFiles['vendors'][number][] = [];
  readonly #reads: CatalogueFiles['reads'][number][] = [];
  readonly #comparisons: CatalogueFiles['comparisons'][number][] = [];
  readonly #lists: Mutable<Pick<CatalogueFiles, 'categories' | 'tags' | 'synonyms' | 'stacks' | 'referralCodes'>> = {
    categories: undefined,
    tags: undefined,
    synonyms: undefined,
    stacks: undefined,
    referralCodes: undefined,
  };
  readonly #paths = new Set<string>();
  readonly #vendorNames = new Map<string, string | null>();
  /** Slugs by which files of vendors are called that are not the slug of a name in them. */
  readonly #unnamed = new Set<string>();

  take({ path, kind, part, draft, diagnostics, vendorName }: ShapedFile): void {
    this.#paths.add(path);
    if (kind === 'vendor') this.#registerName(path, vendorName);
    if (kind === 'waivers') this.waivers = draft;
    if (part) this.#file(part);
    else this.unsound.add(path);
    this.diagnostics.push(...diagnostics);
  }

  /** Registers a file that is not judged itself. */
  takePath(path: string): void {
    this.#paths.add(path);
  }

  /** Registers a vendor's file that is not judged itself, so that references to it stand. */
  takeName(path: string, name: string | null): void {
    this.#paths.add(path);
    this.#registerName(path, name);
  }

  /** Everything that came through. */
  collected(): CatalogueFiles {
    return {
      vendors: this.#vendors,
      reads: this.#reads,
      comparisons: this.#comparisons,
      ...this.#lists,
      vendorNames: new Map([...[...this.#unnamed].map((stem) => [stem, null] as const), ...this.#vendorNames]),
      paths: this.#paths,
    };
  }

  #file(part: Part): void {
    switch (part.kind) {
      case 'vendor':
        this.#vendors.push(part.filed);
        return;
      case 'reads':
        this.#reads.push(part.filed);
        return;
      case 'comparison':
        this.#comparisons.push({ ...part.filed, name: part.name });
        return;
      case 'categories':
        this.#lists.categories = part.filed;
        return;
      case 'tags':
        this.#lists.tags = part.filed;
        return;
      case 'synonyms':
        this.#lists.synonyms = part.filed;
        return;
      case 'stacks':
        this.#lists.stacks = part.filed;
        return;
      case 'referral-codes':
        this.#lists.referralCodes = part.filed;
        return;
      case 'waivers':
        // Read entry by entry: one that is at fault is no reason to forget the others.
        return;
    }
  }

  #registerName(path: string, name: string | null): void {
    // A reference to a vendor whose name is at fault is no second fault; nor is one by the name that the file is called by.
    const key = name === null ? null : slug(name);
    if (key !== fileStem(path)) this.#unnamed.add(fileStem(path));
    if (key === null) return;
    // Two files of one vendor are a fault of their own, and references may be spelt like either.
    this.#vendorNames.set(key, this.#vendorNames.has(key) ? null : name);
  }
}
