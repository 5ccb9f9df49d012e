import { describe, expect, it } from 'vitest';
import { warm } from '../../functions/warm.ts';
import { catalogue, offer, vendor } from '../builders.ts';

/** Slices of the requests that build the indexes of names and texts. */
const REQUESTS = 3;

describe('the work before the first request', () => {
  it.each([
    [1, 1],
    [200, 1],
    [201, 2],
  ])('of %i offers lets the host answer after %i slices of offers and each request', async (offers, slices) => {
    const listed = catalogue({ vendors: [vendor({ offers: Array.from({ length: offers }, () => offer()) })] });
    let turns = 0;
    await warm(listed, () => {
      turns += 1;
      return Promise.resolve();
    });
    expect(turns).toBe(slices + REQUESTS);
  });
});
