import type { Catalogue } from '../model/catalogue.ts';
import { PAGE } from '../routes/shared/page.ts';
import { deadlines } from '../rules/dates/deadlines.ts';
import { expiring } from '../rules/dates/expiring.ts';
import { dayMark } from './day.ts';
import { lastDay, YEAR_AHEAD } from './expiring.ts';
import { figures } from './figure.ts';
import { html, type Html } from './html.ts';
import { vendorLink } from './link.ts';
import type { Ending } from './pictures/days-ahead.ts';

const SHOWN = 6;

/** The next ends: deadlines and last days of offers. */
export function endingNext(catalogue: Catalogue): Html {
  const endings = [...announced(catalogue), ...expiring(catalogue, YEAR_AHEAD).map(lastDay)].toSorted(
    (one, other) => one.days - other.days,
  );
  return html`<section aria-labelledby="ending">
    <h2 id="ending">Ending next</h2>
    ${
      endings.length === 0
        ? html`<p class="empty">Nothing on record ends within a year.</p>`
        : html`<ol class="endings">
            ${endings.slice(0, SHOWN).map(
              ({ date, vendor, what, days }) =>
                html`<li>
                  ${dayMark(date)}
                  <span
                    ><b class="who">${vendorLink(catalogue, vendor)}</b> ${what}
                    <span class="note">in ${figures(days, 'day')}</span></span
                  >
                </li> `,
            )}
          </ol>`
    }
    <p class="more"><a href="${PAGE.deadlines}">Deadlines</a> · <a href="${PAGE.expiring}">Expiring offers</a></p>
  </section>`;
}

/** Every deadline as a day ahead. */
export function announced(catalogue: Catalogue): readonly Ending[] {
  return deadlines(catalogue).map((deadline) => ({
    date: deadline.date,
    vendor: deadline.kind === 'stated' ? deadline.vendor : deadline.record.vendor,
    what: 'deadline',
    days: deadline.countdown_days,
  }));
}
