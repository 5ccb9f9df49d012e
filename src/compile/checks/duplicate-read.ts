import { quoted } from '../diagnostics/diagnostic.ts';
import { readsCheck } from './check.ts';
import { repeated } from './repeats.ts';

/** Two entries about one page of one vendor. */
export const duplicateRead = readsCheck({
  code: 'duplicate-read',
  meaning: 'two entries of reads are about one page',
  why: 'two entries could say different things of one page, and one of them would win by its place',
  *diagnose({ draft, value }) {
    const pages = value.reads.map(({ url }, index) => ({ url, path: ['reads', index, 'url'] }));
    yield* repeated(draft, pages, {
      key: ({ url }) => url,
      what: ({ url }) => `${quoted(url)} has two entries`,
      fix: 'keep the entry with the newer `last_attempt`',
      note: 'first entry',
    });
  },
});
