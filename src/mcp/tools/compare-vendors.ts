import type { Catalogue } from '../../model/catalogue.ts';
import { compare, type CompareBody, type ComparedOffer } from '../../routes/compare.ts';
import type { Parameters } from '../../routes/parameter.ts';
import type { ReadonlyDeep } from '../../routes/route.ts';
import { askRoute } from '../ask-route.ts';
import {
  COMPACT_CAUSE,
  COMPACT_CHANGE,
  COMPACT_OFFER,
  compactCause,
  compactChange,
  compactOffer,
  PROVENANCE,
} from '../compact.ts';
import { firstThatFits, MAX_BYTES } from '../fit.ts';
import { tool } from '../tool.ts';
import { flag, integer, list, nullable, record, text, type TypeOf } from '../typed-schema.ts';

const PARAMETERS = {
  a: {
    kind: 'text',
    in: 'query',
    required: 'Name two vendors, such as {"a": "neon", "b": "supabase"}.',
    description: 'First vendor: name, slug, former name or alias.',
  },
  b: {
    kind: 'text',
    in: 'query',
    required: 'Name two vendors, such as {"a": "neon", "b": "supabase"}.',
    description: 'Second vendor.',
  },
  max_bytes: MAX_BYTES,
} as const satisfies Parameters;

const SIDE = record({
  offer: COMPACT_OFFER,
  limits: list('Amounts that the offer grants.', text('As the terms write it.')),
  risk_cause: nullable(COMPACT_CAUSE),
  changes: list('Latest change records.', COMPACT_CHANGE),
  changes_total: integer('Change records in all.'),
});
type Side = TypeOf<typeof SIDE>;

const OUTPUT = record({
  a: SIDE,
  b: SIDE,
  shared_categories: flag('Whether both have offers in one category.'),
  category_overlap: list('Those categories.', text('Category name.')),
  _provenance: PROVENANCE,
});

/** How much of each side is shown. */
interface Size {
  readonly changes: number;
  readonly descriptionChars: number;
}

const SIZES: readonly [Size, ...Size[]] = [
  { changes: 4, descriptionChars: 2000 },
  { changes: 3, descriptionChars: 800 },
  { changes: 2, descriptionChars: 400 },
  { changes: 0, descriptionChars: 160 },
];

export const compareVendors = tool({
  name: 'compare_vendors',
  title: 'Two vendors side by side',
  description:
    'Compares the first offers of two vendors: terms, limits, risk with its cause, and the latest changes of each. Both ' +
    'names have to be known; an unknown one answers with suggestions. For more than two, call it once for each pair.',
  parameters: PARAMETERS,
  output: OUTPUT,

  call(catalogue, { values }) {
    const found = askRoute<ReadonlyDeep<CompareBody>>(catalogue, compare, { a: values.a, b: values.b });
    if ('refused' in found) return found;
    const { vendor_a, vendor_b, shared_categories, category_overlap, _provenance } = found.body;
    return {
      body: firstThatFits(values.max_bytes, SIZES, (size) => ({
        a: side(catalogue, vendor_a, size),
        b: side(catalogue, vendor_b, size),
        shared_categories,
        category_overlap,
        _provenance,
      })),
    };
  },
});

function side(catalogue: Catalogue, offer: ReadonlyDeep<ComparedOffer>, size: Size): Side {
  return {
    offer: compactOffer(catalogue, offer, size.descriptionChars),
    limits: offer.limits.map(({ measure, text: written }) => `${measure}: ${written}`),
    risk_cause: offer.risk_cause && compactCause(offer.risk_cause),
    changes: offer.deal_changes.slice(0, size.changes).map(compactChange),
    changes_total: offer.deal_changes.length,
  };
}
