import { CHANGE_PAIR_CHECKS } from './change-pairs.ts';
import { CHANGE_CHECKS } from './changes.ts';
import type { CatalogueFiles, Check } from './check.ts';
import { FIGURE_CHECKS } from './figures.ts';
import { LIST_CHECKS } from './lists.ts';
import { NAME_CHECKS } from './names.ts';
import { OFFER_CHECKS } from './offers.ts';
import { READS_CHECKS } from './reads.ts';
import { TEXT_CHECKS } from './texts.ts';
import { WORD_CHECKS } from './words.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { ADVICE_CODES, STAGE_CODES } from '../diagnostics/stage-codes.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { byCodeUnits } from '../../rules/text/fold.ts';

/** Every check, by family. The order is not a priority: diagnostics are sorted by place. */
export const CHECKS: readonly Check[] = [
  ...OFFER_CHECKS,
  ...FIGURE_CHECKS,
  ...CHANGE_CHECKS,
  ...CHANGE_PAIR_CHECKS,
  ...READS_CHECKS,
  ...LIST_CHECKS,
  ...WORD_CHECKS,
  ...TEXT_CHECKS,
  ...NAME_CHECKS,
];

/** Runs every check over the files that passed their schema; diagnostics are unsorted. */
export function runChecks(catalogue: CatalogueFiles, today: IsoDate): readonly Diagnostic[] {
  return CHECKS.flatMap((check) =>
    Array.from(check.diagnose(catalogue, today), (finding) => ({ code: check.code, why: check.why, ...finding })),
  );
}

/** Every diagnostic code, sorted, as the table of catalogue/README.md shows it. */
export const CODES = [
  ...Object.entries(STAGE_CODES).map(([code, meaning]) => ({ code, meaning, kind: 'error' })),
  ...Object.entries(ADVICE_CODES).map(([code, meaning]) => ({ code, meaning, kind: 'notice' })),
  ...CHECKS.map(({ code, meaning, isWaivable }) => ({ code, meaning, kind: isWaivable ? 'waivable error' : 'error' })),
].sort((one, other) => byCodeUnits(one.code, other.code));

/** The code table of catalogue/README.md, as Markdown. */
export function codeTable(): string {
  const rows = CODES.map(({ code, meaning, kind }) => `| \`${code}\` | ${kind} | ${meaning} |`);
  return ['| Code | Kind | Means |', '| --- | --- | --- |', ...rows].join('\n');
}
