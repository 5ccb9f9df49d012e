import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { UsageError } from '../model/usage-error.ts';
import { parsedUrl } from '../rules/text/parsed-url.ts';

/** Longer addresses are refused; it bounds the work of matching one against robots.txt. */
export const MAX_URL_CHARS = 2_048;

/** An address of a page that may be requested. */
export interface Target {
  readonly url: URL;
  readonly isAllowedHost: boolean;
}

/** A target, or the reason why an address is none. */
export type GuardedUrl = (Target & { readonly refusal: null }) | { readonly refusal: string };

/**
 * Decides which addresses of pages may be requested; the catalogue and every redirect are written by strangers. Admits http and
 * https on ports 80 and 443 and public addresses only, and `HOST:PORT` entries on their port and on loopback.
 */
export class WebGuard {
  readonly #allowed: ReadonlySet<string>;

  /** Throws a `UsageError` for a malformed entry. */
  constructor(allowHosts: readonly string[] = []) {
    this.#allowed = new Set(allowHosts.map(parseAllowHost));
  }

  /** Scheme, port, user, and host of an address, without a name lookup. `base` resolves a relative one. */
  checkUrl(address: string, base?: URL): GuardedUrl {
    const url = parsedUrl(address, base);
    if (!url) return { refusal: 'not an address' };
    url.hash = '';
    if (url.href.length > MAX_URL_CHARS) return { refusal: `address longer than ${MAX_URL_CHARS} characters` };
    const defaultPort = DEFAULT_PORTS[url.protocol];
    if (defaultPort === undefined) return { refusal: 'neither http nor https' };
    if (url.username !== '' || url.password !== '') return { refusal: 'address with a user name' };
    const port = url.port === '' ? defaultPort : url.port;
    if (this.#allowed.has(`${url.hostname}:${port}`)) return { url, isAllowedHost: true, refusal: null };
    if (port !== '80' && port !== '443') return { refusal: `port ${port}` };
    const refusal = hostRefusal(url.hostname);
    return refusal === null ? { url, isAllowedHost: false, refusal } : { refusal };
  }
}

const HOST_AND_PORT = /^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\]):([0-9]{1,5})$/;

/** `HOST:PORT` in lower case; throws a `UsageError` otherwise. */
export function parseAllowHost(entry: string): string {
  const text = entry.trim().toLowerCase();
  const port = Number(HOST_AND_PORT.exec(text)?.[1] ?? 0);
  if (port < 1 || port > 65_535) throw new UsageError(`--allow-host takes HOST:PORT; got "${entry}"`);
  return text;
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Names that no public server has: special-use domains, and names without a dot. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home\.arpa|onion)$/;

function hostRefusal(hostname: string): string | null {
  const host = hostname.replace(/\.$/, '');
  const literal = host.startsWith('[') ? host.slice(1, -1) : host;
  if (isIP(literal) !== 0) return addressRefusal(literal, false);
  return PRIVATE_NAME.test(host) || !host.includes('.') ? 'host name of a private network' : null;
}

/** Translated by a NAT64 gateway to the IPv4 address in its last 32 bits. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
/** The only range from which public IPv6 addresses are assigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** Public by its range, but answered by the platform of a virtual machine. */
const METADATA_ADDRESSES: ReadonlySet<string> = new Set(['168.63.129.16']);

/** Why an address that a host's name resolves to is refused; null where it is public. */
export function addressRefusal(address: string, isAllowedHost: boolean): string | null {
  if (isIP(address) === 0) return 'address of an unknown form';
  const range = addressRange(ipaddr.process(address));
  if (range === 'unicast' || (isAllowedHost && range === 'loopback')) return null;
  return `address of the range ${range}`;
}

function addressRange(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv4) return METADATA_ADDRESSES.has(address.toString()) ? 'metadata' : address.range();
  if (address.match(NAT64)) return addressRange(ipaddr.fromByteArray(address.toByteArray().slice(12)));
  const range = address.range();
  return range === 'unicast' && !address.match(GLOBAL_UNICAST) ? 'reserved' : range;
}
