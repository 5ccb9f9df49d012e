import { describe, expect, test } from 'vitest';
import { categoryNamed } from '../../../src/rules/catalogue/categories.ts';
import { catalogue, category } from '../../builders.ts';

const linked = catalogue({ categories: [category({ name: 'Cloud Hosting', retired_names: ['PaaS & Hosting'] })] });

describe('a category is meant', () => {
  test.each(['Cloud Hosting', 'cloud hosting', 'cloud-hosting', 'PaaS & Hosting', 'paas-hosting'])(
    'by "%s"',
    (text) => {
      expect(categoryNamed(linked, text)?.name).toBe('Cloud Hosting');
    },
  );

  test('by no other name', () => {
    expect(categoryNamed(linked, 'Cloud')).toBeNull();
    expect(categoryNamed(linked, '')).toBeNull();
  });
});
