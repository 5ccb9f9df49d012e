import { expect, it } from 'vitest';
import { cataloguePages } from '../corpus/catalogue-pages.ts';
import { scoreOf } from '../corpus/score.ts';

/** Of the 300 that `npm run bench -- reads` makes: each has some 70 variants. */
const PAGES = 100;

it('pages made of catalogue entries are confirmed, and hardly a variant that is not so', () => {
  const score = scoreOf(cataloguePages('catalogue', PAGES));
  const { falseConfirmations, mustNotCount, unconfirmed, trueCount, falseChanges } = score;
  console.log(
    `${falseConfirmations.length} of ${mustNotCount} pages confirmed that are not so, ` +
      `${unconfirmed.length} of ${trueCount} true ones not, ${falseChanges.length} false changes`,
  );
  expect(mustNotCount).toBeGreaterThanOrEqual(2_000);
  // None measured; an edit of the catalogue makes other pages.
  expect(falseConfirmations.length / mustNotCount, falseConfirmations.join('\n')).toBeLessThanOrEqual(0.001);
  expect(falseChanges.length, falseChanges.join('\n')).toBeLessThanOrEqual(trueCount / 50);
  expect(unconfirmed.length).toBeLessThanOrEqual(trueCount / 4);
});
