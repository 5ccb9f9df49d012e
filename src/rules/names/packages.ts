import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { memoizeByRecord } from '../catalogue/memoize.ts';
import { fold } from '../text/fold.ts';
import { exactVendor } from './resolver.ts';

/** A name without its case and the sign of a scope, which a search takes for punctuation. */
const packageKey = (name: string): string => fold(name).replace(/^@/, '');

/**
 * The vendor whose most specific pattern (docs/rules.md#detectors) names a package, an image or a variable: a whole name before a
 * prefix, a longer prefix before a shorter one. Null for none.
 */
export function vendorOfPackage({ records }: Catalogue, name: string): Vendor | null {
  const { whole, prefixes } = packagePatterns(records);
  const key = packageKey(name);
  return whole.get(key) ?? prefixes.find(([prefix]) => key.startsWith(prefix))?.[1] ?? null;
}

/**
 * The vendor of the host of an address (`console.acme.io/app`), or of the nearest host above that (`acme.io`), by its name or its
 * patterns. Null for none.
 */
export function vendorOfAddress(catalogue: Catalogue, address: string): Vendor | null {
  const labels = address.replace(/^https?:\/\/|\/.*/gi, '').split('.');
  for (let at = 0; at < labels.length - 1; at += 1) {
    const host = labels.slice(at).join('.');
    const vendor = exactVendor(catalogue, host)?.vendor ?? vendorOfPackage(catalogue, host);
    if (vendor) return vendor;
  }
  return null;
}

const packagePatterns = memoizeByRecord(({ vendors }: Catalogue['records']) => {
  const patterns = vendors.flatMap((vendor) =>
    Object.values(vendor.detect ?? {})
      .flat()
      .map((pattern: string) => [packageKey(pattern), vendor] as const),
  );
  const prefixes = patterns
    .filter(([pattern]) => pattern.endsWith('*'))
    .map(([pattern, vendor]) => [pattern.slice(0, -1), vendor] as const)
    .toSorted(([one], [other]) => other.length - one.length);
  return { whole: new Map(patterns.filter(([pattern]) => !pattern.endsWith('*'))), prefixes };
});
