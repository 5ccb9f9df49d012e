import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerTo, SEARCH_PARAMETERS, searchQuestion, type SearchValues } from '../../src/pages/search/question.ts';
import { catalogue, offer, vendor } from '../builders.ts';

const TAGS = ['a', 'b', 'c'];
const TYPES = ['public', 'student', 'startup'] as const;

const noValues = Object.fromEntries(Object.keys(SEARCH_PARAMETERS).map((name) => [name, null])) as SearchValues;
const someOffers = fc.array(
  fc.record({ type: fc.constantFrom(...TYPES), tags: fc.uniqueArray(fc.constantFrom(...TAGS), { minLength: 1 }) }),
  { minLength: 1, maxLength: 12 },
);
const choice = fc.record({ type: fc.constantFrom(null, ...TYPES), tags: fc.subarray(TAGS) });

it('filters keep what has every chosen value, in order, and count what each further choice would keep', () => {
  fc.assert(
    fc.property(someOffers, choice, (offers, { type, tags }) => {
      const index = catalogue({
        vendors: offers.map(({ type: openTo, tags: own }, place) =>
          vendor({
            name: `V${place}`,
            offers: [offer({ tags: own, eligibility: { type: openTo, conditions: [] } })],
          }),
        ),
      });
      const answer = (given: Partial<SearchValues>) =>
        answerTo(index, searchQuestion(index, { ...noValues, ...given }));
      const all = answer({}).listings;
      const kept = (openTo: string | null, chosen: readonly string[]) =>
        all.filter(
          ({ offer: { eligibility, tags: own } }) =>
            (openTo === null || eligibility?.type === openTo) && chosen.every((tag) => own.includes(tag)),
        );
      const { listings, counts } = answer({ eligibility: type, tag: tags.join(',') });
      expect(listings).toEqual(kept(type, tags));
      for (const each of TYPES) expect(counts.get('eligibility')?.get(each) ?? 0).toBe(kept(each, tags).length);
      for (const each of TAGS) expect(counts.get('tag')?.get(each) ?? 0).toBe(kept(type, [...tags, each]).length);
    }),
    { numRuns: 100 },
  );
});
