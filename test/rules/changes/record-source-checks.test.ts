import { describe, expect, it } from 'vitest';
import type { RecordCheck } from '../../../src/model/page-read.ts';
import { recordsWithChecks } from '../../../src/rules/changes/record-source-checks.ts';
import { change, read, unsourced, type Plain } from '../../builders.ts';

const URL = 'https://acme.example/news';
const record = change({ source_url: URL, date: '2026-10-01' });
const check = {
  change_type: 'limits_reduced',
  date: '2026-10-01',
  checked: '2026-11-19',
  outcome: 'ok',
  detail: 'As read',
} as const;
const page = (given: Partial<Plain<RecordCheck>> = {}, url = URL) =>
  read({ url, record_checks: [{ ...check, ...given }] });
const found = { checked: '2026-11-19', outcome: 'ok', detail: 'As read' };

describe('the check of the source of a record', () => {
  it('is that of the read of its source', () => {
    expect(recordsWithChecks([record], [page()])).toEqual([{ ...record, source_check: found }]);
    const other = read({ url: 'https://acme.example/other' });
    expect(recordsWithChecks([record], [other, page()])).toEqual([{ ...record, source_check: found }]);
  });

  it.each([
    ['another page', page({}, 'https://acme.example/other')],
    ['another day', page({ date: '2026-10-02' })],
    ['another type', page({ change_type: 'restriction' })],
  ])('is not that of %s', (_, of) => {
    expect(recordsWithChecks([record], [of])).toEqual([record]);
  });

  it('is none for a record without a source', () => {
    const without = unsourced({ date: '2026-10-01' });
    expect(recordsWithChecks([without], [page()])).toEqual([without]);
  });

  it.each([
    ['2026-11-18', found],
    ['2026-11-19', found],
    ['2026-11-20', { checked: '2026-11-20', outcome: 'states_no_terms', detail: 'By an editor' }],
  ])('is the newer of both where an editor checked on %s', (checked, expected) => {
    const edited = {
      ...record,
      ...change({ source_check: { checked, outcome: 'states_no_terms', detail: 'By an editor' } }),
    };
    const [with_] = recordsWithChecks([{ ...edited, source_url: URL, date: record.date }], [page()]);
    expect(with_?.source_check).toEqual(expected);
  });

  it('is not shared by two records of one type, day and source', () => {
    const twins = [record, { ...record, summary: 'Another' }];
    expect(recordsWithChecks(twins, [page()])).toEqual(twins);
    const others = [record, { ...record, source_url: 'https://acme.example/other' }];
    expect(recordsWithChecks(others, [page()]).map(({ source_check: of }) => of?.outcome)).toEqual(['ok', undefined]);
  });
});
