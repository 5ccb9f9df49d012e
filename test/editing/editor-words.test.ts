import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type EditorWords, WORDS_FILE, wordsText } from '../../src/editing/schemas/editor-words.ts';
import { TODAY } from '../builders.ts';
import { runCommand } from '../command/in-process.ts';
import { folderOfTest } from '../http/compiled.ts';

const NONE: EditorWords = { category: [], tag: [], vendor: [] };

/** A vendor as it is added in a browser: the file alone. */
const ADDED = `vendor: Zinnia
offers:
  - category: Databases
    tier: Free
    url: https://zinnia.example/pricing
    verifiedDate: 2026-11-01
    tags: [sql]
    description: >-
      One database of 1 GB
`;

let catalogue = '';
const words = () => join(catalogue, 'schemas', WORDS_FILE);
const command = (name: string, ...flags: readonly string[]) => runCommand(name, '--catalogue', catalogue, ...flags);

beforeEach(async () => {
  catalogue = join(await folderOfTest(), 'catalogue');
  cpSync('test/catalogues/tiny', catalogue, { recursive: true });
  mkdirSync(join(catalogue, 'schemas'));
  writeFileSync(join(catalogue, 'vendors', 'zinnia.yaml'), ADDED);
});

describe('the generated list of words for editors', () => {
  it.each([
    ['has none of the words', wordsText(NONE)],
    ['is no JSON after an edit in a browser', '{ "definitions": {'],
    ['is missing', null],
  ])('that %s is not needed by check, and fix writes it', async (_, text) => {
    if (text === null) rmSync(words(), { force: true });
    else writeFileSync(words(), text);
    expect(await command('check', '--date', TODAY)).toMatchObject({ status: 0 });
    expect(existsSync(words()) ? readFileSync(words(), 'utf8') : null).toBe(text);

    expect((await command('fix')).status).toBe(0);
    const written = readFileSync(words(), 'utf8');
    const { definitions } = JSON.parse(written) as { definitions: Record<keyof EditorWords, { enum: string[] }> };
    const { category, tag, vendor } = definitions;
    expect(vendor.enum).toContain('Zinnia');
    expect(written).toBe(wordsText({ category: category.enum, tag: tag.enum, vendor: vendor.enum }));
  });

  it.each([
    ['a vendor that cannot be read', 'vendors/zinnia.yaml', ADDED.replace('tier: Free', 'tier Free')],
    ['no list of tags', 'tags.yaml', null],
  ])('stays as it is beside %s', async (_, path, text) => {
    await command('fix');
    const before = readFileSync(words(), 'utf8');
    expect(before).toContain('"Zinnia"');
    if (text === null) rmSync(join(catalogue, path));
    else writeFileSync(join(catalogue, path), text);
    await command('fix');
    expect(readFileSync(words(), 'utf8')).toBe(before);
  });
});
