import { parse } from 'tldts';

/** Whether two addresses are on different registrable domains. Sites of a shared host (github.io) count as apart. */
export function isOtherDomain(one: string, other: string): boolean {
  return registrable(one) !== registrable(other);
}

function registrable(url: string): string | null {
  const { domain, hostname } = parse(url, { allowPrivateDomains: true });
  return domain ?? hostname;
}
