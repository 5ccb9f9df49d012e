import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address that name its network; the other four are the client's to choose. */
const NETWORK_GROUPS = 4;

/**
 * What a client address is counted as: an IPv4 address as a whole, an IPv6 address by its /64, because one client has all
 * addresses of it. An IPv4 address written as IPv6 counts as IPv4; what is not an address counts as it is written.
 */
export function clientNetwork(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
