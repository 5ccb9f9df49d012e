/** Words that qualify a vendor's name without naming another vendor: `Vercel Pro plan`. */
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

/** Whether slug segments are plan words and tier names (slugs, whole) alone. */
export function arePlanWords(segments: readonly string[], tiers: readonly string[]): boolean {
  // Ends of the readable beginnings of the segments: two tier names may begin alike.
  const readable = new Set([0]);
  for (let at = 0; at < segments.length; at += 1) {
    if (!readable.has(at)) continue;
    if (PLAN_WORDS.has(segments[at] ?? '')) readable.add(at + 1);
    for (const tier of tiers) {
      const words = tier.split('-');
      if (words.every((word, index) => word === segments[at + index])) readable.add(at + words.length);
    }
  }
  return readable.has(segments.length);
}
