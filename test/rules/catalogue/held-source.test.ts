import { expect, it } from 'vitest';
import type { IndexHeader } from '../../../src/model/index-lines.ts';
import { heldSource } from '../../../src/rules/catalogue/held-source.ts';
import { catalogue, change, offer, vendor } from '../../builders.ts';

const quiet = vendor({ name: 'Acme' });
const changed = vendor({ name: 'Borealis', offers: [offer({ description: '2 users' })] });
const changes = [change({ summary: 'Fewer seats' })];
const lines = [[{ ...quiet }, []], [{ ...changed }, []], changes].map((line) => JSON.stringify(line));
const before = 'header\nparts\n';
const header = {
  vendors: {
    slugs: catalogue({ vendors: [quiet, changed] }).vendors.map(({ slug }) => slug),
    changed: [1],
    read: [0],
  },
  lineChars: lines.map((line) => line.length),
} as unknown as IndexHeader;
const source = heldSource(header, {
  text: `${before}${lines.join('\n')}\n`,
  from: before.length,
  vendorNames: JSON.stringify('Acme\nBorealis'),
});

it('has the slug, the name and the read pages of a vendor without its line', () => {
  expect([0, 1].map((place) => [source.slug(place), source.name(place), source.isRead(place)])).toEqual([
    ['acme', 'Acme', true],
    ['borealis', 'Borealis', false],
  ]);
});

it('parses the line of a vendor, and that of its change records', () => {
  expect([0, 1].map((place) => source.vendor(place))).toMatchObject([{ name: 'Acme' }, { name: 'Borealis' }]);
  expect([0, 1].map((place) => source.changes(place))).toEqual([[], changes]);
});

it('fails on a vendor that the index does not have', () => {
  expect(() => source.slug(2)).toThrow('the index has no vendor at 2');
  expect(source.name(2)).toBe('');
});
