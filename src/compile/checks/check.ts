import type { IsoDate } from '../../model/iso-date.ts';
import type { ComparisonName } from '../../model/vocabulary.ts';
import type { Diagnostic, DiagnosticCode } from '../diagnostics/diagnostic.ts';
import type { Filed } from '../shape/shape.ts';
import type {
  CategoriesFile,
  ComparisonFile,
  ReferralCodesFile,
  StacksFile,
  SynonymsFile,
  TagsFile,
} from '../shape/lists.ts';
import type { ReadsFile } from '../shape/reads.ts';
import type { VendorFile } from '../shape/vendor-file.ts';

/** One instance of the fault a check is named for; its code, severity and reason are the check's. */
export type Finding = Pick<Diagnostic, 'at' | 'what' | 'fix' | 'also'>;

/** Every file that could be shaped. A list file that is absent or at fault is undefined, and nothing is held to it. */
export interface CatalogueFiles {
  readonly vendors: readonly Filed<VendorFile>[];
  readonly reads: readonly Filed<ReadsFile>[];
  readonly comparisons: readonly (Filed<ComparisonFile> & { readonly name: ComparisonName })[];
  readonly categories: Filed<CategoriesFile> | undefined;
  readonly tags: Filed<TagsFile> | undefined;
  readonly synonyms: Filed<SynonymsFile> | undefined;
  readonly stacks: Filed<StacksFile> | undefined;
  readonly referralCodes: Filed<ReferralCodesFile> | undefined;
  /** Slug and name of each vendor that has a file; no name where the file is at fault and does not tell it. */
  readonly vendorNames: ReadonlyMap<string, string | null>;
  /** Every path in the folder, whatever became of the file. */
  readonly paths: ReadonlySet<string>;
}

interface Named {
  readonly code: DiagnosticCode;
  /** What would go wrong for a reader of the API. */
  readonly why: string;
  /** Tells what is most likely wrong: an editor corrects or waives it, an import leaves it for one. */
  readonly isLikely?: true;
}

/** A judgement that needs one vendor file only. */
export interface VendorCheck extends Named {
  readonly scope: 'file';
  readonly kind: 'vendor';
  faults(file: Filed<VendorFile>, today: IsoDate): Iterable<Finding>;
}

/** A judgement that needs one file of reads only. */
export interface ReadsCheck extends Named {
  readonly scope: 'file';
  readonly kind: 'reads';
  faults(file: Filed<ReadsFile>, today: IsoDate): Iterable<Finding>;
}

/** A judgement over several files at once. */
export interface CatalogueCheck extends Named {
  readonly scope: 'catalogue';
  faults(catalogue: CatalogueFiles): Iterable<Finding>;
}

export type Check = VendorCheck | ReadsCheck | CatalogueCheck;
