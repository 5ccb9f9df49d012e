import { changeCheck, type Check, fileCheck } from './check.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { dateMeaning } from '../../rules/changes/date-meaning.ts';
import { OPEN_TYPES } from '../../rules/risk/record-direction.ts';
import { direction } from '../../rules/risk/standing.ts';
import { foldSpaces } from '../../rules/text/fold.ts';
import { nearest, quote } from '../diagnostics/diagnostic.ts';
import { changeRecord, vendorFile } from '../shape/vendor-file.ts';
import { day } from '../shape/field.ts';
import { futureDays, futureFindings } from './findings.ts';

/** Checks of each change record of a vendor by itself. */
export const CHANGE_CHECKS: readonly Check[] = [
  changeCheck({
    code: 'discontinued-before-record',
    meaning: 'a product is discontinued before the date of its record',
    isWaivable: true,
    why: 'a deadline would be announced for a day that lies before the announcement',
    *diagnose({ date, discontinued_date: ended }, entry) {
      if (ended === undefined || ended >= date) return;
      yield {
        at: entry.at('discontinued_date'),
        what: `the product is discontinued on ${ended}, before the record of ${date}`,
        fix: 'correct one of the two dates',
        also: [{ at: entry.at('date'), note: 'the date of the record' }],
      };
    },
  }),

  fileCheck('vendors', {
    code: 'distant-date',
    meaning: 'a day is more than 10 years ahead, which is most likely a slip in the year',
    why: 'the record would take effect long after every caller has gone, and until then nothing would show it',
    *diagnose(file, today) {
      const last = `${Number(today.slice(0, 4)) + MAX_YEARS_AHEAD}${today.slice(4)}` as IsoDate;
      for (const { path, text } of announcedDays(file, last)) {
        // A later `verifiedDate` is `future-verified-date`.
        if (path.at(-1) === 'verifiedDate') continue;
        yield {
          at: file.draft.place(path),
          what: `${quote(path.at(-1))} is ${text}, more than ${MAX_YEARS_AHEAD} years after today, ${today}`,
          fix: 'correct the year',
        };
      }
    },
  }),

  fileCheck('vendors', {
    code: 'future-date',
    meaning: 'something done is dated after today',
    why: 'what has not happened yet would be published as evidence',
    diagnose: futureFindings(vendorFile, 'write the day on which it was done'),
  }),

  deprecationKeyCheck('discontinued_date', {
    code: 'misplaced-discontinued-date',
    meaning: 'a record that discontinues nothing says when',
    why: 'no rule reads that day from this type of record, so the offer would stay listed after it',
  }),

  // docs/rules.md#listing-effect
  deprecationKeyCheck('listing_effect', {
    code: 'misplaced-listing-effect',
    meaning: 'a record other than a deprecation states an effect on the listing',
    why: 'the weight of the other types is settled by the type alone, so the key would be without effect',
  }),

  changeCheck({
    code: 'missing-category',
    meaning: 'a change names no category, and no offer does',
    why: 'the record would be found under no category',
    *diagnose({ category }, entry) {
      const { vendor, offers } = entry.file.value;
      if (category !== undefined || offers.length > 0) return;
      yield {
        at: entry.at('category'),
        what: `the record names no category, and ${quote(vendor)} has no offer that would`,
        fix: 'add `category`',
      };
    },
  }),

  // docs/rules.md#listing-effect
  changeCheck({
    code: 'missing-listing-effect',
    meaning: 'a deprecation does not say what becomes of the listed product',
    why: 'whether the vendor is risky, to be watched or untouched depends on it',
    *diagnose({ change_type: type, listing_effect: effect }, entry) {
      if (type !== 'product_deprecated' || effect !== undefined) return;
      yield {
        at: entry.at('change_type'),
        what: 'the deprecation does not say what becomes of the listed product',
        fix: 'add `listing_effect`: `ends`, `narrows`, or `none` where another product of the vendor is meant',
      };
    },
  }),

  // docs/rules.md#tier-concerned
  changeCheck({
    code: 'missing-tier',
    meaning: 'a record says what became of a tier without naming it',
    why: 'a record that says what became of a tier is compared with the listed one by name',
    *diagnose({ tier, tier_direction: direction }, entry) {
      if (direction === undefined || tier !== undefined) return;
      yield {
        at: entry.at('tier_direction'),
        what: `a tier is ${direction}, and no \`tier\` is named`,
        fix: 'add `tier`, as the offer spells it',
      };
    },
  }),

  // docs/rules.md#tier-concerned
  changeCheck({
    code: 'contrary-direction',
    meaning: 'a record says the opposite of its type of the tier that it names',
    isWaivable: true,
    why: 'a removal that widens a tier rates nothing, and an increase that narrows it is not an improvement',
    *diagnose({ change_type: type, tier_direction: stated }, entry) {
      const contrary = { negative: 'widened', positive: 'narrowed', neutral: null }[direction(type)];
      if (OPEN_TYPES.has(type) || stated !== contrary) return;
      yield {
        at: entry.at('tier_direction'),
        what: `a ${type} record says that its tier was ${stated}`,
        fix: 'correct the direction or the `change_type`',
      };
    },
  }),

  // docs/rules.md#tier-concerned
  changeCheck({
    code: 'misspelt-tier',
    meaning: 'a record names almost the tier of an offer',
    isWaivable: true,
    why: 'a record of another tier rates and gates no offer',
    *diagnose({ tier = '' }, entry) {
      const tiers = entry.file.value.offers.map((offer) => offer.tier);
      const isOneOf = (name: string) => tiers.find((known) => foldSpaces(known) === foldSpaces(name));
      if (tier === '' || isOneOf(tier) !== undefined) return;
      const near = isOneOf(tier.replace(/ (?:plan|tier)$/i, '')) ?? nearest(tier, tiers);
      if (near === undefined) return;
      yield {
        at: entry.at('tier'),
        what: `no offer has the tier ${quote(tier)}; did you mean ${quote(near)}?`,
        fix: `write \`${near}\` where that tier is meant`,
      };
    },
  }),

  changeCheck({
    code: 'resolution-before-record',
    meaning: 'a record was resolved before it was made',
    isWaivable: true,
    why: 'the change would have been taken back before anybody knew of it',
    *diagnose({ date, recorded_date: recorded, resolution }, entry) {
      // A change announced for a later day can be taken back before that day: then the day of recording counts.
      const known = recorded ?? date;
      if (!resolution || resolution.date >= known) return;
      yield {
        at: entry.at('resolution', 'date'),
        what: `the record of ${known} was ${resolution.state} on ${resolution.date}, before it was made`,
        fix: 'correct one of the dates; for a change announced ahead, add `recorded_date`, the day it was written down',
      };
    },
  }),

  changeCheck({
    code: 'unrecorded-announcement',
    meaning: 'a record of a day to come would be published as discovered on that day',
    why: 'a change would be published as discovered on a day that has not come',
    *diagnose(change, entry, today) {
      const { vendor } = entry.file.value;
      if (change.date <= today || dateMeaning(changeRecord(change, vendor)) === 'effective') return;
      const isFound = change.date_source === 'discovered';
      const error = isFound ? 'nothing is discovered on a day to come' : 'does not say when it was recorded';
      yield {
        at: entry.at(isFound ? 'date_source' : 'date'),
        what: `the record is dated ${change.date}, after today, ${today} (UTC), and ${error}`,
        fix: isFound
          ? 'write `date_source: vendor_page`, or `hand_written` with the `recorded_date`'
          : 'add `recorded_date`, or `date_source: vendor_page` where the page of the vendor states the day',
      };
    },
  }),
];

/** A check that only a deprecation has a key. */
function deprecationKeyCheck(
  key: 'discontinued_date' | 'listing_effect',
  declared: Pick<Check, 'code' | 'meaning' | 'why'>,
): Check {
  return changeCheck({
    ...declared,
    isWaivable: true,
    *diagnose(change, entry) {
      if (change[key] === undefined || change.change_type === 'product_deprecated') return;
      yield {
        at: entry.keyAt(key),
        what: `a ${change.change_type} record carries \`${key}\``,
        fix: 'make the record a `product_deprecated` one, or remove the key',
      };
    },
  });
}

/** No vendor announces a change further ahead. */
const MAX_YEARS_AHEAD = 10;

const announcedDays = futureDays(vendorFile, day);
