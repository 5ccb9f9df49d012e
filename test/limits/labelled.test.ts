import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { EligibilityType } from '../../src/model/vocabulary.ts';
import { limitsOf } from '../../src/rules/limits/limits-of.ts';
import { isLabelled, labelOf } from './label.ts';

interface Labelled {
  readonly vendor: string;
  readonly category: string;
  readonly tier: string;
  readonly eligibility?: EligibilityType;
  readonly description: string;
  readonly limits: readonly string[];
}

interface Score {
  readonly labels: number;
  readonly right: number;
  readonly emitted: number;
  readonly invented: number;
  readonly mistakes: readonly string[];
}

/** Compares the limits read from each offer with those that a reader wrote down. */
function scoreOf(offers: readonly Labelled[]): Score {
  const score = { labels: 0, right: 0, emitted: 0, invented: 0, mistakes: [] as string[] };
  for (const offer of offers) {
    const { eligibility, limits: written, ...entry } = offer;
    const limits = limitsOf({
      ...entry,
      ...(eligibility ? { eligibility: { type: eligibility, conditions: [] } } : {}),
    });
    const labels = written.map(labelOf);
    const missed = labels.filter((label) => !label.isOptional && !limits.some((limit) => isLabelled(limit, label)));
    const invented = limits.filter((limit) => !labels.some((label) => isLabelled(limit, label)));
    score.labels += labels.filter(({ isOptional }) => !isOptional).length;
    score.right += labels.filter(({ isOptional }) => !isOptional).length - missed.length;
    score.emitted += limits.length;
    score.invented += invented.length;
    score.mistakes.push(
      ...missed.map(({ written }) => `${offer.vendor}: missed ${written}`),
      ...invented.map(
        (limit) => `${offer.vendor}: invented ${limit.measure} ${limit.text} (per ${limit.per ?? 'nothing'})`,
      ),
    );
  }
  return score;
}

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

it.each([
  { file: 'labelled.yaml', count: 200 },
  { file: 'held-out.yaml', count: 120 },
  { file: 'third.yaml', count: 80 },
])('reads at least 95 % of the limits of $file and invents at most 2 %', ({ file, count }) => {
  const offers = parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as readonly Labelled[];
  const { labels, right, emitted, invented, mistakes } = scoreOf(offers);
  console.log(
    `limits of ${offers.length} offers in ${file}: ${right} of ${labels} right (${share(right, labels)}), ` +
      `${invented} of ${emitted} invented (${share(invented, emitted)})\n${mistakes.join('\n')}`,
  );
  expect(offers).toHaveLength(count);
  expect(right / labels).toBeGreaterThanOrEqual(0.95);
  expect(invented / emitted).toBeLessThanOrEqual(0.02);
});
