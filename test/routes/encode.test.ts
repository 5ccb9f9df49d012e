import { expect, it } from 'vitest';
import { encode } from '../../src/routes/route.ts';

it('a reply is one line of JSON with its members in their order', () => {
  const reply = { status: 200, body: { vendor: 'Zoë', absent: undefined, offers: [{ tier: 'Free' }, null] } };
  const text = '{"vendor":"Zoë","offers":[{"tier":"Free"},null]}\n';
  expect(encode(reply)).toBe(text);
});
