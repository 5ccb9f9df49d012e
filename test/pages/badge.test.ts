import { expect, it } from 'vitest';
import { pageAssets } from '../../src/compile/render.ts';
import { badge } from '../../src/pages/badge.ts';
import { tinyCatalogue } from '../shipped.ts';

it('a badge has colours of the style sheet only', async () => {
  const sheet = [...pageAssets()].find(({ path }) => path === 'assets/site.css');
  const style = sheet && 'text' in sheet ? sheet.text : '';
  expect(style).toContain('\n  --stable: #1c6647;\n');
  expect(style).toContain('\n    --stable: #80cfa6;\n');
  const tiny = await tinyCatalogue();
  const colours = tiny.records.vendors.flatMap((vendor) => badge(tiny, vendor).match(/#[\da-f]{6}\b/g) ?? []);
  expect(new Set(colours).size).toBeGreaterThan(3);
  expect(colours.filter((colour) => !style.includes(colour))).toEqual([]);
});
