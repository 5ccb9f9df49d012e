import type { Readable, Writable } from 'node:stream';
import { autocomplete, confirm, text } from '@clack/prompts';
import type { Terminal } from './answers.ts';
import { UsageError } from './exit-code.ts';

/** The streams of a terminal; those of the process where none are given. */
export interface TerminalStreams {
  readonly input?: Readable;
  readonly output?: Writable;
}

/** Questions on a terminal, as menus where there is a list to choose from. */
export function terminal(streams: TerminalStreams = {}): Terminal {
  return {
    async ask({ prompt, flag, words, initial, isOptional }, refusal) {
      const message = `${flag}: ${prompt}`;
      if (words) {
        const options = words.map(({ word, says }) => ({ value: word, label: word, hint: says }));
        const isFirst = initial === undefined ? {} : { initialValue: initial };
        return answerOf(await autocomplete({ message, options, maxItems: 10, ...isFirst, ...streams }));
      }
      const placeholder = initial ?? (isOptional ? 'leave empty for none' : undefined);
      return answerOf(
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

function answerOf(answer: string | symbol): string {
  if (typeof answer === 'symbol') throw new UsageError('nothing was written');
  return answer;
}
