import ipaddr from 'ipaddr.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { SIGNALS_PER_MINUTE } from '../src/routes/signal.ts';
import type { Database } from './stores.ts';

/** Seconds until a client over the limit may retry; null for a client within the limit. */
type Verdict = { readonly retryAfterSeconds: number } | null;

/** Counts a request of an address against the limit of a fixed minute. `now` is in milliseconds. */
export interface Limiter {
  count(address: string, now: number): Promise<Verdict>;
}

const MINUTE = 60_000;
/**
 * Addresses counted separately in a minute. Overflow clients share one count: memory is bounded, and they are still
 * limited.
 */
const MAX_CLIENTS = 100_000;

/** A client over the limit must wait for the next minute. */
function verdict(requests: number, now: number): Verdict {
  if (requests <= SIGNALS_PER_MINUTE) return null;
  return { retryAfterSeconds: Math.ceil((MINUTE - (now % MINUTE)) / 1000) };
}

/** An address as it is counted, IPv6 by its /64: a salted hash, from which the address cannot be recovered. */
export function hashedClient(salt: string, address: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${salt}|${clientNetwork(address)}`))).slice(0, 32);
}

/** Keeps the current minute in memory: for a host of one process. */
export function memoryLimiter(salt: string, maxClients = MAX_CLIENTS): Limiter {
  let current = 0;
  let counts = new Map<string, number>();
  return {
    count(address, now) {
      const minute = Math.floor(now / MINUTE);
      if (minute !== current) {
        current = minute;
        counts = new Map();
      }
      const hashed = hashedClient(salt, address);
      const key = counts.has(hashed) || counts.size < maxClients ? hashed : 'others';
      const requests = (counts.get(key) ?? 0) + 1;
      counts.set(key, requests);
      return Promise.resolve(verdict(requests, now));
    },
  };
}

const FORGET = `DELETE FROM signal_minutes WHERE minute < ?1`;
const COUNT = `INSERT INTO signal_minutes (minute, client, requests) VALUES (?1, ?2, 1)
  ON CONFLICT (minute, client) DO UPDATE SET requests = requests + 1 RETURNING requests`;

/**
 * Keeps only the current minute, in the database: for a platform that runs many instances. The limiter of the platform in front of
 * it needs no write, so that a flood never reaches the database; it counts per location and approximately, and allows
 * twice the limit.
 */
export function sqlLimiter(database: Database, salt: string, gate?: Gate): Limiter {
  return {
    async count(address, now) {
      const client = hashedClient(salt, address);
      const passed = await gate?.limit({ key: client });
      if (passed?.success === false) return verdict(Infinity, now);
      const minute = Math.floor(now / MINUTE);
      const [, counted] = await database.batch([
        [FORGET, minute],
        [COUNT, minute, client],
      ]);
      return verdict(counted?.[0]?.['requests'] as number, now);
    },
  };
}

/** A limiter of the edge platform. */
export interface Gate {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

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

/** An entry of X-Forwarded-For: an address, or one with a port, where IPv6 is in brackets (RFC 7239, 6). */
const NODE = /^"?(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+|(.*?))"?$/;

/** The client address that a trusted proxy appended to X-Forwarded-For; null where there is none. */
export function forwardedAddress(header: string | null): string | null {
  const last = header?.split(',').at(-1)?.trim();
  if (!last) return null;
  const [, bracketed, withoutPort, plain] = NODE.exec(last) ?? [];
  return bracketed ?? withoutPort ?? plain ?? last;
}
