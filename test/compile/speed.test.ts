import { expect, it } from 'vitest';
import { judge } from '../../src/compile/check.ts';
import { formatVendor } from '../../src/compile/format.ts';
import type { AuthoredVendorFile } from '../../src/compile/shape/vendor-file.ts';
import type { SourceFile } from '../../src/compile/read.ts';
import { ShapeMemory } from '../../src/compile/shape-memory.ts';
import { MINIATURE } from './miniature.ts';
import { day } from './today.ts';

type AuthoredChange = NonNullable<AuthoredVendorFile['changes']>[number];

const VENDORS = 1_571;
/** Measured at 0.3 s warm and 0.8 s cold; the rest is for a busy machine. */
const MOST_MILLISECONDS = 2_500;

function vendorFile(number: number): SourceFile {
  const name = `Vendor ${String(number)}`;
  const url = `https://vendor-${String(number)}.example/pricing`;
  const offer = {
    category: 'Databases',
    tier: 'Free',
    url,
    verifiedDate: '2026-11-01',
    tags: ['sql', 'hosting'],
    description: 'One database of 1 GB with 100 hours of computing a month, daily copies for a week. '.repeat(3).trim(),
  };
  const change: AuthoredChange = {
    change_type: 'limits_reduced',
    date: '2026-10-01',
    impact: 'medium',
    summary: 'The free plan holds half of what it held',
    alternatives: [`Vendor ${String((number + 1) % VENDORS)}`],
    source_url: url,
  };
  const text = formatVendor({ vendor: name, offers: [offer], ...(number % 5 === 0 ? { changes: [change] } : {}) });
  return { path: `vendors/vendor-${String(number)}.yaml`, text };
}

it('judges a catalogue of full size while its author waits', () => {
  const files = [...MINIATURE, ...Array.from({ length: VENDORS }, (_, number) => vendorFile(number))];
  const start = performance.now();
  const { diagnostics, records } = judge(files, day('2026-11-20'));
  const took = performance.now() - start;
  expect(diagnostics).toEqual([]);
  expect(records.vendors).toHaveLength(VENDORS + 3);
  expect(took).toBeLessThan(MOST_MILLISECONDS);
});

it('judges it again after an edit before its author looks up', () => {
  const files = [...MINIATURE, ...Array.from({ length: VENDORS }, (_, number) => vendorFile(number))];
  const memory = new ShapeMemory();
  judge(files, day('2026-11-20'), memory);
  const took = ['Free', 'Hobby', 'Starter', 'Basic', 'Team'].map((tier) => {
    const edited = files.map((file, index) =>
      index === 100 ? { ...file, text: file.text.replace(/tier: .+/, `tier: ${tier}`) } : file,
    );
    const start = performance.now();
    expect(judge(edited, day('2026-11-20'), memory).diagnostics).toEqual([]);
    return performance.now() - start;
  });
  // Measured at 40 ms; the rest is for a busy machine.
  expect(Math.min(...took)).toBeLessThan(150);
});
