import type { PageText } from '../../model/page-text.ts';
import type { Vendor } from '../../model/vendor.ts';
import type { SourceCheckOutcome } from '../../model/vocabulary.ts';
import { withoutBrackets } from '../text/words.ts';
import { fold } from '../text/fold.ts';

/** How far a page names a vendor. `company`: the first word of a product's name, without the rest. */
export type VendorNaming = 'full' | 'company' | 'none';

/** What a check says of a page that does not name the vendor in full. */
export const NAMING_FAULTS: Readonly<Record<Exclude<VendorNaming, 'full'>, readonly [SourceCheckOutcome, string]>> = {
  none: ['does_not_name_vendor', 'The page does not name the vendor.'],
  company: ['does_not_name_product', 'The page names the company, not the product.'],
};

export type NamedVendor = Pick<Vendor, 'name' | 'former_names'>;

/** Lines that name other companies: integrations, comparisons, customers. */
const ABOUT_OTHERS =
  /\b(?:vs\.?|versus|alternatives?|compared|migrate|import|switch(?:ing)? from|integrat(?:e|es|ions?) with|connects? (?:to|with)|works with|compatible|instead of|partners?|trusted by|used by|sign in with|log ?in with|share on|follow us)\b/;
/** Names in the running text count where at least as many lines have them. */
const MIN_LINES = 2;
const DOMAIN_END = /\.(?:io|com|dev|ai|app|net|org|co|sh|so|tech|cloud|me|tv|to|gg|us|eu|de|xyz)$/;
const GENERIC_END = / (?:inc|for startups|startups)$/;

/** Whether the page names the vendor: in its title, description or headings, or in several lines of its text. */
export function vendorNaming({ name, former_names: former }: NamedVendor, page: PageText): VendorNaming {
  const own = fold(name);
  // The vendor's own name is left out: "partner" in "Microsoft Partner Benefits" does not mean another company.
  const isAboutVendor = (line: string) => !ABOUT_OTHERS.test(line.replaceAll(own, ' '));
  const headings = page.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
  const heads = [page.title, page.description, ...headings].map(fold).filter(isAboutVendor);
  const lines = [...new Set(page.blocks.map(({ text }) => fold(text)))].filter(isAboutVendor);
  const countIn = (texts: readonly string[], spelling: string) => {
    const pattern = namePattern(spelling);
    return pattern === null ? 0 : texts.filter((text) => pattern.test(text)).length;
  };
  const isInHeads = (spelling: string) => countIn(heads, spelling) > 0;
  const isNamed = (spelling: string) => isInHeads(spelling) || countIn(lines, spelling) >= MIN_LINES;
  const allNames = [own, ...former.map(fold)].flatMap((one) => [...spellings(one), shortOf(one)]);
  if (spellings(own).some(isNamed) || allNames.some(isInHeads)) return 'full';
  const [company = '', ...product] = withoutBrackets(own).trim().split(/\s+/);
  if (company.length < 3 || !isNamed(company)) return 'none';
  const whole = heads.join(' \n ');
  return product.every((word) => namePattern(word)?.test(whole) ?? true) ? 'full' : 'company';
}

/** A folded name, and the name without the parts that pages omit: "(AWS Startups)", "for Startups". */
function spellings(folded: string): readonly string[] {
  const plain = withoutBrackets(folded).replace(/\s+/g, ' ').trim();
  return [...new Set([folded, plain, plain.replace(GENERIC_END, '')])];
}

/** A name without the end of its domain, often an ordinary word ("file" of "file.io") that running text has too. */
function shortOf(folded: string): string {
  const short = (spellings(folded).at(-1) ?? '').replace(DOMAIN_END, '');
  return short.length >= 3 ? short : '';
}

/** What joins the parts of a name: nothing, or characters such as those of "Let's Encrypt" and "Code::Blocks". */
const BETWEEN_PARTS = "[\\s.\\-_&/|:@'’]*";

/** A name as a whole word in folded text, however its parts are joined; null for a name without letters or digits. */
function namePattern(name: string): RegExp | null {
  const parts = fold(name).match(/[\p{L}\p{N}+#]+/gu);
  if (!parts) return null;
  const joined = parts.map((part) => part.replace(/[+]/g, '\\+')).join(BETWEEN_PARTS);
  return new RegExp(`(?<![\\p{L}\\p{N}])${joined}(?![\\p{L}\\p{N}])`, 'u');
}

/** The words of a vendor's name after the first, which name its product: "Queues" of "Acme Queues". */
export function productWords({ name }: NamedVendor): readonly string[] {
  const [, ...product] = withoutBrackets(fold(name)).trim().split(/\s+/);
  return product.filter((word) => word.length > 2 && !/^(?:the|for|and|inc|cloud|app|labs?|io|com)$/.test(word));
}
