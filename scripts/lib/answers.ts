import type { Answers, Question } from '../../src/editing/new/question.ts';
import { UsageError } from './exit-code.ts';

/** Somebody who can be asked. */
export interface Terminal {
  ask(question: Question, refusal: (answer: string) => string | null): Promise<string>;
  confirm(question: string): Promise<boolean>;
}

/** Why an answer cannot stand; null where it can. */
function refusalOf(question: Question, answer: string, answers: Answers): string | null {
  if (answer === '') return question.isOptional ? null : `${question.flag} is missing`;
  if (question.words && !question.words.some(({ word }) => word === answer)) {
    return `${question.flag} takes ${question.words.map(({ word }) => word).join(', ')}; ${answer} is none of them`;
  }
  return question.refusal?.(answer, answers) ?? null;
}

/**
 * Answers from the flags, then from the terminal, in the order of the questions, so that a duplicate is refused before
 * the rest is asked. Without a terminal, what no flag says takes its initial value or is wrong use.
 */
export async function answered(
  questions: readonly Question[],
  flags: Readonly<Record<string, string | undefined>>,
  terminal: Terminal | null,
): Promise<Answers> {
  const answers = new Map<string, string>();
  for (const question of questions) {
    if (question.isAsked && !question.isAsked(answers)) continue;
    const refusal = (answer: string): string | null => refusalOf(question, answer, answers);
    const flagged = flags[question.flag] ?? (terminal ? undefined : (question.initial ?? ''));
    if (flagged !== undefined) {
      const refused = refusal(flagged);
      if (refused !== null) throw new UsageError(`--${question.flag}: ${refused}`);
    }
    const answer = flagged ?? (terminal ? await terminal.ask(question, refusal) : '');
    if (answer !== '') answers.set(question.flag, answer);
  }
  return answers;
}
