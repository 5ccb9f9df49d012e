import { describe, expect, test } from 'vitest';
import { stackPlan } from '../../../src/rules/stack/stack-roles.ts';
import { catalogue, category, offer, vendor } from '../../builders.ts';

const role = (name: string, ...categories: string[]) => ({ role: name, categories, reason: `It needs ${name}.` });
const categories = [category({ name: 'Databases' }), category({ name: 'Email', retired_names: ['Mail'] })];
const market = catalogue({
  categories,
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

  test('are those of the template of this name before one with more keywords in the text', () => {
    const named = { use_case: 'Web shop', keywords: [], roles: [role('storage', 'Databases')] };
    const stacks = [{ use_case: 'Site', keywords: ['web', 'shop', 'web shop'], roles: [] }, named];
    expect(stackPlan(catalogue({ categories, stacks }), 'web-shop', []).template).toBe(named);
  });

  test('are none where neither use case nor keyword has a letter from a to z', () => {
    const stacks = [{ use_case: 'Shop', keywords: ['商店'], roles: [role('storage', 'Databases')] }];
    expect(stackPlan(catalogue({ categories, stacks }), '博客', [])).toMatchObject({ use_case: '', template: null });
  });

  test('are named by the words of the use case where no template fits', () => {
    expect(stackPlan(market, ' My_Book  Stores!', []).use_case).toBe('my book stores');
  });

  test('leave out the categories that the catalogue does not have', () => {
    const stacks = [{ use_case: 'Shop', keywords: [], roles: [role('storage', 'Caches', 'Databases')] }];
    const [storage] = stackPlan(catalogue({ categories, stacks }), 'shop', []).roles;
    expect(storage?.categories.map(({ name }) => name)).toEqual(['Databases']);
  });

  test('look in the categories as they are called now', () => {
    expect(namesOf('blog')).toEqual([
      ['letters', 'Email', 'Databases'],
      ['comments', 'Databases'],
    ]);
  });
});

describe('a requirement', () => {
  test.each([
    ['is a role of the fitting template before it is a category', 'shop', 'email', ['email', 'Databases']],
    ['is a category before it is a role of another template', 'blog', 'EMAIL', ['Email', 'Email']],
    ['is a role of another template otherwise', 'nothing', 'storage', ['storage', 'Databases']],
  ])('%s', (_, useCase, requirement, names) => {
    expect(namesOf(useCase, requirement)).toEqual([names]);
  });

  test('that is a category is a role with that reason', () => {
    const { roles, unknown } = stackPlan(market, 'blog', ['Databases']);
    expect(roles).toMatchObject([{ role: 'Databases', reason: 'It is one of the requirements.' }]);
    expect(unknown).toEqual([]);
  });

  test('is a role by a synonym, else the offers of its tag, from the categories that hold most of them', () => {
    const tagged = (name: string, of: string) =>
      vendor({ name, offers: [offer({ category: of, tags: ['message-queue'] })] });
    const vendors = [tagged('A', 'Databases'), tagged('B', 'Email'), tagged('C', 'Email')];
    const synonyms = [['storage', 'disk']];
    const { roles } = stackPlan(catalogue({ ...market.records, vendors, synonyms }), 'shop', ['Disk', 'Message Queue']);
    expect(roles.map((each) => [each.role, ...each.categories.map(({ name }) => name)])).toEqual([
      ['storage', 'Databases'],
      ['Message Queue', 'Email', 'Databases'],
    ]);
    expect(roles[1]).toMatchObject({ tags: ['message-queue'], reason: 'It is one of the requirements.' });
  });

  test('that is none of these is unknown', () => {
    expect(stackPlan(market, 'blog', ['warp drive'])).toMatchObject({ roles: [], unknown: ['warp drive'] });
  });
});
