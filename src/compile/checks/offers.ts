import { isAnnouncedAhead } from '../../rules/changes/date-meaning.ts';
import { isSourcedRemoval } from '../../rules/risk/free-tier-withdrawal.ts';
import { replacedFigure } from '../../rules/risk/terms-superseded.ts';
import { tierClass } from '../../rules/risk/tier-class.ts';
import { isAboutAnotherTier, isExcludedByTier } from '../../rules/risk/standing.ts';
import { fold } from '../../rules/text/fold.ts';
import { quote } from '../diagnostics/diagnostic.ts';
import { type AuthoredChange, changeRecord, type VendorFile } from '../shape/vendor-file.ts';
import { type Check, fileCheck, offerCheck, uniqueCheck } from './check.ts';

export const OFFER_CHECKS: readonly Check[] = [
  fileCheck('vendors', {
    code: 'empty-vendor',
    meaning: 'a vendor has neither offers nor changes',
    why: 'the vendor would be in no listing and on no record',
    *diagnose({ draft, value }) {
      if (value.offers.length > 0 || value.changes.length > 0) return;
      yield {
        at: draft.place(['vendor']),
        what: `${quote(value.vendor)} has neither offers nor changes`,
        fix: 'write its offer, or the change that is on record, or remove the file',
      };
    },
  }),

  // A record announced ahead is not an error: from its day on the terms are published as superseded (docs/rules.md#announced-ahead).
  offerCheck({
    code: 'contradicted-terms',
    meaning: 'a description gives a figure that a record in force has replaced',
    isWaivable: true,
    why: 'one answer would give two figures for one limit, the old one as the terms',
    *diagnose(offer, entry) {
      const { draft, value } = entry.file;
      for (const [position, change] of value.changes.entries()) {
        const record = changeRecord(change, value.vendor);
        if (change.resolution || change.reports || isAboutAnotherTier(record, offer.tier)) continue;
        const stale = isAnnouncedAhead(record) ? null : replacedFigure(offer.description, change);
        if (!stale) continue;
        yield {
          at: draft.place([...entry.path, 'description'], stale.old),
          what: `the description says ${quote(stale.old)}, and the ${change.change_type} record of ${change.date} says ${quote(stale.now)}`,
          fix: 'compare the offer with its page: correct the description, or end the record with a `resolution`',
          also: [{ at: draft.place(['changes', position, 'current_state']), note: 'the terms by the record' }],
        };
      }
    },
  }),

  uniqueCheck('vendors', {
    code: 'duplicate-offer',
    meaning: 'a vendor has two offers of one tier name in one category',
    isWaivable: true,
    why: 'the offer would be counted and listed twice',
    entries: ({ value }) => value.offers.map((offer, index) => ({ ...offer, path: ['offers', index, 'tier'] })),
    key: ({ category, tier }) => fold(`${category}\n${tier}`),
    what: ({ category, tier }) => `${quote(tier)} is offered twice in ${quote(category)}`,
    fix: 'merge the two offers, or name the tiers apart',
    note: 'first offered here',
  }),

  uniqueCheck('vendors', {
    code: 'duplicate-limit',
    meaning: 'an offer has two lines for one limit',
    isWaivable: true,
    why: 'callers are served both, and a filter takes the larger',
    entries: ({ value: { offers } }) =>
      offers.flatMap(({ limits = [] }, offer) =>
        limits.map((limit, line) => ({ offer, limit, path: ['offers', offer, 'limits', line] })),
      ),
    key: ({ offer, limit }) => JSON.stringify({ ...limit, offer, amount: null, text: null }),
    what: ({ limit }, first) => `${quote(limit.text)} is a second line for the limit ${quote(first.limit.text)}`,
    fix: 'remove one of the two, or say in parentheses what each is of',
    note: 'the first line',
  }),

  // A removal announced ahead is not an error: from its day on no filter counts the offer as free (docs/rules.md#announced-ahead).
  offerCheck({
    code: 'free-tier-after-removal',
    meaning: 'an offer is listed as free after a sourced record took its free tier away',
    isWaivable: true,
    why: 'the offer would be recommended as free beside the record that says it is not',
    *diagnose(offer, entry, today) {
      if (tierClass(offer) !== 'free') return;
      const { draft, value } = entry.file;
      // One of a day to come is `unrecorded-announcement`.
      const position = value.changes.findIndex((change) => change.date <= today && isRemoval(change, offer, value));
      if (position < 0) return;
      yield {
        at: entry.at('tier'),
        what: `${quote(offer.tier)} counts as free, and a newer record says the free tier is gone`,
        fix: 'compare the offer with its page again, and write its tier, description and `verifiedDate` anew',
        also: [{ at: draft.place(['changes', position, 'summary']), note: 'the record' }],
      };
    },
  }),

  // The date is that on which the entry was last written (docs/rules.md#confirmation).
  offerCheck({
    code: 'future-verified-date',
    meaning: 'an offer was written down after today',
    why: 'the offer would lead /api/new and never seem to age',
    *diagnose({ verifiedDate }, entry, today) {
      if (verifiedDate <= today) return;
      yield {
        at: entry.at('verifiedDate'),
        what: `the entry was written on ${verifiedDate}, which is after today, ${today} (UTC)`,
        fix: 'write the day on which the page was last compared with this entry',
      };
    },
  }),

  offerCheck({
    code: 'missing-conditions',
    meaning: 'an offer for some people only states no condition',
    isWaivable: true,
    why: 'a reader could not see whether the offer is open to them',
    *diagnose({ eligibility, conditions = [] }, entry) {
      if (!eligibility || eligibility.type === 'public') return;
      if (eligibility.conditions.length + conditions.length > 0) return;
      yield {
        at: entry.at('eligibility', 'type'),
        what: `the offer is for \`${eligibility.type}\` and states no condition`,
        fix: 'add `conditions` to `eligibility`: what an applicant has to meet',
      };
    },
  }),

  {
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
            what: `the offer is open to anyone, and ${quote(category)} holds programmes`,
            fix: 'add `eligibility` with its `type`, or file the offer under a category of products',
          };
        }
      }
    },
  },

  offerCheck({
    code: 'tier-without-eligibility',
    meaning: 'a tier names the people it is for, and the offer is open to anyone',
    isWaivable: true,
    why: 'the offer would be ranked and recommended as one that anybody can take',
    *diagnose({ tier, eligibility }, entry) {
      const word = RESTRICTED.exec(tier)?.[0];
      if (word === undefined || (eligibility && eligibility.type !== 'public')) return;
      yield {
        at: entry.at('tier'),
        what: `the tier is for ${quote(word)}, and the offer is open to anyone`,
        fix: 'add `eligibility` with its `type`, or call the tier by another name',
        ...(eligibility && { also: [{ at: entry.at('eligibility', 'type'), note: 'who may take it' }] }),
      };
    },
  }),

  offerCheck({
    code: 'unread-quote',
    meaning: 'a condition has a quote without the day it was read, or a day without a quote',
    why: 'a quote is evidence of one day, and a day without words is evidence of nothing',
    *diagnose({ conditions = [] }, entry) {
      for (const [position, { quote, read_on: readOn }] of conditions.entries()) {
        if ((quote === undefined) === (readOn === undefined)) continue;
        const [written, absent] = quote === undefined ? ['read_on', 'quote'] : ['quote', 'read_on'];
        yield {
          at: entry.at('conditions', position, written),
          what: `the condition has \`${written}\` and no \`${absent}\``,
          fix: `add \`${absent}\`, or remove \`${written}\``,
        };
      }
    },
  }),
];

/** Whether a change that was not announced ahead took the free tier of an offer away after the offer was written. */
function isRemoval(change: AuthoredChange, offer: VendorFile['offers'][number], { vendor }: VendorFile): boolean {
  const record = changeRecord(change, vendor);
  if (!isSourcedRemoval(record) || isAnnouncedAhead(record)) return false;
  return offer.verifiedDate < change.date && !isExcludedByTier(record, offer.tier);
}

/** Words of a tier that restrict who may take it. `Open Source` is not one of them: it names a licence. */
const RESTRICTED = /\b(?:students?|education(?:al)?|academic|teachers?|startups?|accelerators?|non-?profits?)\b/i;
