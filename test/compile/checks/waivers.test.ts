import { describe, expect, it } from 'vitest';
import { acme, codesOf } from '../acme.ts';

describe('a waiver', () => {
  const INVALID = acme('').text.replace('[sql]', '[sql, "my sql"]');
  const waived = (waiver: string, text = INVALID): string[] =>
    codesOf({ path: 'vendors/acme.yaml', text }, { path: 'waivers.yaml', text: waiver });

  it('accepts the diagnostic that it names', () => {
    expect(waived('- { check: unknown-tag, file: vendors/acme.yaml, reason: A test }')).toEqual([]);
  });

  it('accepts it by line or by value too', () => {
    expect(waived('- { check: unknown-tag, file: vendors/acme.yaml, line: 7, reason: A test }')).toEqual([]);
    expect(waived('- { check: unknown-tag, file: vendors/acme.yaml, value: my sql, reason: A test }')).toEqual([]);
  });

  it('of another value accepts nothing and is itself a diagnostic', () => {
    expect(waived('- { check: unknown-tag, file: vendors/acme.yaml, value: sql, reason: A test }')).toEqual([
      'vendors/acme.yaml unknown-tag',
      'waivers.yaml unneeded-waiver',
    ]);
  });

  it('written twice is needed once', () => {
    const waiver = '- { check: unknown-tag, file: vendors/acme.yaml, reason: A test }\n';
    expect(waived(waiver + waiver)).toEqual(['waivers.yaml unneeded-waiver']);
    const byValue = waiver.replace('reason', 'value: my sql, reason');
    expect(waived(waiver + byValue)).toEqual([]);
  });

  it.each([
    ['no reason', '- { check: unknown-tag, file: vendors/acme.yaml }', 'missing-field'],
    [
      'a value of another type',
      '- { check: unknown-tag, file: vendors/acme.yaml, value: [sql], reason: A test }',
      'wrong-type',
    ],
    ['a key misspelt', '- { chek: unknown-tag, file: vendors/acme.yaml, reason: A test }', 'unknown-key'],
    [
      'its file under a key misspelt',
      '- { check: unknown-tag, files: vendors/acme.yaml, reason: A test }',
      'unknown-key',
    ],
    ['a check misspelt', '- { check: unknwon-tag, file: vendors/acme.yaml, reason: A test }', 'unknown-check'],
    [
      'a check unheard of',
      '- { check: tags, file: vendors/acme.yaml, value: my sql, reason: A test }',
      'unknown-check',
    ],
    ['a file misspelt', '- { check: unknown-tag, file: vendors/acmee.yaml, reason: A test }', 'unneeded-waiver'],
    [
      'a file without its folder',
      '- { check: unknown-tag, file: acme.yaml, value: my sql, reason: A test }',
      'unneeded-waiver',
    ],
    ['no keys', '- unknown-tag in acme', 'wrong-type'],
    ['no dash', 'check: unknown-tag\nfile: vendors/acme.yaml\nreason: A test', 'wrong-type'],
    ['a bracket unclosed', '- { check: unknown-tag', 'yaml-syntax'],
  ])('with an invalid entry (%s) is one diagnostic and hides the one that it means to accept', (_, waiver, code) => {
    expect(waived(waiver)).toEqual([`waivers.yaml ${code}`]);
  });

  it('is valid beside an invalid one', () => {
    const sound = '- { check: unknown-tag, file: vendors/acme.yaml, reason: A test }\n';
    const twice = '- { check: duplicate-tag, file: vendors/acme.yaml, resaon: A test }\n';
    expect(waived(sound + twice)).toEqual(['waivers.yaml unknown-key']);
    expect(waived(sound.replace('tag', 'alternative') + twice)).toEqual([
      'vendors/acme.yaml unknown-tag',
      'waivers.yaml unneeded-waiver',
      'waivers.yaml unknown-key',
    ]);
  });

  it('with an invalid entry hides no other diagnostic', () => {
    expect(waived('- { check: unknown-tag, file: vendors/birch.yaml }')).toEqual([
      'vendors/acme.yaml unknown-tag',
      'waivers.yaml missing-field',
    ]);
    expect(waived('- { check: unknown-tag, file: vendors/acme.yaml, value: sql }')).toEqual([
      'vendors/acme.yaml unknown-tag',
      'waivers.yaml missing-field',
    ]);
  });

  it('is not reported as unneeded while the list of its check is invalid', () => {
    const files = [
      { path: 'vendors/acme.yaml', text: INVALID },
      { path: 'tags.yaml', text: '{}' },
      { path: 'waivers.yaml', text: '- { check: unknown-tag, file: vendors/acme.yaml, reason: A test }' },
    ];
    expect(codesOf(...files)).toEqual(['tags.yaml wrong-type']);
  });

  it('is not reported as unneeded while its file is invalid', () => {
    expect(waived('- { check: unknown-tag, file: vendors/acme.yaml, reason: A test }', 'vendor: [')).toEqual([
      'vendors/acme.yaml yaml-syntax',
    ]);
  });

  it('cannot overrule a check that the catalogue is linked by', () => {
    expect(waived('- { check: unknown-category, file: vendors/acme.yaml, reason: A test }', acme('').text)).toEqual([
      'waivers.yaml unknown-check',
    ]);
  });
});
