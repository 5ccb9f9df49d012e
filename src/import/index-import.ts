import { byCodeUnits } from '../rules/text/by-code-units.ts';
import type { IsoDate } from '../model/iso-date.ts';
import type { ReferralCode } from '../model/referral-code.ts';
import type { Slug } from '../model/slug.ts';
import { fold } from '../rules/text/fold.ts';
import { slug } from '../rules/text/slug.ts';
import { nearNames } from '../compile/checks/misspelt-vendor.ts';
import { quoted } from '../compile/diagnostics/diagnostic.ts';
import { formatCatalogueFile, formatVendor } from '../editing/fix/format.ts';
import type { SourceFile } from '../compile/read/read.ts';
import { CategoryRegister } from './category-register.ts';
import { importedChange, recordedChange, type ImportedChange } from './change.ts';
import { isObject, tidy, type RawRecord } from './clean.ts';
import { ImportedVendor, type ProductName } from './imported-vendor.ts';
import { NameRegister } from './name-register.ts';
import { RecordNotes, type DumpName, type Note } from './note.ts';
import { importedOffer, type ImportedOffer } from './offer.ts';
import { checkMessages } from './prove.ts';
import { importedCode, importedProgram } from './referral.ts';
import { isOversized } from './size.ts';

/** A catalogue while it is being put together from the records of two dumps, offers first. */
export class IndexImport {
  readonly notes: Note[] = [];
  readonly #today: IsoDate;
  readonly #names = new NameRegister();
  readonly #vendors = new Map<Slug, ImportedVendor>();
  readonly #categories = new CategoryRegister();
  readonly #codes = new Map<Slug, ReferralCode>();
  /** By their folded spelling, each as it is met first. */
  readonly #tags = new Map<string, string>();

  constructor(today: IsoDate) {
    this.#today = today;
  }

