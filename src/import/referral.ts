import type { ReferralProgram } from '../model/offer.ts';
import type { ReferralCode } from '../model/referral-code.ts';
import { referralCodesFile } from '../compile/shape/lists.ts';
import { referralProgram as programSchema } from '../compile/shape/offer.ts';
import { cleaned, isObject } from './clean.ts';
import type { RecordNotes } from './note.ts';
import { proved } from './prove.ts';
import { Repair } from './repair.ts';

const REQUIRED = ['available', 'type', 'program_url', 'referrer_benefit', 'referee_benefit', 'notes'];

/** The referral programme that a dump states with an offer; null where it is absent, or invalid and noted. */
export function importedProgram(raw: unknown, notes: RecordNotes): ReferralProgram | null {
  if (raw === undefined || raw === null) return null;
  const program = cleaned(raw, programSchema, notes);
  if (!isObject(program)) {
    notes.dropped('referral_program', 'it is not an object');
    return null;
  }
  const repair = new Repair(program, notes);
  repair.addressOf('program_url');
  repair.dayOf('read_on');
  if (repair.field('notes') === undefined) repair.replace('notes', NO_NOTES, 'the programme has no notes');
  const proof = proved(repair.record, programSchema, REQUIRED);
  if ('error' in proof) {
    notes.dropped('referral_program', proof.error);
    return null;
  }
  for (const [field, reason] of proof.dropped) notes.dropped(`referral_program.${field}`, reason);
  return proof.value;
}

const NO_NOTES = 'No notes were kept.';

/** A code of the index, written with its offer as `referral`; null where it is absent or invalid. */
export function importedCode(raw: unknown, vendor: string, notes: RecordNotes): ReferralCode | null {
  if (raw === undefined || raw === null) return null;
  if (!isObject(raw)) {
    notes.dropped('referral', 'it is not an object');
    return null;
  }
  if (raw['source'] === 'agent' || (raw['submitted_by'] ?? null) !== null) {
    notes.dropped('referral', 'codes submitted by agents are retired');
    return null;
  }
  const { code, url, referee_value: benefit, restrictions } = raw;
  const written = cleaned(
    [{ vendor, code, referral_url: url, referee_benefit: benefit, restrictions }],
    referralCodesFile,
    notes,
  );
  const result = referralCodesFile.safeParse(written);
  const held = result.success ? result.data[0] : undefined;
  if (!held) {
    notes.dropped('referral', 'a code needs `code`, `url` and `referee_value`, all of them sound');
    return null;
  }
  const others = Object.keys(raw).filter((key) => !TAKEN.has(key));
  // What the service earns by a code is not in the catalogue, so that it can never be served.
  if (others.length > 0)
    notes.dropped('referral', `the code is taken over without ${String(others.length)} other fields`);
  return held;
}

const TAKEN = new Set(['code', 'url', 'referee_value', 'restrictions', 'source', 'submitted_by']);
