import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Offer } from '../../src/model/offer.ts';
import { amountsOf } from './amounts.ts';
import { Random } from './random.ts';

/** One offer with the wording that its page has. */
export interface CorpusEntry {
  readonly vendor: { readonly name: string; readonly former_names: readonly string[] };
  readonly offer: Offer;
  /** The page's own text of the offer. */
  readonly wording: string;
}

interface VendorFile {
  readonly vendor: string;
  readonly former_names?: readonly string[];
  readonly offers?: readonly Offer[];
}

const SEED = 20_261_121;

/** Sentences about what is sold, which are no part of the free terms. */
export const PAID =
  /[$€£]\s?\d|\b(?:paid|upgrade|overage)\b|\b(?:Pro|Plus|Premium|Teams?|Business|Enterprise|Growth)\b(?= (?:is|costs|at|starts|plan|has|brings|adds|from|raises)\b)/;

/** "Apache 2.0", "Series 7": a number behind a capital is part of a name or a version. */
const IN_NAME = /(?:\p{Lu}[\p{L}\p{N}+.]*|version|v) $/u;

export const sentences = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+(?=[A-Z\d])/);

/** A sentence about what is sold, which a page states beside its plans in every variant. */
export const isRemark = (sentence: string, { offer }: Pick<CorpusEntry, 'offer'>): boolean =>
  PAID.test(sentence.replaceAll(offer.tier, '')) && !/\bfree\b/i.test(sentence);

/** Whether the plan's own text states an amount: if all are in remarks, the variants differ in nothing that is compared. */
const statesAmounts = (entry: CorpusEntry): boolean =>
  sentences(entry.wording).some((sentence) => !isRemark(sentence, entry) && amountsOf(sentence).length > 0);

/** The amounts that belong to the terms themselves. */
export function termAmounts(text: string) {
  return sentences(text)
    .filter((sentence) => !PAID.test(sentence))
    .flatMap((sentence) => amountsOf(sentence).filter(({ start }) => !IN_NAME.test(sentence.slice(0, start))))
    .filter(({ isMoney, value }) => !isMoney && value > 0 && !(value >= 1990 && value <= 2030));
}

function allEntries(catalogue: string): readonly CorpusEntry[] {
  const folder = join(catalogue, 'vendors');
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const { vendor, former_names = [], offers = [] } = parse(readFileSync(join(folder, file), 'utf8')) as VendorFile;
      return offers.map((offer) => ({ vendor: { name: vendor, former_names }, offer, wording: offer.description }));
    });
}

/** Entries whose terms have amounts, in an order by lot; with a dump, those whose dump text states the same amounts. */
export function corpusEntries(catalogue: string, count: number, dump?: string): readonly CorpusEntry[] {
  const random = new Random(SEED);
  const withAmounts = allEntries(catalogue).filter(({ offer }) => termAmounts(offer.description).length > 0);
  const worded = dump === undefined ? withAmounts : withDumpText(withAmounts, dump);
  return random.shuffled(worded).filter(statesAmounts).slice(0, count);
}

function withDumpText(entries: readonly CorpusEntry[], folder: string): readonly CorpusEntry[] {
  const path = join(folder, 'offers.json');
  if (!existsSync(path)) throw new Error(`${path} does not exist`);
  const { offers } = JSON.parse(readFileSync(path, 'utf8')) as {
    offers: readonly { url: string; tier: string; description: string }[];
  };
  const byOffer = new Map(offers.map((offer) => [`${offer.url} ${offer.tier}`, offer.description]));
  return entries.flatMap((entry) => {
    const wording = byOffer.get(`${entry.offer.url} ${entry.offer.tier}`);
    return wording !== undefined && statesAll(wording, entry.offer.description) ? [{ ...entry, wording }] : [];
  });
}

/** The label: every amount of the entry is an amount of the other text, unit included. */
function statesAll(wording: string, description: string): boolean {
  const stated = new Set(amountsOf(wording).map(({ value, unit }) => `${value} ${unit}`));
  return amountsOf(description).every(({ value, unit }) => stated.has(`${value} ${unit}`));
}
