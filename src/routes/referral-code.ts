import type { Catalogue } from '../model/catalogue.ts';
import { heldCode, heldCodes } from '../rules/catalogue/referrals.ts';
import { resolveVendor } from '../rules/names/resolver.ts';
import { publishedHeldCode } from './shared/held-code.ts';
import { vendorPage } from './shared/page.ts';
import { provenance } from './shared/provenance.ts';
import { unlistedVendor } from './shared/unlisted-vendor.ts';
import type { ReferralCodeBody } from './referral-code.schema.ts';
import { ok, refusal, route, type ErrorBody, type JsonReply, type ReadonlyDeep } from './route.ts';

export const referralCode = route({
  path: '/api/referral-codes/{vendor}',
  summary: 'The referral code held for one vendor',
  description: 'The code with what the reader gets and who may not use it.',
  about: 'index',
  parameters: {
    vendor: {
      kind: 'text',
      in: 'path',
      required: 'Name a vendor in the path: /api/referral-codes/{vendor}.',
      sameBySlug: true,
      example: 'railway',
      description: 'Vendor name or slug, case-insensitive.',
    },
  },
  errors: [400, 404],

  *cases(catalogue) {
    for (const { vendor } of heldCodes(catalogue)) yield { given: { vendor: vendor.slug } };
  },

  answer(catalogue, values) {
    const held = heldCode(catalogue, values.vendor);
    if (!held) return noneHeld(catalogue, values.vendor);
    const body: ReadonlyDeep<ReferralCodeBody> = {
      code: publishedHeldCode(held),
      _provenance: provenance(catalogue, vendorPage(held.vendor), []),
    };
    return ok(body);
  },
});

/** A known vendor without a code gets no suggestions. */
function noneHeld(catalogue: Catalogue, requested: string): JsonReply<ErrorBody> {
  const resolution = resolveVendor(catalogue, requested);
  if (resolution.kind === 'vendor') {
    return refusal(404, `No referral code is held for ${resolution.vendor.name}.`, { suggestions: [] });
  }
  const { error, suggestions } = unlistedVendor(catalogue, requested, resolution);
  return refusal(404, error, { suggestions });
}
