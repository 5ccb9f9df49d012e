import type { Catalogue } from '../model/catalogue.ts';
import { categoryNamed } from '../rules/catalogue/categories.ts';
import { byName } from '../rules/text/order.ts';
import { referralProgrammes, type ListedProgramme } from '../rules/catalogue/referrals.ts';
import { CATEGORY } from './shared/category-parameter.ts';
import { categoryPage, PAGE, vendorPage } from './shared/page.ts';
import { provenance } from './shared/provenance.ts';
import type { ListedProgram, ReferralProgramsBody } from './referral-programs.schema.ts';
import { ok, route, type ReadonlyDeep } from './route.ts';

export const referralPrograms = route({
  path: '/api/referral-programs',
  summary: 'Referral programmes that vendors run',
  description:
    "One for each vendor, listed only after its terms were read on the vendor's page, and not while that page is " +
    "unreachable or redirects elsewhere. In the day's rank order of the vendors' offers.",
  about: 'index',
  parameters: {
    category: CATEGORY,
  },
  errors: [400],

  *cases(catalogue) {
    yield { given: {} };
    const listed = new Set(referralProgrammes(catalogue).map(({ listing }) => listing.category.slug));
    for (const category of listed) yield { given: { category } };
  },

  answer(catalogue, values) {
    return ok(body(catalogue, values.category));
  },
});

function body(catalogue: Catalogue, requested: string | null): ReadonlyDeep<ReferralProgramsBody> {
  const all = referralProgrammes(catalogue);
  const category = requested === null ? null : categoryNamed(catalogue, requested);
  const programmes = requested === null ? all : all.filter(({ listing }) => listing.category === category);
  const dated = programmes.map(({ programme }) => ({ date: programme.read_on, withheld: false }));
  return {
    programs: programmes.map(listedProgram),
    count: programmes.length,
    categories: [...new Set(all.map(({ listing }) => listing.category.name))].toSorted(byName),
    _provenance: provenance(catalogue, category ? categoryPage(category) : PAGE.referralPrograms, dated),
  };
}

function listedProgram({ listing, programme }: ListedProgramme): ReadonlyDeep<ListedProgram> {
  return {
    vendor: listing.vendor.name,
    category: listing.category.name,
    referrer_benefit: programme.referrer_benefit,
    referee_benefit: programme.referee_benefit,
    program_url: programme.program_url,
    type: programme.type,
    commission_type: programme.commission_type ?? null,
    read_on: programme.read_on,
    vendor_page: vendorPage(listing.vendor),
  };
}
