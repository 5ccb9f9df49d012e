import { acmePage, cards, FREE_TERMS, table, TERMS_PAGE } from '../acme.ts';
import { content, html } from '../answers.ts';
import { CONFIRMED } from '../behaviour.ts';
import type { Behaviour } from '../behaviour.ts';

function confirmedBy(host: string, title: string, page: { main: string; head?: string }): Behaviour {
  return {
    host,
    title,
    answer: html(acmePage(page)),
    fetch: { kind: 'page', format: 'html', includes: 'Acme Cloud' },
    requests: 1,
    read: CONFIRMED,
  };
}

/** A page of another type than HTML. */
function confirmedAsPlain(host: string, title: string, page: { type: string; body: string; path?: string }): Behaviour {
  const { type, body, ...place } = page;
  const answer = content(type, body);
  return {
    host,
    title,
    ...place,
    answer,
    fetch: { kind: 'page', format: 'plain', includes: '10 GB of storage' },
    read: CONFIRMED,
  };
}

const TERMS_OBJECT = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Acme Cloud',
  offers: [
    { '@type': 'Offer', name: 'Free', price: '0', description: FREE_TERMS },
    { '@type': 'Offer', name: 'Launch', price: '19', description: '100 GB of storage and 20 users' },
  ],
};

const SCRIPT_DATA = {
  props: {
    pageProps: {
      plans: [
        { name: 'Free', price: '$0', features: ['10 GB of storage', '100 hours of computing a month', '3 users'] },
        {
          name: 'Launch',
          price: '$19',
          features: ['100 GB of storage', '1,000 hours of computing a month', '20 users'],
        },
      ],
    },
  },
};

/** Pages that state all figures of the entry for its tier, in the forms and spellings that vendors use. */
export const CONFIRMED_PAGES: readonly Behaviour[] = [
  { ...confirmedBy('confirmed-in-prose.test', 'a sentence states the terms', { main: '' }), answer: html(TERMS_PAGE) },
  confirmedBy('confirmed-in-table.test', 'a table with plans as columns states the terms', {
    main: table([
      ['', 'Free', 'Launch', 'Scale'],
      ['Price', '$0', '$19', '$99'],
      ['Storage', '10 GB', '100 GB', '1 TB'],
      ['Computing per month', '100 hours', '1,000 hours', '5,000 hours'],
      ['Users', '3', '20', 'Unlimited'],
    ]),
  }),
  confirmedBy('confirmed-in-rows.test', 'a table with plans as rows states the terms', {
    main: table([
      ['Plan', 'Storage', 'Computing per month', 'Users'],
      ['Free', '10 GB', '100 hours', '3'],
      ['Launch', '100 GB', '1,000 hours', '20'],
    ]),
  }),
  confirmedBy('confirmed-in-cards.test', 'a card states the terms beside cards of other plans', {
    main: cards([
      { name: 'Free', price: '$0', items: ['10 GB of storage', '100 hours of computing a month', '3 users'] },
      { name: 'Launch', price: '$19', items: ['100 GB of storage', '1,000 hours of computing a month', '20 users'] },
    ]),
  }),
  confirmedBy('confirmed-in-list.test', 'a list below the name of the tier states the terms', {
    main: '<h2>Free</h2><ul><li>10 GB of storage</li><li>100 hours of computing a month</li><li>3 users</li></ul>',
  }),
  confirmedBy('confirmed-in-json-ld.test', 'only embedded JSON-LD states the terms', {
    head: `<script type="application/ld+json">${JSON.stringify(TERMS_OBJECT)}</script>`,
    main: '<h1>Pricing</h1><div id="plans"></div>',
  }),
  confirmedBy('confirmed-in-script-data.test', 'only the data of a script application states the terms', {
    head: `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(SCRIPT_DATA)}</script>`,
    main: '<h1>Pricing</h1><div id="__next"></div>',
  }),
  confirmedBy('confirmed-in-gib.test', 'the storage is stated in GiB', {
    main: '<h2>Free</h2><p>Free includes 10 GiB of storage, 100 hours of computing a month and 3 users.</p>',
  }),
  confirmedBy('confirmed-in-mb.test', 'the storage is stated in MB', {
    main: '<h2>Free</h2><p>Free includes 10,240 MB of storage, 100 hours of computing a month and 3 users.</p>',
  }),
  confirmedAsPlain('terms-in-json.test', 'the page is JSON', {
    type: 'application/json',
    body: JSON.stringify({ ...SCRIPT_DATA, vendor: 'Acme Cloud', about: FREE_TERMS.repeat(3) }),
  }),
  confirmedAsPlain('terms-in-plain-text.test', 'the page is plain text', {
    type: 'text/plain',
    body: `Acme Cloud: limits\n\nFree\n${FREE_TERMS}\n\n${'Acme Cloud runs containers. '.repeat(8)}\n`,
  }),
  confirmedAsPlain('terms-in-markdown.test', 'the page is Markdown sent as plain text', {
    type: 'text/plain; charset=utf-8',
    path: '/docs/limits.md',
    body: `# Acme Cloud limits\n\n## Free\n\n- 10 GB of storage\n- 100 hours of computing a month\n- 3 users\n\n${'Acme Cloud runs containers. '.repeat(8)}\n`,
  }),
];
