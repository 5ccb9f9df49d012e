import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { relatedAlternatives } from '../rules/alternatives.ts';
import { firstOffer } from '../rules/first-offer.ts';
import { suggestions } from '../rules/suggestions.ts';
import { resolveVendor } from '../rules/vendor-name.ts';
import type { AmbiguousDetails, ResolvedDetails } from './details.schema.ts';
import { agent } from './parts/agent.ts';
import { publishedOffer } from './parts/offer.ts';
import { PAGE, vendorPage } from './parts/page.ts';
import { datedListings, provenance } from './parts/provenance.ts';
import { unlistedVendorError } from './parts/unlisted-vendor.ts';
import { ok, refusal, route, type ErrorBody, type JsonReply, type Published } from './route.ts';

const MOST_SUGGESTED = 5;

/** SPEC.md "GET /api/details/{vendor}". */
export const details = route({
  path: '/api/details/{vendor}',
  summary: 'One vendor and the alternatives to it',
  description:
    "A vendor's offer as of today and every alternative of its category in the day's order. A name that may mean " +
    'several vendors answers 200 with `disambiguation` and no `offer`.',
  about: 'index',
  parameters: {
    vendor: {
      kind: 'text',
      in: 'path',
      required: 'Name a vendor in the path: /api/details/{vendor}.',
      sameBySlug: true,
      example: 'neon',
      description: 'Canonical name or short-form slug, case-insensitive.',
    },
    alternatives: { kind: 'flag', in: 'query', description: 'Include the alternatives of the category in full.' },
  },
  errors: [400, 404],

  *cases(catalogue) {
    for (const vendor of catalogue.vendors) yield { given: { vendor: vendor.slug }, wholeCategory: true };
    // After all plain ones, since they are the larger and the first to be left to the function.
    for (const vendor of catalogue.vendors) {
      yield { given: { vendor: vendor.slug, alternatives: 'true' }, wholeCategory: true };
    }
  },

  answer(catalogue, values) {
    const asked = values.vendor;
    const resolved = resolveVendor(catalogue, asked);
    switch (resolved.kind) {
      case 'exact':
      case 'resolved': {
        const listing = firstOffer(catalogue, resolved.vendor);
        if (!listing) return unknown(catalogue, asked);
        return ok(
          body(catalogue, listing, { inFull: values.alternatives, from: resolved.kind === 'exact' ? null : asked }),
        );
      }
      case 'ambiguous':
        return ok(disambiguation(catalogue, resolved.vendors, asked));
      case 'ended':
        return refusal(404, endedError(asked, resolved.vendors), {
          suggestions: resolved.vendors.slice(0, MOST_SUGGESTED).map((vendor) => vendor.name),
        });
      case 'none':
        return unknown(catalogue, asked);
    }
  },
});

interface Wanted {
  readonly inFull: boolean;
  /** The name as asked, where it is not the exact one. */
  readonly from: string | null;
}

function body(catalogue: Catalogue, listing: Listing, { inFull, from }: Wanted): Published<ResolvedDetails> {
  const { vendor } = listing;
  const others = relatedAlternatives(catalogue, listing);
  const inResponse = inFull ? [listing, ...others.listings] : [listing];
  return {
    offer: publishedOffer(catalogue, listing),
    relatedVendors: others.listings.map((other) => other.vendor.name),
    ...(inFull ? { alternatives: others.listings.map((other) => publishedOffer(catalogue, other)) } : {}),
    tie_break: others.tie_break,
    ...(from === null ? {} : { resolved_from: from }),
    _agent: agent(catalogue, [vendor]),
    _provenance: provenance(catalogue, vendorPage(vendor), datedListings(catalogue, inResponse)),
  };
}

function disambiguation(catalogue: Catalogue, vendors: readonly Vendor[], asked: string): Published<AmbiguousDetails> {
  return {
    disambiguation: vendors.map((vendor) => ({ slug: vendor.slug, name: vendor.name })),
    resolved_from: asked,
    // Names alone: no dated record is in the response.
    _provenance: provenance(catalogue, PAGE.home, []),
  };
}

function unknown(catalogue: Catalogue, asked: string): JsonReply<ErrorBody> {
  return refusal(404, unlistedVendorError(catalogue, asked), { suggestions: suggestions(catalogue, asked) });
}

function endedError(asked: string, vendors: readonly Vendor[]): string {
  const names = vendors.map((vendor) => vendor.name).join(', ');
  return `${JSON.stringify(asked.slice(0, 100))} reaches only offers that have ended: ${names}. Ask by the exact name for the record.`;
}
