import { expect, it } from 'vitest';
import { alsoAnswering } from '../../../src/rules/catalogue/also-answering.ts';
import { category } from '../../builders.ts';

const hosting = category({ name: 'Hosting', answers: ['Where do I run it?', 'What is free?'] });
const clouds = category({ name: 'Clouds', answers: ['where do I  run it?'] });
const email = category({ name: 'Email', answers: ['How do I send it?'] });

it('names the other categories that answer one of the same questions, case and spaces folded', () => {
  expect(alsoAnswering(hosting, [clouds, email, hosting])).toEqual([clouds]);
  expect(alsoAnswering(email, [clouds, email, hosting])).toEqual([]);
});
