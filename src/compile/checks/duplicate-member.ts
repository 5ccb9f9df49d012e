import { quoted } from '../diagnostics/diagnostic.ts';
import { slug } from '../../rules/text/slug.ts';
import { catalogueCheck } from './check.ts';
import { repeated } from './repeats.ts';

/** A vendor's offer that is in one comparison twice. */
export const duplicateMember = catalogueCheck({
  code: 'duplicate-member',
  meaning: 'an offer is in one comparison twice',
  isWaivable: true,
  why: 'the offer would be compared with itself, and counted twice',
  *diagnose({ comparisons, vendors }) {
    const firstCategories = new Map(vendors.map(({ value }) => [slug(value.vendor), value.offers[0]?.category]));
    // A member without a category is the first offer of the vendor.
    const offerOf = ({ vendor, category = firstCategories.get(slug(vendor)) ?? '' }: Member): string =>
      `${slug(vendor)} ${slug(category)}`;
    for (const { draft, value } of comparisons) {
      const members = value.members.map((member, index) => ({ member, path: ['members', index, 'vendor'] }));
      yield* repeated(draft, members, {
        key: ({ member }) => offerOf(member),
        what: ({ member }) => `${quoted(member.vendor)} is listed twice`,
        fix: 'keep the kind that fits better, or name the `category` of the other offer',
        note: 'first listed here',
      });
    }
  },
});

interface Member {
  readonly vendor: string;
  readonly category?: string;
}
