import { byCodeUnits } from '../../rules/text/order.ts';
import { ADVICE_CODES, STAGE_CODES } from '../diagnostics/stage-codes.ts';
import { CHECKS } from './index.ts';

/** One diagnostic code as the table of catalogue/README.md and code scanners show it. */
export interface CodeMeaning {
  readonly code: string;
  readonly meaning: string;
  readonly isWaivable: boolean;
  /** Set where the diagnostic is a notice. */
  readonly isAdvice?: true;
}

/** Every diagnostic code, sorted: those of the stages, of notices, and of the checks. */
export const CODES: readonly CodeMeaning[] = [
  ...Object.entries(STAGE_CODES).map(([code, meaning]) => ({ code, meaning, isWaivable: false })),
  ...Object.entries(ADVICE_CODES).map(([code, meaning]) => ({
    code,
    meaning,
    isWaivable: false,
    isAdvice: true as const,
  })),
  ...CHECKS.map(({ code, meaning, isWaivable = false }) => ({ code, meaning, isWaivable })),
].sort((one, other) => byCodeUnits(one.code, other.code));

/** The code table of catalogue/README.md, as Markdown. */
export function codeTable(): string {
  const rows = CODES.map(
    ({ code, meaning, isWaivable, isAdvice }) =>
      `| \`${code}\` | ${isAdvice ? 'notice' : isWaivable ? 'waivable error' : 'error'} | ${meaning} |`,
  );
  return ['| Code | Kind | Means |', '| --- | --- | --- |', ...rows].join('\n');
}
