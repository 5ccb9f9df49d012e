import { fold } from '../../rules/text/fold.ts';

/** The words of a text that tell it from others: three letters or digits at least. */
function tellingWords(text: string): ReadonlySet<string> {
  return new Set(fold(text).match(/[a-z0-9]{3,}/g) ?? []);
}

/** How much of the shorter text the longer one says too, 0 to 1, by their words. */
export function likeness(one: string, other: string): number {
  const [a, b] = [tellingWords(one), tellingWords(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : shared / Math.min(a.size, b.size);
}
