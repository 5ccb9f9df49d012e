import { stringify } from 'yaml';
import type { SourceFile } from '../../../src/compile/read/read.ts';
import type { AuthoredKindValue } from '../../../src/compile/shape/kinds.ts';
import type { PageRead } from '../../../src/model/page-read.ts';
import { slug } from '../../../src/rules/text/fold.ts';
import { change, offer, read, type Plain } from '../../builders.ts';

type Given<T> = { readonly [Key in keyof T]?: Plain<T[Key]> | undefined };
type Vendor = AuthoredKindValue<'vendor'>;

interface GivenVendor extends Omit<Given<Vendor>, 'offers' | 'changes'> {
  readonly offers?: readonly Given<NonNullable<Vendor['offers']>[number]>[];
  readonly changes?: readonly Given<NonNullable<Vendor['changes']>[number]>[];
}

/** A catalogue file that holds a value. */
export function yamlFile(path: string, value: unknown): SourceFile {
  return { path, text: stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 }) };
}

/** The valid file of a vendor: one offer and no change record, unless a test states others. An undefined key is left out. */
export function vendorFile({ vendor = 'Dunlin', offers = [{}], changes = [], ...rest }: GivenVendor = {}): SourceFile {
  const host = `https://${slug(vendor)}.example`;
  const standardOffer = offer({ url: `${host}/pricing`, tags: ['sql'] });
  const standardChange = { ...change({ summary: 'Half as much', source_url: `${host}/news` }), vendor: undefined };
  return yamlFile(`vendors/${slug(vendor)}.yaml`, {
    vendor,
    ...rest,
    offers: offers.map((given) => ({ ...standardOffer, ...given })),
    changes: changes.map((given) => ({ ...standardChange, ...given })),
  });
}

/** What is known of the pages of Acme: an entry is the address and the day of the last attempt, unless a test states more. */
export function readsFile(...pages: readonly Given<PageRead>[]): SourceFile {
  const { url, last_attempt } = read();
  return yamlFile('reads/acme.yaml', { reads: pages.map((given) => ({ url, last_attempt, ...given })) });
}

/** The three categories of the miniature, each with the keys that a test states, and others that it adds. */
export function categoriesFile(...stated: readonly Given<AuthoredKindValue<'categories'>[number]>[]): SourceFile {
  const standard = { audience: 'developer', holds: 'products', scope: 'What it holds', answers: ['Which one?'] };
  const names = new Set(['Databases', 'Cloud Hosting', 'Startup Programs', ...stated.flatMap(({ name = [] }) => name)]);
  return yamlFile(
    'categories.yaml',
    [...names].map((name) => ({
      ...standard,
      ...(name === 'Startup Programs' && { holds: 'programmes' }),
      ...stated.find((each) => each.name === name),
      name,
    })),
  );
}

type Template = AuthoredKindValue<'stacks'>[number];

/** One template for each list of roles, of the use case `Use 1`, `Use 2`, unless a test states others. */
export function stacksFile(
  ...stated: readonly (Omit<Given<Template>, 'roles'> & {
    readonly roles?: readonly Given<Template['roles'][number]>[];
  })[]
): SourceFile {
  const role = { role: 'database', categories: ['Databases'], reason: 'Rows are kept in it' };
  return yamlFile(
    'stacks.yaml',
    stated.map(({ roles = [{}], ...given }, index) => ({
      use_case: `Use ${index + 1}`,
      keywords: [`word${index + 1}`],
      ...given,
      roles: roles.map((each) => ({ ...role, ...each })),
    })),
  );
}

/** A code for each vendor. */
export function referralCodesFile(
  ...stated: readonly Given<AuthoredKindValue<'referral-codes'>[number]>[]
): SourceFile {
  const standard = { code: 'GET20', referral_url: 'https://acme.example/r/GET20', referee_benefit: 'A month free' };
  return yamlFile(
    'referral-codes.yaml',
    stated.map((given) => ({ vendor: 'Acme', ...standard, ...given })),
  );
}

/** The members of one comparison. */
export function membersFile(...members: readonly Readonly<Record<string, string>>[]): SourceFile {
  return yamlFile('comparisons/hosting-pricing.yaml', {
    members: members.map((given) => ({ vendor: 'Birch', kind: 'traditional-paas', ...given })),
  });
}
