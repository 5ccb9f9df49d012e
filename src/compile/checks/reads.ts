import { type Check, fileCheck, readCheck, uniqueCheck } from './check.ts';
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

  readCheck({
    code: 'outdated-link',
    meaning: 'a page counts as missing after it answered again',
    why: 'the page would be served as read and as missing at once, and its level withheld',
    *diagnose({ link, last_read: read, last_reachable: reachable }, entry) {
      if (!link || link.verdict === 'redirected_elsewhere') return;
      const answered = [read?.date, reachable].find((day) => day !== undefined && day >= link.checked);
      if (answered === undefined) return;
      yield {
        at: entry.keyAt('link'),
        what: `the link is ${quote(link.verdict)} as of ${link.checked}, and the page answered on ${answered}`,
        fix: 'remove `link`: an answer ends it',
      };
    },
  }),

  readCheck({
    code: 'read-after-attempt',
    meaning: 'a page was read after the last attempt to read it',
    isWaivable: true,
    why: 'the page would count as read on a day without an attempt',
    *diagnose(page, entry, today) {
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
          at: entry.at(...path),
          what: `${quote(path[0])} is ${day}, after the last attempt on ${page.last_attempt}`,
          fix: 'set `last_attempt` to the newest day',
        };
      }
    },
  }),

  readCheck({
    code: 'success-mismatch',
    meaning: 'the newest confirmation of a page is not a read of it',
    why: 'freshness would count a confirmation that no read made, or miss one',
    *diagnose({ last_read: read, last_success: success }, entry) {
      const isUnsupported = success !== undefined && (read === undefined || success > read.date);
      const isMissed = read?.outcome === 'confirmed' && success !== read.date && !isUnsupported;
      if (!isUnsupported && !isMissed) return;
      yield {
        at: entry.at(isUnsupported ? 'last_success' : 'last_read'),
        what: isUnsupported
          ? `\`last_success\` is ${success}, and the last read ${read ? `is of ${read.date}` : 'is missing'}`
          : `the read of ${read?.date ?? ''} confirmed the terms, and \`last_success\` is ${success ?? 'missing'}`,
        fix: 'a confirming read is the newest success; no success is newer than the newest read',
      };
    },
  }),
];
