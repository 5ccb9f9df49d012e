import type { z } from 'zod';
import type { ComparisonName } from '../../model/vocabulary.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Draft } from '../parse/draft.ts';
import { parse } from '../parse/parse.ts';
import type { SourceFile } from '../read/read.ts';
import { shape, type Filed } from './shape.ts';
import { name } from './field.ts';
import { fileKind, misplacedFile, type FileKind } from './file-kind.ts';
import {
  categoriesFile,
  comparisonFile,
  referralCodesFile,
  stacksFile,
  synonymsFile,
  tagsFile,
  waiversFile,
  type CategoriesFile,
  type ComparisonFile,
  type ReferralCodesFile,
  type StacksFile,
  type SynonymsFile,
  type TagsFile,
  type WaiversFile,
} from './lists.ts';
import { readsFile, type ReadsFile } from './reads.ts';
import { vendorFile, type VendorFile } from './vendor-file.ts';

/** A proved file with its kind. */
export type Part =
  | { readonly kind: 'vendor'; readonly filed: Filed<VendorFile> }
  | { readonly kind: 'reads'; readonly filed: Filed<ReadsFile> }
  | { readonly kind: 'comparison'; readonly name: ComparisonName; readonly filed: Filed<ComparisonFile> }
  | { readonly kind: 'categories'; readonly filed: Filed<CategoriesFile> }
  | { readonly kind: 'tags'; readonly filed: Filed<TagsFile> }
  | { readonly kind: 'synonyms'; readonly filed: Filed<SynonymsFile> }
  | { readonly kind: 'stacks'; readonly filed: Filed<StacksFile> }
  | { readonly kind: 'referral-codes'; readonly filed: Filed<ReferralCodesFile> }
  | { readonly kind: 'waivers'; readonly filed: Filed<WaiversFile> };

/** What one file comes to by itself: proved, or at fault and no more. Depends on nothing but its path and text. */
export interface ShapedFile {
  readonly path: string;
  readonly kind: FileKind['kind'] | null;
  /** Null where the file is at fault, or was refused by the reader. */
  readonly part: Part | null;
  /** Null where the file is no YAML, or was refused by the reader. */
  readonly draft: Draft | null;
  readonly diagnostics: readonly Diagnostic[];
  /** The name in a vendor's file, whatever else is wrong with the file; null where it cannot be read or is itself at fault. */
  readonly vendorName: string | null;
}

/** parse → shape for one file. */
export function shapedFile(source: SourceFile): ShapedFile {
  const { path } = source;
  const kind = fileKind(path);
  const nothing = { path, kind: kind?.kind ?? null, part: null, draft: null, diagnostics: [], vendorName: null };
  // The reader has said what is wrong with a refused file.
  if (source.refused) return nothing;
  if (!kind) return { ...nothing, diagnostics: [misplacedFile(path)] };
  const parsed = parse(source);
  if (!('draft' in parsed)) return { ...nothing, diagnostics: parsed.diagnostics };
  const { draft } = parsed;
  const read = { ...nothing, draft, vendorName: kind.kind === 'vendor' ? nameIn(draft.value) : null };
  const shaped = partOf(kind, draft);
  return 'diagnostics' in shaped ? { ...read, diagnostics: shaped.diagnostics } : { ...read, part: shaped };
}

function nameIn(value: unknown): string | null {
  return typeof value === 'object' && value !== null && 'vendor' in value ? soundName(value.vendor) : null;
}

/** The name that a vendor's file states, or null where the name has a fault of its own. */
export function soundName(stated: unknown): string | null {
  return name.safeParse(stated).data ?? null;
}

interface AtFault {
  readonly diagnostics: readonly Diagnostic[];
}

function partOf(file: FileKind, draft: Draft): Part | AtFault {
  const { kind } = file;
  switch (kind) {
    case 'vendor':
      return filedAs(draft, vendorFile, (filed) => ({ kind, filed }));
    case 'reads':
      return filedAs(draft, readsFile, (filed) => ({ kind, filed }));
    case 'comparison':
      return filedAs(draft, comparisonFile(file.name), (filed) => ({ kind, name: file.name, filed }));
    case 'categories':
      return filedAs(draft, categoriesFile, (filed) => ({ kind, filed }));
    case 'tags':
      return filedAs(draft, tagsFile, (filed) => ({ kind, filed }));
    case 'synonyms':
      return filedAs(draft, synonymsFile, (filed) => ({ kind, filed }));
    case 'stacks':
      return filedAs(draft, stacksFile, (filed) => ({ kind, filed }));
    case 'referral-codes':
      return filedAs(draft, referralCodesFile, (filed) => ({ kind, filed }));
    case 'waivers':
      return filedAs(draft, waiversFile, (filed) => ({ kind, filed }));
  }
}

function filedAs<Value>(draft: Draft, schema: z.ZodType<Value>, as: (filed: Filed<Value>) => Part): Part | AtFault {
  const shaped = shape(draft, schema);
  return 'filed' in shaped ? as(shaped.filed) : shaped;
}
