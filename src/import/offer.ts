import type { z } from 'zod';
import type { EligibilityType } from '../model/vocabulary.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { slug } from '../rules/text/slug.ts';
import { quoted } from '../compile/diagnostics/diagnostic.ts';
import { MAX_TAGS, offer as offerSchema } from '../compile/shape/offer.ts';
import { cleaned, isObject, type RawRecord } from './clean.ts';
import type { RecordNotes } from './note.ts';
import { proved } from './prove.ts';
import { Repair } from './repair.ts';

export type ImportedOffer = z.output<typeof offerSchema>;

const REQUIRED = ['category', 'tier', 'url', 'verifiedDate', 'tags', 'description', 'eligibility'];

/** Eligibility types of other indexes that equal one of ours. An offer for paying subscribers is open to all of them. */
const ELIGIBILITY_WORDS: Readonly<Record<string, EligibilityType>> = { subscription: 'public' };

/** One offer of the dump in the catalogue's form; null, with the reason noted, where it cannot be brought into it. */
export function importedOffer(raw: RawRecord, today: IsoDate, notes: RecordNotes): ImportedOffer | null {
  const clean = cleaned(raw, offerSchema, notes);
  const repair = new Repair(isObject(clean) ? clean : {}, notes);
  repair.textOf('category', 'tier', 'description');
  repair.dayOf('verifiedDate', 'expires_date');
  repair.addressOf('url');
  repairTags(repair);
  repairEligibility(repair);
  repairExpiry(repair, today);
  const proof = proved(repair.record, offerSchema, REQUIRED);
  if ('error' in proof) {
    notes.leftOut(proof.error);
    return null;
  }
  for (const [field, reason] of proof.dropped) notes.dropped(field, reason);
  return proof.value;
}

function repairTags(repair: Repair): void {
  const tags = repair.field('tags');
  const words = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
  const kept = words.slice(0, MAX_TAGS);
  const category = repair.field('category');
  if (kept.length > 0) {
    if (Array.isArray(tags) && kept.length === tags.length) return;
    const reason = `tags after the first ${String(MAX_TAGS)} and values that are not texts are left out`;
    repair.replace('tags', kept, reason);
  } else if (typeof category === 'string' && slug(category) !== '') {
    repair.replace('tags', [slug(category)], 'no tags, so the category is used as one');
  }
}

// An unknown type may be any restriction; a guess could present a restricted offer as open.
function repairEligibility(repair: Repair): void {
  const eligibility = repair.field('eligibility');
  if (!isObject(eligibility) || typeof eligibility['type'] !== 'string') return;
  const written = eligibility['type'];
  const type = Object.hasOwn(ELIGIBILITY_WORDS, written) ? ELIGIBILITY_WORDS[written] : undefined;
  if (type === undefined) return;
  repair.replace('eligibility', { ...eligibility, type }, `the type ${quoted(written)} is written ${quoted(type)}`);
}

function repairExpiry(repair: Repair, today: IsoDate): void {
  const expires = repair.field('expires_date');
  // Without its date an offer that is over would be listed as one that is open, whenever the entry was written.
  if (typeof expires === 'string' && expires < today)
    repair.notes.noted('expires_date', `${quoted(expires)} is past: the offer is gated as expired`);
}
