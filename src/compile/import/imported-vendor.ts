import type { z } from 'zod';
import type { ReferralProgram } from '../../model/offer.ts';
import type { Slug } from '../../model/slug.ts';
import { fold } from '../../rules/fold.ts';
import { quoted } from '../diagnostic.ts';
import type { AuthoredVendorFile, VendorFile } from '../shape/vendor-file.ts';
import type { change as changeSchema } from '../shape/change.ts';
import type { ImportedChange } from './change.ts';
import type { RecordNotes } from './note.ts';
import type { ImportedOffer } from './offer.ts';

/** What one file may hold; the largest vendor of a real index has a tenth of it. */
const LONGEST_FILE = 150_000;

/** A change record, and where to note what becomes of it once all vendors are known. */
interface HeldChange {
  readonly change: ImportedChange;
  readonly notes: RecordNotes;
}

/** A vendor's file while it is being put together: the records that were taken, none of them twice. */
export class ImportedVendor {
  readonly slug: Slug;
  readonly name: string;
  readonly offers: ImportedOffer[] = [];
  readonly changes: HeldChange[] = [];
  referralProgram: ReferralProgram | null = null;
  readonly #seen = new Set<string>();
  #length = 0;

  constructor(slug: Slug, name: string) {
    this.slug = slug;
    this.name = name;
  }

  /** Takes an offer, or notes why not. */
  addOffer(offer: ImportedOffer, notes: RecordNotes): boolean {
    const key = `offer ${fold(`${offer.category}\n${offer.tier}`)}`;
    const fault = this.#claim(key, offer, 'an offer of this category and tier');
    if (fault === null) this.offers.push(offer);
    else notes.leftOut(fault);
    return fault === null;
  }

  /** Takes a change record, or notes why not. */
  addChange(change: ImportedChange, notes: RecordNotes): boolean {
    const key = `change ${fold(`${change.date} ${change.change_type} ${change.summary}`)}`;
    const fault = this.#claim(key, change, 'a record of this day, type and summary');
    if (fault === null) this.changes.push({ change, notes });
    else notes.leftOut(fault);
    return fault === null;
  }

  /** The programme is the vendor's, not the offer's: the first one stands. */
  setProgram(program: ReferralProgram, notes: RecordNotes): void {
    const isSame = JSON.stringify(program) === JSON.stringify(this.referralProgram);
    if (this.referralProgram && !isSame) {
      notes.dropped('referral_program', 'another offer of the vendor states its programme otherwise');
    } else this.referralProgram = program;
  }

  /** The file as an author would write it; alternatives are those that the catalogue knows, in its spelling. */
  file(spelling: (name: string) => string | undefined): AuthoredVendorFile {
    return {
      vendor: this.name,
      ...(this.referralProgram && { referral_program: this.referralProgram }),
      offers: this.offers,
      changes: this.changes.map(({ change, notes }) => this.#withKnownAlternatives(change, notes, spelling)),
    };
  }

  /** A file with one record in it, for the checks of one file. */
  alone(record: Partial<Pick<VendorFile, 'offers' | 'changes'>>): VendorFile {
    return { vendor: this.name, former_names: [], offers: [], changes: [], ...record };
  }

  /** Makes room for a record; or says why there is none. */
  #claim(key: string, record: object, named: string): string | null {
    const length = JSON.stringify(record).length;
    if (this.#seen.has(key)) return `the vendor has ${named} already`;
    if (this.#length + length > LONGEST_FILE) return 'the file of the vendor would grow too long';
    this.#seen.add(key);
    this.#length += length;
    return null;
  }

  #withKnownAlternatives(
    change: ImportedChange,
    notes: RecordNotes,
    spelling: (name: string) => string | undefined,
  ): z.input<typeof changeSchema> {
    const known = new Set<string>();
    const unknown: string[] = [];
    for (const alternative of change.alternatives) {
      const name = spelling(alternative);
      if (name === undefined || name === this.name) unknown.push(alternative);
      else known.add(name);
    }
    if (unknown.length > 0)
      notes.dropped('alternatives', `no other vendor is called ${unknown.map(quoted).join(', ')}`);
    return { ...change, alternatives: [...known] };
  }
}
