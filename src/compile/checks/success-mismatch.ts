import { readsCheck } from './check.ts';

/** A success that the newest read does not support, or a confirming read that is not the newest success. */
export const successMismatch = readsCheck({
  code: 'success-mismatch',
  meaning: 'the newest confirmation of a page is not a read of it',
  why: 'freshness would count a confirmation that no read made, or miss one',
  *diagnose({ draft, value }) {
    for (const [index, { last_read: read, last_success: success }] of value.reads.entries()) {
      const isUnsupported = success !== undefined && (read === undefined || success > read.date);
      const isMissed = read?.outcome === 'confirmed' && success !== read.date && !isUnsupported;
      if (!isUnsupported && !isMissed) continue;
      yield {
        at: draft.place(['reads', index, isUnsupported ? 'last_success' : 'last_read']),
        what: isUnsupported
          ? `\`last_success\` is ${success}, and the last read ${read ? `is of ${read.date}` : 'is missing'}`
          : `the read of ${read?.date ?? ''} confirmed the terms, and \`last_success\` is ${success ?? 'missing'}`,
        fix: 'a confirming read is the newest success; no success is newer than the newest read',
      };
    }
  },
});
