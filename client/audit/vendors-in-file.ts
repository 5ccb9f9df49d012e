import { MANIFESTS } from './manifests.ts';
import { usedVendors, type DetectorList } from './match.ts';
import { withoutOwnNames, type FoundMention, type Manifest, type Mention } from './mention.ts';

/** Holds secrets and is never read. */
const SECRETS = /(?:^|\/)\.env/;

/**
 * The slugs of the vendors that a file names, by the detectors and readers of `deals audit`: what `/stack-check` asks in
 * the browser. A text of unknown kind, such as one that was pasted, is read as every kind.
 */
export function vendorsInFile(file: string, text: string, detectors: Pick<DetectorList, 'vendors'>): readonly string[] {
  const known = MANIFESTS.find(({ path }) => path.test(file));
  if (!known && SECRETS.test(file)) return [];
  const mentions: FoundMention[] = [];
  const own: Mention[] = [];
  for (const manifest of known ? [known] : MANIFESTS) {
    const found = readOrNothing(manifest, text);
    mentions.push(...found.mentions.map((mention) => ({ ...mention, file })));
    own.push(...found.own);
  }
  const paths = [{ file, inProject: [file] }];
  return usedVendors(detectors, withoutOwnNames(mentions, own), paths).map(({ slug }) => slug);
}

/** Most kinds of file refuse the text of another kind. */
function readOrNothing(
  manifest: Manifest,
  text: string,
): { readonly mentions: readonly Mention[]; readonly own: readonly Mention[] } {
  try {
    const own = manifest.ownName?.(text);
    return { mentions: [...manifest.mentions(text)], own: own ? [own] : [] };
  } catch {
    return { mentions: [], own: [] };
  }
}
