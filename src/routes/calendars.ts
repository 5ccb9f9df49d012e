import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Catalogue } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { addDays } from '../rules/dates/days.ts';
import { deadlines, type Deadline, expiringWithin } from '../rules/dates/deadlines.ts';
import { slug } from '../rules/text/fold.ts';
import { CONTENT_TYPE } from './content-type.ts';
import { FOLLOWED, type Followed } from './shared/followed.ts';
import { shorten } from './shared/words.ts';
import { PAGE, vendorPage } from './shared/page.ts';
import { route, type AnyRoute } from './route.ts';
import { deadlinesOf, firstVendorCase, resolveWatched } from './watchlist.ts';

/** Offers that end later are not in the calendar yet. */
const EXPIRING_DAYS = 365;
const REFRESH_SECONDS = 86_400;
const MAX_TITLE_CHARS = 100;

/** An event of a whole day. */
interface CalendarEvent {
  /** The same in every build for the same event; events that share a name are numbered. */
  readonly name: string;
  readonly day: IsoDate;
  readonly summary: string;
  readonly description: string;
  /** Path of the page about it. */
  readonly page: string;
  readonly category: string;
}

type Named = Pick<AnyRoute, 'summary' | 'description'>;

function calendarReply(catalogue: Catalogue, route: Named, events: readonly CalendarEvent[]) {
  return { status: 200, contentType: CONTENT_TYPE.ics, text: calendarText(catalogue, route, events) } as const;
}

/**
 * A calendar as an iCalendar document (RFC 5545, with the fields of RFC 7986). Every event is stamped with the day of the
 * build, so that equal builds are equal bytes; its UID ends in the host of the site, so that it is globally unique.
 */
export function calendarText({ site, date }: Catalogue, route: Named, events: readonly CalendarEvent[]): string {
  const title = `${site.name}: ${route.summary.toLowerCase()}`;
  const host = new URL(site.base_url).hostname;
  const calendar = new ICalCalendar({
    name: title,
    description: route.description,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    prodId: { company: title.replace(/[^\w .-]/g, ''), product: 'Calendar' },
  });
  const seen = new Map<string, number>();
  for (const { name, day, summary, description, page, category } of events) {
    const occurrence = (seen.get(name) ?? 0) + 1;
    seen.set(name, occurrence);
    calendar.createEvent({
      id: `${name}${occurrence === 1 ? '' : `/${occurrence}`}@${host}`,
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      stamp: new Date(date),
      start: new Date(day),
      end: new Date(addDays(day, 1)),
      summary: withoutControls(summary),
      description: withoutControls(description),
      url: `${site.base_url}${page}`,
      categories: [{ name: category }],
    });
  }
  return `${calendar.toString().replace(/(?=END:VCALENDAR$)/, events.length === 0 ? UTC : '')}\r\n`;
}

/** The component of a calendar without events: one without a component is not well-formed (RFC 5545, 3.6). */
const UTC =
  'BEGIN:VTIMEZONE\r\nTZID:UTC\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0000\r\n' +
  'END:STANDARD\r\nEND:VTIMEZONE\r\n';

/** Control characters other than a line feed have no form in a calendar. */
function withoutControls(text: string): string {
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '');
}

const CALENDAR = { body: null, contentTypes: [CONTENT_TYPE.ics] } as const;

export const deadlinesCalendar: AnyRoute = route({
  ...CALENDAR,
  summary: 'Deadlines as a calendar',
  description: 'The days of `/api/deadlines`, each an event of a whole day whose UID stays the same (RFC 5545).',
  path: '/api/deadlines.ics',
  operationId: 'getDeadlinesCalendar',
  tag: 'Changes',
  answer: (catalogue) => calendarReply(catalogue, deadlinesCalendar, deadlines(catalogue).map(deadlineEvent)),
});

export const expiringCalendar: AnyRoute = route({
  ...CALENDAR,
  summary: 'Last days of offers as a calendar',
  description: 'Offers that end within 365 days, each its last day as an event whose UID stays the same (RFC 5545).',
  path: '/api/expiring.ics',
  operationId: 'getExpiringCalendar',
  tag: 'Offers',
  answer: (catalogue) => calendarReply(catalogue, expiringCalendar, expiryEvents(catalogue)),
});

export const watchlistCalendar: AnyRoute = route({
  ...CALENDAR,
  summary: 'What comes for vendors and categories, as a calendar',
  description:
    'Deadlines and last days of the named vendors and categories, each an event of a whole day whose UID stays the same (RFC 5545). The ' +
    'address is the subscription, and nothing is stored.',
  path: '/api/watchlist.ics',
  operationId: 'getWatchlistCalendar',
  tag: 'Stacks',
  parameters: FOLLOWED,
  errors: [404],
  cases: firstVendorCase,

  answer(catalogue, values) {
    const named = resolveWatched(catalogue, values);
    if ('refused' in named) return named.refused;
    return calendarReply(catalogue, watchlistCalendar, [
      ...deadlinesOf(catalogue, named).map(deadlineEvent),
      ...expiryEvents(catalogue, named),
    ]);
  },
});

/** Last days of offers, or of those of some vendors and categories. */
function expiryEvents(catalogue: Catalogue, named?: Followed): readonly CalendarEvent[] {
  const found = expiringWithin(catalogue, EXPIRING_DAYS).filter(
    ({ listing: { vendor, category } }) =>
      !named || named.vendors.includes(vendor) || named.categories.includes(category),
  );
  return found.map(({ listing: { vendor, offer, category }, expiresDate }) => ({
    name: `expiring/${vendor.slug}/${slug(offer.tier)}/${expiresDate}`,
    day: expiresDate,
    summary: `${vendor.name}: last day of ${offer.tier}`,
    description: offer.description,
    page: vendorPage(vendor),
    category: category.name,
  }));
}

function deadlineEvent(deadline: Deadline): CalendarEvent {
  const { date, vendor, category, summary, source_url: source } = deadline;
  const kind = deadline.kind === 'change_record' ? deadline.record.change_type : 'stated';
  return {
    name: `deadline/${slug(vendor)}/${date}/${kind}`,
    day: date,
    summary: `${vendor}: ${shorten(summary.replace(/\.$/, ''), MAX_TITLE_CHARS)}`,
    description: source === null ? summary : `${summary}\nSource: ${source}`,
    page: PAGE.deadlines,
    category,
  };
}
