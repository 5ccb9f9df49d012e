import { expect, it } from 'vitest';
import { CHECKS, CODES, codeTable } from '../../../src/compile/checks/index.ts';
import { ADVICE_CODES, STAGE_CODES } from '../../../src/compile/diagnostics/stage-codes.ts';

const codes = CODES.map(({ code }) => code);

it('the codes are those of the stages, notices and checks, each once, sorted and in kebab-case', () => {
  expect(codes).toEqual(
    [...Object.keys({ ...STAGE_CODES, ...ADVICE_CODES }), ...CHECKS.map(({ code }) => code)].sort(),
  );
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
});

it('a code of a stage cannot be waived, and one of a check where the check says so', () => {
  const waivable = CODES.filter(({ isWaivable }) => isWaivable).map(({ code }) => code);
  expect(waivable).toEqual(
    CHECKS.filter(({ isWaivable }) => isWaivable)
      .map(({ code }) => code)
      .sort(),
  );
  expect(waivable).toContain('unknown-tag');
  expect(waivable).not.toContain('unknown-category');
});

it('the table has a row for each code', () => {
  const [head, rule, ...rows] = codeTable().split('\n');
  expect([head, rule]).toEqual(['| Code | Kind | Means |', '| --- | --- | --- |']);
  expect(rows).toHaveLength(codes.length);
  expect(rows).toContain('| `unknown-tag` | waivable error | a tag is not on the list |');
  expect(rows).toContain('| `yaml-syntax` | error | the text is not YAML |');
});
