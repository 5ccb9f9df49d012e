import { expect, it, onTestFinished, vi } from 'vitest';
import { currentDay } from '../../functions/host.ts';
import { indexFile } from '../../src/compile/write/host-files.ts';
import type { BuildIndex } from '../../src/model/build.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { tinyCatalogue } from '../shipped.ts';

it('takes the stated day, if it exists, else that of the clock', () => {
  expect(currentDay('2026-11-20')).toBe('2026-11-20');
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.UTC(2026, 10, 21, 23, 59));
  onTestFinished(() => void vi.useRealTimers());
  expect(currentDay()).toBe('2026-11-21');
  expect(() => currentDay('2026-02-30')).toThrow('DEALS_DATE is not a day');
});

it('links an index to the catalogue that was written', async () => {
  const built = await tinyCatalogue();
  const { text } = indexFile(built, {}, null);
  const { date, site, records, build } = JSON.parse(text) as BuildIndex;
  expect(build).toEqual({ files: 0, bytes: 0, commit: null });
  expect(link(records, date, site)).toEqual(built);
});
