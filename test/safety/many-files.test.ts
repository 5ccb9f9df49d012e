import { expect, it } from 'vitest';
import { report } from '../../src/compile/diagnostics/report.ts';
import { checkCatalogue } from '../../src/editing/check-catalogue.ts';
import { TODAY } from '../builders.ts';
import { MINIATURE } from '../compile/miniature.ts';

const FILES = 100_000;
const NO_CHANGE = { paths: new Set<string>(), former: [] };

const vendorFile = (number: number, text: string) => ({ path: `vendors/v-${number}.yaml`, text });

it('reports each of 100,000 files that hold no vendor once, and prints a bounded report', () => {
  const sources = [...MINIATURE, ...Array.from({ length: FILES }, (_, number) => vendorFile(number, 'x'))];
  const diagnostics = checkCatalogue(sources, TODAY, NO_CHANGE).diagnostics.filter(({ at }) =>
    at.file.startsWith('vendors/v-'),
  );
  expect(diagnostics).toHaveLength(FILES);
  expect(new Set(diagnostics.map(({ at }) => at.file)).size).toBe(FILES);
  const printed = report(diagnostics, { sources, prefix: 'catalogue', color: false });
  expect(printed.length).toBeLessThan(400_000);
  expect(printed).toMatch(/100000 diagnostics in 100000 files; 99000 more are not shown, --format json lists all$/);
});

it('reports 10,000 files of one vendor at each file', () => {
  const text = 'vendor: Acme\noffers: []\n';
  const sources = [...MINIATURE, ...Array.from({ length: FILES / 10 }, (_, number) => vendorFile(number, text))];
  const named = new Set(checkCatalogue(sources, TODAY, NO_CHANGE).diagnostics.map(({ at }) => at.file));
  for (const { path } of sources.slice(MINIATURE.length)) expect(named.has(path), path).toBe(true);
});

// Ten seconds at most where the work is linear; work that was quadratic took 42 s at 60,000 keys, which is two minutes here.
it.each([
  [
    'unknown keys',
    (count: number) => `vendor: Many\n${Array.from({ length: count }, (_, key) => `key_${key}: 1\n`).join('')}`,
  ],
  ['empty records', (count: number) => `vendor: Many\noffers:\n${'  - {}\n'.repeat(count)}`],
])(
  'checks a file of 100,000 %s',
  (_, fileOf) => {
    const sources = [...MINIATURE, { path: 'vendors/many.yaml', text: fileOf(FILES) }];
    expect(checkCatalogue(sources, TODAY, NO_CHANGE).diagnostics.length).toBeGreaterThanOrEqual(FILES);
  },
  90_000,
);
