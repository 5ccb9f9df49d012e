import type { z } from 'zod';
import { COMPARISON_KINDS, type ComparisonName } from '../../model/vocabulary.ts';
import { slug } from '../../rules/text/fold.ts';
import { fileStart, quote, type StageDiagnostic } from '../diagnostics/diagnostic.ts';
import {
  categoriesFile,
  comparisonFile,
  readsFile,
  referralCodesFile,
  stacksFile,
  synonymsFile,
  tagsFile,
  waiversFile,
} from './lists.ts';
import type { Sourced } from './shape.ts';
import { vendorFile } from './vendor-file.ts';

/** The facts of one kind of catalogue file. */
interface KindDeclaration {
  /** Property of `FilesByKind` that holds the files of the kind. */
  readonly key: string;
  /** Folder that holds one file per name; a kind without a folder is one file at the top, `KIND.yaml`. */
  readonly folder?: string;
  /** The only names that the files of the folder may have. Without it, any name. */
  readonly names?: readonly string[];
  /** Schema of the file with this name (its path without folder and extension). */
  schema(name: string): z.ZodType;
  /** Keys that a list file is sorted by; `[]` sorts a list of words. Without it, the author's order is kept. */
  readonly sortedBy?: readonly string[];
}

/** Every kind of catalogue file. A new kind is one entry here; shaping, collecting, formatting and editor schemas follow. */
export const KINDS = {
  vendor: { key: 'vendors', folder: 'vendors', schema: () => vendorFile },
  reads: { key: 'reads', folder: 'reads', schema: () => readsFile },
  comparison: {
    key: 'comparisons',
    folder: 'comparisons',
    names: Object.keys(COMPARISON_KINDS),
    schema: (name) => comparisonFile(name as ComparisonName),
  },
  categories: { key: 'categories', schema: () => categoriesFile, sortedBy: ['name'] },
  tags: { key: 'tags', schema: () => tagsFile, sortedBy: [] },
  synonyms: { key: 'synonyms', schema: () => synonymsFile, sortedBy: [] },
  stacks: { key: 'stacks', schema: () => stacksFile },
  'referral-codes': { key: 'referralCodes', schema: () => referralCodesFile, sortedBy: ['vendor'] },
  waivers: { key: 'waivers', schema: () => waiversFile, sortedBy: ['file', 'check'] },
} as const satisfies Record<string, KindDeclaration>;

export type Kind = keyof typeof KINDS;
/** The validated value of a file of a kind. */
export type KindValue<K extends Kind> = z.output<ReturnType<(typeof KINDS)[K]['schema']>>;
/** The value of a file of a kind as an author may write it. */
export type AuthoredKindValue<K extends Kind> = z.input<ReturnType<(typeof KINDS)[K]['schema']>>;

/** Kinds with one file per name. */
type FolderKind = { [K in Kind]: (typeof KINDS)[K] extends { readonly folder: string } ? K : never }[Kind];

/** Every validated file by kind: the files of a folder, or the one list file (undefined when absent or invalid). */
export type FilesByKind = {
  readonly [K in Kind as (typeof KINDS)[K]['key']]: K extends FolderKind
    ? readonly Sourced<KindValue<K>>[]
    : Sourced<KindValue<K>> | undefined;
};

export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[];

export const declarationOf = (of: Kind): KindDeclaration => KINDS[of];

/**
 * The kind of the file at a path and its name: the path without folder and extension; for a vendor's file, the slug. Null
 * where the catalogue has no file of that name.
 */
export function fileKind(path: string) {
  const found = /^(?:([^/]+)\/)?([^/]+)\.ya?ml$/i.exec(path);
  const [, folder, name = ''] = found ?? [];
  const of = KIND_NAMES.find((known) => {
    const { folder: expected, names } = declarationOf(known);
    if (expected === undefined) return folder === undefined && path === `${known}.yaml`;
    if (expected !== folder) return false;
    return !names || (names.includes(name) && path.endsWith('.yaml'));
  });
  return found && of ? { kind: of, name } : null;
}

/** A file's name without its folder and extension; for a vendor's file, its slug. */
export function fileStem(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.ya?ml$/i, '');
}

export function schemaOf({ kind: of, name }: NonNullable<ReturnType<typeof fileKind>>): z.ZodType {
  return declarationOf(of).schema(name);
}

/** Path patterns of a kind's files below the catalogue folder, each with the name that selects its schema. */
export function pathsOf(of: Kind): readonly { readonly pattern: string; readonly name: string }[] {
  const { folder, names } = declarationOf(of);
  if (folder === undefined) return [{ pattern: `${of}.yaml`, name: of }];
  if (!names) return [{ pattern: `${folder}/*.yaml`, name: '*' }];
  return names.map((name) => ({ pattern: `${folder}/${name}.yaml`, name }));
}

/** The kind of file that the keys of a value show, and the path at which it belongs; undefined where they show none. */
export function homeOfContent(path: string, value: unknown) {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('vendor' in value && ('offers' in value || 'changes' in value)) {
    const stem = (typeof value.vendor === 'string' && slug(value.vendor)) || fileStem(path);
    return { kind: 'vendor' as const, path: `${KINDS.vendor.folder}/${stem}.yaml` };
  }
  if (!('reads' in value)) return undefined;
  return { kind: 'reads' as const, path: `${KINDS.reads.folder}/${fileStem(path)}.yaml` };
}

/** The diagnostic of a file that is of no kind, or holds another kind than its folder: the one of `home`, where known. */
export function misplacedFile(path: string, home?: string): StageDiagnostic {
  const [folder] = path.split('/');
  const named = KIND_NAMES.find((of) => declarationOf(of).folder === folder && declarationOf(of).names);
  return {
    code: 'misplaced-file',
    at: fileStart(path),
    what: fileKind(path)
      ? `${quote(path)} holds another kind of file than its folder`
      : `the catalogue has no file called ${quote(path)}`,
    why: 'nothing in it would be served',
    fix: home === undefined || home === path ? placeAdvice(path, named) : `move it to ${quote(home)}`,
  };
}

/** What to do with a file that says nothing of where it belongs, in a folder of fixed names or in another. */
function placeAdvice(path: string, named: Kind | undefined): string {
  const patterns = named && pathsOf(named).map(({ pattern }) => pattern);
  if (patterns) return `call it one of ${patterns.join(', ')}`;
  const stem = fileStem(path);
  // A list that is called `.yml`, or lies in a folder.
  const isList = KIND_NAMES.some((of) => of === stem && declarationOf(of).folder === undefined);
  return `${isList ? `call it ${stem}.yaml` : 'move a vendor to vendors/SLUG.yaml'}; catalogue/README.md lists the files`;
}
