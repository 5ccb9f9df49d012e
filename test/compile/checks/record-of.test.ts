import { expect, it } from 'vitest';
import { recordOf } from '../../../src/compile/checks/record-of.ts';
import { collected } from '../../../src/compile/validate.ts';
import { changesFile } from './diagnosed.ts';

it('an authored change has as a record the name of its vendor, and empty texts for what it leaves out', () => {
  const source = changesFile({ category: undefined, previous_state: undefined, current_state: 'Less' });
  const { value } = collected([source]).collected().vendors[0]!;
  expect(recordOf(value.changes[0]!, value)).toMatchObject({
    vendor: 'Dunlin',
    category: '',
    previous_state: '',
    current_state: 'Less',
  });
});
