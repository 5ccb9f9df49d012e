import { describeCheck, readsFile } from './diagnosed.ts';

const LINK = { verdict: 'gone', since: '2026-11-01', checked: '2026-11-18' } as const;

describeCheck('outdated-link', {
  reports: [
    [
      'a missing page that answered on the day of the conclusion',
      readsFile({ last_reachable: '2026-11-18', link: LINK }),
      {
        at: 'link',
        what: 'the link is `gone` as of 2026-11-18, and the page answered on 2026-11-18',
        fix: 'remove `link`: an answer ends it',
      },
    ],
    [
      'a missing page that was read after the conclusion',
      readsFile({ last_read: { date: '2026-11-19', outcome: 'link_ok' }, link: { ...LINK, verdict: 'not_found' } }),
      { what: 'the link is `not_found` as of 2026-11-18, and the page answered on 2026-11-19' },
    ],
  ],
  accepts: [
    ['a missing page that answered a day before', readsFile({ last_reachable: '2026-11-17', link: LINK })],
    ['a missing page that never answered', readsFile({ link: LINK })],
    [
      'a page that leads elsewhere, which is an answer',
      readsFile({ last_reachable: '2026-11-19', link: { ...LINK, verdict: 'redirected_elsewhere' } }),
    ],
  ],
  isWaivable: false,
});
