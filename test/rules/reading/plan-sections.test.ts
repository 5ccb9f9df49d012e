import { expect, it } from 'vitest';
import { entry, verdict } from './acme-page.ts';

const PAGE =
  '<h1>What is in the Free plan?</h1><p>With a free cluster you can store cats at no charge.</p>' +
  '<h2>Storage</h2><p>You have 5 GB storage.</p><h2>People</h2><p>You have:</p><ul><li>3 users</li></ul>' +
  '<h2>Larger ones</h2><p>Dedicated clusters start at $9 a month.</p>';

const outcome = (from: string, to: string) => verdict(PAGE.replace(from, to), entry('5 GB storage')).outcome;

it('confirms what a page about the plan says in its sections', () => {
  expect(outcome('', '')).toBe('confirmed');
  expect(outcome('You have:', 'You have up to:')).toBe('confirmed');
});

it.each([
  ['the name of another plan', 'You have 5', 'A Professional account has 5'],
  [
    'a list of another plan',
    '<p>You have 5 GB storage.</p>',
    '<p>With Purr you get:</p><ul><li>5 GB storage</li></ul>',
  ],
  ['a list of an example', '<p>You have 5 GB storage.</p>', '<p>It could be:</p><ul><li>5 GB storage</li></ul>'],
  ['a heading about another plan', '<h2>Storage</h2>', '<h2>Storage on the Purr plan</h2>'],
  ['a condition in the list', '<li>3 users</li>', '<li>3 users</li><li>For owners of a Pro plan</li>'],
  ['a heading that is no such question', 'What is in the Free plan?', 'Is 5 GB in the Free plan?'],
  ['a price', 'at no charge', 'for $2 a month'],
  ['a price for some', 'With a free cluster you can', 'Resellers may, for free clusters,'],
  ['what clusters are told', 'Dedicated clusters', 'Shared clusters will be switched off on 1 May. Dedicated clusters'],
  ['what others are told', 'Dedicated clusters', 'Clusters that are not on Purr are removed. Dedicated clusters'],
  ['what new ones must be', '$9 a month.', '$9 a month. New clusters must be of a paid type.'],
])('confirms nothing with %s', (_, from, to) => {
  expect(outcome(from, to)).not.toBe('confirmed');
});
