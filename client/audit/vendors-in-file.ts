import { MANIFESTS } from './manifests.ts';
import { usedVendors, type DetectorList } from './match.ts';
import { fileText, foreignMentions, readManifest, type Manifest, type ReadManifest } from './mention.ts';

/** Holds secrets and is never read. */
const SECRETS = /(?:^|\/)\.env/;

/**
 * The slugs of the vendors that a file names, by the detectors and readers of `deals audit`: what `/stack-check` asks in
 * the browser. A text of unknown kind, such as one that was pasted, is read as every kind.
 */
export function vendorsInFile(
  file: string,
  written: string | Uint8Array,
  detectors: Pick<DetectorList, 'vendors'>,
): readonly string[] {
  const text = typeof written === 'string' ? written : fileText(written);
  const known = MANIFESTS.find(({ path }) => path.test(file));
  if (!known && SECRETS.test(file)) return [];
  const read = (known ? [known] : MANIFESTS).flatMap((manifest) => readOrNothing(manifest, file, text));
  const paths = [{ file, inProject: [file] }];
  return usedVendors(detectors, foreignMentions(read), paths).map(({ slug }) => slug);
}

/** Most kinds of file refuse the text of another kind. */
function readOrNothing(manifest: Manifest, file: string, text: string): readonly ReadManifest[] {
  try {
    return [readManifest(manifest, file, text)];
  } catch {
    return [];
  }
}
