import { diff, diffAnswerName, namedBuild } from '../src/routes/diff.ts';
import type { Values } from '../src/routes/parameter.ts';
import { replyAnswer } from './answers.ts';
import { whenReady, type Eventually, type PlainAnswer } from './message.ts';
import type { RequestContext, RouterRow } from './router-row.ts';

/** `/api/diff`: each answer is a file of the build; which one, the history says. */
export const DIFF_ROW: RouterRow = {
  method: 'GET',
  path: diff.path,
  cache: 'day',
  parameters: diff.parameters,
  handler: differenceFrom,
};

function differenceFrom(context: RequestContext): Eventually<PlainAnswer> {
  const { environment, request, summary, today } = context;
  // The values are those of the row's parameters.
  const { from } = context.values as Values<typeof diff.parameters>;
  const named = namedBuild(environment.history, from);
  if ('refused' in named) return replyAnswer(named.refused, summary);
  // The difference of yesterday's build may be sent, but not cached.
  const cache = environment.compiledDate === today ? 'day' : 'no-store';
  return whenReady(environment.prepared(diffAnswerName(named.build), cache), (found) => {
    if (!found) throw new Error(`the build has no ${diffAnswerName(named.build)}`);
    return found.answer(request, summary);
  });
}
