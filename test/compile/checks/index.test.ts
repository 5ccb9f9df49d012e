import { expect, it } from 'vitest';
import { CHECKS, runChecks, CODES, codeTable } from '../../../src/compile/checks/index.ts';
import { collectFiles } from '../../../src/compile/validate.ts';
import { day } from '../../builders.ts';
import { miniatureWith } from '../miniature.ts';
import { vendorFile } from './given-files.ts';
import { ADVICE_CODES, STAGE_CODES } from '../../../src/compile/diagnostics/stage-codes.ts';

it('a finding gets the code and the reason of its check', () => {
  const files = collectFiles(miniatureWith(vendorFile({ offers: [{ tags: ['sqll'] }] }))).files;
  expect(runChecks(files, day('2026-11-20'))).toMatchObject([
    { code: 'unknown-tag', why: 'a search for the usual word would miss the offer' },
  ]);
});

const codes = CODES.map(({ code }) => code);

it('the codes are those of the stages, notices and checks, each once, sorted and in kebab-case', () => {
  expect(codes).toEqual(
    [...Object.keys({ ...STAGE_CODES, ...ADVICE_CODES }), ...CHECKS.map(({ code }) => code)].sort(),
  );
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
});

it('the table has a row for each code', () => {
  const [head, rule, ...rows] = codeTable().split('\n');
  expect([head, rule]).toEqual(['| Code | Kind | Means |', '| --- | --- | --- |']);
  expect(rows).toHaveLength(codes.length);
  expect(rows).toContain('| `unknown-tag` | waivable error | a tag is not on the list |');
  expect(rows).toContain('| `yaml-syntax` | error | the text is not YAML |');
});
