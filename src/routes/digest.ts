import * as z from 'zod';
import { digest as digestOf, type Digest } from '../rules/digest/digest.ts';
import { deadlineSchema, deadlineSources, publishedDeadline } from './deadlines.ts';
import { changeCounts } from './digest-text.ts';
import { ok, route, type Published } from './route.ts';
import { PAGE } from './shared/page.ts';
import { asOfShape, asOf, noChangeNote, indexBody, provenanceOf } from './shared/provenance.ts';
import { changeRecord, publishedChange } from './shared/change-record.ts';
import { isoDate, list, text } from './shared/common.schema.ts';
import { offer } from './shared/offer.schema.ts';
import { publishedOffers } from './shared/offer.ts';
import { countNoun } from './shared/words.ts';

export const digestBody = indexBody('Digest', 'What the week brought.', {
  week: z
    .string()
    .regex(/^\d{4}-W\d{2}$/)
    .describe('The ISO week of today, `2026-W47`.'),
  week_of: isoDate('Its Monday.'),
  week_ending: isoDate('Its Sunday.'),
  date_range: text(
    'Days that the two lists of changes cover, both included, as `2026-11-16 to 2026-11-20`: the week as far as it ' +
      'has come, or the last 30 days where fewer than 3 changes took effect in it.',
  ),
  deal_changes: list(changeRecord, 'Tracked changes whose effective date lies in the range; newest first.'),
  discovered_changes: list(
    changeRecord,
    'Tracked changes found in the range; the day they took effect is unknown. Newest first.',
  ),
  new_offers: z.array(offer).max(10).describe('Offers written in the last 7 days, newest first; at most 10.'),
  upcoming_deadlines: z.array(deadlineSchema).max(25).describe('As on /api/deadlines; the first 25.'),
  summary: text('The digest in one paragraph; it says so where the range was widened to 30 days.'),
  ...asOfShape,
});

const MAX_OFFERS = 10;
const MAX_DEADLINES = 25;

export const digest = route({
  path: '/api/digest',
  operationId: 'getDigest',
  tag: 'Changes',
  body: digestBody,
  summary: 'What the week brought',
  description:
    'Tracked pricing changes of the current ISO week (Monday to Sunday, UTC), newly written offers and the next ' +
    'deadlines. With fewer than 3 effective changes in the week, the changes are of the last 30 days.',

  answer(catalogue) {
    const found = digestOf(catalogue);
    const { effective, discovered, from, to } = found.changes;
    const offers = found.newListings.slice(0, MAX_OFFERS);
    const deadlines = found.deadlines.slice(0, MAX_DEADLINES);
    const sources = deadlineSources(deadlines);
    return ok<Published<typeof digestBody>>({
      week: found.week.name,
      week_of: found.week.from,
      week_ending: found.week.to,
      date_range: `${from} to ${to}`,
      deal_changes: effective.map(publishedChange),
      discovered_changes: discovered.map(publishedChange),
      new_offers: publishedOffers(catalogue, offers),
      upcoming_deadlines: deadlines.map(publishedDeadline),
      summary: digestSummary(found),
      ...asOf(catalogue, effective.length + discovered.length === 0, () => noChangeNote(catalogue, from)),
      _provenance: provenanceOf(catalogue, PAGE.changes, {
        listings: [...offers, ...sources.listings],
        changes: [...effective, ...discovered, ...sources.changes],
      }),
    });
  },
});

function digestSummary({ changes, isWidened, newListings, deadlines }: Digest): string {
  const { from, to, effective, discovered } = changes;
  const widened = 'Fewer than 3 tracked changes took effect this week, so the last 30 days are shown. ';
  return (
    `${isWidened ? widened : ''}From ${from} to ${to}: ${changeCounts(effective.length, discovered.length)}. ` +
    `${countNoun(newListings.length, 'offer')} written in the last 7 days, ${countNoun(deadlines.length, 'deadline')} ahead.`
  );
}
