import { slug } from '../../rules/text/slug.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { fileStem, filesKeyOf, KINDS, type FilesByKind, type Kind } from '../shape/kinds.ts';
import type { ShapedFile, ValidatedFile } from '../shape/shaped-file.ts';
import type { Sourced } from '../shape/shape.ts';
import type { CatalogueFiles } from './check.ts';
import { addToGroup } from '../../rules/catalogue/group-by.ts';

/** Collects shaped files: validated ones by kind, and the diagnostics of the others. */
export class FileCollector {
  readonly diagnostics: Diagnostic[] = [];
  /** Paths of invalid files. */
  readonly invalid = new Set<string>();

  readonly #files = new Map<Kind, Sourced<unknown>[]>();
  readonly #paths = new Set<string>();
  readonly #vendorNames = new Map<string, string | null>();
  /** Stems of vendor files that are not the slug of the name in them. */
  readonly #unnamed = new Set<string>();

  take({ path, kind, validated, diagnostics, vendorName }: ShapedFile): void {
    this.#paths.add(path);
    if (kind === 'vendor') this.#registerName(path, vendorName);
    if (validated) this.#add(validated);
    else this.invalid.add(path);
    for (const diagnostic of diagnostics) this.diagnostics.push(diagnostic);
  }

  /** Everything that passed its schema. */
  collected(): CatalogueFiles {
    const entries = (Object.keys(KINDS) as Kind[]).map((kind) => {
      const files = this.#files.get(kind) ?? [];
      return [filesKeyOf(kind), 'folder' in KINDS[kind] ? files : files[0]] as const;
    });
    return {
      // #add() files each value under its own kind.
      ...(Object.fromEntries(entries) as unknown as FilesByKind),
      vendorNames: new Map([...[...this.#unnamed].map((stem) => [stem, null] as const), ...this.#vendorNames]),
      paths: this.#paths,
    };
  }

  #add({ kind, sourced }: ValidatedFile): void {
    addToGroup(this.#files, kind, sourced);
  }

  #registerName(path: string, name: string | null): void {
    // A name that is invalid, or not that of its file, has its own diagnostic. References by the file's name get no second one.
    const key = name === null ? null : slug(name);
    if (key !== fileStem(path)) this.#unnamed.add(fileStem(path));
    if (key === null) return;
    // Two files of one vendor have a diagnostic of their own, and references may be spelt like either.
    this.#vendorNames.set(key, this.#vendorNames.has(key) ? null : name);
  }
}
