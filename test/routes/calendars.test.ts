import ICAL from 'ical.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarText, deadlinesCalendar, expiringCalendar } from '../../src/routes/calendars.ts';
import { deadlines, expiringWithin } from '../../src/rules/dates/deadlines.ts';
import type { AnyRoute } from '../../src/routes/route.ts';
import { TODAY } from '../builders.ts';
import { tinyCatalogue } from '../shipped.ts';
import { ask } from './ask.ts';

const tiny = await tinyCatalogue();

function textOf(route: AnyRoute): string {
  const reply = ask(route, tiny);
  if (!('text' in reply)) throw new Error('no text');
  expect(reply.contentType).toBe('text/calendar; charset=utf-8');
  return reply.text;
}

const eventsOf = (text: string): readonly ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

describe('the calendars', () => {
  it('have an event for each deadline, on its day', () => {
    const found = deadlines(tiny);
    expect(found.length).toBeGreaterThan(0);
    expect(eventsOf(textOf(deadlinesCalendar)).map(({ startDate }) => startDate.toString())).toEqual(
      found.map(({ date }) => date),
    );
  });

  it('have an event for each offer that ends within a year', () => {
    const found = expiringWithin(tiny, 365);
    expect(found.length).toBeGreaterThan(0);
    expect(eventsOf(textOf(expiringCalendar)).map(({ startDate }) => startDate.toString())).toEqual(
      found.map(({ expiresDate }) => expiresDate),
    );
  });

  it.each([deadlinesCalendar, expiringCalendar])(
    'are stamped with the day of the build, and name each event once: $path',
    (route) => {
      const text = textOf(route);
      const events = eventsOf(text);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
      expect(new Set(text.match(/^DTSTAMP:.*$/gm))).toEqual(new Set([`DTSTAMP:${TODAY.replaceAll('-', '')}T000000Z`]));
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    },
  );
});

it('a calendar without events has a component all the same, as iCalendar asks', () => {
  const read = new ICAL.Component(
    ICAL.parse(calendarText(tiny, { summary: 'Deals', description: '' }, [])) as unknown[],
  );
  expect(read.getAllSubcomponents()).toHaveLength(1);
});

it('a calendar as iCalendar gives back every text, and no line is longer than 75 octets', () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .map((each) => each.replace(/[\u0000-\u001f\u007f]/g, '\n'));
  fc.assert(
    fc.property(text, text, (summary, description) => {
      const event = { name: 'a', day: TODAY, summary, description, page: '/', category: 'Databases' };
      const document = calendarText(tiny, { summary: 'Deals', description: 'Days' }, [event]);
      expect(document.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      const [read] = eventsOf(document);
      expect([read?.summary, read?.description]).toEqual([summary, description]);
    }),
  );
});
