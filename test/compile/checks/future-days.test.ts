import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { futureDays } from '../../../src/compile/checks/findings.ts';
import { day as dayField, pastDay } from '../../../src/compile/shape/field.ts';
import { TODAY } from '../../builders.ts';
import { draftOf } from '../shape/shaped.ts';

const schema = z.strictObject({
  written: pastDay,
  announced: dayField,
  check: z.strictObject({ checked: pastDay.nullable() }).exactOptional(),
  entries: z.array(z.strictObject({ read: pastDay, name: z.string() })).default([]),
});
const draft = draftOf('written: 2026-11-21');
const found = (value: object, kind?: typeof pastDay) =>
  futureDays(schema, kind)({ draft, value }, TODAY).map(({ path, text }) => `${path.join('.')} ${text}`);

describe('the days after today', () => {
  it('are found at any depth, in written order', () => {
    const value = {
      written: '2026-11-21',
      announced: '2026-11-21',
      check: { checked: '2026-12-01' },
      entries: [{ read: '2026-11-20', name: '2999-01-01' }, { read: '2027-01-01' }],
    };
    expect(found(value)).toEqual(['written 2026-11-21', 'check.checked 2026-12-01', 'entries.1.read 2027-01-01']);
  });

  it('are none of today, of a missing key and of an empty one', () => {
    expect(found({ written: '2026-11-20', check: { checked: null } })).toEqual([]);
    expect(found({})).toEqual([]);
  });

  it('are those of another kind of day on request', () => {
    expect(found({ written: '2026-11-21', announced: '2026-11-21' }, dayField)).toEqual(['announced 2026-11-21']);
  });

  it('are none of a schema without days', () => {
    expect(futureDays(z.array(z.string()))({ draft, value: ['2999-01-01'] }, TODAY)).toEqual([]);
  });
});
