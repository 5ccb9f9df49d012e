import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../src/rules/figures/figures-of.ts';
import { runs } from '../../runs.ts';

const LOCALES = ['en-US', 'fr-FR', 'de-CH', 'sv-SE'] as const;
/** A dot before three digits may be of thousands or of decimals. */
const DOTTED = ['de-DE', 'es-ES'] as const;

describe('a number written in a locale', () => {
  it.each(LOCALES)('reads back a whole number of %s', (locale) => {
    const format = new Intl.NumberFormat(locale);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (value) => {
        expect(figuresOf(`${format.format(value)} requests`).map(({ amount }) => amount)).toEqual([value]);
      }),
    );
  });

  it.each(LOCALES)('reads back two decimals of %s', (locale) => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000_000 }), (cents) => {
        const [figure] = figuresOf(`${format.format(cents / 100)} GB`);
        expect(figure?.amount).toBe(cents * 1e7);
      }),
    );
  });
});

it.each(DOTTED)('a number written in %s is read as it is meant, or not at all', (locale) => {
  const format = new Intl.NumberFormat(locale);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (value) => {
      const read = figuresOf(`${format.format(value)} requests`).map(({ amount }) => amount);
      expect([[], [value]]).toContainEqual(read);
    }),
  );
});

const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    ...'5 GB|1,000|1.000,5|$|€|/mo|per|a month|unlimited|users|and|,|.|(|)|-|–|to|up to|2 x|½|1/2|K|million|each|every 15|2026-08-18|+1|%|of|no limit on|as many'.split(
      '|',
    ),
  ),
);
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' '));

it('never throws, and every figure is a part of the text in order', () => {
  fc.assert(
    fc.property(text, (written) => {
      let end = 0;
      for (const figure of figuresOf(written)) {
        expect(written.slice(figure.start, figure.end)).toBe(figure.text);
        expect(figure.start).toBeGreaterThanOrEqual(end);
        expect(Number.isNaN(figure.amount)).toBe(false);
        end = figure.end;
      }
    }),
    { numRuns: runs(500) },
  );
});

it('reads a figure alike wherever it is in a text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('5 GB of storage', '$5 a month', '1,000 emails per day', '3 users'),
      text,
      (figure, before) => {
        const [alone] = figuresOf(figure);
        const last = figuresOf(`${before}. ${figure}`).at(-1);
        expect(last).toMatchObject({
          amount: alone?.amount,
          unit: alone?.unit,
          thing: alone?.thing,
          period: alone?.period,
        });
      },
    ),
    { numRuns: runs(300) },
  );
});
