/** Words that may follow a vendor's name without changing its meaning: `Vercel Pro plan`. */
const PLAN_WORDS: ReadonlySet<string> = new Set([
  'pro',
  'plan',
  'free',
  'hobby',
  'team',
  'enterprise',
  'business',
  'starter',
  'tier',
  'cloud',
  'hosting',
  'app',
  'api',
]);

/**
 * Whether slug segments consist of plan words, whole tier names (as slugs) and the words of tier names that have a digit (`M0` of
 * `M0 Free`) only.
 */
export function arePlanWords(segments: readonly string[], tiers: readonly string[]): boolean {
  // End offsets of parsed prefixes: two tier names may share a prefix.
  const readable = new Set([0]);
  for (let at = 0; at < segments.length; at += 1) {
    if (!readable.has(at)) continue;
    if (PLAN_WORDS.has(segments[at] ?? '')) readable.add(at + 1);
    for (const tier of tiers) {
      const words = tier.split('-');
      if (words.every((word, index) => word === segments[at + index])) readable.add(at + words.length);
      if (words.some((word) => word === segments[at] && /\d/.test(word))) readable.add(at + 1);
    }
  }
  return readable.has(segments.length);
}
