import { expect, it } from 'vitest';
import { pageKey } from '../../../src/compile/checks/findings.ts';

it.each([
  ['https://acme.example/pricing', 'acme.example/pricing'],
  ['http://www.acme.example/Pricing/', 'acme.example/pricing'],
  ['https://ACME.example/pricing#free', 'acme.example/pricing'],
  ['https://acme.example', 'acme.example'],
  ['https://acme.example/pricing?plan=a', 'acme.example/pricing?plan=a'],
  ['https://www2.acme.example/a//b//', 'www2.acme.example/a//b'],
  ['no address', 'no address'],
])('%s leads to %s', (address, expected) => {
  expect(pageKey(address)).toBe(expected);
});
