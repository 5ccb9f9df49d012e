import type { Token } from './tokens.ts';
import { scaleOf } from './units.ts';

/** A number in digits or a fraction, with its factor ("10K", "2.5 million", "1/2"). Numbers in words are not read. */
export interface Amount {
  readonly value: number;
  readonly dotThousands: number | null;
  readonly hasScale: boolean;
  /** Index of the token after it. */
  readonly next: number;
}

/** The amount that begins at a token; null if none does. `isMoney` makes a lower-case m a million. */
export function amountAt(tokens: readonly Token[], at: number, isMoney = false): Amount | null {
  const token = tokens[at];
  if (token?.kind !== 'number') return null;
  const { value, next } = fractionAt(tokens, at) ?? { value: token.value, next: at + 1 };
  const factor = scaleAt(tokens, next, isMoney);
  if (factor === undefined) return { value, dotThousands: token.dotThousands, hasScale: false, next };
  return { value: scaled(value, factor), dotThousands: null, hasScale: true, next: next + 1 };
}

/** "1/2", "2 ½": the slash or the fraction sign directly after the digits. */
function fractionAt(tokens: readonly Token[], at: number): { readonly value: number; readonly next: number } | null {
  const [token, slash, under] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!token || !slash) return null;
  if (slash.kind === 'number' && !/\d/.test(slash.text)) {
    return { value: token.value + slash.value, next: at + 2 };
  }
  const isFraction =
    slash.text === '/' && !slash.isSpaced && under !== undefined && !under.isSpaced && under.value > token.value;
  const isSmall = isFraction && under.value <= 10 && token.value > 0 && Number.isInteger(token.value);
  return isSmall ? { value: token.value / under.value, next: at + 3 } : null;
}

/** The factor after a number. Single letters are factors where they touch the digits, or precede a noun. */
function scaleAt(tokens: readonly Token[], at: number, isMoney: boolean): number | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  if (token.isSpaced && token.text.length === 1 && token.text !== 'K' && token.text !== 'M') return undefined;
  const factor = scaleOf(token.text, isMoney);
  if (factor !== undefined || token.text !== 'm') return factor;
  // "5m requests" are five million, "5m" alone are minutes.
  const noun = tokens[at + 1];
  return noun?.kind === 'word' && /[a-z]{3}s$/.test(noun.word) ? 1e6 : undefined;
}

/** Multiplication without the noise of binary fractions: 0.1 × 1,000,000 is 100,000. */
export function scaled(value: number, factor: number): number {
  return factor === 1 ? value : Number((value * factor).toPrecision(15));
}
