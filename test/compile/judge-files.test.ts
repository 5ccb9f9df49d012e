import { describe, expect, it } from 'vitest';
import { judge } from '../../src/compile/check.ts';
import { judgeFiles } from '../../src/compile/judge-files.ts';
import { read } from '../../src/compile/read.ts';
import { MINIATURE, miniatureWith } from './miniature.ts';
import { BROKEN } from './broken-files.ts';
import { day } from './today.ts';

const TODAY = day('2026-11-20');
/** Own time of judging one file; the rest is for a busy machine. Measured at 0.1 s. */
const MOST_MILLISECONDS = 300;

describe('a file judged by itself', () => {
  it('has the faults that it has in the whole catalogue', () => {
    for (const broken of BROKEN) {
      const files = miniatureWith(broken);
      const alone = judgeFiles(files, new Set([broken.path]), TODAY);
      expect(alone, broken.name).toEqual(judge(files, TODAY).diagnostics);
    }
  });

  it('is not blamed for those of another', () => {
    const files = miniatureWith({ path: 'vendors/birch.yaml', text: 'vendor: Birch\noffers: {}\n' });
    expect(judgeFiles(files, new Set(['vendors/acme.yaml']), TODAY)).toEqual([]);
  });

  it('may name vendors whose files are not looked into', () => {
    const names = ['Birch', "Let's Encrypt", 'Elm'];
    const text = MINIATURE.find(({ path }) => path === 'vendors/cedar.yaml')?.text.replace(
      '[Acme]',
      `["${names.join('", "')}"]`,
    );
    const files = miniatureWith(
      { path: 'vendors/cedar.yaml', text: text ?? '' },
      { path: 'vendors/let-s-encrypt.yaml', text: "vendor: Let's Encrypt # quoted by nobody\noffers: 3\n" },
    );
    const told = judgeFiles(files, new Set(['vendors/cedar.yaml']), TODAY);
    expect(told.map(({ code, what }) => `${code} ${what}`)).toEqual(['unknown-alternative `Elm` is not a vendor']);
  });

  it('of the catalogue of full size is judged while its author types', async () => {
    const { files } = await read('catalogue');
    judgeFiles(files, new Set(['vendors/airtable.yaml']), TODAY);
    const took = ['vendors/neon.yaml', 'vendors/supabase.yaml', 'tags.yaml'].map((path) => {
      const start = performance.now();
      judgeFiles(files, new Set([path]), TODAY);
      return performance.now() - start;
    });
    expect(Math.min(...took)).toBeLessThan(MOST_MILLISECONDS);
  });
});
