import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Limit } from '../../../src/model/limit.ts';
import { MEASURES } from '../../../src/rules/limits/measures.ts';
import { limitsOf } from '../../../src/rules/limits/limits-of.ts';
import { limits } from '../../builders.ts';
import { shippedCatalogue } from '../../shipped.ts';

/** By vendor file and position of the offer: lines, of which one with `?` before it is arguable. */
type Labels = Readonly<Record<string, readonly string[]>>;

const labels = parse(readFileSync(new URL('second-reading.yaml', import.meta.url), 'utf8')) as Labels;

/** Offers before this slug have not been read against their limits yet; theirs are the draft. */
const READ_FROM = 'cl';

/** Parts that two readers have to agree on; the words of a thing and a scope may differ. */
const keyOf = ({ measure, amount, unit, per }: Limit): string =>
  JSON.stringify([measure === 'other' ? 'other' : measure, amount, measure === 'other' ? null : unit, per]);

it('are in the catalogue as a reader wrote them down before', async () => {
  const { listings } = await shippedCatalogue();
  const mistakes: string[] = [];
  let [labelled, stated] = [0, 0];
  for (const [key, lines] of Object.entries(labels)) {
    const [slug, index] = key.split('/');
    const listing = listings.filter(({ vendor }) => vendor.slug === slug)[Number(index)];
    if (!listing) continue;
    const authored = limitsOf(listing.offer).filter((limit) => limit.for === undefined);
    const required = limits(...lines.filter((line) => !line.startsWith('?')));
    const allowed = new Set([...required, ...limits(...lines.map((line) => line.replace(/^\?/, '')))].map(keyOf));
    const held = new Set(authored.map(keyOf));
    labelled += required.length;
    stated += authored.length;
    for (const limit of required) if (!held.has(keyOf(limit))) mistakes.push(`${key} lacks ${limit.text}`);
    for (const limit of authored) if (!allowed.has(keyOf(limit))) mistakes.push(`${key} invents ${limit.text}`);
  }
  console.log(
    `${labelled} labelled limits, ${stated} in the catalogue, ${mistakes.length} apart\n${mistakes.join('\n')}`,
  );
  // Entries are edited after they were labelled.
  expect(mistakes.filter((mistake) => mistake >= READ_FROM).length).toBeLessThan(labelled / 10);
});

it('have a period wherever they are used up, but for a few grants', async () => {
  const { listings } = await shippedCatalogue();
  const all = listings.flatMap(({ offer }) => limitsOf(offer));
  const withFigures = listings.filter(({ offer }) => /\d/.test(offer.description));
  const withLimits = withFigures.filter(({ offer }) => limitsOf(offer).length > 0);
  const once = all.filter(({ measure, per }) => MEASURES[measure].isFlow && per === 'once');
  console.log(
    `${all.length} limits; ${withLimits.length} of ${withFigures.length} offers with figures; ${once.length} once`,
  );
  for (const { measure, per, amount } of all)
    if (MEASURES[measure].isFlow && amount !== null) expect(per).not.toBeNull();
});
