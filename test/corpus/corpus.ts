import { corpusEntries, type CorpusEntry } from './entries.ts';
import { LAYOUTS, type CorpusPage } from './layouts.ts';
import { pageContent, VARIANTS, type PageContent, type Variant } from './plans.ts';
import { Random } from './random.ts';

export const CORPUS_ENTRIES = 300;

/** A generated page about an entry, with what it states. */
export interface CorpusCase {
  readonly entry: CorpusEntry;
  readonly variant: Variant;
  readonly layout: string;
  readonly page: CorpusPage;
  readonly change: PageContent['change'];
}

/**
 * The labelled corpus: each entry's page in every variant. Without a dump the page's wording is made from the entry's own
 * text; with the folder of one (`offers.json`) it is the dump's text of the same offer.
 */
export function* corpus(catalogue: string, dump?: string): Iterable<CorpusCase> {
  const entries = corpusEntries(catalogue, CORPUS_ENTRIES, dump);
  for (const [at, entry] of entries.entries()) {
    const otherVendor =
      entries
        .slice(at + 1)
        .concat(entries)
        .find(({ vendor }) => isUnlike(vendor.name, entry))?.vendor.name ?? 'Acme';
    for (const [number, variant] of VARIANTS.entries()) {
      // The layout is the entry's own, so that the variants of a page differ in nothing else.
      const [layout, render] = LAYOUTS[at % LAYOUTS.length] ?? LAYOUTS[0] ?? [];
      if (layout === undefined || render === undefined) throw new Error('there are no layouts');
      const content = pageContent(entry, variant, { random: new Random(at * 31 + number), otherVendor });
      if (variant === 'figure_changed' && content.change === null) continue;
      yield { entry, variant, layout, page: render(content, new Random(at)), change: content.change };
    }
  }
}

function isUnlike(name: string, { vendor, wording }: CorpusEntry): boolean {
  const words = name
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 2);
  return words.length > 0 && !words.some((word) => `${vendor.name} ${wording}`.toLowerCase().includes(word));
}
