import { expect, it } from 'vitest';
import { bareName } from '../../../src/rules/text/fold.ts';

it.each([
  ['Data-Dog', 'datadog'],
  ['data dog', 'datadog'],
  ['Data.Dog!', 'datadog'],
  ['DATADOG', 'datadog'],
  ['Café', 'cafe'],
  ['日本 DB', '日本db'],
  ['R2', 'r2'],
  ['!!', ''],
])('strips "%s" to "%s"', (name, expected) => {
  expect(bareName(name)).toBe(expected);
});
