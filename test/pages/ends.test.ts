import { expect, it } from 'vitest';
import { endsPage } from '../../src/pages/ends.ts';
import { catalogueOf, offer, TODAY, vendor } from '../builders.ts';
import { documentOf, named } from './document.ts';

it.each([
  [TODAY, 'today'],
  ['2026-11-21', 'in 1 day'],
])('an offer whose last day is %s ends %s', (expires_date, words) => {
  const index = catalogueOf(vendor({ offers: [offer({ expires_date })] }));
  const spans = named(documentOf(endsPage(index).main.text), 'span').map(({ text }) => text);
  expect(spans).toContain(words);
});
