import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validate } from '../../src/compile/validate.ts';
import { read, type SourceFile } from '../../src/compile/read/read.ts';
import { report } from '../../src/compile/diagnostics/report.ts';
import { reportGithub } from '../../src/compile/diagnostics/formats.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { MINIATURE, miniatureWith } from './miniature.ts';
import { mutatedText } from './mutated-text.ts';
import { runs } from '../runs.ts';
import { TODAY } from '../builders.ts';

const RUNS = runs(500);

const { files: tiny } = await read('test/catalogues/tiny');
const originals: readonly SourceFile[] = [...MINIATURE, ...tiny.filter(({ path }) => path.startsWith('vendors/'))];

function endOf(text: string): { readonly lines: number } {
  return { lines: text.split('\n').length + 1 };
}

describe('a catalogue with a file that was damaged anyhow', () => {
  it(
    'is judged without a throw, at places that exist, and what is called sound can be linked',
    { timeout: 600_000 },
    () => {
      fc.assert(
        fc.property(fc.constantFrom(...originals), mutatedText(originals), ({ path, text }, damage) => {
          const files = miniatureWith({ path, text: damage(text) });
          const { diagnostics, records } = validate(files, TODAY);
          const printed = { sources: files, prefix: 'catalogue', color: true };
          for (const print of [report, reportGithub]) expect(print(diagnostics, printed)).toBeTypeOf('string');
          for (const { at } of diagnostics) {
            expect(at.start.line).toBeGreaterThan(0);
            const source = files.find((file) => file.path === at.file)?.text ?? '';
            expect(at.start.line).toBeLessThanOrEqual(endOf(source).lines);
          }
          if (diagnostics.length === 0)
            expect(() => link(records, TODAY, { name: 'Index', base_url: 'https://index.example' })).not.toThrow();
        }),
        { numRuns: RUNS },
      );
    },
  );
});
