import { slug } from '../../rules/text/slug.ts';
import { fileStart, quoted, type CommonCause } from '../diagnostics/diagnostic.ts';
import { vendorKey } from '../shape/kinds.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { CatalogueFiles } from './check.ts';

/** Whether a name is written exactly as in its vendor's file: it is published as written. */
export function isKnownVendor({ vendorNames }: CatalogueFiles, name: string): boolean {
  const written = vendorNames.get(slug(name));
  // The file of a vendor without a known name has its own diagnostic; references to it do not add another.
  return written === null || written === name;
}

/** The suggested replacement of an unknown vendor name. */
export function vendorNameFix(catalogue: CatalogueFiles, name: string): string {
  const written = catalogue.vendorNames.get(slug(name)) ?? todaysName(catalogue, name);
  if (written !== undefined) return `use ${quoted(written)}`;
  const names = [...catalogue.vendorNames.values()].filter((known) => known !== null);
  const near = nearest(name, names);
  const add = `add its file under vendors/, or leave the name out`;
  return near === undefined ? add : `use ${quoted(near)}, or ${add}`;
}

function todaysName({ vendors }: CatalogueFiles, name: string): string | undefined {
  const key = slug(name);
  const vendor = vendors.find(({ value }) => value.former_names.some((former) => slug(former) === key));
  return vendor?.value.vendor;
}

/** References to one absent vendor that are likelier a removed or renamed file than typos. */
const REFERENCES = 2;

/** The cause of several references to a vendor without a file: the file was removed, renamed or moved. */
export function goneVendor(catalogue: CatalogueFiles, name: string): CommonCause {
  const key = slug(name);
  const now = todaysName(catalogue, name);
  const renamed = catalogue.vendors.find(({ value }) => value.vendor === now);
  return {
    key: vendorKey(key),
    code: 'unknown-vendor',
    from: REFERENCES,
    at: renamed ? renamed.draft.place(['vendor']) : fileStart(`vendors/${key}.yaml`),
    what: renamed
      ? `${quoted(name)} is now called ${quoted(renamed.value.vendor)}, and other files use the former name`
      : `other files name the vendor ${quoted(name)}, which has no file`,
    fix: renamed
      ? `write ${quoted(renamed.value.vendor)} in the places listed`
      : `restore vendors/${key}.yaml, or correct the places listed`,
  };
}
