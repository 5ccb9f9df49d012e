import { describe, expect, test } from 'vitest';
import { stackPlan } from '../../../src/rules/stack/stack-roles.ts';
import { catalogue, category } from '../../builders.ts';

const role = (name: string, ...categories: string[]) => ({ role: name, categories, reason: `It needs ${name}.` });
const market = catalogue({
  categories: [category({ name: 'Databases' }), category({ name: 'Email', retired_names: ['Mail'] })],
  stacks: [
    {
      use_case: 'Shop',
      keywords: ['store', 'web shop'],
      roles: [role('storage', 'Databases'), role('email', 'Databases')],
    },
    {
      use_case: 'Blog',
      keywords: ['writing'],
      roles: [role('letters', 'Mail', 'Databases'), role('comments', 'Databases')],
    },
  ],
});

const namesOf = (useCase: string, ...required: string[]) =>
  stackPlan(market, useCase, required).roles.map((each) => [each.role, ...each.categories.map(({ name }) => name)]);

describe('the parts of a stack', () => {
  test.each([
    ['its own name', 'BLOG', 'Blog'],
    ['a keyword of several words', 'my web-shop', 'Shop'],
    ['most keywords', 'a blog about writing in a store', 'Blog'],
    ['the first written, where two fit alike', 'a blog store', 'Shop'],
  ])('are those of the template that fits by %s', (_, useCaseText, useCase) => {
    expect(stackPlan(market, useCaseText, []).template?.use_case).toBe(useCase);
  });

  test('are none for a use case that fits no template', () => {
    expect(stackPlan(market, 'Bookstores', [])).toEqual({
      use_case: 'bookstores',
      template: null,
      roles: [],
      unknown: [],
    });
  });

  test('look in the categories as they are called now', () => {
    expect(namesOf('blog')).toEqual([
      ['letters', 'Email', 'Databases'],
      ['comments', 'Databases'],
    ]);
  });
});

describe('a requirement', () => {
  test('is a role of the fitting template before it is a category', () => {
    expect(namesOf('shop', 'email')).toEqual([['email', 'Databases']]);
  });

  test('is a category before it is a role of another template', () => {
    expect(namesOf('blog', 'EMAIL')).toEqual([['Email', 'Email']]);
  });

  test('is a role of another template otherwise', () => {
    expect(namesOf('nothing', 'storage')).toEqual([['storage', 'Databases']]);
  });

  test('that is none of these is unknown', () => {
    expect(stackPlan(market, 'blog', ['warp drive'])).toMatchObject({ roles: [], unknown: ['warp drive'] });
  });
});
