import type { z } from 'zod';
import type { CatalogueFiles } from '../../compile/checks/check.ts';
import { pageKey } from '../../compile/checks/findings.ts';
import { vendorNames } from '../../compile/checks/vendor-references.ts';
import { fieldCode, fieldWords } from '../../compile/shape/field-error.ts';
import type { Sourced } from '../../compile/shape/shape.ts';
import type { VendorFile } from '../../compile/shape/vendor-file.ts';
import { canonicalLimit } from '../../rules/limits/parse-limit.ts';
import { bareName } from '../../rules/text/fold.ts';
import { slug } from '../../rules/text/slug.ts';

export type Answers = ReadonlyMap<string, string>;

/** One thing to know of a new entry: a flag of the command, and a question on a terminal. */
export interface Question {
  readonly flag: string;
  readonly prompt: string;
  /** The words it may be answered with, and what each says. */
  readonly words?: readonly { readonly word: string; readonly says: string }[];
  /** Taken where nothing is answered; it may depend on the answers before. */
  readonly initial?: string | ((answers: Answers) => string | undefined);
  /** May be left out. */
  readonly isOptional?: true;
  /** Condition of the question; without it the question is always put. */
  readonly applies?: (answers: Answers) => boolean;
  /** The reason why an answer is refused, in a sentence, or null. Checked before the next question. */
  readonly refusal?: (answer: string, answers: Answers) => string | null;
}

/** The value taken where nothing is answered. */
export function initialOf({ initial }: Question, answers: Answers): string | undefined {
  return typeof initial === 'function' ? initial(answers) : initial;
}

/** The refusal of an answer by the schema of its field, in the words of the checks. */
export function fieldRefusal(flag: string, schema: z.ZodType): (answer: string) => string | null {
  return (answer) => {
    const result = schema.safeParse(answer);
    if (result.success) return null;
    const [issue] = result.error.issues;
    const code = issue?.code === 'custom' ? fieldCode(issue.params?.['error']) : null;
    if (code === null) return `${flag} cannot be ${JSON.stringify(answer)}`;
    const { what, fix } = fieldWords(code, flag, answer);
    return `${what}; ${fix}`;
  };
}

/** The first refusal of several. */
export function firstRefusal(
  ...refusals: readonly NonNullable<Question['refusal']>[]
): NonNullable<Question['refusal']> {
  return (answer, answers) => refusals.reduce<string | null>((found, next) => found ?? next(answer, answers), null);
}

/** A comma list as its entries. */
export function listed(answer: string | undefined): string[] {
  return (answer ?? '').split(',').flatMap((entry) => entry.trim() || []);
}

/** Lines parted by semicolons: numbers have commas. */
export function limitLines(answer: string | undefined): string[] {
  return (answer ?? '').split(';').flatMap((line) => canonicalLimit(line) || []);
}

type Vendors = CatalogueFiles['vendors'];

/** The vendor that a name already belongs to, today or formerly. */
export function vendorCalled(vendors: Vendors, name: string): Sourced<VendorFile> | undefined {
  const [key, bareKey] = [slug(name), bareName(name)];
  return vendors.find((file) => vendorNames(file).some(({ slug, bare }) => slug === key || bare === bareKey));
}

/** The vendor that already cites a page. */
export function vendorCiting(vendors: Vendors, url: string): Sourced<VendorFile> | undefined {
  const page = pageKey(url);
  return vendors.find(({ value }) => value.offers.some((offer) => pageKey(offer.url) === page));
}
