/** An address reduced to what it leads to: host and path, without scheme, `www.`, a slash at the end or a fragment. */
export function pageKey(url: string): string {
  if (!URL.canParse(url)) return url;
  const { hostname, pathname, search } = new URL(url);
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/(?<!\/)\/+$/, '')}${search}`.toLowerCase();
}
