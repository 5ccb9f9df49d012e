import type { Catalogue } from '../model/catalogue.ts';
import { digest as digestOf, type Digest } from '../rules/digest/digest.ts';
import type { DigestBody } from './digest.schema.ts';
import { asOf, noChangeNote } from './shared/as-of.ts';
import { publishedChange } from './shared/change-record.ts';
import { counted } from './shared/change-words.ts';
import { deadlineSources, publishedDeadline } from './shared/deadline.ts';
import { publishedOffer } from './shared/offer.ts';
import { PAGE } from './shared/page.ts';
import { datedChanges, datedListings, provenance } from './shared/provenance.ts';
import { ok, route, type ReadonlyDeep } from './route.ts';

const MAX_OFFERS = 10;
const MAX_DEADLINES = 25;

export const digest = route({
  path: '/api/digest',
  summary: 'What the week brought',
  description:
    'Tracked pricing changes of the current ISO week (Monday to Sunday, UTC), newly written offers and the next ' +
    'deadlines. With fewer than 3 effective changes in the week, the changes are of the last 30 days.',
  about: 'index',
  parameters: {},
  errors: [],

  *cases() {
    yield { given: {} };
  },

  answer(catalogue) {
    return ok(body(catalogue, digestOf(catalogue)));
  },
});

function body(catalogue: Catalogue, found: Digest): ReadonlyDeep<DigestBody> {
  const { effective, discovered, from, to } = found.changes;
  const offers = found.newListings.slice(0, MAX_OFFERS);
  const deadlines = found.deadlines.slice(0, MAX_DEADLINES);
  const sources = deadlineSources(deadlines);
  return {
    week: found.week.name,
    week_of: found.week.from,
    week_ending: found.week.to,
    date_range: `${from} to ${to}`,
    deal_changes: effective.map(publishedChange),
    discovered_changes: discovered.map(publishedChange),
    new_offers: offers.map((listing) => publishedOffer(catalogue, listing)),
    upcoming_deadlines: deadlines.map(publishedDeadline),
    summary: summary(found),
    ...asOf(catalogue, effective.length + discovered.length === 0, noChangeNote(catalogue, from)),
    _provenance: provenance(catalogue, PAGE.changes, [
      ...datedListings(catalogue, [...offers, ...sources.listings]),
      ...datedChanges([...effective, ...discovered, ...sources.records]),
    ]),
  };
}

function summary({ changes, isWidened, newListings, deadlines }: Digest): string {
  const span = isWidened
    ? `Fewer than 3 tracked changes took effect this week, so the last 30 days are shown. From ${changes.from} to ${changes.to}`
    : `From ${changes.from} to ${changes.to}`;
  return (
    `${span}, ${counted(changes.effective.length, 'tracked change')} took effect and ${changes.discovered.length} more ` +
    `${changes.discovered.length === 1 ? 'was' : 'were'} discovered. ${counted(newListings.length, 'offer')} ` +
    `${newListings.length === 1 ? 'was' : 'were'} written in the last 7 days. ${counted(deadlines.length, 'deadline')} ` +
    `${deadlines.length === 1 ? 'lies' : 'lie'} ahead.`
  );
}
