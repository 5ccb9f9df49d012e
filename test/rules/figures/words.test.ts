import { expect, it } from 'vitest';
import { isPlural, singular } from '../../../src/rules/figures/words.ts';

it.each([
  ['users', 'user'],
  ['queries', 'query'],
  ['boxes', 'box'],
  ['searches', 'search'],
  ['addresses', 'address'],
  ['databases', 'database'],
  ['indexes', 'index'],
  ['vcpus', 'vcpu'],
  ['caches', 'cache'],
  ['people', 'person'],
  ['continuous', 'continuous'],
  ['repos', 'repository'],
  ['maus', 'monthly active user'],
  ['build-minutes', 'build-minute'],
  ['e-mails', 'email'],
  ['access', 'access'],
  ['analytics', 'analytics'],
  ['ties', 'tie'],
  ['glasses', 'glass'],
  ['boxests', 'boxest'],
  ['user', 'user'],
  ['', ''],
])('the singular of "%s" is "%s"', (word, expected) => {
  expect(singular(word)).toBe(expected);
});

it.each([
  ['users', true],
  ['build-minutes', true],
  ['people', true],
  ['children', true],
  ['vertices', true],
  ['ssas', true],
  ['sub-bus', false],
  ['user', false],
  ['access', false],
  ["vendor's", false],
  ['dns', false],
  ['is', false],
])('"%s" is a plural: %s', (word, expected) => {
  expect(isPlural(word)).toBe(expected);
});
