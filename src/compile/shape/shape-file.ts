import type { StageDiagnostic } from '../diagnostics/diagnostic.ts';
import { parse } from '../parse/parse.ts';
import type { SourceFile } from '../read/read.ts';
import { name } from './field.ts';
import { valueAt } from './issue.ts';
import { fileKind, homeOfContent, type Kind, type KindValue, misplacedFile, schemaOf } from './kinds.ts';
import { shape, type Sourced } from './shape.ts';

/** A file that passed its schema. */
export type ValidatedFile = {
  [K in Kind]: { readonly kind: K; readonly sourced: Sourced<KindValue<K>> };
}[Kind];

/** The result of parse and shape for one file. Depends on its path and text alone. */
export interface ShapedFile {
  readonly path: string;
  readonly kind: Kind | null;
  /** Null where the file has diagnostics, or was refused by the reader. */
  readonly validated: ValidatedFile | null;
  readonly diagnostics: readonly StageDiagnostic[];
  /** The name in a vendor's file, also when the rest of the file has diagnostics; null where the name itself has one. */
  readonly vendorName: string | null;
}

export function shapeFile(source: SourceFile): ShapedFile {
  const { path } = source;
  const of = fileKind(path);
  const nothing = { path, kind: of?.kind ?? null, validated: null, diagnostics: [], vendorName: null };
  // The reader has reported a refused file.
  if (source.refused) return nothing;
  const parsed = parse(source);
  const home = 'draft' in parsed ? homeOfContent(path, parsed.draft.value) : undefined;
  const kind = of?.kind ?? home?.kind ?? null;
  const value = 'draft' in parsed && kind === 'vendor' ? valueAt(parsed.draft.value, ['vendor']) : null;
  const parsedFile = { ...nothing, kind, vendorName: name.safeParse(value).data ?? null };
  if (!of) return { ...parsedFile, diagnostics: [misplacedFile(path, home?.path)] };
  if (!('draft' in parsed)) return { ...nothing, diagnostics: parsed.diagnostics };
  const { draft } = parsed;
  const shaped = shape(draft, schemaOf(of));
  if ('diagnostics' in shaped) {
    const isMisplaced = home !== undefined && home.kind !== of.kind;
    return { ...parsedFile, diagnostics: isMisplaced ? [misplacedFile(path, home.path)] : shaped.diagnostics };
  }
  // The schema of the kind produced the value; the table cannot express that in its type.
  return { ...parsedFile, validated: { kind: of.kind, sourced: shaped.sourced } as ValidatedFile };
}

/**
 * The last result of each file. An unchanged file is not parsed again, so that validation after an edit costs one file and
 * the checks.
 */
export class ParseCache {
  readonly #known = new Map<string, { readonly source: SourceFile; readonly shaped: ShapedFile }>();

  /** The shaped file, from the cache where its text is unchanged. */
  shape(source: SourceFile): ShapedFile {
    const known = this.#known.get(source.path);
    if (known && known.source.text === source.text && known.source.refused === source.refused) return known.shaped;
    const shaped = shapeFile(source);
    this.#known.set(source.path, { source, shaped });
    return shaped;
  }
}
