import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { livePreview } from '../../scripts/lib/live-preview.ts';
import { TODAY } from '../builders.ts';
import { MINIATURE_FOLDER } from '../http/compile-miniature.ts';
import { folderOfTest } from '../http/compiled.ts';

let file: string;
let text: string;
let preview: { close(): Promise<void> };
const printed: string[] = [];
const reported: string[] = [];
/** The tier of Acme in each state of the catalogue that was shown. */
const shown: (string | undefined)[] = [];
/** The vendors of the state at the start. */
const begun: string[] = [];
/** The vendors of the last state that was shown. */
let vendors: readonly string[] = ['acme', 'ibis'];

beforeEach(async () => {
  const catalogue = join(await folderOfTest(), 'edited');
  await cp(MINIATURE_FOLDER, catalogue, { recursive: true });
  file = join(catalogue, 'vendors/acme.yaml');
  text = await readFile(file, 'utf8');
  printed.length = 0;
  reported.length = 0;
  shown.length = 0;
  begun.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void printed.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void reported.push(String(line)));
  preview = await livePreview({
    catalogue,
    today: () => TODAY,
    show: (records, _, isEdited) => {
      if (!isEdited) return void begun.push(...records.vendors.map(({ slug }) => slug));
      vendors = records.vendors.map(({ slug }) => slug);
      shown.push(records.vendors.find(({ slug }) => slug === 'acme')?.offers[0]?.tier);
    },
  });
});

afterEach(async () => {
  await preview.close();
  vi.restoreAllMocks();
});

const withTier = (tier: string): string => text.replace(/tier: .+/, `tier: ${tier}`);
const WAIT = { timeout: 60_000, interval: 10 };

it('begins with the catalogue as it is, and shows nothing that no edit changed', () => {
  expect(begun).toContain('ibis');
  expect(shown).toEqual([]);
});

it('shows an edit, keeps the last sound catalogue over a broken one, and shows the mended one', async () => {
  await writeFile(file, withTier('One'));
  await expect.poll(() => shown, WAIT).toContain('One');
  expect(printed.at(-1)).toMatch(/^preview {2}vendors\/acme\.yaml \d+ ms$/);

  const before = shown.length;
  await writeFile(file, `${withTier('Two')}note: x\n`);
  await expect.poll(() => reported.at(-1), WAIT).toBe('The last good build is still served.');
  expect(shown).toHaveLength(before);
  expect(shown.at(-1)).toBe('One');

  await writeFile(file, withTier('Three'));
  await expect.poll(() => shown.at(-1), WAIT).toBe('Three');
});

it('shows a catalogue without a file that was removed', async () => {
  await rm(file.replace('acme', 'ibis'));
  await expect.poll(() => vendors, WAIT).not.toContain('ibis');
  expect(vendors).toContain('acme');
});
