import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { vendorOfPackage } from '../../rules/names/packages.ts';
import { vendorNamed } from '../../rules/names/resolver.ts';
import { suggestions } from '../../rules/names/suggestions.ts';
import { html, type Html } from '../parts/html.ts';

/** More names than this are not looked up. */
const MAX_NAMES = 100;

/** A text of lines such as `"next": "15"`, `boto3==1.2` or `gem "rails"`, of which most name no vendor. */
const MANIFEST = /[{}]|[=~<>]=|^[\t ]*(?:gem|require|module)\s/m;
const PACKAGE = /^\s*(?:gem\s+|require\s+)?["']?([@\w][\w./@-]*)/;

/** The vendors of a text, each once, and the names that are none: names between commas or lines, packages, or a manifest. */
export function vendorsInText(catalogue: Catalogue, text: string) {
  if (MANIFEST.test(text)) {
    const packages = text.split(/[,{\n]+/).map((line) => PACKAGE.exec(line)?.[1] ?? '');
    return { vendors: [...new Set(packages.flatMap((name) => vendorOfPackage(catalogue, name) ?? []))], unknown: [] };
  }
  const names = [...new Set(text.split(/[,;\n]+/).map((name) => name.trim()))].filter((name) => name !== '');
  const vendors = new Set<Vendor>();
  const unknown: string[] = [];
  for (const name of names.slice(0, MAX_NAMES)) {
    const vendor = vendorNamed(catalogue, name) ?? vendorOfPackage(catalogue, name);
    if (vendor) vendors.add(vendor);
    else unknown.push(name);
  }
  return { vendors: [...vendors], unknown };
}

/** A notice for each name that means no vendor, with the nearest names. */
export function unknownNames(catalogue: Catalogue, unknown: readonly string[]): readonly Html[] {
  return unknown.slice(0, 20).map((name) => {
    const near = suggestions(catalogue, name).slice(0, 3);
    return html`<p class="notice">
      “${name.slice(0, 80)}” names no vendor of the index.${near.length === 0 ? '' : ` Near: ${near.join(', ')}.`}
    </p> `;
  });
}
