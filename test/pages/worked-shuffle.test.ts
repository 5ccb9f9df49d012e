import { describe, expect, it } from 'vitest';
import { shuffleProgram, workedShuffle } from '../../src/pages/criteria.ts';
import { categoryOrder } from '../../src/rules/ranking/alternatives.ts';
import { catalogue, category, vendor } from '../builders.ts';
import { documentOf } from './document.ts';
import { pageTexts } from './tiny.ts';
import { tinyCatalogue } from '../shipped.ts';

const five = catalogue({
  categories: [category()],
  vendors: ['Alder', 'Birch', 'Cedar', 'D\'Elm "</pre>', 'Fir'].map((name) => vendor({ name })),
});

/** Runs the program of the page as a reader would and returns what it prints. */
async function printed(program: string): Promise<unknown> {
  let output: unknown = null;
  const console = { log: (value: unknown) => (output = value) };
  const AsyncFunction = (async () => Promise.resolve()).constructor as new (
    ...code: string[]
  ) => (console: object) => Promise<void>;
  await new AsyncFunction('console', program)(console);
  return output;
}

describe('the worked shuffle of the criteria page', () => {
  it('ends in the order in which the category is shown', () => {
    const worked = workedShuffle(five)!;
    expect(worked.names).toHaveLength(5);
    const order = categoryOrder(five, worked.category).listings.map((listing) => listing.vendor.name);
    expect(worked.order).toEqual(order);
  });

  it('can be recomputed with the program that the page prints', async () => {
    const worked = workedShuffle(five)!;
    const page = documentOf(pageTexts(five).get('criteria') ?? '');
    const program = page.elements.find(({ attributes }) => attributes['id'] === 'program')?.text ?? '';
    expect(program).toBe(shuffleProgram(worked));
    expect(await printed(program)).toEqual(worked.order);
  });

  it('is found in the miniature catalogue too', async () => {
    expect(workedShuffle(await tinyCatalogue())).not.toBeNull();
  });

  it('is left out where nothing is tied', () => {
    const lone = catalogue({ vendors: [vendor()] });
    expect(workedShuffle(lone)).toBeNull();
    expect(pageTexts(lone).get('criteria')).toContain('No two offers are tied today');
  });
});
