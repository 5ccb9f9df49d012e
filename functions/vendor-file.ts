import type { Catalogue } from '../src/model/catalogue.ts';
import { renderedVendor } from '../src/pages/rendered-file.ts';
import { contentType } from '../src/routes/content-type.ts';
import type { TextReply } from '../src/routes/route.ts';

/** What a file of a vendor would hold, which a large build does not write; null where the catalogue has no such vendor. */
export function vendorFileReply(catalogue: Catalogue, path: string): TextReply | null {
  const text = renderedVendor(catalogue, path);
  return text === null ? null : { status: 200, contentType: contentType(path), text };
}
