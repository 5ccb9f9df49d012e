import { expect, it } from 'vitest';
import { limitsOf } from '../../../src/rules/limits/limits-of.ts';
import { shippedCatalogue } from '../../shipped.ts';
import { LABELS, labelScore } from './label.ts';

/** Fewer entries than this prove little: read them again (test/catalogue/limits/labelled.yaml says how). */
const LEAST_ENTRIES = 50;

it('are those that a reader finds in the descriptions', async () => {
  const { listings } = await shippedCatalogue();
  const scores = [...LABELS].flatMap(([key, label]) => {
    const [slug, index] = key.split('/');
    const offer = listings.filter(({ vendor }) => vendor.slug === slug)[Number(index)]?.offer;
    // What an editor has rewritten since is no longer what was labelled.
    return offer?.description === label.description ? [{ key, ...labelScore(label, limitsOf(offer)) }] : [];
  });
  const all = (part: 'required' | 'missing' | 'judged' | 'wrong' | 'invented') =>
    scores.flatMap(({ key, [part]: found }) => found.map(({ text }) => `${key}: ${text}`));
  const [required, missing, judged] = [all('required'), all('missing'), all('judged')];
  const [wrong, invented] = [all('wrong'), all('invented')];
  console.log(
    `${scores.length} of ${LABELS.size} labelled offers have the description that was read; ` +
      `${required.length - missing.length} of ${required.length} labels found, ` +
      `${judged.length - wrong.length - invented.length} of ${judged.length} limits right, ${invented.length} invented`,
  );
  expect(scores.length).toBeGreaterThanOrEqual(LEAST_ENTRIES);
  expect(missing.length / required.length, missing.join('\n')).toBeLessThanOrEqual(0.02);
  expect(wrong.length / judged.length, wrong.join('\n')).toBeLessThanOrEqual(0.02);
  expect(invented.length / judged.length, invented.join('\n')).toBeLessThanOrEqual(0.01);
});
