import type { ReferralProgram } from '../model/offer.ts';
import type { Slug } from '../model/slug.ts';
import { fold } from '../rules/text/fold.ts';
import { slug } from '../rules/text/slug.ts';
import { quoted } from '../compile/diagnostics/diagnostic.ts';
import type { AuthoredVendorFile, VendorFile } from '../compile/shape/vendor-file.ts';
import type { ImportedChange } from './change.ts';
import type { RecordNotes } from './note.ts';
import type { ImportedOffer } from './offer.ts';

/** Maximum size of one file; the largest vendor of a real index needs a tenth of it. */
const MAX_FILE_CHARS = 150_000;

/** An offer, and where to note what becomes of it once all vendors are known. */
interface HeldOffer {
  readonly offer: ImportedOffer;
  readonly notes: RecordNotes;
}

/** A lookup of other products by name, available once all vendors are known. */
export type ProductName = { readonly name: string } | { readonly misspells: string };

/** A change record, and where to note what becomes of it once all vendors are known. */
interface HeldChange {
  readonly change: ImportedChange;
  readonly notes: RecordNotes;
}

/** A vendor's file while it is being put together: the records that were taken, none of them twice. */
export class ImportedVendor {
  readonly slug: Slug;
  readonly name: string;
  readonly offers: HeldOffer[] = [];
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
    const error = this.#claim(key, offer, 'an offer of this category and tier');
    if (error === null) this.offers.push({ offer, notes });
    else notes.leftOut(error);
    return error === null;
  }

  /** Takes a change record, or notes why not. */
  addChange(change: ImportedChange, notes: RecordNotes): boolean {
    const key = `change ${fold(`${change.date} ${change.change_type} ${change.summary}`)}`;
    const error = this.#claim(key, change, 'a record of this day, type and summary');
    if (error === null) this.changes.push({ change, notes });
    else notes.leftOut(error);
    return error === null;
  }

  /** The programme belongs to the vendor, not to the offer: the first one is kept. */
  setProgram(program: ReferralProgram, notes: RecordNotes): void {
    const isSame = JSON.stringify(program) === JSON.stringify(this.referralProgram);
    if (this.referralProgram && !isSame) {
      notes.dropped('referral_program', 'another offer of the vendor states its programme otherwise');
    } else this.referralProgram = program;
  }

  /** The file as an author would write it; other products are named as the catalogue names them. */
  file(productName: (written: string) => ProductName): AuthoredVendorFile {
    const kept = (names: readonly string[], field: string, notes: RecordNotes): string[] =>
      this.#others(names.map(productName), (reason) => {
        notes.dropped(field, reason);
      });
    return {
      vendor: this.name,
      ...(this.referralProgram && { referral_program: this.referralProgram }),
      offers: this.offers.map(({ offer: { alternative_to: names, ...offer }, notes }) => ({
        ...offer,
        ...(names && { alternative_to: kept(names, 'alternative_to', notes) }),
      })),
      changes: this.changes.map(({ change, notes }) => ({
        ...change,
        alternatives: kept(change.alternatives, 'alternatives', notes),
      })),
    };
  }

  /** A file with one record in it, for the checks of one file. */
  alone(record: Partial<Pick<VendorFile, 'offers' | 'changes'>>): VendorFile {
    return { vendor: this.name, former_names: [], aliases: [], offers: [], changes: [], ...record };
  }

  /** Reserves space for a record, or returns the reason why there is none. */
  #claim(key: string, record: object, named: string): string | null {
    const length = JSON.stringify(record).length;
    if (this.#seen.has(key)) return `the vendor has ${named} already`;
    if (this.#length + length > MAX_FILE_CHARS) return 'the file of the vendor would grow too long';
    this.#seen.add(key);
    this.#length += length;
    return null;
  }

  /** The names that are those of other products, each once; the others are noted. */
  #others(names: readonly ProductName[], onDropped: (reason: string) => void): string[] {
    const others = new Map<Slug, string>();
    for (const product of names) {
      if ('misspells' in product) onDropped(`a name that is nearly ${quoted(product.misspells)}`);
      else if (slug(product.name) === this.slug) onDropped(`${quoted(product.name)} is the vendor itself`);
      else if (!others.has(slug(product.name))) others.set(slug(product.name), product.name);
    }
    return [...others.values()];
  }
}
