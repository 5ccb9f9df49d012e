import { quoted } from '../diagnostic.ts';
import type { ReadsCheck } from './check.ts';

/** A read that is newer than the newest attempt. */
export const readAfterAttempt: ReadsCheck = {
  code: 'read-after-attempt',
  scope: 'file',
  kind: 'reads',
  why: 'the page would count as read on a day on which nobody tried',
  *faults({ draft, value }) {
    for (const [index, page] of value.reads.entries()) {
      const days = [
        { path: ['last_read', 'date'], day: page.last_read?.date },
        { path: ['last_success'], day: page.last_success },
        { path: ['last_reachable'], day: page.last_reachable },
      ];
      for (const { path, day } of days) {
        if (day === undefined || day <= page.last_attempt) continue;
        yield {
          at: draft.place(['reads', index, ...path]),
          what: `${quoted(path[0])} is ${day}, after the last attempt on ${page.last_attempt}`,
          fix: 'set `last_attempt` to the newest day',
        };
      }
    }
  },
};
