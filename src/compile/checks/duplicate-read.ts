import { quoted } from '../diagnostics/diagnostic.ts';
import { readsCheck } from './check.ts';
import { repeats } from './repeats.ts';

/** Two entries about one page of one vendor. */
export const duplicateRead = readsCheck({
  code: 'duplicate-read',
  meaning: 'two entries of reads are about one page',
  why: 'two entries could say different things of one page, and one of them would win by its place',
  *diagnose({ draft, value }) {
    const pages = value.reads.map((page, index) => ({ page, index }));
    for (const { entry, first } of repeats(pages, ({ page }) => page.url)) {
      yield {
        at: draft.place(['reads', entry.index, 'url']),
        what: `${quoted(entry.page.url)} has two entries`,
        fix: 'keep the entry with the newer `last_attempt`',
        also: [{ at: draft.place(['reads', first.index, 'url']), note: 'first entry' }],
      };
    }
  },
});
