import { COMPARISON_KINDS, type ComparisonName } from '../../model/vocabulary.ts';
import { fileStart, quoted, type Diagnostic } from '../diagnostics/diagnostic.ts';

/** What a file of the catalogue is about, told by its path. */
export type FileKind =
  | { readonly kind: 'vendor' | 'reads' }
  | { readonly kind: 'comparison'; readonly name: ComparisonName }
  | { readonly kind: 'categories' | 'tags' | 'synonyms' | 'stacks' | 'referral-codes' | 'waivers' };

const TOP_LEVEL = ['categories', 'tags', 'synonyms', 'stacks', 'referral-codes', 'waivers'] as const;
const FOLDERS: Readonly<Record<string, 'vendor' | 'reads'>> = { vendors: 'vendor', reads: 'reads' };

/** The kind of the file at a path, or null where the catalogue has no file of that name. */
export function fileKind(path: string): FileKind | null {
  const found = /^(?:([^/]+)\/)?([^/]+)\.ya?ml$/i.exec(path);
  const [, folder, stem = ''] = found ?? [];
  if (folder === undefined) {
    const kind = TOP_LEVEL.find((known) => path === `${known}.yaml`);
    return kind ? { kind } : null;
  }
  if (folder === 'comparisons') {
    return isComparisonName(stem) && path.endsWith('.yaml') ? { kind: 'comparison', name: stem } : null;
  }
  const kind = Object.hasOwn(FOLDERS, folder) ? FOLDERS[folder] : undefined;
  return kind ? { kind } : null;
}

function isComparisonName(stem: string): stem is ComparisonName {
  return Object.hasOwn(COMPARISON_KINDS, stem);
}

/** A file's name without its folder and ending; for a vendor's file, its slug. */
export function fileStem(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.ya?ml$/i, '');
}

/** What is said of a file of no kind. */
export function misplacedFile(path: string): Diagnostic {
  const comparisons = Object.keys(COMPARISON_KINDS).map((name) => `comparisons/${name}.yaml`);
  return {
    code: 'misplaced-file',
    severity: 'error',
    at: fileStart(path),
    what: `the catalogue has no file called ${quoted(path)}`,
    why: 'nothing in it would be served',
    fix: path.startsWith('comparisons/')
      ? `call it one of ${comparisons.join(', ')}`
      : 'move a vendor to vendors/SLUG.yaml; catalogue/README.md lists the other files',
  };
}
