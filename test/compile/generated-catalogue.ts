import fc from 'fast-check';
import { CHANGE_TYPES } from '../../src/model/vocabulary.ts';
import type { SourceFile } from '../../src/compile/read/read.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { slug } from '../../src/rules/text/fold.ts';
import { TODAY } from '../builders.ts';

/** The day on which every generated catalogue is written. */
export const WRITTEN = TODAY;

const NAMES = [
  ...['Alpha', 'Bolt & Co.', 'Cedar', 'dotWorks.io', 'École 42', 'Fjord Labs'],
  ...['GridIron', 'Helix (Cloud)', 'Ivory', 'Jump+', 'Kestrel', 'Lumen'],
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

const dayFrom = (min: number, max: number) => fc.integer({ min, max }).map((offset) => addDays(WRITTEN, offset));
const past = dayFrom(-900, 0);
const anyDay = dayFrom(-900, 900);
const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

const figure = fc.tuple(fc.constantFrom(1, 2, 5, 10, 100), fc.constantFrom('GB', 'users', 'builds', 'databases'));
const terms = fc
  .uniqueArray(figure, { minLength: 1, maxLength: 3, selector: ([, unit]) => unit })
  .map((figures) => figures.map(([amount, unit]) => `${amount} ${unit}`).join(' and '));

const offer = fc
  .record({
    category: fc.constantFrom(...CATEGORIES),
    tier: fc.constantFrom('Free', 'Hobby', 'Paid', 'Trial credit', 'Retired'),
    verifiedDate: past,
    expires_date: optional(anyDay),
    tags: fc.subarray(['sql', 'login', 'hosting'], { minLength: 1 }),
    description: terms,
    alternative_to: optional(fc.constantFrom(['Heroku'], ['Oracle', 'Auth0'])),
  })
  .map((given) => ({
    ...given,
    ...(given.category === 'Startup Programs' && { eligibility: { type: 'startup', conditions: ['Founded lately'] } }),
  }));

const resolvedOn = (date: typeof past) => fc.record({ state: fc.constantFrom('reversed', 'retracted'), date });

const CHANGE = {
  change_type: fc.constantFrom(...CHANGE_TYPES),
  impact: fc.constantFrom('high', 'medium', 'low'),
  category: fc.constantFrom(...CATEGORIES),
  isSourced: fc.boolean(),
};

/** A record that took effect. */
const pastChange = fc.record({
  ...CHANGE,
  date: past,
  summary: fc.integer().map((number) => `Event ${number} of the plan`),
  previous_state: optional(fc.constant<string>('10 GB of storage')),
  current_state: optional(fc.constant<string>('5 GB of storage')),
  resolution: optional(resolvedOn(fc.constant(WRITTEN))),
});

/** A record of any day, and with every key that holds a day. */
const datedChange = fc.record({
  ...CHANGE,
  date: anyDay,
  date_source: optional(fc.constantFrom('hand_written', 'vendor_page', 'discovered')),
  recorded_date: optional(past),
  tier: optional(fc.constantFrom('Free', 'Hobby')),
  reports: optional(fc.constant('our_index')),
  listing_effect: optional(fc.constantFrom('ends', 'narrows', 'none')),
  discontinued_date: optional(anyDay),
  summary: terms,
  previous_state: optional(terms),
  current_state: optional(terms),
  resolution: optional(resolvedOn(past)),
});

type Generated<T> = T extends fc.Arbitrary<infer Value> ? Value : never;
type Change = Generated<typeof pastChange> & Partial<Generated<typeof datedChange>>;

/** A record with the keys that its type and its date require; every other fault is left in. */
function stated({ isSourced, ...record }: Change, host: string) {
  const isDeprecation = record.change_type === 'product_deprecated';
  const isUnannounced = record.date > WRITTEN && record.date_source !== 'vendor_page';
  return {
    ...record,
    listing_effect: isDeprecation ? (record.listing_effect ?? 'narrows') : undefined,
    ...(isUnannounced && { date_source: 'hand_written', recorded_date: record.recorded_date ?? WRITTEN }),
    ...(isSourced && { source_url: `https://${host}/news` }),
  };
}

const read = fc.record({ date: past, outcome: fc.constantFrom('confirmed', 'changed') });

interface GeneratedVendor {
  readonly offers: readonly object[];
  readonly changes: readonly Change[];
  readonly read: Generated<typeof read> | undefined;
}

/** A vendor's file, and one of reads where a read job has seen its page. JSON is YAML, so the files are written as JSON. */
function vendorFiles(name: string, { offers, changes, read: newest }: GeneratedVendor): readonly SourceFile[] {
  const host = `${slug(name)}.example`;
  const url = `https://${host}/pricing`;
  const file = {
    vendor: name,
    offers: offers.map((each) => ({ ...each, url })),
    changes: changes.map((each) => stated(each, host)),
  };
  const page = newest && {
    ...{ url, last_attempt: newest.date, last_read: newest, last_reachable: newest.date },
    ...(newest.outcome === 'confirmed' && { last_success: newest.date }),
  };
  return [
    { path: `vendors/${slug(name)}.yaml`, text: JSON.stringify(file) },
    ...(page ? [{ path: `reads/${slug(name)}.yaml`, text: JSON.stringify({ reads: [page] }) }] : []),
  ];
}

/** The lists of every generated catalogue, and the files of some vendors. */
export const withVendors = (...vendors: readonly SourceFile[]): readonly SourceFile[] => [...LISTS, ...vendors];

const byTier = ({ category, tier }: Generated<typeof offer>): string => `${category} ${tier}`;
const byType = ({ change_type: type }: Change): string => type;

const pastVendor = fc.record({
  offers: fc.uniqueArray(offer, { maxLength: 4, selector: byTier }),
  changes: fc.uniqueArray(pastChange, { maxLength: 3, selector: byType }),
  read: optional(fc.constant({ date: WRITTEN, outcome: 'confirmed' })),
});

/**
 * Catalogues of 1 to 12 vendors that share categories: with several offers, with records only, without records. A few have
 * diagnostics, such as a vendor with neither offer nor record.
 */
export const smallCatalogue: fc.Arbitrary<readonly SourceFile[]> = fc
  .tuple(fc.shuffledSubarray([...NAMES], { minLength: 1 }), fc.array(pastVendor, { minLength: 12, maxLength: 12 }))
  .map(([names, vendors]) =>
    withVendors(...vendors.slice(0, names.length).flatMap((one, at) => vendorFiles(names[at] ?? '', one))),
  );

/** Catalogues of one vendor with days before and after the one of writing, some at fault. */
export const datedCatalogue: fc.Arbitrary<readonly SourceFile[]> = fc
  .record({
    offers: fc.uniqueArray(offer, { minLength: 1, maxLength: 2, selector: byTier }),
    changes: fc.uniqueArray(datedChange, { maxLength: 4, selector: byType }),
    read: optional(read),
  })
  .map((vendor) => withVendors(...vendorFiles('Acme', vendor)));

/** The file of a vendor with a free offer in each of some categories. */
export function vendorOf(name: string, categories: readonly string[]): SourceFile {
  const offers = categories.map((category) => ({
    ...{ category, tier: 'Free', url: `https://${slug(name)}.example/pricing`, verifiedDate: WRITTEN },
    ...{ tags: ['sql'], description: `${name} in ${category}` },
  }));
  return { path: `vendors/${slug(name)}.yaml`, text: JSON.stringify({ vendor: name, offers }) };
}
