import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { badges } from '../../src/pages/badge.ts';
import { tinyCatalogue } from '../shipped.ts';

it('a badge has colours of the style sheet only', async () => {
  const style = readFileSync(new URL('../../src/pages/assets/site.css', import.meta.url), 'utf8');
  const colours = [...badges(await tinyCatalogue())].flatMap(({ text }) => text.match(/#[\da-f]{6}\b/g) ?? []);
  expect(new Set(colours).size).toBeGreaterThan(3);
  expect(colours.filter((colour) => !style.includes(colour))).toEqual([]);
});
