import type { Catalogue } from '../model/catalogue.ts';
import { FAILURE_CATEGORIES } from '../model/vocabulary.ts';
import type { Page } from './page.ts';
import { dataTable, factList } from './parts/tables.ts';
import { type Html, NOTHING, html } from './parts/html.ts';
import { dayElement, figure, figures } from './parts/words.ts';
import { hasReads, sinceWhenUnread } from './parts/level.ts';
import { categoryNameLink } from './parts/links.ts';
import { PAGE } from '../routes/shared/page.ts';
import { freshness, type Freshness } from '../rules/freshness/freshness.ts';

export function freshnessPage(catalogue: Catalogue): Page {
  const found = freshness(catalogue);
  return {
    path: PAGE.freshness,
    title: 'Freshness',
    description: `How old the index's knowledge is: ${figures(found.stamped_within_90_days, 'offer')} of ${figure(found.total_offers)} written and ${figure(found.confirmed_within_90_days)} confirmed within 90 days.`,
    json: '/api/freshness',
    main: html`<p class="lead">
        An offer is <em>written</em> on the date of its catalogue entry. It is <em>confirmed</em> when a later read of
        its page bears the terms out. Only the second is a check, so the two are never added up.
      </p>
      ${factList(
        [
          ['Confirmed within 90 days', `${String(found.freshness_score)}%`],
          ['Written within 90 days', `${String(found.stamp_score)}%`],
          ['Offers', figure(found.total_offers)],
          ['In quarantine', figure(found.quarantine.count)],
        ],
        '',
      )}
      ${byAge(catalogue, found)}${quarantineSection(found)}${byCategory(catalogue, found)}`,
  };
}

const WINDOWS = [7, 30, 90, 180] as const;

function byAge(catalogue: Catalogue, found: Freshness): Html {
  const oldest = found.oldest_confirmation_held;
  const confirmations = oldest
    ? html`${figures(found.offers_holding_a_confirmation, 'offer holds', 'offers hold')} a confirmation, the oldest of
      ${dayElement(oldest)}.`
    : 'No offer holds a confirmation yet.';
  const tried = found.attempted_within_90_days;
  const attempts = `${tried === 0 ? 'No page was' : `The pages of ${figures(tried, 'offer')} were`} tried within 90 days.`;
  return html`<section aria-labelledby="age">
    <h2 id="age">By age</h2>
    ${sinceWhenUnread(catalogue)}${hasReads(catalogue) ? html`<p>${confirmations} ${attempts}</p> ` : NOTHING}
    ${dataTable(
      'Offers by age',
      ['Within', ...WINDOWS.map((days) => `${String(days)} days`)],
      [
        ['Confirmed', ...WINDOWS.map((days) => found[`confirmed_within_${days}_days`])],
        ['Written', ...WINDOWS.map((days) => found[`stamped_within_${days}_days`])],
      ],
    )}
  </section> `;
}

const REASON_WORDS = {
  bot_block: 'refused as a robot',
  unreachable: 'not there',
  http_error: 'HTTP error',
  timeout: 'timed out',
  network_error: 'network error',
  empty_page: 'empty page',
  source_unusable: 'unusable page',
} as const satisfies Record<(typeof FAILURE_CATEGORIES)[number], string>;

function quarantineSection({ quarantine: found }: Freshness): Html {
  const rows = FAILURE_CATEGORIES.map((reason) => [REASON_WORDS[reason], found.by_reason[reason]]);
  return html`<section aria-labelledby="quarantine">
    <h2 id="quarantine">Quarantine</h2>
    <p>
      A page that could not be read three times in a row is no longer tried daily, but after ${found.retry_after_days}
      days, then 14, then every 28.
      ${found.count === 0 ? 'No offer is there now.' : html`${figures(found.count, 'offer is', 'offers are')} there now:`}
    </p>
    ${found.count === 0 ? NOTHING : dataTable('Offers in quarantine by reason', ['Reason', 'Offers'], rows)}
  </section> `;
}

function byCategory(catalogue: Catalogue, { by_category: categories }: Freshness): Html {
  const isRead = hasReads(catalogue);
  return html`<section aria-labelledby="by-category">
    <h2 id="by-category">By category</h2>
    <p>
      ${isRead ? 'The share of offers confirmed, and written, within 90 days; best confirmed first.' : 'The share of offers written within 90 days.'}
    </p>
    ${dataTable(
      'Freshness by category',
      ['Category', 'Offers', ...(isRead ? ['Confirmed'] : []), 'Written', 'Mean age, days'],
      categories.map((category) => [
        categoryNameLink(catalogue, category.category),
        category.count,
        ...(isRead ? [shareBar(category.freshness_score)] : []),
        shareBar(category.stamp_score),
        category.avg_days_since_verified,
      ]),
    )}
  </section> `;
}

/** A percentage with a bar beside it, which screen readers skip; none is drawn for 0. */
function shareBar(percent: number): Html {
  const bar = html`<svg class="share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect class="track" width="100" height="8" />
    <rect class="bar" width="${percent}" height="8" />
  </svg>`;
  return html`<span class="percent">${percent}%</span> ${percent === 0 ? NOTHING : bar}`;
}
