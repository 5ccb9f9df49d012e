import { expect, it } from 'vitest';
import { vendorFile } from '../../../src/compile/shape/vendor-file.ts';
import { codesOf } from './shaped.ts';

it('a vendor’s file with a name alone has empty lists', () => {
  expect(vendorFile.parse({ vendor: 'Acme' })).toEqual({
    vendor: 'Acme',
    former_names: [],
    aliases: [],
    offers: [],
    changes: [],
  });
});

it.each([
  ['no name', {}, ['vendor: invalid_type']],
  ['a name without a slug', { vendor: '?' }, ['vendor: unsluggable-name']],
  ['an alias without a slug', { vendor: 'Acme', aliases: ['?'] }, ['aliases.0: unsluggable-name']],
  ['a slug', { vendor: 'Acme', slug: 'acme' }, ['slug: unrecognized_keys']],
  ['reads', { vendor: 'Acme', reads: [] }, ['reads: unrecognized_keys']],
  ['no pattern of a detector', { vendor: 'Acme', detect: { env: [] } }, ['detect.env: too_small']],
])('a vendor’s file cannot have %s', (_, value, codes) => {
  expect(codesOf(value, vendorFile)).toEqual(codes);
});
