import { expect, it } from 'vitest';
import type { Catalogue } from '../../src/model/catalogue.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { shell } from '../../src/pages/parts/shell.ts';
import { pageEntries } from '../../src/pages/table.ts';
import { encode } from '../../src/routes/encode.ts';
import { caseAddress, caseReply, isErrorReply } from '../../src/routes/shared/cases.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { oneIn } from '../runs.ts';
import { shippedCatalogue, shippedDay } from '../shipped.ts';

/** 60 days over 1,000, the first and the last among them. */
const DAYS = Array.from({ length: 60 }, (_, index) => Math.round((index * 1000) / 59));
/** One of so many pages and answers is rendered each day; each day begins at another one. */
const STEP = 150;

/** Texts that no page and no answer may hold: a value that was not computed, or a day counted the wrong way. */
const SLIP = /\b(?:undefined|NaN|Infinity|Invalid Date)\b|\[object |(?<![\w-])-\d+ days?\b|\b(?:in|for) 0 days\b/;

const slipIn = (text: string): string | null => {
  const at = text.search(SLIP);
  return at < 0 ? null : text.slice(Math.max(0, at - 60), at + 40);
};

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

it.each(oneIn(12, DAYS))('pages and answers of the shipped catalogue hold %i days later', async (days) => {
  const { records, site } = await shippedCatalogue();
  const date: IsoDate = addDays(shippedDay(), days);
  expect([...slips(link(records, date, site), days)]).toEqual([]);
});
