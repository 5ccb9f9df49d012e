import { slug } from '../../rules/text/slug.ts';
import { fileStart, quoted, type CommonCause } from '../diagnostics/diagnostic.ts';
import { vendorKey } from '../shape/kinds.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { CatalogueFiles } from './check.ts';
import { nearNames } from './misspelt-vendor.ts';
import { namedAlternatives } from './named-alternatives.ts';
import { vendorNames } from './vendor-names.ts';

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

/** From this number of references on, the vendor's file was probably removed or renamed. Fewer are probably typos. */
const REFERENCES = 2;
const REFERENCES_WITH_LIKENESS = 3;

/** The cause of several references to a vendor without a file: the file was removed or moved, or the vendor renamed. */
export function goneVendor(catalogue: CatalogueFiles, name: string): CommonCause {
  const key = slug(name);
  const shared = { key: vendorKey(key), ownCode: 'unknown-vendor', at: fileStart(`vendors/${key}.yaml`) };
  const own = ownNameOf(catalogue, name);
  if (own) {
    const now = quoted(own.vendor);
    return {
      ...shared,
      minFindings: REFERENCES,
      at: own.at,
      what: `${quoted(name)} is ${own.relation} ${now}, and other files use it as the name`,
      fix: `write ${now} in the places listed`,
    };
  }
  const what = `other files name the vendor ${quoted(name)}, which has no file`;
  const restore = `restore vendors/${key}.yaml, or correct the places listed`;
  const near = nearNames(catalogue.vendorNames)(key);
  if (near === undefined) return { ...shared, minFindings: REFERENCES, what, fix: restore };
  const minFindings = REFERENCES_WITH_LIKENESS;
  // A vendor that other files name is a different one.
  const renamed = isNamed(catalogue, near) ? undefined : fileOf(catalogue, near);
  if (!renamed) return { ...shared, minFindings, what, fix: `${restore}; ${quoted(near)} is like it` };
  const fix = `write ${quoted(near)} in the places listed, or restore vendors/${key}.yaml`;
  return { ...shared, minFindings, at: renamed.draft.place(['vendor']), what, fix };
}

/** The vendor that has a name as another spelling, a former name or an alias, and how the two are related. */
function ownNameOf(catalogue: CatalogueFiles, name: string) {
  const key = slug(name);
  for (const file of catalogue.vendors) {
    const own = vendorNames(file).find((known) => known.slug === key);
    if (!own) continue;
    const relation =
      own.kind === 'name' ? 'another spelling of' : `${own.kind === 'alias' ? 'an' : 'a'} ${own.kind} of`;
    return { vendor: file.value.vendor, relation, at: file.draft.place(['vendor']) };
  }
  return undefined;
}

function fileOf({ vendors }: CatalogueFiles, name: string) {
  return vendors.find(({ value }) => value.vendor === name);
}

/** Whether another file names the vendor. */
function isNamed({ vendors, comparisons, referralCodes }: CatalogueFiles, name: string): boolean {
  return (
    comparisons.some(({ value }) => value.members.some(({ vendor }) => vendor === name)) ||
    (referralCodes?.value ?? []).some(({ vendor }) => vendor === name) ||
    vendors.some(({ value }) => namedAlternatives(value).some((product) => product.name === name))
  );
}
