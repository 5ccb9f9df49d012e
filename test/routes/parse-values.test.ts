import { describe, expect, it } from 'vitest';
import type { Parameters } from '../../src/routes/parameter.ts';
import { parseValues } from '../../src/routes/parse-values.ts';
import { refusalOf } from './ask.ts';

const description = 'A value.';

/** A parameter of each kind, with each option that decides how it is parsed. */
const PARAMETERS: Parameters = {
  limit: { kind: 'integer', min: 1, max: 50, default: 20, description },
  offset: { kind: 'integer', min: 0, outOfRange: 'refuse', description },
  type: { kind: 'choice', values: ['one', 'two'], description },
  free: { kind: 'flag', description },
  fields: { kind: 'list', values: ['one', 'two'], description },
  min_users: { kind: 'limit', description, example: '5' },
  since: { kind: 'since', description },
  q: { kind: 'text', maxLength: 4, description },
};

/** The value that a query gives a parameter. */
function valueOf(query: string): unknown {
  const parsed = parseValues({ parameters: PARAMETERS }, new URLSearchParams(query), {});
  return 'values' in parsed ? parsed.values[query.split('=')[0] ?? ''] : refusalOf(parsed.refused).body['error'];
}

const TIMES = ['24:00', '25:61', '99:99', '10:00:61', '10:00Z1', '10:00+24:00', '10:00:99+99:99', '1:00', '1'];

describe('a value', () => {
  it.each<[name: string, refused: readonly string[], valid?: readonly string[]]>([
    ['limit', ['', 'x', '1.5', '1e3', '0x10', 'NaN', 'Infinity', '-', '1 2', '१']],
    ['offset', ['-1', 'x']],
    ['type', ['', 'nonsense', 'ONE', 'constructor', 'one,two'], ['one', 'two']],
    ['free', ['', 'yes', '1', 'TRUE', 'on', ' true'], ['true', 'false']],
    ['fields', ['three', 'one,three', 'constructor'], ['one', 'two']],
    ['min_users', ['x', '-1', '1e3', '10 parsecs', '10/fortnight', '/month', 'NaN', '1'.repeat(41)]],
    ['since', ['2026-02-30', '2026-13-01', '2026-00-10', '2026-1-1', '20261101', 'today', '2026-11-01Tnoon', '1']],
    ['since', TIMES.map((time) => `2026-11-01T${time}`)],
    ['q', ['aaaaa', '😀'.repeat(5)]],
  ])('of %s is refused by its name, with the words that it may be: %j', (name, texts, valid) => {
    for (const text of texts) {
      const parsed = parseValues({ parameters: PARAMETERS }, new URLSearchParams({ [name]: text }), {});
      if (!('refused' in parsed)) throw new Error(`${name}=${text} is taken`);
      const { status, body } = refusalOf(parsed.refused);
      expect(status).toBe(400);
      expect(body).toMatchObject({ param: name, error: expect.stringContaining(name) as string });
      expect(body['valid']).toEqual(valid);
    }
  });

  it.each(Object.keys(PARAMETERS))('of %s is refused when given twice', (name) => {
    const twice = new URLSearchParams(`${name}=1&${name}=1`);
    expect(parseValues({ parameters: PARAMETERS }, twice, {})).toHaveProperty('refused');
  });

  it.each([
    ['limit=0', 1],
    ['limit=51', 50],
    [`limit=${'9'.repeat(400)}`, 50],
    ['limit=7', 7],
    ['limit=007', 7],
    ['limit=%2B7', 7],
    ['since=2026-11-01', '2026-11-01'],
    ['since=2026-11-01T23:59:59Z', '2026-11-01'],
    ['since=2026-11-01%2000:00', '2026-11-01'],
    ['since=2026-11-01T12:00:00.5%2B14:00', '2026-11-01'],
    ['since=', null],
    ['q=', null],
    ['q=😀😀😀😀', '😀😀😀😀'],
    ['fields=two,one,,two', ['two', 'one']],
  ])('%s is %j', (query, value) => {
    expect(valueOf(query)).toEqual(value);
  });

  it.each(['', 'q=', 'q=%20', 'q=+%09'])(
    'that is required and missing is refused with its own message: "%s"',
    (query) => {
      const required = { q: { kind: 'text', required: 'Say what.', description } } as const;
      const parsed = parseValues({ parameters: required }, new URLSearchParams(query), {});
      expect('refused' in parsed && refusalOf(parsed.refused).body).toMatchObject({ error: 'Say what.' });
    },
  );
});
