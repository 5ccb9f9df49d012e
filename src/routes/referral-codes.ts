import { categoryNamed } from '../rules/catalogue/categories.ts';
import { heldCodes, heldCode, type HeldCode } from '../rules/catalogue/referrals.ts';
import { resolveVendor } from '../rules/names/resolver.ts';
import { ok, refusal, route, type ErrorBody, type JsonReply, type Published } from './route.ts';
import { component, count, list, nullableText, optionalText } from './shared/common.schema.ts';
import { CATEGORY } from './shared/offer-filters.ts';
import { referralCodeSchema } from './shared/offer.schema.ts';
import { pickFields } from './shared/pick-fields.ts';
import { categoryPage, PAGE, vendorPage } from './shared/page.ts';
import { indexBody, provenance } from './shared/provenance.ts';
import { unlistedVendor } from './shared/vendor-match.ts';

/** A referral code outside its offer, with the category of the offer. */
const heldCodeSchema = component('HeldReferralCode', 'A referral code the service holds, with its category.', {
  ...referralCodeSchema.shape,
  category: nullableText("Category of the vendor's first offer; null where none is listed."),
});

export const referralCodesBody = indexBody('ReferralCodes', 'Every referral code the service holds.', {
  codes: list(heldCodeSchema, 'By vendor in catalogue order: no code is preferred.'),
  total: count('Entries of `codes`.'),
  withheld_reason: optionalText('Why the list is empty; present for `source=agent` alone.'),
});

export const referralCodeBody = indexBody('ReferralCodeOfVendor', 'The referral code held for one vendor.', {
  code: heldCodeSchema,
});

const RETIRED = 'Codes submitted by agents are retired; the service holds its own codes only.';

export const referralCodes = route({
  path: '/api/referral-codes',
  operationId: 'listReferralCodes',
  tag: 'Referrals',
  body: referralCodesBody,
  summary: 'Referral codes the service holds',
  description:
    'Every code with what the reader gets and who may not use it. What a code earns the service is no part of it.',
  parameters: {
    category: CATEGORY,
    source: {
      kind: 'choice',
      values: ['platform', 'agent'],
      description: 'Who holds the code. `agent` answers an empty list with the reason.',
    },
  },

  answer(catalogue, values) {
    const category = values.category === null ? null : categoryNamed(catalogue, values.category);
    const all = heldCodes(catalogue);
    const requested = values.category === null ? all : all.filter((code) => code.category === category?.name);
    const codes = values.source === 'agent' ? [] : requested;
    return ok<Published<typeof referralCodesBody>>({
      codes: codes.map(publishedHeldCode),
      total: codes.length,
      ...(values.source === 'agent' ? { withheld_reason: RETIRED } : {}),
      // A code has no date, so there is no date to cite.
      _provenance: provenance(catalogue, category ? categoryPage(category) : PAGE.referralPrograms, []),
    });
  },
});

/** The answer to `POST /api/referral-codes`: 410, because callers may no longer submit codes (docs/rules.md#referral-codes). */
export function retiredSubmission(): JsonReply<ErrorBody> {
  return refusal(410, RETIRED);
}

export const referralCode = route({
  path: '/api/referral-codes/{vendor}',
  operationId: 'getReferralCode',
  tag: 'Referrals',
  body: referralCodeBody,
  summary: 'The referral code held for one vendor',
  description: 'The code with what the reader gets and who may not use it.',
  parameters: {
    vendor: {
      kind: 'text',
      in: 'path',
      required: 'Name a vendor in the path: /api/referral-codes/{vendor}.',
      example: 'railway',
      description: 'Vendor name or slug, case-insensitive.',
    },
  },
  errors: [404],

  *cases(catalogue) {
    for (const { vendor } of heldCodes(catalogue)) yield { vendor: vendor.slug };
  },

  answer(catalogue, values) {
    const code = heldCode(catalogue, values.vendor);
    if (code) {
      return ok<Published<typeof referralCodeBody>>({
        code: publishedHeldCode(code),
        _provenance: provenance(catalogue, vendorPage(code.vendor), []),
      });
    }
    const resolution = resolveVendor(catalogue, values.vendor);
    // A known vendor without a code gets no suggestions.
    const { error, suggestions } =
      resolution.kind === 'vendor'
        ? { error: `No referral code is held for ${resolution.vendor.name}.`, suggestions: [] }
        : unlistedVendor(catalogue, values.vendor, resolution);
    return refusal(404, error, { suggestions });
  },
});

/** A referral code as published on the referral-code paths (docs/rules.md#referral-codes). */
function publishedHeldCode({ code, category }: HeldCode): Published<typeof heldCodeSchema> {
  return pickFields(heldCodeSchema, { ...code, source: 'platform', category });
}
