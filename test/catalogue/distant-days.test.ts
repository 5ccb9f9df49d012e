import { expect, it } from 'vitest';
import type { Catalogue } from '../../src/model/catalogue.ts';
import { shell } from '../../src/pages/parts/shell.ts';
import { pageEntries } from '../../src/pages/table.ts';
import { encode } from '../../src/routes/route.ts';
import { caseAddress, caseReply, isErrorReply } from '../../src/routes/shared/cases.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { shippedCatalogue } from '../shipped.ts';

/** 60 days over 1,000, the first and the last among them. */
const DAYS = Array.from({ length: 60 }, (_, index) => Math.round((index * 1000) / 59));
/** One of so many pages and answers is rendered each day; each day begins at another one. */
const STEP = 150;

const { records, site, date: WRITTEN } = await shippedCatalogue();
const AUTHORED = JSON.stringify(records);

/**
 * Texts that no page and no answer may hold: a value that was not computed, or a day counted the wrong way. A word that an entry
 * contains, as the name of a product may, is none.
 */
const SLIPS = [
  ...[/\bundefined\b/, /\bNaN\b/, /\bInfinity\b/, /\bInvalid Date\b/, /\[object /],
  ...[/(?<![\w-])-\d+ days?\b/, /\b(?:in|for) 0 days\b/],
].filter((slip) => !slip.test(AUTHORED));

function slipIn(text: string): string | null {
  const at = Math.max(...SLIPS.map((slip) => text.search(slip)));
  return at < 0 ? null : text.slice(Math.max(0, at - 60), at + 40);
}

/** One in so many of a list, from a place that the day decides. */
function* sampled<T>(items: Iterable<T>, nth: number): Generator<T> {
  let place = nth * 7;
  for (const item of items) if (place++ % STEP === 0) yield item;
}

function* slips(catalogue: Catalogue, nth: number): Generator<string> {
  for (const { path, render } of sampled(pageEntries(catalogue), nth)) {
    const found = slipIn(shell(catalogue, render()).replace(/<script[^]*?<\/script>/g, ''));
    if (found !== null) yield `${path}: ${found}`;
  }
  for (const route of ROUTES) {
    for (const given of sampled(route.cases(catalogue), nth)) {
      const { reply } = caseReply(catalogue, route, given);
      const found = isErrorReply(reply) ? `answers ${reply.status}` : slipIn(encode(reply));
      if (found !== null) yield `${caseAddress(route.path, given)}: ${found}`;
    }
  }
}

it.each(DAYS)('pages and answers of the shipped catalogue hold %i days later', (days) => {
  const date = addDays(WRITTEN, days);
  expect(SLIPS.length).toBeGreaterThan(3);
  expect([...slips(link(records, date, site), days)]).toEqual([]);
});
