import * as z from 'zod';
import type { CatalogueFiles } from '../../compile/checks/check.ts';
import { pageKey } from '../../compile/checks/findings.ts';
import { misspeltVendor, vendorNames } from '../../compile/checks/vendor-references.ts';
import { nearest } from '../../compile/diagnostics/diagnostic.ts';
import { fieldCode, fieldWords } from '../../compile/shape/field-error.ts';
import { category } from '../../compile/shape/lists.ts';
import { entrySchema, type Sourced, unwrap } from '../../compile/shape/shape.ts';
import { change, offer, type VendorFile, vendorFile } from '../../compile/shape/vendor-file.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { canonicalLimit } from '../../rules/limits/canonical-limit.ts';
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
function fieldQuestion(key: string, schema: z.core.$ZodType, stated: Partial<Question> = {}): Question {
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

export const SCAFFOLDS = ['vendor', 'change', 'category'] as const;
export type Scaffold = (typeof SCAFFOLDS)[number];

/** The questions for a new entry, the ones that can find it written already first. */
export function questions(kind: Scaffold, catalogue: CatalogueFiles, today: IsoDate): readonly Question[] {
  switch (kind) {
    case 'vendor':
      return vendorQuestions(catalogue, today);
    case 'change':
      return changeQuestions(catalogue, today);
    case 'category':
      return categoryQuestions(catalogue);
  }
}

const entriesBy = (separator: string) => (answer: string) =>
  answer.split(separator).flatMap((entry) => entry.trim() || []);

const byComma = entriesBy(',');

const didYouMean = (near: string | undefined): string => (near === undefined ? '' : `; did you mean ${near}?`);

function vendorQuestions({ vendors, categories, tags }: CatalogueFiles, today: IsoDate): readonly Question[] {
  const fields = offer.shape;
  return [
    fieldQuestion('vendor', vendorFile.shape.vendor, {
      flag: 'name',
      refusal: (answer) => {
        const known = vendorCalled(vendors, answer);
        return known ? `${known.value.vendor} is in ${known.draft.file} already; add an offer or a change there` : null;
      },
    }),
    fieldQuestion('url', fields.url, {
      refusal: (answer) => {
        const known = vendorCiting(vendors, answer);
        return known ? `${known.value.vendor} cites that page already, in ${known.draft.file}` : null;
      },
    }),
    fieldQuestion('category', fields.category, {
      words: (categories?.value ?? []).map(({ name, scope }) => ({ word: name, says: scope })),
    }),
    fieldQuestion('tier', fields.tier, { initial: 'Free' }),
    fieldQuestion('tags', fields.tags, {
      prompt: `${fields.tags.description ?? ''} Commas between them.`,
      written: byComma,
      refusal: (answer) => {
        const wrong = byComma(answer).find((tag) => tags && !tags.value.includes(tag));
        return wrong === undefined
          ? null
          : `${wrong} is not in tags.yaml${didYouMean(nearest(wrong, tags?.value ?? []))}`;
      },
    }),
    fieldQuestion('description', fields.description),
    fieldQuestion('limits', fields.limits, {
      prompt: `${fields.limits.description ?? ''} Semicolons between them; a description without figures has none.`,
      // Numbers have commas.
      written: (answer) => entriesBy(';')(answer).map(canonicalLimit),
    }),
    fieldQuestion('verifiedDate', fields.verifiedDate, { flag: 'verified', initial: today }),
  ];
}

function changeQuestions({ vendors, vendorNames }: CatalogueFiles, today: IsoDate): readonly Question[] {
  const fields = change.shape;
  return [
    {
      flag: 'vendor',
      key: null,
      prompt: 'Vendor of the catalogue that changed something.',
      refusal: (answer) => {
        if (vendorCalled(vendors, answer)) return null;
        const names = vendors.map(({ value }) => value.vendor);
        const near = nearest(answer, names);
        return `no vendor is called ${answer}${near === undefined ? '; write it first: npm run new -- vendor' : didYouMean(near)}`;
      },
    },
    fieldQuestion('change_type', fields.change_type, { flag: 'type' }),
    fieldQuestion('tier', fields.tier),
    fieldQuestion('source_url', fields.source_url, { flag: 'source' }),
    fieldQuestion('date_source', fields.date_source, {
      flag: 'date-source',
      initial: 'discovered',
      refusal: (answer, answers) =>
        answer === 'vendor_page' && !answers.has('source')
          ? 'vendor_page needs --source, the page that states the day, and --on, the day it states'
          : null,
    }),
    fieldQuestion('date', fields.date, {
      flag: 'on',
      // The day of finding is today; the effective day is on the vendor's page and nowhere else.
      initial: (answers) => (answers.get('date-source') === 'vendor_page' ? undefined : today),
      refusal: (answer, answers) => {
        if (answers.get('date-source') === 'discovered' && answer > today)
          return `${answer} is after today, ${today} (UTC), and nothing is discovered on a day to come; state --date-source vendor_page or hand_written`;
        const known = vendorCalled(vendors, answers.get('vendor') ?? '');
        const isWritten = known?.value.changes.some(
          ({ change_type: type, tier, date }) =>
            type === answers.get('type') && tier === answers.get('tier') && date === answer,
        );
        return isWritten ? `${known?.draft.file ?? ''} has a record of that type, tier and day already` : null;
      },
    }),
    fieldQuestion('listing_effect', fields.listing_effect, {
      flag: 'effect',
      isOptional: false,
      applies: (answers) => answers.get('type') === 'product_deprecated',
    }),
    fieldQuestion('impact', fields.impact),
    fieldQuestion('summary', fields.summary),
    fieldQuestion('previous_state', fields.previous_state, { flag: 'before' }),
    fieldQuestion('current_state', fields.current_state, { flag: 'after' }),
    fieldQuestion('alternatives', fields.alternatives, {
      prompt: `${fields.alternatives.description ?? ''} Commas between them.`,
      isOptional: true,
      written: byComma,
      refusal: (answer) => {
        const misspelt = misspeltVendor({ vendors, vendorNames });
        const wrong = byComma(answer).find((name) => misspelt(name) !== undefined);
        return wrong === undefined ? null : `unknown vendor ${wrong}${didYouMean(misspelt(wrong))}`;
      },
    }),
  ];
}

function categoryQuestions({ categories }: CatalogueFiles): readonly Question[] {
  const fields = category.shape;
  return [
    fieldQuestion('name', fields.name, {
      refusal: (answer) => {
        const known = categories?.value.find(({ name, retired_names: retired }) =>
          [name, ...retired].some((taken) => slug(taken) === slug(answer)),
        );
        return known ? `${answer} is a name of the category ${known.name} already` : null;
      },
    }),
    fieldQuestion('audience', fields.audience, { initial: 'developer' }),
    fieldQuestion('holds', fields.holds, { initial: 'products' }),
    fieldQuestion('scope', fields.scope),
    fieldQuestion('answers', fields.answers, {
      prompt: `${fields.answers.description ?? ''} A | between them.`,
      written: entriesBy('|'),
    }),
  ];
}
