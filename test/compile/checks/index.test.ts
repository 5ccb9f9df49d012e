import { expect, it } from 'vitest';
import { CHECKS, runChecks } from '../../../src/compile/checks/index.ts';
import { collectFiles } from '../../../src/compile/validate.ts';
import { day } from '../../builders.ts';
import { miniatureWith } from '../miniature.ts';
import { vendorFile } from './given-files.ts';

it('each check has a code of its own and explains what a reader of the API would see', () => {
  const codes = CHECKS.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { meaning, why } of CHECKS) expect(Math.min(meaning.length, why.length)).toBeGreaterThan(10);
});

it('a finding gets the code and the reason of its check', () => {
  const files = collectFiles(miniatureWith(vendorFile({ offers: [{ tags: ['sqll'] }] }))).files;
  expect(runChecks(files, day('2026-11-20'))).toMatchObject([
    { code: 'unknown-tag', why: 'a search for the usual word would miss the offer' },
  ]);
});

it('an unchanged file is checked again on another day, in either direction', () => {
  const files = collectFiles(miniatureWith(vendorFile({ offers: [{ verifiedDate: '2026-11-20' }] }))).files;
  const codesOn = (date: string) => runChecks(files, day(date)).map(({ code }) => code);
  expect(codesOn('2026-11-20')).toEqual([]);
  expect(codesOn('2026-11-19')).toEqual(['future-verified-date']);
  expect(codesOn('2026-11-20')).toEqual([]);
});
