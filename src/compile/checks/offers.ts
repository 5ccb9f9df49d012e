import type { Check } from './check.ts';
import { isAnnouncedAhead } from '../../rules/changes/date-meaning.ts';
import { isSourcedRemoval } from '../../rules/risk/free-tier-withdrawal.ts';
import { replacedFigure } from '../../rules/risk/terms-superseded.ts';
import { tierClass } from '../../rules/risk/tier-class.ts';
import { isAboutAnotherTier, isExcludedByTier } from '../../rules/risk/standing.ts';
import { fold } from '../../rules/text/fold.ts';
import { nearest, quoted } from '../diagnostics/diagnostic.ts';
import { type AuthoredChange, changeRecord, type VendorFile } from '../shape/vendor-file.ts';
import { catalogueCheck, vendorCheck } from './check.ts';
import { repeated } from './findings.ts';

/** Checks of the offers of a vendor. */
export const OFFER_CHECKS: readonly Check[] = [
  /** A vendor's file with neither an offer nor a change record. */
  vendorCheck({
    code: 'empty-vendor',
    meaning: 'a vendor has neither offers nor changes',
    why: 'the vendor would be in no listing and on no record',
    *diagnose({ draft, value }) {
      if (value.offers.length > 0 || value.changes.length > 0) return;
      yield {
        at: draft.place(['vendor']),
        what: `${quoted(value.vendor)} has neither offers nor changes`,
        fix: 'write its offer, or the change that is on record, or remove the file',
      };
    },
  }),

  /**
   * A description that still gives a figure which a record in force calls the previous one, and not the figure that the
   * record puts in its place. A record announced ahead is not an error of the description: from its day on the terms are
   * published as superseded (docs/rules.md#announced-ahead).
   */
  vendorCheck({
    code: 'contradicted-terms',
    meaning: 'a description gives a figure that a record in force has replaced',
    isWaivable: true,
    why: 'one answer would give two figures for one limit, the old one as the terms',
    *diagnose({ draft, value }) {
      for (const [index, offer] of value.offers.entries()) {
        for (const [position, change] of value.changes.entries()) {
          const record = changeRecord(change, value.vendor);
          if (change.resolution || change.reports || isAboutAnotherTier(record, offer.tier)) continue;
          if (isAnnouncedAhead(record)) continue;
          const stale = replacedFigure(offer.description, change);
          if (!stale) continue;
          yield {
            at: draft.place(['offers', index, 'description']),
            what: `the description says ${quoted(stale.old)}, and the ${change.change_type} record of ${change.date} says ${quoted(stale.now)}`,
            fix: 'compare the offer with its page: correct the description, or end the record with a `resolution`',
            also: [{ at: draft.place(['changes', position, 'current_state']), note: 'the terms by the record' }],
          };
        }
      }
    },
  }),

  /** Two offers of one vendor in one category under one tier name. */
  vendorCheck({
    code: 'duplicate-offer',
    meaning: 'a vendor has two offers of one tier name in one category',
    isWaivable: true,
    why: 'the offer would be counted and listed twice',
    *diagnose({ draft, value }) {
      const offers = value.offers.map((offer, index) => ({ offer, path: ['offers', index, 'tier'] }));
      yield* repeated(draft, offers, {
        key: ({ offer }) => fold(`${offer.category}\n${offer.tier}`),
        what: ({ offer }) => `${quoted(offer.tier)} is offered twice in ${quoted(offer.category)}`,
        fix: 'merge the two offers, or name the tiers apart',
        note: 'first offered here',
      });
    },
  }),

  /**
   * An offer that is listed as free, and was last compared before a sourced record took its free tier away. A removal
   * announced ahead is not an error of the offer: from its day on the offer is gated (docs/rules.md#announced-ahead).
   */
  vendorCheck({
    code: 'free-tier-after-removal',
    meaning: 'an offer is listed as free after a sourced record took its free tier away',
    isWaivable: true,
    why: 'the offer would be recommended as free beside the record that says it is not',
    *diagnose({ draft, value }) {
      for (const [index, offer] of value.offers.entries()) {
        if (tierClass(offer) !== 'free') continue;
        const position = value.changes.findIndex(
          (change) => isUnannouncedRemoval(change, value) && removes(change, offer, value),
        );
        if (position < 0) continue;
        yield {
          at: draft.place(['offers', index, 'tier']),
          what: `${quoted(offer.tier)} counts as free, and a newer record says the free tier is gone`,
          fix: 'compare the offer with its page again, and write its tier, description and `verifiedDate` anew',
          also: [{ at: draft.place(['changes', position, 'summary']), note: 'the record' }],
        };
      }
    },
  }),

  /** A catalogue date after today; it is the day on which the entry was last written (docs/rules.md#confirmation). */
  vendorCheck({
    code: 'future-verified-date',
    meaning: 'an offer was written down after today',
    why: 'the offer would lead /api/new and never seem to age',
    *diagnose({ draft, value }, today) {
      for (const [index, { verifiedDate }] of value.offers.entries()) {
        if (verifiedDate <= today) continue;
        yield {
          at: draft.place(['offers', index, 'verifiedDate']),
          what: `the entry was written on ${verifiedDate}, which is after today, ${today}`,
          fix: 'write the day on which the page was last compared with this entry',
        };
      }
    },
  }),

  /** An offer for some people only that does not say what they have to meet. */
  vendorCheck({
    code: 'missing-conditions',
    meaning: 'an offer for some people only states no condition',
    isWaivable: true,
    why: 'a reader could not see whether the offer is open to them',
    *diagnose({ draft, value }) {
      for (const [index, { eligibility, conditions = [] }] of value.offers.entries()) {
        if (!eligibility || eligibility.type === 'public') continue;
        if (eligibility.conditions.length + conditions.length > 0) continue;
        yield {
          at: draft.place(['offers', index, 'eligibility', 'type']),
          what: `the offer is for \`${eligibility.type}\` and states no condition`,
          fix: 'add `conditions` to `eligibility`: what an applicant has to meet',
        };
      }
    },
  }),

  /** An offer that anyone may take, in a category of programmes that people have to qualify for. */
  catalogueCheck({
    code: 'open-programme',
    meaning: 'an offer open to anyone is in a category of programmes',
    why: 'the category is published as one whose every member is for those who qualify',
    *diagnose({ categories, vendors }) {
      const programmes = new Set(
        (categories?.value ?? []).flatMap(({ name, holds }) => (holds === 'programmes' ? [name] : [])),
      );
      for (const { draft, value } of vendors) {
        for (const [index, { category, eligibility }] of value.offers.entries()) {
          if (!programmes.has(category) || (eligibility && eligibility.type !== 'public')) continue;
          yield {
            at: draft.place(['offers', index, 'category']),
            what: `the offer is open to anyone, and ${quoted(category)} holds programmes`,
            fix: 'add `eligibility` with its `type`, or file the offer under a category of products',
          };
        }
      }
    },
  }),

  /** A tier for some people only, on an offer that says everybody may take it. */
  vendorCheck({
    code: 'tier-without-eligibility',
    meaning: 'a tier names the people it is for, and the offer is open to anyone',
    isWaivable: true,
    why: 'the offer would be ranked and recommended as one that anybody can take',
    *diagnose({ draft, value }) {
      for (const [index, { tier, eligibility }] of value.offers.entries()) {
        const word = RESTRICTED.exec(tier)?.[0];
        if (word === undefined || (eligibility && eligibility.type !== 'public')) continue;
        const also = eligibility && [
          { at: draft.place(['offers', index, 'eligibility', 'type']), note: 'who may take it' },
        ];
        yield {
          at: draft.place(['offers', index, 'tier']),
          what: `the tier is for ${quoted(word)}, and the offer is open to anyone`,
          fix: 'add `eligibility` with its `type`, or call the tier by another name',
          ...(also && { also }),
        };
      }
    },
  }),

  /** Terms that cite as their source a change record which the file does not hold. */
  vendorCheck({
    code: 'unknown-record',
    meaning: 'terms are said to come from a record that the file does not hold',
    why: 'the answer would cite a record that does not exist',
    *diagnose({ draft, value }) {
      const held = value.changes.map(({ date, change_type: type }) => `${type} of ${date}`);
      for (const [index, { restated_from: from }] of value.offers.entries()) {
        const named = from && `${from.change_type} of ${from.record_date}`;
        if (named === undefined || held.includes(named)) continue;
        const near = nearest(named, held);
        yield {
          at: draft.place(['offers', index, 'restated_from', 'record_date']),
          what: `the file holds no record ${quoted(named)}`,
          fix: near === undefined ? 'add the record, or correct its date and type' : `correct it to ${quoted(near)}`,
          ...(near !== undefined && {
            also: [{ at: draft.place(['changes', held.indexOf(near), 'date']), note: 'the nearest record' }],
          }),
        };
      }
    },
  }),

  /** A condition with a quote and no day on which it was read, or with a day and no quote. */
  vendorCheck({
    code: 'unread-quote',
    meaning: 'a condition has a quote without the day it was read, or a day without a quote',
    why: 'a quote is evidence of one day, and a day without words is evidence of nothing',
    *diagnose({ draft, value }) {
      for (const [index, { conditions = [] }] of value.offers.entries()) {
        for (const [position, { quote, read_on: readOn }] of conditions.entries()) {
          if ((quote === undefined) === (readOn === undefined)) continue;
          const [written, absent] = quote === undefined ? ['read_on', 'quote'] : ['quote', 'read_on'];
          yield {
            at: draft.place(['offers', index, 'conditions', position, written]),
            what: `the condition has \`${written}\` and no \`${absent}\``,
            fix: `add \`${absent}\`, or remove \`${written}\``,
          };
        }
      }
    },
  }),
];

function isUnannouncedRemoval(change: AuthoredChange, file: VendorFile): boolean {
  const record = changeRecord(change, file.vendor);
  return isSourcedRemoval(record) && !isAnnouncedAhead(record);
}

function removes(change: AuthoredChange, offer: VendorFile['offers'][number], file: VendorFile): boolean {
  return offer.verifiedDate < change.date && !isExcludedByTier(changeRecord(change, file.vendor), offer.tier);
}

/** Words of a tier that restrict who may take it. `Open Source` is not one of them: it names a licence. */
const RESTRICTED = /\b(?:students?|education(?:al)?|academic|teachers?|startups?|accelerators?|non-?profits?)\b/i;
