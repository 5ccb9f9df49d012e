import { AUDIENCES, CHANGE_TYPES, DATE_SOURCES, HOLDINGS, IMPACTS, LISTING_EFFECTS } from '../../model/vocabulary.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { slug } from '../../rules/text/slug.ts';
import type { CatalogueFiles } from '../../compile/checks/check.ts';
import { misspeltVendor } from '../../compile/checks/vendor-references.ts';
import { FIELD_DESCRIPTIONS } from '../schemas/field-descriptions.ts';
import { wordDescriptions } from '../schemas/word-descriptions.ts';
import { nearest } from '../../compile/diagnostics/diagnostic.ts';
import { day, name, text, webAddress } from '../../compile/shape/field.ts';
import {
  fieldRefusal,
  firstRefusal,
  limitLines,
  listed,
  type Question,
  vendorCalled,
  vendorCiting,
} from './question.ts';
import { limit } from '../../compile/shape/vendor-file.ts';

/** The kinds of entry that can be scaffolded. */
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

const words = (list: readonly string[]): NonNullable<Question['words']> => {
  const says = wordDescriptions(list);
  return list.map((word, index) => ({ word, says: says[index] ?? '' }));
};

/** The prompt of a field: its description in the editor schema. */
const promptOf = (path: string): string => FIELD_DESCRIPTIONS[path] ?? path;

function vendorQuestions({ vendors, categories, tags }: CatalogueFiles, today: IsoDate): readonly Question[] {
  const scopes = (categories?.value ?? []).map((category) => ({ word: category.name, says: category.scope }));
  const isKnownTag = (answer: string): string | null => {
    const wrong = listed(answer).find((tag) => tags && !tags.value.includes(tag));
    const near = wrong === undefined ? undefined : nearest(wrong, tags?.value ?? []);
    if (wrong === undefined) return null;
    return `${wrong} is not in tags.yaml${near === undefined ? '' : `; did you mean ${near}?`}`;
  };
  return [
    {
      flag: 'name',
      prompt: promptOf('vendor.vendor'),
      refusal: firstRefusal(fieldRefusal('name', name), (answer) => {
        const known = vendorCalled(vendors, answer);
        return known ? `${known.value.vendor} is in ${known.draft.file} already; add an offer or a change there` : null;
      }),
    },
    {
      flag: 'url',
      prompt: promptOf('vendor.offers[].url'),
      refusal: firstRefusal(fieldRefusal('url', webAddress), (answer) => {
        const known = vendorCiting(vendors, answer);
        return known ? `${known.value.vendor} cites that page already, in ${known.draft.file}` : null;
      }),
    },
    { flag: 'category', prompt: promptOf('vendor.offers[].category'), words: scopes },
    { flag: 'tier', prompt: promptOf('vendor.offers[].tier'), initial: 'Free', refusal: fieldRefusal('tier', text) },
    { flag: 'tags', prompt: `${promptOf('vendor.offers[].tags')} Commas between them.`, refusal: isKnownTag },
    {
      flag: 'description',
      prompt: promptOf('vendor.offers[].description'),
      refusal: fieldRefusal('description', text),
    },
    {
      flag: 'limits',
      prompt: `${promptOf('vendor.offers[].limits')} Semicolons between them; a description without figures has none.`,
      isOptional: true,
      refusal: (answer) =>
        limitLines(answer).reduce<string | null>((found, line) => found ?? fieldRefusal('limits', limit)(line), null),
    },
    {
      flag: 'verified',
      prompt: promptOf('vendor.offers[].verifiedDate'),
      initial: today,
      refusal: fieldRefusal('verified', day),
    },
  ];
}

