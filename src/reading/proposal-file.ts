import { Document } from 'yaml';
import { z } from 'zod';
import { canonicalText } from '../editing/fix/canonical.ts';
import { day, name, text, webAddress } from '../compile/shape/field.ts';
import { CHANGE_TYPES, DATE_SOURCES, LISTING_EFFECTS } from '../model/vocabulary.ts';
import type { Slug } from '../model/slug.ts';
import { PROPOSAL_KINDS, type Proposal } from './proposal.ts';

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{10}$/;

const edit = z.discriminatedUnion('of', [
  z.strictObject({
    of: z.literal('offer'),
    category: text,
    tier: text,
    key: z.literal('url'),
    from: webAddress,
    to: webAddress,
  }),
  z.strictObject({
    of: z.literal('limits'),
    category: text,
    tier: text,
    lines: z.array(z.strictObject({ old: text, now: text })),
  }),
  z.strictObject({ of: z.literal('referral_program'), key: z.literal('read_on'), to: day }),
]);

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
  id: z.string().regex(ID),
  kind: z.enum(PROPOSAL_KINDS),
  vendor: name,
  slug: z.custom<Slug>((value) => typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)),
  page: webAddress,
  read_on: day,
  says: text,
  figures: z.array(figure).default([]),
  quote: text.exactOptional(),
  edit: edit.exactOptional(),
  record: record.exactOptional(),
}) satisfies z.ZodType<Proposal>;

/** The file of a proposal, outside the catalogue. Null where it would not be one: a text of a page is not as it must be. */
export function proposalText(given: Proposal): string | null {
  if (!proposal.safeParse(given).success) return null;
  const { figures, ...rest } = given;
  const document = new Document(figures.length > 0 ? { ...rest, figures } : rest, { aliasDuplicateObjects: false });
  document.commentBefore = ` Apply with: npm run propose -- --apply ${given.id}`;
  return canonicalText(document);
}

/** The proposal that a plain value states, or null. */
export function parseProposal(value: unknown): Proposal | null {
  return proposal.safeParse(value).data ?? null;
}

/** Whether a text has the form of a proposal's id and is therefore safe as a file name. */
export function isProposalId(id: string): boolean {
  return ID.test(id);
}
