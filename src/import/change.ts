import type { z } from 'zod';
import type { IsoDate } from '../model/iso-date.ts';
import { IMPACTS } from '../model/vocabulary.ts';
import { fold } from '../rules/text/fold.ts';
import { quoted } from '../compile/diagnostics/diagnostic.ts';
import { change as changeSchema } from '../compile/shape/change.ts';
import { cleaned, isObject, type RawRecord } from './clean.ts';
import { readListingEffect } from './listing-effect.ts';
import type { RecordNotes } from './note.ts';
import { proved } from './prove.ts';
import { Repair } from './repair.ts';

export type ImportedChange = z.output<typeof changeSchema>;

/** A withdrawn record must not be taken for one in force, so its resolution is as necessary as its date. */
const REQUIRED = ['change_type', 'date', 'impact', 'summary', 'resolution'];

/** One change record of the dump in the catalogue's form; null, with the reason noted, where it cannot be. */
export function importedChange(raw: RawRecord, vendor: string, notes: RecordNotes): ImportedChange | null {
  const clean = cleaned(raw, changeSchema, notes);
  const repair = new Repair(isObject(clean) ? clean : {}, notes);
  if (isWithdrawnWithoutDay(raw, repair)) {
    notes.leftOut(`its standing is ${quoted(raw['standing'])}, and no \`resolution\` says since when`);
    return null;
  }
  repair.textOf('summary', 'previous_state', 'current_state', 'category');
  repair.dayOf('date', 'recorded_date', 'discontinued_date');
  repair.addressOf('source_url');
  repairImpact(repair);
  repairSource(raw, repair);
  repairEffect(repair, vendor);
  if (repair.field('tier') === undefined) repair.drop('tier_direction', 'the record names no tier');
  const proof = proved(repair.record, changeSchema, REQUIRED);
  if ('error' in proof) {
    notes.leftOut(proof.error);
    return null;
  }
  for (const [field, reason] of proof.dropped) notes.dropped(field, reason);
  return proof.value;
}

function isWithdrawnWithoutDay(raw: RawRecord, repair: Repair): boolean {
  const { standing } = raw;
  return typeof standing === 'string' && standing !== 'in_force' && repair.field('resolution') === undefined;
}

// `negative` says which way a change went, which its type says already, and not how much it matters.
function repairImpact(repair: Repair): void {
  const impact = repair.field('impact');
  if (IMPACTS.some((known) => known === impact)) return;
  const written = impact === undefined ? 'missing' : `${quoted(impact)} is not high, medium or low`;
  repair.replace('impact', 'medium', `${written}, so the size is not known`);
}

function repairSource(raw: RawRecord, repair: Repair): void {
  const isEmpty = typeof raw['source_url'] === 'string' && raw['source_url'].trim() === '';
  if (isEmpty) repair.notes.noted('source_url', 'empty: the record is kept without a source and can set no level');
}

/** Phrases by which an index describes its own housekeeping; the vendor may have changed nothing. */
const OWN_TIDYING = 'removed from index';

function repairEffect(repair: Repair, vendor: string): void {
  if (repair.field('change_type') !== 'product_deprecated') {
    repair.drop('listing_effect', 'only a deprecation has an effect on the listing');
    repair.drop('discontinued_date', 'only a deprecation has a day of discontinuation');
    return;
  }
  if (repair.field('listing_effect') !== undefined) return;
  const [summary, state] = [textOf(repair.field('summary')), textOf(repair.field('current_state'))];
  if (fold(summary) === OWN_TIDYING || fold(state) === OWN_TIDYING) {
    repair.replace('listing_effect', 'none', 'the record says only that the index dropped the offer');
    repair.replace('reports', 'our_index', 'the record says only that the index dropped the offer');
    return;
  }
  const { listing_effect: effect, because } = readListingEffect(vendor, summary, state);
  const reason =
    because === '' ? 'the text does not say what became of the listed product' : `read from ${quoted(because)}`;
  repair.replace('listing_effect', effect, `set to \`${effect}\`: ${reason}`);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Adds `recorded_date` to a record dated after the dump: the change was announced by that day (docs/rules.md#date-meaning).
 */
export function recordedChange(change: ImportedChange, today: IsoDate, notes: RecordNotes): ImportedChange {
  if (change.date <= today) return change;
  const { recorded_date: recorded = today, date_source: source } = change;
  if (change.recorded_date === undefined) {
    notes.repaired('recorded_date', `set to ${today}, the day of the dump, since the record is dated after it`);
  }
  if (source !== 'discovered') return { ...change, recorded_date: recorded };
  notes.repaired('date_source', 'set to `hand_written`: a future day is announced, not discovered');
  return { ...change, recorded_date: recorded, date_source: 'hand_written' };
}
