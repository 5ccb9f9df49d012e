/** A text that may be kept, and whether it is other than the one that was sent. */
export interface Redacted {
  readonly text: string;
  readonly changed: boolean;
}

/** Control characters, those that turn the direction of writing, and halves of surrogate pairs. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;
/** Lengths are bounded so that no text makes the search slow. */
const EMAIL = /[^\s@＠<>"'(),;:]{1,64}[@＠][^\s@＠<>"'(),;:]{1,255}/gu;
/** Keys, hashes and identifiers: long runs of such characters with a digit in them, or longer than any word. */
const TOKEN = /(?=[\w+/=.~-]{0,256}\d)[\w+/=.~-]{24,}|[\w+/=.~-]{40,}/gu;

/**
 * A caller's free text as it may be kept and shared (RULES.md 9, "signal"): control characters become spaces, e-mail
 * addresses and long tokens are taken out, and at most `length` characters stay. The rest of the sentence is left alone.
 */
export function redaction(sent: string, length: number): Redacted {
  const clean = sent.replace(UNPRINTABLE, ' ').replace(EMAIL, '[address removed]').replace(TOKEN, '[token removed]');
  // By code points, so that no character is cut in half.
  const text = Array.from(clean).slice(0, length).join('');
  return { text, changed: text !== sent };
}
