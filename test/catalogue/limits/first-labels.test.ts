import { expect, it } from 'vitest';
import { isLimitError, parseLimit } from '../../../src/rules/limits/parse-limit.ts';
import { hasFigure } from '../../../src/compile/checks/figures.ts';
import { limitsOf } from '../../../src/rules/limits/limits-of.ts';
import { shippedCatalogue } from '../../shipped.ts';
import { LABELS } from './label.ts';

it('has labels for 200 offers at least, each line a limit', () => {
  const lines = [...LABELS.values()].flatMap(({ limits }) => limits.map((line) => line.replace(/^\?/, '')));
  expect(lines.filter((line) => isLimitError(parseLimit(line)))).toEqual([]);
  expect(LABELS.size).toBeGreaterThanOrEqual(200);
});

it('has limits for nearly every offer whose description has figures', async () => {
  const { listings } = await shippedCatalogue();
  const withFigures = listings.filter(({ offer }) => hasFigure(offer.description));
  const withLimits = withFigures.filter(({ offer }) => limitsOf(offer).length > 0);
  console.log(`${withLimits.length} of ${withFigures.length} offers with figures have limits`);
  expect(withLimits.length / withFigures.length).toBeGreaterThanOrEqual(0.88);
});
