import { parseDocument } from 'yaml';
import { uncoveredFigures } from '../../src/compile/checks/figures.ts';
import { documentPlaces } from '../../src/compile/parse/draft.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import type { PageText } from '../../src/model/page-text.ts';
import { endedTerms } from '../../src/rules/reading/ended-terms.ts';
import { namesDate } from '../../src/rules/reading/record-verdict.ts';
import { vendorNaming } from '../../src/rules/reading/vendor-named.ts';
import { foldedTexts, occurrencesOfPhrase } from '../../src/rules/search/folded-texts.ts';
import { punctuatedSpellings } from '../../src/rules/search/unit.ts';
import { catalogue, offer, vendor as sampleVendor } from '../builders.ts';
import { block, pageOf } from '../page-blocks.ts';

/** The modules that make a regular expression when a function is called. */
export const MAKE_REGEXPS: readonly string[] = [
  // While the module loads, where another test sees them.
  'src/compile/shape/detect.ts',
  'src/rules/clients/client-class.ts',
  // From what a caller, an editor or a page wrote.
  'src/compile/checks/figures.ts',
  'src/compile/parse/draft.ts',
  'src/rules/reading/ended-terms.ts',
  'src/rules/reading/record-verdict.ts',
  'src/rules/reading/vendor-named.ts',
  'src/rules/search/folded-texts.ts',
  'src/rules/search/unit.ts',
];

/** Names as long as a catalogue takes them, with each sign that a pattern is made of. */
const NAMES = [
  'a '.repeat(50).trim(),
  'aa'.repeat(50),
  'a.b-c_d e/f|g&h+i'.repeat(5),
  '((((a)+)+)+)+ *.*?$^[x]{9}',
  'Free Plan (old) .io for Startups',
];

function page(name: string): PageText {
  const blocks = [name, `The ${name} plan has been discontinued.`].map((text) => block({ text }));
  return { ...pageOf(blocks), title: name, description: name };
}

function placeOfWords(words: string): void {
  const text = JSON.stringify(words);
  const { contents } = parseDocument(text);
  if (contents) documentPlaces({ path: 'a.yaml', text }, contents).place([], words);
}

/** Calls that make a regular expression from what a caller, an editor or a page wrote. */
export function callsThatMakeRegExps(): void {
  for (const name of NAMES) {
    const folded = name.toLowerCase();
    const vendor = { name, former_names: [name] };
    vendorNaming(vendor, page(folded));
    for (const words of [name, `5 ${name}`]) placeOfWords(words);
    endedTerms(
      page(folded),
      { isFree: true, names: [folded], product: [], granted: [] },
      { vendor: { name, former_names: [] }, finalUrl: 'https://a.example/' },
    );
    const offers = [offer({ description: `5 ${name}`, figures_that_are_no_limit: [name] })];
    uncoveredFigures({ draft: { place: () => ({}) }, value: { vendor: name, aliases: [], offers } } as never);
    for (const listing of catalogue({ vendors: [sampleVendor({ name })] }).listings)
      occurrencesOfPhrase(foldedTexts(listing), folded.split(' '));
  }
  for (let month = 1; month <= 12; month++) namesDate('none', `2026-${String(month).padStart(2, '0')}-18` as IsoDate);
  for (const word of ['aaaaaaaaaaaaaaaaaaaaaaaa', 'abababababababababababab', 'kubernets']) {
    punctuatedSpellings(word, word);
  }
}
