import type { SourceFile } from '../../src/compile/read/read.ts';
import { validated } from './validated.ts';

/** The file and code of each diagnostic of the miniature with some files replaced or added. */
export const codesOf = (...files: readonly SourceFile[]): string[] =>
  validated(...files).diagnostics.map(({ at, code }) => `${at.file} ${code}`);

/** A vendor of the miniature with one offer, and further lines at the end of its file. */
export const acme = (tail: string): SourceFile => ({
  path: 'vendors/acme.yaml',
  text: `vendor: Acme
offers:
  - category: Databases
    tier: Free
    url: https://acme.example/pricing
    verifiedDate: 2026-11-01
    tags: [sql]
    description: One database of 1 GB
${tail}`,
});
