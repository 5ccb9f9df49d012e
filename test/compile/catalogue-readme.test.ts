import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge } from '../../src/compile/validate.ts';
import { WAIVABLE_CODES } from '../../src/compile/checks/index.ts';
import { DIAGNOSTIC_CODES } from '../../src/compile/diagnostics/diagnostic.ts';
import { report } from '../../src/compile/diagnostics/report.ts';
import { day } from './today.ts';

const readme = readFileSync(new URL('../../catalogue/README.md', import.meta.url), 'utf8');

describe('the catalogue’s README', () => {
  const rows = [...readme.matchAll(/^\| `([a-z0-9-]+)`\s+\| (yes)?\s*\|/gm)];

  it('has one row for every code, in order', () => {
    expect(rows.map(([, code]) => code)).toEqual([...DIAGNOSTIC_CODES].sort());
  });

  it('says of each code whether it can be waived', () => {
    const waivable = rows.filter(([, , mark]) => mark === 'yes').map(([, code]) => code);
    expect(waivable).toEqual([...WAIVABLE_CODES].sort());
  });

  it('shows examples that are a sound catalogue together', () => {
    const files = [...readme.matchAll(/^```yaml\n# (\S+)\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => ({
      path,
      text,
    }));
    expect(files.length).toBeGreaterThan(7);
    const { diagnostics } = judge(files, day('2026-11-20'));
    expect(report(diagnostics, { sources: files, prefix: 'README', color: false })).toBe('no faults');
  });
});
