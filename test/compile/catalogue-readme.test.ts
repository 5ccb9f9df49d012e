import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validate } from '../../src/compile/validate.ts';
import { codeTable } from '../../src/compile/checks/codes.ts';
import { report } from '../../src/compile/diagnostics/report.ts';
import { day } from './today.ts';

const readme = readFileSync(new URL('../../catalogue/README.md', import.meta.url), 'utf8');

describe('the catalogue’s README', () => {
  it('holds the current table of diagnostic codes', () => {
    expect(readme, 'run npm run schemas').toContain(codeTable());
  });

  it('shows examples that are a sound catalogue together', () => {
    const files = [...readme.matchAll(/^```yaml\n# (\S+)\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => ({
      path,
      text,
    }));
    expect(files.length).toBeGreaterThan(7);
    const { diagnostics } = validate(files, day('2026-11-20'));
    expect(report(diagnostics, { sources: files, prefix: 'README', color: false })).toBe('no diagnostics');
  });
});
