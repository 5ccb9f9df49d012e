import * as z from 'zod';
import type { CatalogueFiles } from '../../compile/checks/check.ts';
import { pageKey } from '../../compile/checks/findings.ts';
import { vendorNames } from '../../compile/checks/vendor-references.ts';
import { fieldCode, fieldWords } from '../../compile/shape/field-error.ts';
import { entrySchema, type Sourced, unwrap } from '../../compile/shape/shape.ts';
import type { VendorFile } from '../../compile/shape/vendor-file.ts';
import { bareName, slug } from '../../rules/text/fold.ts';
import { wordDescriptions } from '../schemas/word-descriptions.ts';

export type Answers = ReadonlyMap<string, string>;

/** One thing to know of a new entry: a flag of the command, and a question on a terminal. */
export interface Question {
  readonly flag: string;
  /** The key of the entry that takes the answer; null where none does. */
  readonly key: string | null;
  readonly prompt: string;
  /** The words it may be answered with, and what each says. */
  readonly words?: readonly { readonly word: string; readonly says: string }[] | undefined;
  /** Taken where nothing is answered; it may depend on the answers before. */
  readonly initial?: string | ((answers: Answers) => string | undefined);
  readonly isOptional?: boolean;
  /** Condition of the question; without it the question is always put. */
  readonly applies?: (answers: Answers) => boolean;
  /** The reason why an answer is refused, in a sentence, or null. Checked before the next question. */
  readonly refusal?: (answer: string, answers: Answers) => string | null;
  /** What is written for an answer; without it, the answer itself. */
  readonly written?: (answer: string) => string | readonly string[];
}

/** A question for a field: its prompt, its words, what it refuses and whether it is optional follow from the schema. */
export function fieldQuestion(key: string, schema: z.core.$ZodType, stated: Partial<Question> = {}): Question {
  const { flag = key, written = (answer: string) => answer, refusal } = stated;
  const bare = unwrap(schema);
  const listed = bare instanceof z.ZodEnum ? bare.options.map(String) : null;
  const says = listed ? wordDescriptions(listed) : [];
  const refuse = fieldRefusal(flag, entrySchema(schema) ?? schema);
  return {
    flag,
    key,
    prompt: z.globalRegistry.get(schema)?.description ?? flag,
    words: listed?.map((word, index) => ({ word, says: says[index] ?? '' })),
    isOptional: schema instanceof z.core.$ZodOptional,
    ...stated,
    refusal(answer, answers) {
      for (const value of [written(answer)].flat()) {
        const refused = refuse(value);
        if (refused !== null) return refused;
      }
      return refusal?.(answer, answers) ?? null;
    },
  };
}

/** The refusal of an answer by the schema of its field, in the words of the checks. */
export function fieldRefusal(flag: string, schema: z.core.$ZodType): (answer: string) => string | null {
  return (answer) => {
    const result = z.safeParse(schema, answer);
    if (result.success) return null;
    const [issue] = result.error.issues;
    const code = issue?.code === 'custom' ? fieldCode(issue.params?.['error']) : null;
    if (code === null) return `${flag} cannot be ${JSON.stringify(answer)}`;
    const { what, fix } = fieldWords(code, flag, answer);
    return `${what}; ${fix}`;
  };
}

type Vendors = CatalogueFiles['vendors'];

/** The vendor that a name already belongs to, today or formerly. */
export function vendorCalled(vendors: Vendors, name: string): Sourced<VendorFile> | undefined {
  const [key, bareKey] = [slug(name), bareName(name)];
  return vendors.find((file) => vendorNames(file).some(({ slug, bare }) => slug === key || bare === bareKey));
}

export function vendorCiting(vendors: Vendors, url: string): Sourced<VendorFile> | undefined {
  const page = pageKey(url);
  return vendors.find(({ value }) => value.offers.some((offer) => pageKey(offer.url) === page));
}
