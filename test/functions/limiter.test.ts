import { describe, expect, it } from 'vitest';
import {
  clientNetwork,
  forwardedAddress,
  memoryLimiter,
  hashedClient,
  sqlLimiter,
  type Limiter,
} from '../../functions/limiter.ts';
import { openSqlite } from '../../functions/node/sqlite.ts';

it.each([
  ['an IPv4 address, as a whole', '192.0.2.1', '192.0.2.1'],
  ['an IPv4 address written as IPv6', '::ffff:192.0.2.1', '192.0.2.1'],
  ['an IPv6 address, by its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['another address of that /64', '2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['an address of the next /64', '2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['the same address in capitals', '2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['an address with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['an IPv4 address in a short form, as it is written', '127.1', '127.1'],
  ['what is no address', 'un:known', 'un:known'],
  ['nothing', '', ''],
])('counts %s', (_, address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['198.51.100.7, 192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['"[2001:db8::1]:4711"', '2001:db8::1'],
  ['unknown', 'unknown'],
  ['192.0.2.1,', null],
  ['', null],
  [null, null],
])('X-Forwarded-For "%s" is the client %s', (header, address) => {
  expect(forwardedAddress(header)).toBe(address);
});

const MINUTE = 60_000;
const START = 29_000_000 * MINUTE;

const LIMITERS: readonly (readonly [name: string, make: () => Limiter])[] = [
  ['in memory', () => memoryLimiter('salt')],
  ['in SQL', () => sqlLimiter(openSqlite(':memory:'), 'salt')],
];

async function refusals(limiter: Limiter, requests: number, now: number): Promise<number> {
  const verdicts = await Promise.all(Array.from({ length: requests }, () => limiter.count('192.0.2.1', now)));
  return verdicts.filter((verdict) => verdict !== null).length;
}

describe.each(LIMITERS)('the limit %s', (_name, make) => {
  it('lets 60 requests of an address through in a minute, also when they come at once', async () => {
    expect(await refusals(make(), 150, START)).toBe(90);
  });

  it('says how many seconds of the minute are left', async () => {
    const limiter = make();
    await refusals(limiter, 60, START);
    expect(await limiter.count('192.0.2.1', START + 1)).toEqual({ retryAfterSeconds: 60 });
    expect(await limiter.count('192.0.2.1', START + 46_500)).toEqual({ retryAfterSeconds: 14 });
    expect(await limiter.count('192.0.2.1', START + MINUTE - 1)).toEqual({ retryAfterSeconds: 1 });
  });

  it('starts again when the minute is over', async () => {
    const limiter = make();
    expect(await refusals(limiter, 61, START)).toBe(1);
    expect(await refusals(limiter, 60, START + MINUTE)).toBe(0);
  });

  it('counts each address by itself', async () => {
    const limiter = make();
    await refusals(limiter, 61, START);
    expect(await limiter.count('192.0.2.2', START)).toBeNull();
  });
});

describe('the limit in memory', () => {
  it('counts the clients after a number of them in a minute together, and those before by themselves', async () => {
    const limiter = memoryLimiter('salt', 3);
    const address = (place: number) => `192.0.2.${place}`;
    const verdicts = async (from: number, requests: number) => {
      const found = Array.from({ length: requests }, (_, place) => limiter.count(address(from + place), START));
      return (await Promise.all(found)).map((verdict) => verdict !== null);
    };
    expect(await verdicts(0, 3)).toEqual([false, false, false]);
    expect((await verdicts(100, 61)).filter((isRefused) => isRefused)).toEqual([true]);
    expect(await verdicts(0, 4)).toEqual([false, false, false, true]);
    expect(await limiter.count(address(200), START + MINUTE)).toBeNull();
  });
});

it('a client in the counts is 32 hexadecimal digits of a salted hash, the same for all addresses of a /64', () => {
  const hashed = hashedClient('salt', '2001:db8:1:2::1');
  expect(hashed).toMatch(/^[0-9a-f]{32}$/);
  expect(hashedClient('salt', '2001:db8:1:2:ffff::9')).toBe(hashed);
  expect(hashedClient('salt', '2001:db8:1:3::1')).not.toBe(hashed);
  expect(hashedClient('other', '2001:db8:1:2::1')).not.toBe(hashed);
});

describe('the limit in SQL', () => {
  it('asks the limiter of the platform first, and writes nothing for a client over that', async () => {
    const database = openSqlite(':memory:');
    const keys: string[] = [];
    const limit = ({ key }: { readonly key: string }) => Promise.resolve({ success: keys.push(key) === 1 });
    const limiter = sqlLimiter(database, 'salt', { limit });
    expect(await limiter.count('192.0.2.1', START)).toBeNull();
    expect(await limiter.count('192.0.2.1', START)).toEqual({ retryAfterSeconds: 60 });
    expect(new Set(keys)).toEqual(new Set([hashedClient('salt', '192.0.2.1')]));
    expect(await database.rows('SELECT requests FROM signal_minutes')).toEqual([{ requests: 1 }]);
  });

  it('holds no address, and no minute but the one under way', async () => {
    const database = openSqlite(':memory:');
    const limiter = sqlLimiter(database, 'salt');
    await limiter.count('192.0.2.1', START);
    await limiter.count('192.0.2.1', START + MINUTE);
    const results = await database.rows('SELECT * FROM signal_minutes');
    expect(results).toHaveLength(1);
    expect(JSON.stringify(results)).not.toContain('192.0.2');
  });
});
