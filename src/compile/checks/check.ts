import type { IsoDate } from '../../model/iso-date.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { FilesByKind, KindValue } from '../shape/kinds.ts';
import type { Sourced } from '../shape/shape.ts';

export type { Finding } from '../diagnostics/diagnostic.ts';

/** Every file that passed its schema. A list file that is absent or invalid is undefined; references to it are not checked. */
export interface CatalogueFiles extends FilesByKind {
  /** Slug and name of each vendor that has a file; the name is null where the file is invalid and has no readable name. */
  readonly vendorNames: ReadonlyMap<string, string | null>;
  /** Every path in the folder, valid or not. */
  readonly paths: ReadonlySet<string>;
}

/** Everything about a check but the files it needs. */
interface Declaration {
  /** Kebab-case and permanent: waivers and searches name it. */
  readonly code: string;
  /** The table row of catalogue/README.md, and the rule text for code scanners: half a sentence. */
  readonly meaning: string;
  /** The effect on a reader of the API. */
  readonly why: string;
  /** No path and no published value depends on it, so `waivers.yaml` may accept it. */
  readonly isWaivable?: true;
}

interface DeclaredVendorCheck extends Declaration {
  /** Uses `today` only to refuse later days, so that a valid file stays valid as time passes (docs/rules.md#dated-faults). */
  diagnose(file: Sourced<KindValue<'vendor'>>, today: IsoDate): Iterable<Finding>;
}

interface DeclaredReadsCheck extends Declaration {
  /** As for a vendor's file, `today` is used only to refuse later days. */
  diagnose(file: Sourced<KindValue<'reads'>>, today: IsoDate): Iterable<Finding>;
}

interface DeclaredCatalogueCheck extends Declaration {
  diagnose(catalogue: CatalogueFiles): Iterable<Finding>;
}

/** A check that needs one vendor file only. */
export type VendorCheck = DeclaredVendorCheck & { readonly scope: 'vendor' };
/** A check that needs one file of reads only. */
export type ReadsCheck = DeclaredReadsCheck & { readonly scope: 'reads' };
/** A check over several files at once. */
export type CatalogueCheck = DeclaredCatalogueCheck & { readonly scope: 'catalogue' };
export type Check = VendorCheck | ReadsCheck | CatalogueCheck;

export const vendorCheck = (declared: DeclaredVendorCheck): VendorCheck => ({ ...declared, scope: 'vendor' });
export const readsCheck = (declared: DeclaredReadsCheck): ReadsCheck => ({ ...declared, scope: 'reads' });
export const catalogueCheck = (declared: DeclaredCatalogueCheck): CatalogueCheck => ({
  ...declared,
  scope: 'catalogue',
});
