import { readsCheck } from './check.ts';

/** A failure that is still recorded although the newest attempt read the page. */
export const outdatedFailure = readsCheck({
  code: 'outdated-failure',
  meaning: 'a page has a failure that a later read ended',
  why: 'the page would be served as read on a day and as failing on the same day',
  *diagnose({ draft, value }) {
    for (const [index, { failure, last_read: read, last_attempt: attempt }] of value.reads.entries()) {
      if (!failure || !read || read.date < attempt) continue;
      yield {
        at: draft.keyPlace(['reads', index, 'failure']),
        what: `a failure is kept although the newest attempt, on ${attempt}, read the page`,
        fix: 'remove `failure`: an answered read ends it',
      };
    }
  },
});
