import { corpus } from '../../test/corpus/corpus.ts';
import { verdictOf } from '../../test/corpus/score.ts';
import { cpuTimer } from './cpu-timer.ts';
import { median, type Row } from './row.ts';

const ROUNDS = 3;

/** Verdicts a second on the labelled corpus, on one core, from the bytes of a page on. */
export function verdictRows(catalogue: string): Row[] {
  const cases = [...corpus(catalogue)];
  const rates = Array.from({ length: ROUNDS }, () => {
    const spentMs = cpuTimer();
    for (const made of cases) verdictOf(made);
    return (cases.length / spentMs()) * 1000;
  });
  return [
    { what: `verdicts on ${cases.length} pages`, result: `${median(rates).toFixed(0)}/s`, goal: '≥ 300/s on one core' },
  ];
}
