import { FAILURES_TO_ENTER_QUARANTINE } from '../../rules/reading/quarantine.ts';
import { readsCheck } from './check.ts';

/** A quarantine without enough failures in a row, or enough failures without a quarantine. */
export const quarantineMismatch = readsCheck({
  code: 'quarantine-mismatch',
  meaning: 'a page is in quarantine without three failures in a row, or out of it with them',
  why: 'the page would be tried on other days than the ones that are published',
  *diagnose({ draft, value }) {
    for (const [index, { failure }] of value.reads.entries()) {
      if (!failure) continue;
      const { consecutive, quarantined_since: since, retries = 0 } = failure;
      const isDue = consecutive >= FAILURES_TO_ENTER_QUARANTINE;
      // The third failure begins the quarantine; each later one is a retry or came before retries were counted.
      if (isDue === (since !== undefined) && retries <= Math.max(0, consecutive - FAILURES_TO_ENTER_QUARANTINE))
        continue;
      yield {
        at: draft.place(['reads', index, 'failure', 'consecutive']),
        what: `${consecutive} failures in a row ${since === undefined ? 'without `quarantined_since`' : `with \`quarantined_since\` and ${retries} retries`}`,
        fix: `write \`quarantined_since\` from ${FAILURES_TO_ENTER_QUARANTINE} failures on, and a retry for each later one`,
      };
    }
  },
});
