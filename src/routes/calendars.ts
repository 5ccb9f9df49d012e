import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Catalogue } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { addDays } from '../rules/dates/days.ts';
import { deadlines, type Deadline, expiringWithin } from '../rules/dates/deadlines.ts';
import { slug } from '../rules/text/fold.ts';
import { CONTENT_TYPE } from './content-type.ts';
import { FOLLOWED, type Followed } from './shared/followed.ts';
import { shorten } from './shared/words.ts';
import { address, PAGE, vendorPage } from './shared/page.ts';
import { route, type AnyRoute } from './route.ts';
import { deadlinesOf, firstVendorCase, resolveWatched } from './watchlist.ts';

/** Offers that end later are not in the calendar yet. */
const EXPIRING_DAYS = 365;
const REFRESH_SECONDS = 86_400;
const MAX_TITLE_CHARS = 100;

interface Calendar {
  readonly name: string;
  readonly description: string;
  /** The day of the build, as the time stamp of every event, so that equal builds are equal bytes. */
  readonly stamped: IsoDate;
  readonly events: readonly CalendarEvent[];
}

/** An event of a whole day. */
interface CalendarEvent {
  /** The same in every build for the same event. */
  readonly uid: string;
  readonly day: IsoDate;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  readonly categories: readonly string[];
}

function calendarReply(catalogue: Catalogue, { summary, description }: AnyRoute, events: readonly CalendarEvent[]) {
  const name = `${catalogue.site.name}: ${summary.toLowerCase()}`;
  const text = calendarDocument({ name, description, stamped: catalogue.date, events: withDistinctUids(events) });
  return { status: 200, contentType: CONTENT_TYPE.ics, text } as const;
}

const CALENDAR = { body: null, contentTypes: [CONTENT_TYPE.ics] } as const;

export const deadlinesCalendar: AnyRoute = route({
  ...CALENDAR,
  summary: 'Deadlines as a calendar',
  description: 'The days of `/api/deadlines`, each an event of a whole day whose UID stays the same (RFC 5545).',
  path: '/api/deadlines.ics',
  operationId: 'getDeadlinesCalendar',
  tag: 'Changes',
  answer: (catalogue) =>
    calendarReply(
      catalogue,
      deadlinesCalendar,
      deadlines(catalogue).map((each) => deadlineEvent(catalogue, each)),
    ),
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
      ...deadlinesOf(catalogue, named).map((each) => deadlineEvent(catalogue, each)),
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
    uid: uid(catalogue, `expiring/${vendor.slug}/${slug(offer.tier)}/${expiresDate}`),
    day: expiresDate,
    summary: `${vendor.name}: last day of ${offer.tier}`,
    description: offer.description,
    url: address(catalogue, vendorPage(vendor)),
    categories: [category.name],
  }));
}

function deadlineEvent(catalogue: Catalogue, deadline: Deadline): CalendarEvent {
  const { date, vendor, category, summary, source_url: source } = deadline;
  const kind = deadline.kind === 'change_record' ? deadline.record.change_type : 'stated';
  return {
    uid: uid(catalogue, `deadline/${slug(vendor)}/${date}/${kind}`),
    day: date,
    summary: `${vendor}: ${shorten(summary.replace(/\.$/, ''), MAX_TITLE_CHARS)}`,
    description: source === null ? summary : `${summary}\nSource: ${source}`,
    url: address(catalogue, PAGE.deadlines),
    categories: [category],
  };
}

/** Globally unique, as it ends in the host of the site; the same for the same event of every build. */
function uid(catalogue: Catalogue, name: string): string {
  return `${name}@${new URL(catalogue.site.base_url).hostname}`;
}

/** The second of several events with one UID gets `/2` before the host, the third `/3`, and so on. */
function withDistinctUids(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const seen = new Map<string, number>();
  return events.map((event) => {
    const occurrence = (seen.get(event.uid) ?? 0) + 1;
    seen.set(event.uid, occurrence);
    return occurrence === 1 ? event : { ...event, uid: event.uid.replace(/@/, `/${occurrence}@`) };
  });
}

/** The calendar as an iCalendar document (RFC 5545, with the fields of RFC 7986). */
export function calendarDocument({ name, description, stamped, events }: Calendar): string {
  const calendar = new ICalCalendar({
    ...{ name, description, method: ICalCalendarMethod.PUBLISH, ttl: REFRESH_SECONDS },
    prodId: { company: name.replace(/[^\w .-]/g, ''), product: 'Calendar' },
  });
  for (const { uid: id, day, categories, summary, ...event } of events) {
    calendar.createEvent({
      ...{ id, allDay: true, transparency: ICalEventTransparency.TRANSPARENT },
      stamp: new Date(stamped),
      start: new Date(day),
      end: new Date(addDays(day, 1)),
      summary: withoutControls(summary),
      description: withoutControls(event.description),
      url: event.url,
      categories: categories.map((category) => ({ name: category })),
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** Control characters other than a line feed have no form in a calendar. */
function withoutControls(text: string): string {
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '');
}
