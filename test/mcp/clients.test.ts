import { expect, it } from 'vitest';
import manifest from '../../client/package.json' with { type: 'json' };
import { PACKAGE } from '../../src/pages/tools/setup.ts';

it('the set-ups name the package that client/ publishes', () => {
  expect(PACKAGE).toBe(manifest.name);
});