  /** Takes an offer, or notes why not. */
  takeOffer(raw: unknown, index: number): boolean {
    const notes = this.#notesOf(raw, 'offers', index);
    const record = soundRecord(raw, notes);
    if (!record) return false;
    const { vendor: written, referral_program: program, referral: code, ...rest } = record;
    const offer = importedOffer(rest, this.#today, notes);
    if (!offer) return false;
    const vendor = this.#vendorOf(written, notes);
    if (!vendor || !this.#addOffer(offer, vendor, notes)) return false;
    this.#takeReferral({ program, code }, vendor, notes);
    return true;
  }

  /** Takes a change record, or notes why not. All offers come first: they settle names and categories. */
  takeChange(raw: unknown, index: number): boolean {
    const notes = this.#notesOf(raw, 'changes', index);
    const record = soundRecord(raw, notes);
    if (!record) return false;
    const { vendor: written, ...rest } = record;
    const imported = importedChange(rest, typeof written === 'string' ? tidy(written) : '', notes);
    if (!imported) return false;
    const change = recordedChange(imported, this.#today, notes);
    const vendor = this.#vendorOf(written, notes);
    return vendor !== null && this.#addChange(change, vendor, notes);
  }

  /** The catalogue, vendors by slug; those of whom no record was taken have no file. */
  files(): SourceFile[] {
    const vendors = [...this.#vendors.values()]
      .filter(({ offers, changes }) => offers.length + changes.length > 0)
      .sort((a, b) => byCodeUnits(a.slug, b.slug));
    const productName = this.#productNames(vendors);
    const categories = this.#categories.file();
    const lists: SourceFile[] = [];
    if (categories.length > 0) {
      lists.push({ path: 'categories.yaml', text: formatCatalogueFile('categories', categories) });
    }
    if (this.#tags.size > 0) {
      lists.push({ path: 'tags.yaml', text: formatCatalogueFile('tags', [...this.#tags.values()]) });
    }
    if (this.#codes.size > 0) {
      const codes = [...this.#codes.values()].map((code) => ({ ...code, restrictions: [...code.restrictions] }));
      lists.push({ path: 'referral-codes.yaml', text: formatCatalogueFile('referral-codes', codes) });
    }
    return [
      ...lists,
      ...vendors.map((vendor) => ({
        path: `vendors/${vendor.slug}.yaml`,
        text: formatVendor(vendor.file(productName)),
      })),
    ];
  }

  /** Names a product as the vendor of that name is spelt, or as it is written where no vendor's name is near. */
  #productNames(vendors: readonly ImportedVendor[]): (written: string) => ProductName {
    const held = new Map<Slug, string>(vendors.map(({ slug, name }) => [slug, name]));
    const near = nearNames(held);
    return (written) => {
      const key = slug(written);
      const known = held.get(key);
      if (known === undefined) {
        const meant = near(key);
        return meant === undefined ? { name: written } : { misspells: meant };
      }
      return this.#names.spelling(written) === known ? { name: known } : { misspells: known };
    };
  }

  #notesOf(raw: unknown, from: DumpName, index: number): RecordNotes {
    const name = isObject(raw) && Object.hasOwn(raw, 'vendor') ? raw['vendor'] : null;
    return new RecordNotes(this.notes, { from, index, vendor: typeof name === 'string' ? name : null });
  }

  #vendorOf(written: unknown, notes: RecordNotes): ImportedVendor | null {
    const registered = this.#names.register(written);
    if ('error' in registered) {
      notes.leftOut(registered.error);
      return null;
    }
    const { slug, name } = registered;
    if (name !== written) notes.repaired('vendor', `written ${quoted(name)}, as where it is met first`);
    const vendor = this.#vendors.get(slug) ?? new ImportedVendor(slug, name);
    this.#vendors.set(slug, vendor);
    return vendor;
  }

  #addOffer(written: ImportedOffer, vendor: ImportedVendor, notes: RecordNotes): boolean {
    const category = this.#categories.register(written.category);
    if ('error' in category) {
      notes.leftOut(`category: ${category.error}`);
      return false;
    }
    if (category.name !== written.category) notes.repaired('category', `written ${quoted(category.name)}`);
    const offer = { ...written, category: category.name, tags: this.#spelt(written.tags, notes) };
    // Whom an offer is an alternative to is known at the end, so the checks of one file see the offer without it.
    const [error] = checkMessages(vendor.alone({ offers: [{ ...offer, alternative_to: [] }] }), this.#today);
    if (error !== undefined) {
      notes.leftOut(error);
      return false;
    }
    if (!vendor.addOffer(offer, notes)) return false;
    for (const tag of offer.tags) this.#tags.set(fold(tag), tag);
    const isOpen = offer.eligibility === undefined || offer.eligibility.type === 'public';
    this.#categories.count(category, isOpen ? 'offer' : 'restricted offer');
    return true;
  }

  /** Tags as the offers before spell them. */
  #spelt(written: readonly string[], notes: RecordNotes): string[] {
    const tags = written.map((tag) => this.#tags.get(fold(tag)) ?? tag);
    if (tags.some((tag, position) => tag !== written[position]))
      notes.repaired('tags', `written ${quoted(tags.join(', '))}, as where they are met first`);
    return tags;
  }

  #takeReferral(
    { program, code }: { readonly program: unknown; readonly code: unknown },
    vendor: ImportedVendor,
    notes: RecordNotes,
  ): void {
    const importedReferral = importedProgram(program, notes);
    if (importedReferral) vendor.setProgram(importedReferral, notes);
    const held = importedCode(code, vendor.name, notes);
    if (held && this.#codes.has(vendor.slug)) notes.dropped('referral', 'a code is held for the vendor already');
    else if (held) this.#codes.set(vendor.slug, held);
  }

  #addChange(written: ImportedChange, vendor: ImportedVendor, notes: RecordNotes): boolean {
    const category = this.#categoryOfChange(written.category, vendor, notes);
    if (category === null) return false;
    const change = { ...written, category: category.name };
    // Whom the alternatives name is known at the end, so the checks of one file see the record without them.
    const [error] = checkMessages(vendor.alone({ changes: [{ ...change, alternatives: [] }] }), this.#today);
    if (error !== undefined) {
      notes.leftOut(error);
      return false;
    }
    if (!vendor.addChange(change, notes)) return false;
    this.#categories.count(category, 'change');
    return true;
  }

  /** The list is that of the offers; a record outside it goes under its vendor's own category, or extends the list. */
  #categoryOfChange(written: string | undefined, vendor: ImportedVendor, notes: RecordNotes) {
    const own = vendor.offers[0]?.offer.category;
    const known = written === undefined ? undefined : this.#categories.spelling(written);
    const registered = this.#categories.register(known ?? own ?? written);
    if ('error' in registered) {
      notes.leftOut(`category: ${registered.error}`);
      return null;
    }
    if (registered.name !== written)
      notes.repaired('category', `written ${quoted(registered.name)}, as the vendor's offer`);
    else if (known === undefined) notes.noted('category', 'no offer is in it; it is added to the list');
    return registered;
  }
}

function soundRecord(raw: unknown, notes: RecordNotes): RawRecord | null {
  if (!isObject(raw)) notes.leftOut('it is not an object');
  else if (isOversized(raw)) notes.leftOut('it is longer or deeper than a record can be');
  else return raw;
  return null;
}
