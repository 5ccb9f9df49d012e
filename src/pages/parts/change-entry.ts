import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Vendor } from '../../model/vendor.ts';
import { type Html, NOTHING, html, section } from './html.ts';
import { dayElement, dayMark, monthInWords, prose } from './words.ts';
import { type ShownLevel, vendorLevel } from './level.ts';
import { anchor, categoryNameLink, hostLink, sourceLink, vendorLink } from './links.ts';
import { vendorPage } from '../../routes/shared/page.ts';
import { changeWords } from '../../routes/shared/words.ts';
import { groupBy } from '../../rules/catalogue/group-by.ts';
import { changeHistory, isNews } from '../../rules/changes/change-history.ts';
import { dateMeaning } from '../../rules/changes/date-meaning.ts';
import { isAboutAnotherTier, reportsOurIndex, standingOf, type Direction } from '../../rules/risk/standing.ts';
import { recordDirection } from '../../rules/risk/record-direction.ts';
import { isLapsed, isUnsourced } from '../../rules/risk/risk-rating.ts';

/** Symbol of a change's direction, shown with its type. */
const SIGN = { negative: '−', positive: '+', neutral: '·' } as const satisfies Record<Direction, string>;

/** The place of a change on its vendor's page; of several of one day and type, all but the first are numbered. */
export function changeId(vendor: Vendor, record: ChangeRecord): string {
  const { date, change_type: type } = record;
  const place = changeHistory(vendor)
    .filter((each) => each.date === date && each.change_type === type)
    .indexOf(record);
  return `change-${date}-${type.replaceAll('_', '-')}${place > 0 ? `-${String(place + 1)}` : ''}`;
}

/** The vendor's newest change that has happened and names no other tier, reversed ones included; null without any. */
export function latestChange({ date: today }: Catalogue, vendor: Vendor, tier: string | null): ChangeRecord | null {
  const concerns = (record: ChangeRecord): boolean => isNews(record, today) && !isAboutAnotherTier(record, tier);
  return changeHistory(vendor).find(concerns) ?? null;
}

/** `− limits reduced, August 2026`, in the colour of its direction; in grey where it sets no level, lapsed or was reversed. */
export function lastChangeNote(record: ChangeRecord, { kind }: Pick<ShownLevel, 'kind'>, today: IsoDate): Html {
  const way = recordDirection(record);
  const { resolution } = record;
  const isPast = way === 'negative' && (kind === 'stable' || isLapsed(record, today));
  const look = resolution || isPast ? 'past' : way;
  return html`<span class="last change-${look}"
    ><span class="type"><span aria-hidden="true">${SIGN[way]}</span> ${changeWords(record.change_type)}</span>,
    ${monthInWords(record.date)}${resolution ? `, taken back ${monthInWords(resolution.date)}` : ''}</span
  >`;
}

/** The same, with a link to the whole record on the page of its vendor. */
export function lastChangeLink(catalogue: Catalogue, vendor: Vendor, record: ChangeRecord): Html {
  const note = lastChangeNote(record, vendorLevel(catalogue, vendor), catalogue.date);
  return html`<a href="${vendorPage(vendor)}#${changeId(vendor, record)}">${note}</a>`;
}

export const DIRECTION_WORDS = { negative: 'worse', positive: 'better', neutral: 'neutral' } as const satisfies Record<
  Direction,
  string
>;

/**
 * A change in a list. A list about many vendors names vendor and category; one about `vendor` has the terms before and after
 * the change, and a place of its own, with a prefix where a page has several vendors.
 */
export function changeEntry(
  catalogue: Catalogue,
  record: ChangeRecord,
  about?: { readonly vendor: Vendor; readonly prefix?: string },
): Html {
  const way = recordDirection(record);
  const noticed = dateMeaning(record) === 'discovered' ? 'noticed' : null;
  const note = record.date > catalogue.date ? 'announced' : noticed;
  const what = reportsOurIndex(record) ? 'no longer listed here' : changeWords(record.change_type);
  const high = record.impact === 'high' ? html` <span class="note">high impact</span>` : NOTHING;
  const id = about && `${about.prefix ?? ''}${changeId(about.vendor, record)}`;
  const source = isUnsourced(record) && way !== 'neutral' ? NO_SOURCE : sourceLink(record.source_url);
  const names = html`<b class="who">${vendorLink(catalogue, record.vendor)}</b>
    <span class="where">${categoryNameLink(catalogue, record.category)}</span>`;
  return html`<li class="change change-${way}" ${id === undefined ? NOTHING : html` id="${id}"`}>
    <div class="when">
      ${dayMark(record.date)} ${note === null ? NOTHING : html`<span class="day-note">${note}</span>`}
    </div>
    <div>
      <p class="change-head">
        ${about ? NOTHING : names}
        <span class="type"><span aria-hidden="true">${SIGN[way]}</span> ${what}</span
        >${high}${id === undefined ? NOTHING : anchor(id, what)}
      </p>
      <p>${prose(record.summary)} ${source}</p>
      ${about ? beforeAndAfter(record) : NOTHING}${resolutionNotice(record)}
    </div>
  </li> `;
}

const NO_SOURCE = html`<span class="note">no source on record</span>`;

function beforeAndAfter({ previous_state: before, current_state: after }: ChangeRecord): Html {
  if (before === '' && after === '') return NOTHING;
  return html`<dl class="states">${term('Before', before)}${term('After', after)}</dl>`;
}

function term(name: string, text: string): Html {
  return text === ''
    ? NOTHING
    : html`<div>
        <dt>${name}</dt>
        <dd>${prose(text)}</dd>
      </div>`;
}

/** That a change was reversed or withdrawn, and when. */
export function resolutionNotice(record: ChangeRecord): Html {
  const { resolution } = record;
  if (!resolution) return NOTHING;
  const what =
    standingOf(record) === 'reversed' ? 'The vendor took this back on' : 'We withdrew this as our own error on';
  const detail = resolution.detail === undefined ? NOTHING : html` ${prose(resolution.detail)}`;
  const source = resolution.source_url === undefined ? NOTHING : html` ${hostLink(resolution.source_url)}`;
  return html`<p class="notice">${what} ${dayElement(resolution.date)}.${detail}${source}</p>`;
}

/** A section for each month of what is sorted by day. */
export function monthSections<Member extends { readonly date: IsoDate }>(
  members: readonly Member[],
  entryOf: (member: Member) => Html,
): readonly Html[] {
  return [...groupBy(members, ({ date }) => monthInWords(date))].map(([month, within]) =>
    section({ id: `m-${within[0]?.date.slice(0, 7) ?? ''}`, look: 'month' }, month, timeline(within.map(entryOf))),
  );
}

export function timeline(entries: readonly Html[]): Html {
  return html`<ol class="timeline">
    ${entries}
  </ol> `;
}