function changeQuestions(catalogue: CatalogueFiles, today: IsoDate): readonly Question[] {
  const { vendors } = catalogue;
  return [
    {
      flag: 'vendor',
      prompt: 'Vendor of the catalogue that changed something.',
      refusal: (answer) => {
        if (vendorCalled(vendors, answer)) return null;
        const near = nearest(
          answer,
          vendors.map(({ value }) => value.vendor),
        );
        return `no vendor is called ${answer}${near === undefined ? '; write it first: npm run new -- vendor' : `; did you mean ${near}?`}`;
      },
    },
    { flag: 'type', prompt: promptOf('vendor.changes[].change_type'), words: words(CHANGE_TYPES) },
    {
      flag: 'source',
      prompt: promptOf('vendor.changes[].source_url'),
      isOptional: true,
      refusal: fieldRefusal('source', webAddress),
    },
    {
      flag: 'date-source',
      prompt: promptOf('vendor.changes[].date_source'),
      words: words(DATE_SOURCES),
      initial: 'discovered',
      refusal: (answer, answers) =>
        answer === 'vendor_page' && !answers.has('source')
          ? 'vendor_page needs --source, the page that states the day, and --on, the day it states'
          : null,
    },
    {
      flag: 'on',
      prompt: promptOf('vendor.changes[].date'),
      // The day of finding is today; the effective day is on the vendor's page and nowhere else.
      initial: (answers) => (answers.get('date-source') === 'vendor_page' ? undefined : today),
      refusal: firstRefusal(fieldRefusal('on', day), (answer, answers) => {
        if (answers.get('date-source') === 'discovered' && answer > today)
          return `${answer} is after today, and nothing is discovered on a day to come; state --date-source vendor_page or hand_written`;
        const known = vendorCalled(vendors, answers.get('vendor') ?? '');
        const isWritten = known?.value.changes.some(
          ({ change_type: type, date }) => type === answers.get('type') && date === answer,
        );
        return isWritten ? `${known?.draft.file ?? ''} has a record of that type and day already` : null;
      }),
    },
    ...changeTerms(catalogue),
  ];
}

function changeTerms({ vendors, vendorNames }: CatalogueFiles): readonly Question[] {
  return [
    {
      flag: 'effect',
      prompt: promptOf('vendor.changes[].listing_effect'),
      words: words(LISTING_EFFECTS),
      applies: (answers) => answers.get('type') === 'product_deprecated',
    },
    { flag: 'impact', prompt: promptOf('vendor.changes[].impact'), words: words(IMPACTS) },
    { flag: 'summary', prompt: promptOf('vendor.changes[].summary'), refusal: fieldRefusal('summary', text) },
    {
      flag: 'before',
      prompt: promptOf('vendor.changes[].previous_state'),
      isOptional: true,
      refusal: fieldRefusal('before', text),
    },
    {
      flag: 'after',
      prompt: promptOf('vendor.changes[].current_state'),
      isOptional: true,
      refusal: fieldRefusal('after', text),
    },
    {
      flag: 'alternatives',
      prompt: `${promptOf('vendor.changes[].alternatives')} Commas between them.`,
      isOptional: true,
      refusal: (answer) => {
        const misspelt = misspeltVendor({ vendors, vendorNames });
        const [wrong] = listed(answer).flatMap((written) => {
          const meant = misspelt(written);
          return meant === undefined ? [] : { written, meant };
        });
        return wrong === undefined ? null : `unknown vendor ${wrong.written}; did you mean ${wrong.meant}?`;
      },
    },
  ];
}

function categoryQuestions({ categories }: CatalogueFiles): readonly Question[] {
  return [
    {
      flag: 'name',
      prompt: promptOf('categories[].name'),
      refusal: firstRefusal(fieldRefusal('name', name), (answer) => {
        const known = categories?.value.find((category) =>
          [category.name, ...category.retired_names].some((taken) => slug(taken) === slug(answer)),
        );
        return known ? `${answer} is a name of the category ${known.name} already` : null;
      }),
    },
    { flag: 'audience', prompt: promptOf('categories[].audience'), words: words(AUDIENCES), initial: 'developer' },
    { flag: 'holds', prompt: promptOf('categories[].holds'), words: words(HOLDINGS), initial: 'products' },
    { flag: 'scope', prompt: promptOf('categories[].scope'), refusal: fieldRefusal('scope', text) },
    { flag: 'answers', prompt: `${promptOf('categories[].answers')} A | between them.` },
  ];
}
