import { type Check, fileCheck, uniqueCheck } from './check.ts';
import { quote } from '../diagnostics/diagnostic.ts';
import { readsFile } from '../shape/lists.ts';
import { futureFindings } from './findings.ts';

/** Checks of what the read job has written. */
export const READS_CHECKS: readonly Check[] = [
  uniqueCheck('reads', {
    code: 'duplicate-read',
    meaning: 'two entries of reads are about one page',
    why: 'two entries could say different things of one page, and one of them would win by its place',
    entries: ({ value }) => value.reads.map(({ url }, index) => ({ url, path: ['reads', index, 'url'] })),
    key: ({ url }) => url,
    what: ({ url }) => `${quote(url)} has two entries`,
    fix: 'keep the entry with the newer `last_attempt`',
    note: 'first entry',
  }),

  fileCheck('reads', {
    code: 'future-read',
    meaning: 'a read or confirmation is dated after today',
    why: 'freshness would count a confirmation that has not happened',
    diagnose: futureFindings(readsFile, 'correct the clock of the machine that reads, and remove the entry'),
  }),

  fileCheck('reads', {
    code: 'success-mismatch',
    meaning: 'the newest confirmation of a page is not a read of it',
    why: 'freshness would count a confirmation that no read made, or miss one',
    *diagnose({ draft, value: { reads } }) {
      for (const [index, { last_read: read, last_success: success }] of reads.entries()) {
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
  }),
];
