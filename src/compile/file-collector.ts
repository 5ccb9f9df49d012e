import type { z } from 'zod';
import { slug } from '../rules/slug.ts';
import type { CatalogueFiles } from './checks/check.ts';
import type { Diagnostic, Place } from './diagnostic.ts';
import type { Draft } from './draft.ts';
import { parse } from './parse.ts';
import type { SourceFile } from './read.ts';
import { shape, type Filed } from './shape.ts';
import { fileKind, fileStem, misplacedFile, type FileKind } from './shape/file-kind.ts';
import {
  categoriesFile,
  comparisonFile,
  referralCodesFile,
  stacksFile,
  tagsFile,
  waiversFile,
  type WaiversFile,
} from './shape/lists.ts';
import { readsFile } from './shape/reads.ts';
import { vendorFile } from './shape/vendor-file.ts';

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Takes source files one by one and keeps what each came to: a shaped file, or diagnostics and no more. */
export class FileCollector {
  readonly diagnostics: Diagnostic[] = [];
  /** Files with faults of their own. */
  readonly unsound = new Set<string>();
  waivers: Filed<WaiversFile> | undefined;

  readonly #sources: ReadonlyMap<string, SourceFile>;
  readonly #vendors: CatalogueFiles['vendors'][number][] = [];
  readonly #reads: CatalogueFiles['reads'][number][] = [];
  readonly #comparisons: CatalogueFiles['comparisons'][number][] = [];
  readonly #lists: Mutable<Pick<CatalogueFiles, 'categories' | 'tags' | 'stacks' | 'referralCodes'>> = {
    categories: undefined,
    tags: undefined,
    stacks: undefined,
    referralCodes: undefined,
  };
  readonly #vendorNames = new Map<string, string | null>();
  /** Slugs of vendors' files that do not tell the name. */
  readonly #unnamed = new Set<string>();

  constructor(files: readonly SourceFile[]) {
    this.#sources = new Map(files.map((file) => [file.path, file]));
  }

  /** Parses and shapes one file. */
  take(file: SourceFile): void {
    const kind = fileKind(file.path);
    // A reference to a vendor whose file is at fault is no second fault.
    if (kind?.kind === 'vendor') this.#unnamed.add(fileStem(file.path));
    if (!kind) this.#refuse(file.path, [misplacedFile(file.path)]);
    // The reader has said what is wrong with a refused file.
    else if (file.refused) this.#refuse(file.path, []);
    else this.#parseAs(kind, file);
  }

  /** Everything that came through. */
  collected(): CatalogueFiles {
    return {
      vendors: this.#vendors,
      reads: this.#reads,
      comparisons: this.#comparisons,
      ...this.#lists,
      vendorNames: new Map([...[...this.#unnamed].map((stem) => [stem, null] as const), ...this.#vendorNames]),
      paths: new Set(this.#sources.keys()),
    };
  }

  /** What is written at a place that spans one line. */
  textAt({ file, start, end }: Place): string {
    const line = this.#sources.get(file)?.text.split('\n')[start.line - 1] ?? '';
    return line
      .slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined)
      .replace(/^(["'])(.*)\1$/, '$2');
  }

  #parseAs(kind: FileKind, file: SourceFile): void {
    const parsed = parse(file);
    if ('draft' in parsed) this.#shapeAs(kind, parsed.draft);
    else this.#refuse(file.path, parsed.diagnostics);
  }

  #shapeAs(kind: FileKind, draft: Draft): void {
    switch (kind.kind) {
      case 'vendor': {
        this.#registerName(draft);
        const filed = this.#shape(draft, vendorFile);
        if (filed) this.#vendors.push(filed);
        return;
      }
      case 'reads': {
        const filed = this.#shape(draft, readsFile);
        if (filed) this.#reads.push(filed);
        return;
      }
      case 'comparison': {
        const filed = this.#shape(draft, comparisonFile(kind.name));
        if (filed) this.#comparisons.push({ ...filed, name: kind.name });
        return;
      }
      case 'categories':
        this.#lists.categories = this.#shape(draft, categoriesFile);
        return;
      case 'tags':
        this.#lists.tags = this.#shape(draft, tagsFile);
        return;
      case 'stacks':
        this.#lists.stacks = this.#shape(draft, stacksFile);
        return;
      case 'referral-codes':
        this.#lists.referralCodes = this.#shape(draft, referralCodesFile);
        return;
      case 'waivers':
        this.waivers = this.#shape(draft, waiversFile);
        return;
    }
  }

  #shape<Value>(draft: Draft, schema: z.ZodType<Value>): Filed<Value> | undefined {
    const shaped = shape(draft, schema);
    if ('filed' in shaped) return shaped.filed;
    this.#refuse(draft.file, shaped.diagnostics);
    return undefined;
  }

  /** A vendor's name is known as soon as its file parses, whatever else is wrong with it. */
  #registerName({ file, value }: Draft): void {
    if (typeof value !== 'object' || value === null || !('vendor' in value)) return;
    const { vendor } = value;
    if (typeof vendor !== 'string') return;
    this.#unnamed.delete(fileStem(file));
    // Two files of one vendor are a fault of their own, and references may be spelt like either.
    this.#vendorNames.set(slug(vendor), this.#vendorNames.has(slug(vendor)) ? null : vendor);
  }

  #refuse(path: string, diagnostics: readonly Diagnostic[]): void {
    this.unsound.add(path);
    this.diagnostics.push(...diagnostics);
  }
}
