import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, parseDocument } from 'yaml';
import * as z from 'zod';
import type { Slug } from '../model/vendor.ts';
import { CHANGE_TYPES, DATE_SOURCES, LISTING_EFFECTS } from '../model/vocabulary.ts';
import { canonicalText } from '../editing/fix/canonical.ts';
import { day, name, text, webAddress } from '../compile/shape/field.ts';

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{10}$/;

/** A change record without `impact`: `npm run check` refuses it until an editor has finished it. */
const record = z.strictObject({
  change_type: z.enum(CHANGE_TYPES),
  date: day,
  date_source: z.enum(DATE_SOURCES),
  recorded_date: day,
  detected_by: text,
  tier: text,
  listing_effect: z.enum(LISTING_EFFECTS).exactOptional(),
  summary: text,
  previous_state: text,
  current_state: text.exactOptional(),
  source_url: webAddress,
});

const figure = z.strictObject({
  old: text,
  now: text,
  direction: z.enum(['reduced', 'increased', 'unknown']),
  quote: text,
});

const proposal = z.strictObject({
  /** The same finding has the same id on every day, until a record of it is reversed. */
  id: z.string().regex(ID),
  kind: z.enum(['terms', 'url', 'programme']),
  vendor: name,
  slug: z.custom<Slug>((value) => typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)),
  page: webAddress,
  read_on: day,
  says: text,
  /** Lines of the offer's limits; their numbers in its description are replaced with them. */
  figures: z.array(figure).readonly().exactOptional(),
  quote: text.exactOptional(),
  /** The offer to edit: its url (`url`) or its limits (`terms`). Without it, only a record is added, or `read_on` set. */
  offer: z.strictObject({ category: text, tier: text, url: webAddress }).exactOptional(),
  record: record.exactOptional(),
});

/** A proposal to an editor: nothing in the catalogue's terms changes by itself. `page` is the one that says so. */
export type Proposal = z.output<typeof proposal>;

const ID_CHARS = 10;

/** Id of a finding: the vendor's slug and a hash of what was found, without its day. */
export function proposalId(slug: Slug, finding: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(finding)).digest('hex');
  return `${slug}-${hash.slice(0, ID_CHARS)}`;
}

/** The file of a proposal, outside the catalogue. Null where it would not be one: a text of a page is not as it must be. */
export function proposalText(given: Proposal): string | null {
  if (!proposal.safeParse(given).success) return null;
  const document = new Document(given, { aliasDuplicateObjects: false });
  document.commentBefore = ` Apply with: npm run propose -- --apply ${given.id}`;
  return canonicalText(document);
}

const SUFFIX = '.patch.yaml';

/** A folder of proposals outside the catalogue, a file each. */
export class ProposalsFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes proposals that are not there whole yet; returns the new ones. A finding made again keeps its first file. */
  write(proposals: readonly Proposal[]): readonly Proposal[] {
    return proposals.filter((proposal) => {
      const text = this.find(proposal.id) ? null : proposalText(proposal);
      if (text === null) return false;
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(join(this.#folder, `${proposal.id}${SUFFIX}`), text);
      return true;
    });
  }

  /** Every proposal of the folder, by id. Files that are none are left out. */
  list(): readonly Proposal[] {
    if (!existsSync(this.#folder)) return [];
    const names = readdirSync(this.#folder).filter((name) => name.endsWith(SUFFIX));
    return names.sort().flatMap((name) => this.find(name.slice(0, -SUFFIX.length)) ?? []);
  }

  /** The proposal with an id; null where there is none, or where its file is none. */
  find(id: string): Proposal | null {
    const path = join(this.#folder, `${id}${SUFFIX}`);
    if (!ID.test(id) || !existsSync(path)) return null;
    const document = parseDocument(readFileSync(path, 'utf8'), { schema: 'core' });
    return document.errors.length > 0 ? null : (proposal.safeParse(document.toJS({ maxAliasCount: 0 })).data ?? null);
  }
}
