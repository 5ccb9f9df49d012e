import { stringify } from 'yaml';
import type { CatalogueFiles } from '../../compile/checks/check.ts';
import type { SourceFile } from '../../compile/read/read.ts';
import { name as nameField, webAddress } from '../../compile/shape/field.ts';
import { siteOf } from '../../rules/text/parsed-url.ts';
import { slug } from '../../rules/text/fold.ts';
import { fieldRefusal, vendorCalled, vendorCiting } from './questions.ts';

export type Lead = ReturnType<typeof parseLeads>[number];

export type LeadOutcome =
  | { readonly lead: Lead; readonly kind: 'held'; readonly file: string }
  | { readonly lead: Lead; readonly kind: 'refused'; readonly why: string }
  | { readonly lead: Lead; readonly kind: 'drafted'; readonly draft: SourceFile };

/** The leads of a list with a name, an address and the section that lacks it between tabs; `#` begins a comment line. */
export function parseLeads(text: string) {
  const rows = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return rows.map((line) => {
    const [name = '', url = '', section = ''] = line.split('\t').map((cell) => cell.trim());
    return { name, url, section };
  });
}

/** Compares leads with a catalogue by name, former name, alias and page; the others become drafts without terms. */
export function leadOutcomes(leads: readonly Lead[], catalogue: CatalogueFiles): readonly LeadOutcome[] {
  const drafted = new Map<string, string>();
  return leads.map((lead) => {
    const { name, url } = lead;
    const why = fieldRefusal('name', nameField)(name) ?? fieldRefusal('address', webAddress)(url);
    if (why !== null) return { lead, kind: 'refused', why };
    const known = vendorCalled(catalogue.vendors, name) ?? vendorCiting(catalogue.vendors, url);
    const file = known?.draft.file ?? drafted.get(slug(name));
    if (file !== undefined) return { lead, kind: 'held', file };
    const draft = leadFile(lead, catalogue);
    drafted.set(slug(name), draft.path);
    return { lead, kind: 'drafted', draft };
  });
}

/** A vendor's file with the keys that an editor fills; the section is its category where it is one. */
function leadFile({ name, url, section }: Lead, catalogue: CatalogueFiles): SourceFile {
  const category = catalogue.categories?.value.find((known) => slug(known.name) === slug(section))?.name ?? null;
  const offer = { category, tier: null, url, verifiedDate: null, tags: null, description: null, limits: null };
  const siblings = vendorsOfHost(url, catalogue).join(', ');
  const path = `vendors/${slug(name)}.yaml`;
  const heading = `# Fill the empty keys from the page, then move this file to ${path} of the catalogue.\n`;
  const text = stringify({ vendor: name, offers: [offer] }, { nullStr: '', lineWidth: 0 });
  return { path, text: `${heading}${siblings === '' ? '' : `# Same host: ${siblings}\n`}${text}` };
}

/** The files of vendors with an offer on a host, or with the host or one above it among their detectors. */
function vendorsOfHost(url: string, { vendors }: CatalogueFiles): readonly string[] {
  const host = siteOf(url);
  const isUnder = (pattern: string): boolean => host === pattern || host.endsWith(`.${pattern}`);
  return vendors.flatMap(({ draft, value }) => {
    const isIt = value.offers.some((offer) => siteOf(offer.url) === host) || (value.detect?.hosts ?? []).some(isUnder);
    return isIt ? [draft.file] : [];
  });
}
