import { expect, it } from 'vitest';
import { inBrackets, withoutBrackets } from '../../../src/rules/text/words.ts';

it.each([
  ['Free', 'Free', []],
  ['Free (Basic)', 'Free  ', ['Basic']],
  ['Acme (AWS) Cloud (EU)', 'Acme   Cloud  ', ['AWS', 'EU']],
  ['Free ()', 'Free  ', ['']],
  ['an open (bracket', 'an open (bracket', []],
  ['one (in (two) brackets)', 'one   brackets)', ['in (two']],
])('%j without its brackets is %j, and they hold %j', (text, rest, inner) => {
  expect(withoutBrackets(text)).toBe(rest);
  expect(inBrackets(text)).toEqual(inner);
});
