import { comparisonMember, comparison } from './comparison.ts';
import { listedProgramme } from '../rules/catalogue/referrals.ts';
import type { HostingPricingBody } from './comparison.schema.ts';
import type { ReadonlyDeep } from './route.ts';

export const hostingPricing = comparison({
  name: 'hosting-pricing',
  summary: 'Hosting platforms compared',
  description:
    'Hosting platforms with their free terms, whether a referral programme is available, and what changed in a year.',
  layOut: (catalogue, members): ReadonlyDeep<Pick<HostingPricingBody, 'platforms'>> => ({
    platforms: members.map((member) => ({
      ...comparisonMember(catalogue, member),
      has_referral: listedProgramme(member.listing.vendor) !== null,
    })),
  }),
});
