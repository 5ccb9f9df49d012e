import { fold } from '../../rules/text/fold.ts';

/** The significant words of a text: those of three or more letters or digits. */
function significantWords(text: string): ReadonlySet<string> {
  return new Set(fold(text).match(/[a-z0-9]{3,}/g) ?? []);
}

/** The share of the shorter text's words that the longer one also has, from 0 to 1. */
export function likeness(one: string, other: string): number {
  const [a, b] = [significantWords(one), significantWords(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : shared / Math.min(a.size, b.size);
}
