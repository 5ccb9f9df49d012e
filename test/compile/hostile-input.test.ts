import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportGithub } from '../../src/compile/diagnostics/formats.ts';
import { report } from '../../src/compile/diagnostics/report.ts';
import { validateFolder } from '../../src/compile/validate.ts';
import { folderOfTest } from '../http/compiled.ts';
import { bulk } from '../runs.ts';
import { TODAY } from '../builders.ts';
import { acme, codesOf } from './acme.ts';
import { miniatureWith } from './miniature.ts';
import { validated } from './validated.ts';

const PATH = 'vendors/acme.yaml';
const withUrl = (url: string) => ({ path: PATH, text: acme('').text.replace('https://acme.example/pricing', url) });

describe('an address', () => {
  it('of 900,000 characters is refused', () => {
    expect(codesOf(withUrl(`https://acme.example/${'a'.repeat(900_000)}`))).toEqual([`${PATH} bad-url`]);
  });

  it.each([
    "'[pricing](https://acme.example/pricing)'",
    '[pricing](https://acme.example/pricing)',
    '<https://acme.example/pricing>',
  ])('written as the Markdown link %s has the address alone as its fix', (url) => {
    const [found] = validated(withUrl(url)).diagnostics;
    expect(found).toMatchObject({
      code: url.startsWith('[') ? 'yaml-syntax' : 'bad-url',
      fix: 'write the address alone, `https://acme.example/pricing`',
    });
    expect(found?.what).toContain('is a Markdown link');
  });
});

describe('very many diagnostics', () => {
  const keys = Array.from({ length: bulk(60_000) }, (_, index) => `key_${index}: 1\n`).join('');
  const records = '  - {}\n'.repeat(bulk(30_000));
  const files = [
    { path: 'vendors/keys.yaml', text: `vendor: Keys\n${keys}` },
    { path: 'vendors/records.yaml', text: `vendor: Records\noffers:\n${records}` },
  ];
  const { diagnostics } = validated(...files);

  it('are all found, and printed up to 100 of a file, with the others counted', () => {
    expect(diagnostics.length).toBeGreaterThan(bulk(60_000) + 3 * bulk(30_000));
    const printed = report(diagnostics, { sources: miniatureWith(...files), prefix: '', color: false });
    expect(printed.match(/ {2}error {2}/g)).toHaveLength(200);
    expect(printed).toContain(`; ${diagnostics.length - 200} more are not shown, --format json lists all`);
    const annotations = reportGithub(diagnostics, { prefix: '' }).split('\n');
    expect(annotations).toHaveLength(201);
    expect(annotations.at(-1)).toBe(`::notice::${diagnostics.length - 200} more diagnostics are not shown`);
  });
});

it('a file name that is not UTF-8 is a diagnostic', async () => {
  const folder = await folderOfTest();
  await mkdir(join(folder, 'vendors'));
  await writeFile(
    Buffer.concat([Buffer.from(join(folder, 'vendors/ac')), Buffer.from([0xff]), Buffer.from('me.yaml')]),
    '',
  );
  const { diagnostics } = await validateFolder(folder, TODAY);
  expect(diagnostics.map(({ code, at }) => `${code} ${at.file}`)).toContain('not-utf8 vendors/ac\uFFFDme.yaml');
});

it('an annotation of GitHub has no control character of a file name', () => {
  const [found] = validated({ path: PATH, text: 'vendor: [' }).diagnostics;
  if (!found) throw new Error('there is no diagnostic');
  const named = { ...found, at: { ...found.at, file: 'vendors/a\u001B[31m\u202E.yaml' } };
  expect(reportGithub([named], { prefix: '' })).toContain('file=vendors/aU+001B[31mU+202E.yaml,');
});
