import { quoted } from '../diagnostics/diagnostic.ts';
import { readsCheck } from './check.ts';

/** A read that is newer than the newest attempt. */
export const readAfterAttempt = readsCheck({
  code: 'read-after-attempt',
  meaning: 'a page was read after the last attempt to read it',
  isWaivable: true,
  why: 'the page would count as read on a day without an attempt',
  *diagnose({ draft, value }, today) {
    for (const [index, page] of value.reads.entries()) {
      const days = [
        { path: ['last_read', 'date'], day: page.last_read?.date },
        { path: ['last_success'], day: page.last_success },
        { path: ['last_reachable'], day: page.last_reachable },
        { path: ['link', 'checked'], day: page.link?.checked },
        { path: ['failure', 'quarantined_since'], day: page.failure?.quarantined_since },
        { path: ['source_check', 'checked'], day: page.source_check?.checked },
        { path: ['refused_read', 'refused_date'], day: page.refused_read?.refused_date },
        { path: ['better_page', 'read_on'], day: page.better_page?.read_on },
      ];
      for (const { path, day } of days) {
        // A day to come is `future-read`.
        if (day === undefined || day <= page.last_attempt || day > today) continue;
        yield {
          at: draft.place(['reads', index, ...path]),
          what: `${quoted(path[0])} is ${day}, after the last attempt on ${page.last_attempt}`,
          fix: 'set `last_attempt` to the newest day',
        };
      }
    }
  },
});
