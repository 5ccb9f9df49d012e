import type { Parameters } from '../parameter.ts';
import { offerShape, type PublishedOffer } from './offer.schema.ts';
import { shorten } from './words.ts';

/** Every field of an offer, in the order in which it is laid out. */
export const OFFER_FIELDS: readonly string[] = Object.keys(offerShape);

/**
 * Fields of a compact offer where the caller names none: what an offer is, what it grants and what speaks against it. Its
 * pricing page and whatever explains a value are at `/api/details/{vendor}`, under its slug.
 */
const COMPACT_FIELDS: readonly string[] = [
  'vendor',
  'slug',
  'category',
  'tier',
  'risk_level',
  'recent_change',
  'expires_date',
  'link_unreachable',
  'terms_superseded',
  // Of the routes that add fields of their own.
  'kind',
  'days_since_update',
] satisfies readonly (keyof PublishedOffer | 'kind' | 'days_since_update')[];

/** Longest description of a compact offer, in characters. */
export const COMPACT_DESCRIPTION_CHARS = 170;

const quotedNames = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Parameters that select what is returned of each offer; `more` are the fields that a route adds to them. */
export function selectionParameters<const More extends readonly string[]>(...more: More) {
  return {
    fields: {
      kind: 'list',
      values: [...OFFER_FIELDS, ...more],
      description: `A comma list of the fields to return of each offer: ${quotedNames([...OFFER_FIELDS, ...more])}.`,
    },
    compact: {
      kind: 'flag',
      prepared: false,
      description:
        'Leaves out fields that are null or empty. Without `fields`, an offer is short: ' +
        `${quotedNames(COMPACT_FIELDS.filter((name) => [...OFFER_FIELDS, ...more].includes(name)))}, \`gate_code\` in ` +
        `place of \`gate\`, and \`description\` in at most ${COMPACT_DESCRIPTION_CHARS} characters, with … at the end ` +
        'where it is longer. Name `description` in `fields` for the whole text.',
    },
  } as const satisfies Parameters;
}

/** What a request selects of each offer. */
export interface Selection {
  readonly fields: readonly string[] | null;
  readonly compact: boolean;
}

/**
 * What a request selects of each offer. The type stays that of the whole offer: only a request that selects gets less, and
 * the document describes both.
 */
export function selectFields<Offer extends object>(offers: readonly Offer[], selection: Selection): readonly Offer[] {
  const { fields, compact } = selection;
  if (fields === null && !compact) return offers;
  if (fields !== null) return offers.map((offer) => pickNamed(offer, fields, compact));
  return offers.map((offer) => shortOffer(offer) as Offer);
}

type Explained = Partial<Readonly<Record<string, unknown>>> & Partial<Pick<PublishedOffer, 'description' | 'gate'>>;

function shortOffer(offer: object): object {
  const { description, gate }: Explained = offer;
  return {
    ...pickNamed(offer, COMPACT_FIELDS, true),
    ...(description === undefined ? {} : { description: shorten(description, COMPACT_DESCRIPTION_CHARS) }),
    ...(gate ? { gate_code: gate.code } : {}),
  };
}

function pickNamed<Offer extends object>(offer: Offer, fields: readonly string[], compact: boolean): Offer {
  const kept = Object.entries(offer).filter(([name, value]) => fields.includes(name) && !(compact && isEmpty(value)));
  return Object.fromEntries(kept) as Offer;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || value === undefined || (Array.isArray(value) && value.length === 0);
}
