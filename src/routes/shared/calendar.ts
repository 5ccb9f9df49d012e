import type { IsoDate } from '../../model/iso-date.ts';
import { addDays } from '../../rules/dates/days.ts';

/** A calendar in the terms of RFC 5545. Nothing in it is escaped yet. */
export interface Calendar {
  readonly name: string;
  readonly description: string;
  /** The day of the build: when each entry was stated, so that equal builds are equal bytes. */
  readonly stamped: IsoDate;
  readonly events: readonly CalendarEvent[];
}

/** An event of a whole day. */
export interface CalendarEvent {
  /** The same in every build for the same event. */
  readonly uid: string;
  readonly day: IsoDate;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  readonly categories: readonly string[];
}

/** Octets of a line without its end (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75;

/** The calendar as an iCalendar document: CRLF at each end of a line, long lines folded between two characters. */
export function calendarDocument({ name, description, stamped, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${plain(name)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // RFC 7986.
    `NAME:${escaped(name)}`,
    `DESCRIPTION:${escaped(description)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...events.flatMap((event) => eventLines(event, stamped)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, stamped: IsoDate): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${basic(stamped)}T000000Z`,
    `DTSTART;VALUE=DATE:${basic(event.day)}`,
    `DTEND;VALUE=DATE:${basic(addDays(event.day, 1))}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    ...(event.categories.length === 0 ? [] : [`CATEGORIES:${event.categories.map(escaped).join(',')}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function basic(day: IsoDate): string {
  return day.replaceAll('-', '');
}

/** A text value; it must not contain other control characters. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

function plain(text: string): string {
  return text.replace(/[^\w .-]/g, '');
}

function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const length = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + length > MAX_LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += length;
  }
  return text;
}

/** Octets of a character in UTF-8. */
function octetsOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
