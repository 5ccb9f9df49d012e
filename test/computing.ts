import { AnswerCache } from '../functions/answer-cache.ts';
import type { Environment } from '../functions/environment.ts';
import { digest } from '../functions/node/digest.ts';
import type { IsoDate } from '../src/model/iso-date.ts';
import { TODAY } from './builders.ts';

/** The function without a file of the build, so that it computes every answer. Throws what an answer throws. */
export function computing(
  over: Environment['over'],
  { date = TODAY, ...more }: { readonly date?: IsoDate } & Partial<Environment> = {},
): Environment {
  return {
    today: () => date,
    compiledDate: date,
    over,
    prepared: () => null,
    digest,
    compression: null,
    answers: new AnswerCache(),
    report: (fault) => {
      throw fault;
    },
    ...more,
  };
}
