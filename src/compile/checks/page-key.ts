import { parsedUrl } from '../../rules/text/parsed-url.ts';

/** An address reduced to what it leads to: host and path, without scheme, `www.`, a slash at the end or a fragment. */
export function pageKey(url: string): string {
  const parsed = parsedUrl(url);
  if (!parsed) return url;
  const { hostname, pathname, search } = parsed;
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/(?<!\/)\/+$/, '')}${search}`.toLowerCase();
}
