import { autocomplete, confirm, text } from '@clack/prompts';
import type { Readable, Writable } from 'node:stream';
import { nearest } from '../../src/compile/diagnostics/diagnostic.ts';
import type { Answers, Question } from '../../src/editing/new/questions.ts';
import { UsageError } from './command.ts';

/** A question with its initial value worked out. */
type AskedQuestion = Omit<Question, 'initial'> & { readonly initial: string | undefined };

export interface Terminal {
  ask(question: AskedQuestion, refusal: (answer: string) => string | null): Promise<string>;
  confirm(question: string): Promise<boolean>;
}

/** The reason why an answer is refused, or null. */
function refusalOf(question: Question, answer: string, answers: Answers): string | null {
  const list = question.words?.map(({ word }) => word);
  if (answer === '' && question.isOptional) return null;
  if (answer === '') return `${question.flag} is missing${list ? `; it must be one of ${list.join(', ')}` : ''}`;
  const near = list && nearest(answer, list);
  const got = `got "${answer}"${near === undefined ? '' : `; did you mean ${near}?`}`;
  if (list && !list.includes(answer)) return `${question.flag} must be one of ${list.join(', ')}; ${got}`;
  return question.refusal?.(answer, answers) ?? null;
}

/**
 * Answers from the flags, then from the terminal, in the order of the questions, so that a duplicate is refused before
 * the following questions. Without a terminal, a value without a flag takes its initial value, or is a `UsageError`.
 */
export async function askAll(
  questions: readonly Question[],
  flags: Readonly<Record<string, string | undefined>>,
  terminal: Terminal | null,
): Promise<Answers> {
  const answers = new Map<string, string>();
  for (const question of questions) {
    if (question.applies && !question.applies(answers)) continue;
    const refusal = (answer: string): string | null => refusalOf(question, answer, answers);
    const initial = typeof question.initial === 'function' ? question.initial(answers) : question.initial;
    const flagged = flags[question.flag];
    let answer = flagged ?? initial ?? '';
    if (flagged === undefined && terminal) {
      answer = await terminal.ask({ ...question, initial }, refusal);
    } else {
      const refused = refusal(answer);
      if (refused !== null) throw new UsageError(`--${question.flag}: ${refused}`);
    }
    if (answer !== '') answers.set(question.flag, answer);
  }
  return answers;
}

/** Questions on a terminal, that of the process unless streams are given; as menus where there is a list to choose from. */
export function terminal(streams: { readonly input?: Readable; readonly output?: Writable } = {}): Terminal {
  return {
    async ask({ prompt, flag, words, initial, isOptional }, refusal) {
      const message = `${flag}: ${prompt}`;
      if (words) {
        const options = words.map(({ word, says }) => ({ value: word, label: word, hint: says }));
        const isFirst = initial === undefined ? {} : { initialValue: initial };
        const filter = (typed: string, { value }: { value: string }): boolean => offered(words, typed).includes(value);
        return writtenAnswer(await autocomplete({ message, options, filter, maxItems: 10, ...isFirst, ...streams }));
      }
      const placeholder = initial ?? (isOptional ? 'leave empty for none' : undefined);
      return writtenAnswer(
        await text({
          message,
          ...(placeholder !== undefined && { placeholder }),
          defaultValue: initial ?? '',
          validate: (answer) =>
            refusal(answer === undefined || answer === '' ? (initial ?? '') : answer.trim()) ?? undefined,
          ...streams,
        }),
      ).trim();
    },
    async confirm(message) {
      return (await confirm({ message, ...streams })) === true;
    },
  };
}

/** The words that hold what was typed; where none does, those whose meaning does. */
function offered(words: NonNullable<Question['words']>, typed: string): readonly string[] {
  const holds = (text: string): boolean => text.toLowerCase().includes(typed.toLowerCase());
  const named = words.filter(({ word }) => holds(word));
  return (named.length > 0 ? named : words.filter(({ says }) => holds(says))).map(({ word }) => word);
}

function writtenAnswer(answer: string | symbol): string {
  if (typeof answer === 'symbol') throw new UsageError('nothing was written');
  return answer;
}
