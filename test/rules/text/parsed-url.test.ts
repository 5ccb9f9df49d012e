import { expect, it } from 'vitest';
import { parsedUrl } from '../../../src/rules/text/parsed-url.ts';

it.each([
  ['https://acme.example/pricing', undefined, 'https://acme.example/pricing'],
  ['/pricing', 'https://acme.example/docs', 'https://acme.example/pricing'],
])('parses %j relative to %j as %j', (address, base, expected) => {
  expect(parsedUrl(address, base)?.href).toBe(expected);
});

it.each(['pricing', 'http://', 'http://[::1'])('parses %j as null, since it is not a URL', (address) => {
  expect(parsedUrl(address)).toBeNull();
});

it('parses an address with letters such as ü after many calls', () => {
  const calls = 20_000;
  let parsed = 0;
  for (let call = 0; call < calls; call += 1) if (parsedUrl('https://bücher.example/')) parsed += 1;
  expect(parsed).toBe(calls);
});
