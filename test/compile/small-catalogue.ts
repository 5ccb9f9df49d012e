import fc from 'fast-check';
import { CHANGE_TYPES } from '../../src/model/vocabulary.ts';
import type { SourceFile } from '../../src/compile/read/read.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { slug } from '../../src/rules/text/slug.ts';
import { TODAY } from '../builders.ts';

/** The day on which every generated catalogue is built. */
export const WRITTEN = TODAY;

const NAMES = [
  'Alpha',
  'Bolt & Co.',
  'Cedar',
  'dotWorks.io',
  'École 42',
  'Fjord Labs',
  'GridIron',
  'Helix (Cloud)',
  'Ivory',
  'Jump+',
  'Kestrel',
  'Lumen',
] as const;

const CATEGORIES = ['Auth', 'Databases', 'Cloud Hosting', 'Startup Programs'] as const;

const LISTS: readonly SourceFile[] = [
  {
    path: 'categories.yaml',
    text: JSON.stringify(
      CATEGORIES.map((name) => ({
        name,
        audience: 'developer',
        holds: name === 'Startup Programs' ? 'programmes' : 'products',
        scope: `All of ${name}`,
        answers: [`Where is ${name}?`],
      })),
    ),
  },
  { path: 'tags.yaml', text: '- sql\n- login\n- hosting\n' },
];

const past = fc.integer({ min: 0, max: 900 }).map((days) => addDays(WRITTEN, -days));
const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

const offer = fc
  .record({
    category: fc.constantFrom(...CATEGORIES),
    tier: fc.constantFrom('Free', 'Hobby', 'Paid', 'Trial credit', 'Retired'),
    verifiedDate: past,
    expires_date: optional(fc.integer({ min: -400, max: 400 }).map((days) => addDays(WRITTEN, days))),
    tags: fc.subarray(['sql', 'login', 'hosting'], { minLength: 1 }),
    amount: fc.integer({ min: 1, max: 1000 }),
    alternative_to: optional(fc.constantFrom(['Heroku'], ['Oracle', 'Auth0'])),
  })
  .map(({ amount, ...rest }) => ({
    ...rest,
    description: `${amount} GB of storage`,
    ...(rest.category === 'Startup Programs' && { eligibility: { type: 'startup', conditions: ['Founded lately'] } }),
  }));

const change = fc.record({
  change_type: fc.constantFrom(...CHANGE_TYPES),
  date: past,
  impact: fc.constantFrom('high', 'medium', 'low'),
  category: fc.constantFrom(...CATEGORIES),
  summary: fc.integer().map((number) => `Event ${number} of the plan`),
  previous_state: optional(fc.constant('10 GB of storage')),
  current_state: optional(fc.constant('5 GB of storage')),
  isSourced: fc.boolean(),
  resolution: optional(fc.constantFrom('reversed', 'retracted')),
});

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** A record with the keys that its type requires. */
function written({ isSourced, resolution, ...record }: Change, host: string) {
  return {
    ...record,
    ...(record.change_type === 'product_deprecated' && { listing_effect: 'narrows' }),
    ...(isSourced && { source_url: `https://${host}/news` }),
    ...(resolution && { resolution: { state: resolution, date: WRITTEN } }),
  };
}

const vendor = fc.record({
  offers: fc.uniqueArray(offer, { maxLength: 4, selector: ({ category, tier }) => `${category} ${tier}` }),
  changes: fc.uniqueArray(change, { maxLength: 3, selector: ({ change_type: type }) => type }),
  isRead: fc.boolean(),
});

type Vendor = typeof vendor extends fc.Arbitrary<infer T> ? T : never;

/** A vendor's file, and one of reads where a read job has seen its page. JSON is YAML, so the files are written as JSON. */
function vendorFiles(name: string, { offers, changes, isRead }: Vendor): readonly SourceFile[] {
  const host = `${slug(name)}.example`;
  const url = `https://${host}/pricing`;
  const file = {
    vendor: name,
    offers: offers.map((each) => ({ ...each, url })),
    changes: changes.map((each) => written(each, host)),
  };
  const read = {
    url,
    last_attempt: WRITTEN,
    last_read: { date: WRITTEN, outcome: 'confirmed' },
    last_success: WRITTEN,
    last_reachable: WRITTEN,
  };
  return [
    { path: `vendors/${slug(name)}.yaml`, text: JSON.stringify(file) },
    ...(isRead ? [{ path: `reads/${slug(name)}.yaml`, text: JSON.stringify({ reads: [read] }) }] : []),
  ];
}

/**
 * Catalogues of 1 to 12 vendors that share categories: with several offers, with records only, without records. A few have
 * diagnostics, such as a vendor with neither offer nor record.
 */
export const smallCatalogue: fc.Arbitrary<readonly SourceFile[]> = fc
  .tuple(fc.shuffledSubarray([...NAMES], { minLength: 1 }), fc.array(vendor, { minLength: 12, maxLength: 12 }))
  .map(([names, vendors]) =>
    withVendors(
      ...names.flatMap((name, index) => {
        const one = vendors[index];
        return one ? vendorFiles(name, one) : [];
      }),
    ),
  );

/** The lists of every small catalogue, and the files of some vendors. */
export const withVendors = (...vendors: readonly SourceFile[]): readonly SourceFile[] => [...LISTS, ...vendors];

/** The file of a vendor with a free offer in each of some categories. */
export function vendorOf(name: string, categories: readonly string[]): SourceFile {
  const offers = categories.map((category) => ({
    category,
    tier: 'Free',
    url: `https://${slug(name)}.example/pricing`,
    verifiedDate: WRITTEN,
    tags: ['sql'],
    description: `${name} in ${category}`,
  }));
  return { path: `vendors/${slug(name)}.yaml`, text: JSON.stringify({ vendor: name, offers }) };
}
