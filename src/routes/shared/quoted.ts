const MAX_QUOTED_CHARS = 100;

/** A text of a request as an error quotes it: its first 100 characters, as a JSON string. */
export function quoted(text: string): string {
  return JSON.stringify(text.slice(0, MAX_QUOTED_CHARS));
}
