import { quoted } from '../diagnostics/diagnostic.ts';
import { readsCheck } from './check.ts';

/** A page that counts as missing although it answered on the day of that check or later. */
export const outdatedLink = readsCheck({
  code: 'outdated-link',
  meaning: 'a page counts as missing after it answered again',
  why: 'the page would be served as read and as missing at once, and its level withheld',
  *diagnose({ draft, value }) {
    for (const [index, { link, last_read: read, last_reachable: reachable }] of value.reads.entries()) {
      if (!link || link.verdict === 'redirected_elsewhere') continue;
      const answered = [read?.date, reachable].find((day) => day !== undefined && day >= link.checked);
      if (answered === undefined) continue;
      yield {
        at: draft.keyPlace(['reads', index, 'link']),
        what: `the link is ${quoted(link.verdict)} as of ${link.checked}, and the page answered on ${answered}`,
        fix: 'remove `link`: an answer ends it',
      };
    }
  },
});
