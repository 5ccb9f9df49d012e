import type { Catalogue } from '../model/catalogue.ts';
import { badge } from './badge.ts';
import { MARKDOWN_EXTENSION } from './markdown-path.ts';
import { renderedPage } from './rendered-page.ts';
import { vendorWithSlug } from './vendor-files.ts';
import { vendorPageOf } from './vendor.ts';

const PAGE_FILE = /^vendor\/([a-z0-9-]+)(?:\.md)?$/;
const BADGE_FILE = /^badge\/([a-z0-9-]+)\.svg$/;

/** Whether a path is that of a vendor's page, of its Markdown form or of a badge. */
export function isVendorFile(path: string): boolean {
  return PAGE_FILE.test(path) || BADGE_FILE.test(path);
}

/** The content of such a file; null where the catalogue has no such vendor. Imports no other page, to keep the function small. */
export function renderedVendor(catalogue: Catalogue, path: string): string | null {
  const [, badged] = BADGE_FILE.exec(path) ?? [];
  if (badged !== undefined) {
    const vendor = vendorWithSlug(catalogue, badged);
    return vendor && badge(catalogue, vendor);
  }
  const [, named] = PAGE_FILE.exec(path) ?? [];
  const vendor = named === undefined ? null : vendorWithSlug(catalogue, named);
  return vendor && renderedPage(catalogue, vendorPageOf(catalogue, vendor), path.endsWith(MARKDOWN_EXTENSION));
}
