import { describe, expect, it } from 'vitest';
import { acme, codesOf } from '../acme.ts';
import { validated } from '../validated.ts';

describe('a waiver', () => {
  const INVALID = acme('').text.replace('[sql]', '[sql, "my sql"]');
  const WAIVER = '- { check: unknown-tag, file: vendors/acme.yaml, reason: A test }\n';
  const waived = (waiver: string, text = INVALID): string[] =>
    codesOf({ path: 'vendors/acme.yaml', text }, { path: 'waivers.yaml', text: waiver });

  it('accepts the diagnostic that it names, by file or by line', () => {
    expect(waived(WAIVER)).toEqual([]);
    expect(waived('- { check: unknown-tag, file: vendors/acme.yaml, line: 7, reason: A test }')).toEqual([]);
  });

  it.each([
    ['of another line', '- { check: unknown-tag, file: vendors/acme.yaml, line: 6, reason: A test }'],
    ['of another check', '- { check: duplicate-tag, file: vendors/acme.yaml, reason: A test }'],
    ['of another file', '- { check: unknown-tag, file: vendors/birch.yaml, reason: A test }'],
    ['of no file', '- { check: unknown-tag, file: vendors/acmee.yaml, reason: A test }'],
  ])('%s accepts nothing and is itself a diagnostic', (_, waiver) => {
    expect(waived(waiver)).toEqual(['vendors/acme.yaml unknown-tag', 'waivers.yaml unneeded-waiver']);
  });

  it.each(['catalogue/vendors/acme.yaml', '/srv/deals/catalogue/vendors/acme.yaml'])(
    'of %s has the place as its fix',
    (file) => {
      const text = WAIVER.replace('vendors/acme.yaml', file);
      const { diagnostics } = validated({ path: 'vendors/acme.yaml', text: INVALID }, { path: 'waivers.yaml', text });
      expect(diagnostics.map(({ fix }) => fix)).toContain('use `vendors/acme.yaml`, or remove the waiver');
    },
  );

  it.each([
    ['unknwon-tag', ['vendors/acme.yaml unknown-tag', 'waivers.yaml unknown-check']],
    ['unknown-category', ['vendors/acme.yaml unknown-tag', 'waivers.yaml unknown-check']],
  ])('of %s, a check that cannot be waived, is a diagnostic', (check, expected) => {
    expect(waived(WAIVER.replace('unknown-tag', check))).toEqual(expected);
  });

  it.each([
    ['no reason', '- { check: unknown-tag, file: vendors/acme.yaml }', 'missing-field'],
    ['a key misspelt', '- { chek: unknown-tag, file: vendors/acme.yaml, reason: A test }', 'unknown-key'],
    [
      'a key of an earlier form',
      '- { check: unknown-tag, file: vendors/acme.yaml, value: a, reason: b }',
      'unknown-key',
    ],
    ['a bracket unclosed', '- { check: unknown-tag', 'yaml-syntax'],
  ])('in an invalid list (%s) hides what it may accept', (_, waiver, code) => {
    expect(waived(waiver)).toEqual([`waivers.yaml ${code}`]);
  });

  it('is not reported as unneeded while another file is invalid', () => {
    expect(waived(WAIVER, 'vendor: [')).toEqual(['vendors/acme.yaml yaml-syntax']);
    const files = [
      { path: 'vendors/acme.yaml', text: INVALID },
      { path: 'tags.yaml', text: '{}' },
      { path: 'waivers.yaml', text: WAIVER },
    ];
    expect(codesOf(...files)).toEqual(['tags.yaml wrong-type']);
  });
});
