import * as z from 'zod';
import { COMMISSION_TYPES, REFERRAL_TYPES } from '../model/vocabulary.ts';
import { categoryNamed } from '../rules/catalogue/categories.ts';
import { referralProgrammes } from '../rules/catalogue/referrals.ts';
import { byName } from '../rules/text/fold.ts';
import { ok, route, type Published } from './route.ts';
import { component, count, isoDate, list, text, texts, uri } from './shared/common.schema.ts';
import { CATEGORY } from './shared/offer-filters.ts';
import { categoryPage, PAGE, vendorPage } from './shared/page.ts';
import { indexBody, provenance } from './shared/provenance.ts';
import { pickFields } from './shared/pick-fields.ts';

const listedProgramSchema = component('ListedReferralProgram', 'A referral programme that a vendor runs.', {
  vendor: text('Vendor name.'),
  category: text("Category of the vendor's first offer."),
  referrer_benefit: text('What the referrer gets from the vendor.'),
  referee_benefit: text('What the person referred gets.'),
  program_url: uri('Page of the programme.'),
  type: z.enum(REFERRAL_TYPES).describe('How one joins.'),
  commission_type: z.enum(COMMISSION_TYPES).nullable().describe('How the referrer is paid; null where not stated.'),
  read_on: isoDate("Day the terms were read on the vendor's page."),
  vendor_page: z.string().startsWith('/vendor/').describe("Path of the vendor's page."),
});

export const referralProgramsBody = indexBody('ReferralPrograms', 'Referral programmes that vendors run.', {
  programs: list(
    listedProgramSchema,
    "In the day's rank order of the vendors' offers, with the query key `referral-programs`.",
  ),
  count: count('Programmes in this response.'),
  categories: texts('Categories with a listed programme, before the filter; sorted.'),
});

export const referralPrograms = route({
  path: '/api/referral-programs',
  operationId: 'listReferralPrograms',
  tag: 'Referrals',
  body: referralProgramsBody,
  summary: 'Referral programmes that vendors run',
  description:
    "One for each vendor, listed only after its terms were read on the vendor's page, and not while that page is " +
    "unreachable or redirects elsewhere. In the day's rank order of the vendors' offers.",
  parameters: { category: CATEGORY },

  answer(catalogue, values) {
    const all = referralProgrammes(catalogue);
    const category = values.category === null ? null : categoryNamed(catalogue, values.category);
    const programmes = values.category === null ? all : all.filter(({ listing }) => listing.category === category);
    const dated = programmes.map(({ programme }) => ({ date: programme.read_on }));
    return ok<Published<typeof referralProgramsBody>>({
      programs: programmes.map(({ listing, programme }) =>
        pickFields(listedProgramSchema, {
          ...programme,
          vendor: listing.vendor.name,
          category: listing.category.name,
          vendor_page: vendorPage(listing.vendor),
        }),
      ),
      count: programmes.length,
      categories: [...new Set(all.map(({ listing }) => listing.category.name))].toSorted(byName),
      _provenance: provenance(catalogue, category ? categoryPage(category) : PAGE.referralPrograms, dated),
    });
  },
});
