import { expect, it } from 'vitest';
import { alsoAnswering } from '../../../src/rules/catalogue/categories.ts';
import { category } from '../../builders.ts';

const hosting = category({ name: 'Hosting', answers: ['Where do I run it?', 'What is free?'] });
const clouds = category({ name: 'Clouds', answers: ['where do I  run it?'] });
const email = category({ name: 'Email', answers: ['How do I send it?'] });

it('names the other categories that answer one of the same questions, case and spaces folded', () => {
  expect(alsoAnswering(hosting, [clouds, email, hosting])).toEqual([clouds]);
  expect(alsoAnswering(email, [clouds, email, hosting])).toEqual([]);
});

it('names them in the order of the list, whichever question they share', () => {
  const tiers = category({ name: 'Free tiers', answers: ['What is free?'] });
  expect(alsoAnswering(hosting, [tiers, clouds, hosting])).toEqual([tiers, clouds]);
  expect(alsoAnswering(hosting, [clouds, tiers, hosting])).toEqual([clouds, tiers]);
});

it('names none for a category whose questions are in no list', () => {
  expect(alsoAnswering(hosting, [email])).toEqual([]);
});
