import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { shippedCatalogue } from '../../shipped.ts';
import { isLabelled, labelOf } from './label.ts';

interface LabelledOffer {
  readonly vendor: string;
  readonly category: string;
  readonly tier: string;
  readonly limits: readonly string[];
}

/** Least share of the labels that the catalogue's limits state. */
const LEAST_FOUND = 0.8;

describe('the limits of offers labelled from their descriptions', async () => {
  const shipped = await shippedCatalogue();

  it.each(['labelled.yaml', 'held-out.yaml', 'third.yaml'])('state the labels of %s', (file) => {
    // Our own file, of the shape that the comment at its head describes.
    const offers = parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as readonly LabelledOffer[];
    const missing: string[] = [];
    let known = 0;
    for (const { vendor, category, tier, limits: labels } of offers) {
      const offer = shipped.listings.find(
        ({ vendor: { name }, offer: own }) => name === vendor && own.category === category && own.tier === tier,
      )?.offer;
      if (!offer) continue;
      for (const label of labels.map(labelOf).filter(({ isOptional }) => !isOptional)) {
        known += 1;
        if (!(offer.limits ?? []).some((limit) => isLabelled(limit, label)))
          missing.push(`${vendor}: ${label.written}`);
      }
    }
    console.log(`${file}: ${known - missing.length} of ${known} labels found`);
    expect(known).toBeGreaterThan(50);
    expect(1 - missing.length / known, missing.join('\n')).toBeGreaterThanOrEqual(LEAST_FOUND);
  });
});
