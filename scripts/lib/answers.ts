import type { Answers, Question } from '../../src/editing/new/question.ts';
import { UsageError } from './exit-code.ts';

/** A terminal that a person answers at. */
export interface Terminal {
  ask(question: Question, refusal: (answer: string) => string | null): Promise<string>;
  confirm(question: string): Promise<boolean>;
}

/** The reason why an answer is refused, or null. */
function refusalOf(question: Question, answer: string, answers: Answers): string | null {
  if (answer === '') return question.isOptional ? null : `${question.flag} is missing`;
  if (question.words && !question.words.some(({ word }) => word === answer)) {
    return `${question.flag} must be one of ${question.words.map(({ word }) => word).join(', ')}; got "${answer}"`;
  }
  return question.refusal?.(answer, answers) ?? null;
}

/**
 * Answers from the flags, then from the terminal, in the order of the questions, so that a duplicate is refused before
 * the following questions. Without a terminal, a value without a flag takes its initial value, or is a `UsageError`.
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
