import { expect, it } from 'vitest';
import { clientNetwork, forwardedAddress, MemoryLimiter } from '../../functions/limiter.ts';

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

it('limits the addresses of one /64 together, and those of another by themselves', async () => {
  const limiter = new MemoryLimiter('salt');
  const verdicts = await Promise.all(
    Array.from({ length: 100 }, (_, host) => limiter.count(`2001:db8:1:2::${host.toString(16)}`, 0)),
  );
  expect(verdicts.filter((verdict) => verdict !== null)).toHaveLength(40);
  expect(await limiter.count('2001:db8:1:3::1', 0)).toBeNull();
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
