import { validate } from '../../../src/compile/validate.ts';
import { TODAY } from '../../builders.ts';
import { miniatureWith } from '../miniature.ts';

/** Place and code of each diagnostic of the miniature with one more file. */
export function diagnosed(path: string, text: string): readonly string[] {
  const { diagnostics } = validate(miniatureWith({ path, text }), TODAY);
  return diagnostics.map(({ at, code }) => `${at.start.line} ${code}`);
}

/** Code of each diagnostic of a vendor with one offer, whose further lines are given. */
export function diagnosedOffer(...lines: readonly string[]): readonly string[] {
  const given = new Set(lines.map((line) => /^\w+/.exec(line)?.[0]));
  const plain = ['tier: Free', 'description: One host for tests', 'verifiedDate: 2026-11-02'];
  const rest = plain.filter((line) => !given.has(/^\w+/.exec(line)?.[0]));
  const all = ['category: Databases', 'url: https://dunlin.example/pricing', 'tags: [sql]', ...rest, ...lines];
  const offer = all.join('\n    ');
  return diagnosed('vendors/dunlin.yaml', `vendor: Dunlin\noffers:\n  - ${offer}\n`).map((found) =>
    found.replace(/^\d+ /, ''),
  );
}
