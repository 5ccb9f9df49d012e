import { acmePage, table } from '../acme.ts';
import { html } from '../answers.ts';
import { UNCONFIRMED } from '../behaviour.ts';
import type { Behaviour, ExpectedRead } from '../behaviour.ts';

const LESSER_OR_CHANGED: ExpectedRead = { kind: 'read', outcomes: ['changed', 'states_no_price', 'link_ok'] };
const LESSER: ExpectedRead = { kind: 'read', outcomes: ['states_no_price', 'link_ok'] };

function changedBy(host: string, title: string, { main, read }: { main: string; read: ExpectedRead }): Behaviour {
  return {
    host,
    title,
    answer: html(acmePage({ main })),
    fetch: { kind: 'page', format: 'html', includes: 'Acme Cloud' },
    requests: 1,
    read,
  };
}

const plans = (storage: string): string =>
  table([
    ['', 'Free', 'Launch'],
    ['Price', '$0', '$19'],
    ['Storage', storage, '100 GB'],
    ['Computing per month', '100 hours', '1,000 hours'],
    ['Users', '3', '20'],
  ]);

/** Pages of the vendor whose terms for the tier are others than the entry's, or which state none. */
export const CHANGED_PAGES: readonly Behaviour[] = [
  changedBy('changed-up.test', 'the tier has more storage than the entry says', {
    main: plans('20 GB'),
    read: {
      kind: 'read',
      outcomes: ['changed'],
      replaced: { old: '10 GB storage', now: '20 GB storage', direction: 'increased' },
    },
  }),
  changedBy('changed-down.test', 'the tier has less storage than the entry says', {
    main: plans('5 GB'),
    read: {
      kind: 'read',
      outcomes: ['changed'],
      replaced: { old: '10 GB storage', now: '5 GB storage', direction: 'reduced' },
    },
  }),
  changedBy('changed-period.test', 'the hours are stated per week instead of per month', {
    main: '<h2>Free</h2><p>Free includes 10 GB of storage, 100 hours of computing per week and 3 users.</p>',
    read: LESSER_OR_CHANGED,
  }),
  changedBy('tier-removed.test', 'a sentence says that the free plan has ended', {
    main: '<h1>Pricing</h1><p>The Free plan of Acme Cloud ended on 1 October 2026. All projects need a paid plan.</p>',
    read: { kind: 'read', outcomes: ['changed'] },
  }),
  changedBy('blog-teaser.test', 'only the teaser of an article mentions the figures', {
    main:
      '<h1>Pricing</h1><p>Talk to our sales team about a plan for you.</p><section><h2>From the blog</h2>' +
      '<article><h3>How Globex moved</h3><p>Globex keeps 10 GB of storage, needs 100 hours of computing a month and ' +
      'has 3 users.</p><a href="/blog/globex">Read more</a></article></section>',
    read: UNCONFIRMED,
  }),
  changedBy('struck-through.test', 'the old figure is struck through beside the new one', {
    main:
      '<h2>Free</h2><ul><li><s>10 GB</s> 5 GB of storage</li><li>100 hours of computing a month</li>' +
      '<li>3 users</li></ul>',
    read: LESSER_OR_CHANGED,
  }),
  changedBy('some-figures-only.test', 'the page states one of three figures', {
    main: '<h2>Free</h2><p>Free includes 10 GB of storage.</p>',
    read: LESSER,
  }),
];
