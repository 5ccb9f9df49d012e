import type { Catalogue } from '../src/model/catalogue.ts';
import { renderedFile } from '../src/pages/rendered-file.ts';
import { contentType } from '../src/routes/content-type.ts';
import type { TextReply } from '../src/routes/route.ts';

const VENDOR_FILE = /^(?:vendor\/[a-z0-9-]+(?:\.md)?|badge\/[a-z0-9-]+\.svg)$/;

/** Whether a path may be that of a vendor's page, of its Markdown form or of a badge, which a large build does not write. */
export function isVendorFile(path: string): boolean {
  return VENDOR_FILE.test(path);
}

/** What such a file would hold; null where the catalogue has no such vendor. */
export function vendorFileReply(catalogue: Catalogue, path: string): TextReply | null {
  const text = renderedFile(catalogue, path);
  return text === null ? null : { status: 200, contentType: contentType(path), text };
}
