import { expect, test } from 'vitest';
import { heldCode, heldCodes } from '../../../src/rules/catalogue/referrals.ts';
import { catalogue, offer, vendor } from '../../builders.ts';
import type { ReferralCode } from '../../../src/model/catalogue.ts';

const code = (name: string) => ({ vendor: name, code: name.toUpperCase() }) as unknown as ReferralCode;
const index = catalogue({
  vendors: [
    vendor({ name: 'Alpha' }),
    vendor({ name: 'Beta', offers: [] }),
    vendor({ name: 'Cargo', offers: [offer({ category: 'Email' })] }),
    vendor({ name: 'Cargo Mail' }),
    vendor({ name: 'Cargo Ship' }),
  ],
  referral_codes: ['Cargo', 'Alpha', 'Beta', 'Unlisted', 'Cargo Mail'].map(code),
});

test('codes are in the order of their vendors, each with the category of the first offer', () => {
  expect(heldCodes(index).map(({ vendor: { name }, category }) => [name, category])).toEqual([
    ['Alpha', 'Databases'],
    ['Beta', null],
    ['Cargo', 'Email'],
    ['Cargo Mail', 'Databases'],
  ]);
});

test('a text names the code of its vendor', () => {
  expect(heldCode(index, 'ALPHA')?.code.code).toBe('ALPHA');
  expect(heldCode(index, 'cargo ship')).toBeNull();
  expect(heldCode(index, 'unheard of')).toBeNull();
});
