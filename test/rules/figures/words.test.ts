import { expect, it } from 'vitest';
import { isPlural, singular } from '../../../src/rules/figures/words.ts';

it.each([
  ['users', 'user'],
  ['queries', 'query'],
  ['boxes', 'box'],
  ['searches', 'search'],
  ['addresses', 'address'],
  ['databases', 'database'],
  ['licences', 'licence'],
  ['expenses', 'expense'],
  ['indexes', 'index'],
  ['persons', 'person'],
  ['vcpus', 'vcpu'],
  ['caches', 'cache'],
  ['people', 'person'],
  ['continuous', 'continuous'],
  ['autonomous', 'autonomous'],
  ['repos', 'repository'],
  ['maus', 'monthly active user'],
  ['build-minutes', 'build-minute'],
  ['sub-users', 'sub-user'],
  ['e-mails', 'email'],
  ['access', 'access'],
  ['analytics', 'analytics'],
  ['ties', 'tie'],
  ['dies', 'die'],
  ['cases', 'case'],
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
  ['indices', true],
  ['children', true],
  ['vertices', true],
  ['ssas', true],
  ['glass', false],
  ['sub-bus', false],
  ['user', false],
  ['access', false],
  ["vendor's", false],
  ['dns', false],
  ['is', false],
  ['as', false],
])('"%s" is a plural: %s', (word, expected) => {
  expect(isPlural(word)).toBe(expected);
});
