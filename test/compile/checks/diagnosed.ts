import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { Place } from '../../../src/compile/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../../src/compile/read/read.ts';
import type { AuthoredKindValue } from '../../../src/compile/shape/kinds.ts';
import { validate } from '../../../src/compile/validate.ts';
import type { PageRead } from '../../../src/model/page-read.ts';
import { slug } from '../../../src/rules/text/slug.ts';
import { change, offer, read, TODAY, type Plain } from '../../builders.ts';
import { MINIATURE } from '../miniature.ts';
import { CACHE } from '../validated.ts';

/** A diagnostic as a test states it. */
export interface Diagnosed {
  readonly code: string;
  readonly file: string;
  /** The text that is underlined; the path where the diagnostic is about a file as a whole. */
  readonly at: string;
  readonly what: string;
  readonly fix: string;
  /** The other places, each as its text and its note: `Free: first offered here`. */
  readonly also: readonly string[];
}

/** A file that the miniature leaves out. */
export interface AbsentFile {
  readonly path: string;
  readonly text: null;
}

type Files = SourceFile | readonly (SourceFile | AbsentFile)[];

const asList = (files: Files): readonly (SourceFile | AbsentFile)[] => ('path' in files ? [files] : files);

/** The diagnostics of the miniature with some files replaced, added or left out. */
export function diagnosed(given: Files): readonly Diagnosed[] {
  const replaced = new Set(asList(given).map(({ path }) => path));
  const files = [...MINIATURE, ...asList(given)].filter(
    (file): file is SourceFile => file.text !== null && (!replaced.has(file.path) || !MINIATURE.includes(file)),
  );
  const textAt = textIn(files);
  return validate(files, TODAY, CACHE).diagnostics.map(({ code, at, what, fix, also = [] }) => {
    return {
      code,
      file: at.file,
      at: textAt(at),
      what,
      fix,
      also: also.map((other) => `${textAt(other.at)}: ${other.note}`),
    };
  });
}

function textIn(files: readonly SourceFile[]): (place: Place) => string {
  return ({ file, start, end }) => {
    const line = files.find(({ path }) => path === file)?.text.split('\n')[start.line - 1] ?? '';
    return line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined) || file;
  };
}

/** The code of each diagnostic of the miniature with some files replaced, added or left out. */
export function codesOf(files: Files): readonly string[] {
  return diagnosed(files).map(({ code }) => code);
}

type Wording = Pick<Diagnosed, 'at' | 'what' | 'fix'> & Partial<Diagnosed>;
type Invalid<Expected> = readonly [title: string, files: Files, ...expected: Expected[]];
type Valid = readonly [title: string, files: Files];

interface CheckCases {
  /** Catalogues with the fault. The first one states the wording in full; the code is that of the check. */
  readonly reports: readonly [Invalid<Wording>, ...Invalid<Partial<Diagnosed>>[]];
  /** Valid catalogues as near to the fault as possible. */
  readonly accepts: readonly [Valid, ...Valid[]];
  readonly isWaivable: boolean;
}

/** States what a check reports, what it accepts, and whether a waiver accepts the first of its faults. */
export function describeCheck(code: string, { reports, accepts, isWaivable }: CheckCases): void {
  describe(`the check ${code}`, () => {
    for (const [title, files, ...expected] of reports) {
      it(`reports ${title}`, () => {
        expect(expected.length).toBeGreaterThan(0);
        expect(diagnosed(files)).toMatchObject(expected.map((each) => ({ code, ...each })));
      });
    }

    for (const [title, files] of accepts) {
      it(`accepts ${title}`, () => {
        expect(diagnosed(files)).toEqual([]);
      });
    }

    it(`reports a fault that ${isWaivable ? 'a waiver accepts' : 'no waiver accepts'}`, () => {
      const files = asList(reports[0][1]);
      const waiver = { check: code, file: diagnosed(files)[0]?.file, reason: 'A test' };
      // A waiver of a check that cannot be waived is reported in place of what it means to accept.
      expect(codesOf([...files, yamlFile('waivers.yaml', [waiver])])).toEqual(isWaivable ? [] : ['unknown-check']);
    });
  });
}

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

/** The path of a file of the miniature that is left out. */
export function absentFile(path: string): AbsentFile {
  return { path, text: null };
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

/** The file of a vendor with one offer. */
export function offerFile(given: NonNullable<GivenVendor['offers']>[number] = {}): SourceFile {
  return vendorFile({ offers: [given] });
}

/** The file of a vendor with one offer and these change records. */
export function changesFile(...changes: NonNullable<GivenVendor['changes']>): SourceFile {
  return vendorFile({ changes });
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
