/**
 * The URL of an address, relative to `base` where one is given; null where it is none. In place of `URL.canParse`, which in
 * Node 20 and 22 answers false for addresses with Latin letters such as ü once it has been called some thousand times.
 */
export function parsedUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** The host of an address without `www.`; empty where it has none. */
export function siteOf(address: string): string {
  return (parsedUrl(address)?.hostname ?? '').replace(/^www\./, '');
}

/** A text without its percent escapes; null where one is broken. */
export function decodeEscapes(text: string): string | null {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
