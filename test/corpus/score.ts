import { pageTextOf } from '../../src/reading/text/page-text-of.ts';
import { pageVerdict } from '../../src/rules/reading/page-verdict.ts';
import type { PageVerdict } from '../../src/model/page-verdict.ts';
import { amountsOf } from './amounts.ts';
import { corpus, type CorpusCase } from './corpus.ts';
import type { Variant } from './plans.ts';

/** What became of one case; no verdict where the page is no text. */
export interface CorpusResult {
  readonly made: CorpusCase;
  readonly verdict: PageVerdict | null;
}

/** The verdict of one page, from bytes on. */
export function verdictOf(made: CorpusCase): PageVerdict | null {
  const { entry, page } = made;
  const read = pageTextOf({
    finalUrl: entry.offer.url,
    contentType: page.contentType,
    body: new TextEncoder().encode(page.body),
  });
  return read.kind === 'failure' ? null : pageVerdict(entry, read.page, entry.offer.url);
}

export function corpusResults(catalogue: string, dump?: string): readonly CorpusResult[] {
  return [...corpus(catalogue, dump)].map((made) => ({ made, verdict: verdictOf(made) }));
}

export const isFalseConfirmation = ({ made, verdict }: CorpusResult): boolean =>
  made.variant !== 'agrees' && verdict?.outcome === 'confirmed';

/** The verdict names the old and the new figure of the page's one change. */
export function namesChange({ made, verdict }: CorpusResult): boolean {
  const { change } = made;
  if (change === null || verdict?.outcome !== 'changed') return false;
  return verdict.replaced.some(({ old, now }) => states(old, change.old.value) && states(now, change.now));
}

/** "500 000" is one of the spellings that the corpus writes (see `spelt`). */
const states = (text: string, value: number): boolean =>
  amountsOf(text.replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')).some((amount) => amount.value === value);

/** Counts of outcomes by variant, as a table. */
export function scoreTable(results: readonly CorpusResult[]): string {
  const outcomes = ['confirmed', 'changed', 'states_no_price', 'link_ok', 'no page'] as const;
  const variants = [...new Set(results.map(({ made }) => made.variant))];
  const count = (variant: Variant, outcome: string) =>
    results.filter(({ made, verdict }) => made.variant === variant && (verdict?.outcome ?? 'no page') === outcome)
      .length;
  const lines = variants.map((variant) =>
    [variant, ...outcomes.map((outcome) => String(count(variant, outcome)))].join('\t'),
  );
  return [['variant', ...outcomes].join('\t'), ...lines].join('\n');
}

export function score(results: readonly CorpusResult[]) {
  const of = (variant: Variant) => results.filter(({ made }) => made.variant === variant);
  const [agreeing, changed] = [of('agrees'), of('figure_changed')];
  return {
    falseConfirmations: results.filter(isFalseConfirmation).length,
    wrongPages: results.length - agreeing.length,
    trueConfirmations: agreeing.filter(({ verdict }) => verdict?.outcome === 'confirmed').length,
    agreeingPages: agreeing.length,
    namedChanges: changed.filter(namesChange).length,
    changedPages: changed.length,
  };
}
