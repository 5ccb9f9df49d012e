import { isLimitError, parseLimit } from '../../src/rules/limits/parse-limit.ts';
import { cataloguePages } from './catalogue-pages.ts';
import { namesChange, verdictOn } from './restated/restated.ts';
import { BLIND, REAL, RESTATED, SHAPES } from './restated/shapes.ts';
import type { RestatedPage } from './restated/templates.ts';
import { variantsOf } from './restated/variants.ts';

/** Pages made of catalogue entries, beside the handmade ones. */
const CATALOGUE_PAGES = 300;

/** What became of a set of pages. The lists name what went wrong. */
export interface VerdictScore {
  readonly trueCount: number;
  readonly unconfirmed: readonly string[];
  readonly falseChanges: readonly string[];
  /** Pages that state no change. */
  readonly unchangedCount: number;
  readonly changedCount: number;
  readonly unnamed: readonly string[];
  readonly mustNotCount: number;
  readonly falseConfirmations: readonly string[];
}

/** Verdicts on pages and on every systematic variant of those that are true. */
export function scoreOf(pages: readonly RestatedPage[]): VerdictScore {
  const of = (kind: RestatedPage['verdict']) => pages.filter(({ verdict }) => verdict === kind);
  const outcome = (page: RestatedPage) => verdictOn(page)?.outcome;
  const names = (found: readonly RestatedPage[]) => found.map(({ name }) => name);
  const [truths, changes, lesser] = [of('confirmed'), of('changed'), of('lesser')];
  const confirmed = truths.filter((page) => outcome(page) === 'confirmed');
  const variants = confirmed
    .flatMap((page) => [...variantsOf(page)])
    .filter(({ page }) => !page.limits.map(parseLimit).some(isLimitError));
  const wrong = variants
    .filter(({ page }) => outcome(page) === 'confirmed')
    .map(({ what, page }) => `${page.name}: ${what}`);
  return {
    trueCount: truths.length,
    unconfirmed: names(truths.filter((page) => !confirmed.includes(page))),
    falseChanges: names([...truths, ...lesser].filter((page) => outcome(page) === 'changed')),
    unchangedCount: truths.length + lesser.length,
    changedCount: changes.length,
    unnamed: names(changes.filter((page) => !namesChange(page, verdictOn(page)))),
    mustNotCount: variants.length + changes.length + lesser.length,
    falseConfirmations: [...wrong, ...names([...changes, ...lesser].filter((page) => outcome(page) === 'confirmed'))],
  };
}

/** Pages restated by hand, in the shapes of real ones, and written without knowing the rules. */
export const handmadeScores = (): Readonly<Record<'restated' | 'shaped' | 'blind' | 'real', VerdictScore>> => ({
  restated: scoreOf(RESTATED),
  shaped: scoreOf(SHAPES),
  blind: scoreOf(BLIND),
  real: scoreOf(REAL),
});

/** Those, and pages made of entries of a catalogue. */
export const scores = (catalogue: string): Readonly<Record<string, VerdictScore>> => ({
  ...handmadeScores(),
  catalogue: scoreOf(cataloguePages(catalogue, CATALOGUE_PAGES)),
});
