import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../src/model/usage-error.ts';
import { addressRefusal, MAX_URL_CHARS, parseAllowHost, WebGuard } from '../../src/reading/web-guard.ts';

const guard = new WebGuard();
const refusalOf = (address: string): string | null => guard.checkUrl(address).refusal;

describe('addresses of pages', () => {
  it.each([
    'http://example.com/',
    'https://example.com/pricing?plan=free',
    'https://example.com:443/',
    'http://example.com:443/',
    'https://example.com:80/',
    'https://sub.example.co.uk./x',
    'https://93.184.216.34/',
    'https://[2606:4700::1111]/',
    'https://bücher.example/',
    'https://localhost.example/',
  ])('admits %s', (address) => {
    expect(refusalOf(address)).toBeNull();
  });

  it.each([
    ['', 'not an address'],
    ['/pricing', 'not an address'],
    ['http://', 'not an address'],
    ['ftp://example.com/', 'neither http nor https'],
    ['file:///etc/passwd', 'neither http nor https'],
    ['javascript:alert(1)', 'neither http nor https'],
    ['data:text/html,x', 'neither http nor https'],
    ['http://example.com:8080/', 'port 8080'],
    ['https://example.com:22/', 'port 22'],
    ['https://user@example.com/', 'address with a user name'],
    ['https://:pass@example.com/', 'address with a user name'],
    ['http://localhost/', 'host name of a private network'],
    ['http://LOCALHOST./', 'host name of a private network'],
    ['http://app.localhost/', 'host name of a private network'],
    ['http://intranet/', 'host name of a private network'],
    ['http://printer.local/', 'host name of a private network'],
    ['http://metadata.google.internal/', 'host name of a private network'],
    ['http://router.home.arpa/', 'host name of a private network'],
    ['http://127.0.0.1/', 'address of the range loopback'],
    ['http://0x7f000001/', 'address of the range loopback'],
    ['http://①②⑦.⓪.⓪.①/', 'address of the range loopback'],
    ['http://127.0.0.1./', 'address of the range loopback'],
    ['http://0.0.0.0/', 'address of the range unspecified'],
    ['http://10.1.2.3/', 'address of the range private'],
    ['http://172.31.255.255/', 'address of the range private'],
    ['http://192.168.0.1/', 'address of the range private'],
    ['http://169.254.169.254/latest/', 'address of the range linkLocal'],
    ['http://100.100.100.200/', 'address of the range carrierGradeNat'],
    ['http://168.63.129.16/', 'address of the range metadata'],
    ['http://[::1]/', 'address of the range loopback'],
    ['http://[::]/', 'address of the range unspecified'],
    ['http://[::ffff:127.0.0.1]/', 'address of the range loopback'],
    ['http://[::ffff:a00:1]/', 'address of the range private'],
    ['http://[::7f00:1]/', 'address of the range reserved'],
    ['http://[fe80::1]/', 'address of the range linkLocal'],
    ['http://[fc00::1]/', 'address of the range uniqueLocal'],
    ['http://[fd00:ec2::254]/', 'address of the range uniqueLocal'],
    ['http://[64:ff9b::10.0.0.1]/', 'address of the range private'],
    ['http://[64:ff9b:1::7f00:1]/', 'address of the range rfc6052'],
    ['http://[2002:7f00:1::]/', 'address of the range 6to4'],
    ['http://[ff02::1]/', 'address of the range multicast'],
  ])('refuses %s: %s', (address, refusal) => {
    expect(refusalOf(address)).toBe(refusal);
  });

  it('refuses an address that is too long', () => {
    const address = `https://example.com/${'a'.repeat(MAX_URL_CHARS)}`;
    expect(refusalOf(address)).toBe('address longer than 2048 characters');
  });

  it('resolves a redirect against the page and drops the fragment', () => {
    const checked = guard.checkUrl('../plans?x=1#free', new URL('https://example.com/a/b'));
    expect(checked).toEqual({ url: new URL('https://example.com/plans?x=1'), isAllowedHost: false, refusal: null });
  });
});

describe('addresses that a name resolves to', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '64:ff9b::5db8:d822', '::ffff:8.8.8.8'])(
    'admits %s',
    (ip) => {
      expect(addressRefusal(ip, false)).toBeNull();
    },
  );

  it.each([
    '255.255.255.255',
    '224.0.0.1',
    '240.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '192.88.99.1',
    'fe80::1%eth0',
    'fec0::1',
    '64:ff9b::a9fe:a9fe',
    '2001::1',
    '2001:db8::1',
    '5f00::1',
    '4000::1',
    '',
    'example.com',
    '1.2.3',
    '1.2.3.4.5',
  ])('refuses %s', (ip) => {
    expect(addressRefusal(ip, false)).not.toBeNull();
  });

  it('decides about an IPv4 address and its IPv6 forms alike', () => {
    fc.assert(
      fc.property(fc.ipV4(), (ip) => {
        const isRefused = addressRefusal(ip, false) !== null;
        expect(addressRefusal(`::ffff:${ip}`, false) !== null).toBe(isRefused);
        expect(addressRefusal(`64:ff9b::${ip}`, false) !== null).toBe(isRefused);
      }),
    );
  });
});

describe('allowed hosts', () => {
  const allowing = new WebGuard(['Acme.test:8080', '127.0.0.1:9000', '[::1]:80']);

  it('admits the host on its port, and its loopback address', () => {
    expect(allowing.checkUrl('http://acme.test:8080/x')).toMatchObject({ isAllowedHost: true, refusal: null });
    expect(addressRefusal('127.0.0.1', true)).toBeNull();
    expect(addressRefusal('::1', true)).toBeNull();
    expect(allowing.checkUrl('http://127.0.0.1:9000/')).toMatchObject({ isAllowedHost: true });
    expect(allowing.checkUrl('http://[::1]/')).toMatchObject({ isAllowedHost: true });
  });

  it('admits neither another port, nor another host, nor another private address', () => {
    expect(allowing.checkUrl('http://acme.test:8081/').refusal).toBe('port 8081');
    expect(allowing.checkUrl('http://other.test:8080/').refusal).toBe('port 8080');
    expect(allowing.checkUrl('http://acme.test/')).toMatchObject({ isAllowedHost: false });
    expect(addressRefusal('10.0.0.1', true)).not.toBeNull();
    expect(addressRefusal('169.254.169.254', true)).not.toBeNull();
    expect(addressRefusal('127.0.0.1', false)).not.toBeNull();
  });

  it.each(['acme.test', 'acme.test:', ':80', 'acme.test:0', 'acme.test:65536', 'http://acme.test:80', 'a b:80', ''])(
    'refuses the entry %j',
    (entry) => {
      expect(() => parseAllowHost(entry)).toThrow(UsageError);
    },
  );
});

it('never throws, and never admits an address of another scheme than http(s)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withFragments: true })), (address) => {
      const checked = guard.checkUrl(address);
      if (checked.refusal === null) expect(checked.url.protocol).toMatch(/^https?:$/);
    }),
  );
});
