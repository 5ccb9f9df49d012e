import { byCodeUnits } from '../../rules/text/by-code-units.ts';
import { STAGE_CODES } from '../diagnostics/stage-codes.ts';
import { CHECKS } from './index.ts';

/** One diagnostic code as the table of catalogue/README.md and code scanners show it. */
export interface CodeMeaning {
  readonly code: string;
  readonly meaning: string;
  readonly isWaivable: boolean;
}

/** Every diagnostic code, sorted: those of the stages, then those that the checks declare. */
export const CODES: readonly CodeMeaning[] = [
  ...Object.entries(STAGE_CODES).map(([code, meaning]) => ({ code, meaning, isWaivable: false })),
  ...CHECKS.map(({ code, meaning, isWaivable = false }) => ({ code, meaning, isWaivable })),
].sort((one, other) => byCodeUnits(one.code, other.code));

/** The code table of catalogue/README.md, as Markdown. */
export function codeTable(): string {
  const rows = CODES.map(
    ({ code, meaning, isWaivable }) => `| \`${code}\` | ${isWaivable ? 'yes' : ''} | ${meaning} |`,
  );
  return ['| Code | Waivable | Means |', '| --- | --- | --- |', ...rows].join('\n').replaceAll('|  |', '| |');
}
