import { expect, it } from 'vitest';
import { namedAlternatives } from '../../../src/compile/checks/vendor-references.ts';
import { collected } from '../../../src/compile/validate.ts';
import { vendorFile } from './diagnosed.ts';

it('the alternatives of a file are those of its offers, then those of its change records', () => {
  const source = vendorFile({
    offers: [{}, { tier: 'Pro', alternative_to: ['Oak'] }],
    changes: [{ alternatives: ['Acme', 'Birch'] }],
  });
  const [file] = collected([source]).collected().vendors;
  expect(namedAlternatives(file!.value)).toEqual([
    { name: 'Oak', path: ['offers', 1, 'alternative_to', 0] },
    { name: 'Acme', path: ['changes', 0, 'alternatives', 0] },
    { name: 'Birch', path: ['changes', 0, 'alternatives', 1] },
  ]);
});
