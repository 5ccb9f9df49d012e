import type { PageText } from '../../model/page-text.ts';
import type { Vendor } from '../../model/vendor.ts';
import { withoutBrackets } from '../text/words.ts';
import { fold } from '../text/fold.ts';

/** How far a page names a vendor. `company`: the first word of a product's name, without the rest. */
export type VendorNaming = 'full' | 'company' | 'none';

export type NamedVendor = Pick<Vendor, 'name' | 'former_names'>;

/** Lines that name other companies: integrations, comparisons, customers. */
const ABOUT_OTHERS =
  /\b(?:vs\.?|versus|alternatives?|compared|migrate|import|switch(?:ing)? from|integrat(?:e|es|ions?) with|connects? (?:to|with)|works with|compatible|instead of|partners?|trusted by|used by|sign in with|log ?in with|share on|follow us)\b/;
/** Names in the running text count where at least as many lines have them. */
const MIN_LINES = 2;
const DOMAIN_END = /\.(?:io|com|dev|ai|app|net|org|co|sh|so|tech|cloud|me|tv|to|gg|us|eu|de|xyz)$/;
const GENERIC_END = / (?:inc|for startups|startups)$/;

/** Whether the page names the vendor: in its title, description or headings, or in several lines of its text. */
export function vendorNaming(vendor: NamedVendor, page: PageText): VendorNaming {
  const isAboutVendor = aboutVendor(fold(vendor.name));
  const texts = prominent(page).filter(isAboutVendor);
  let known: readonly string[] | null = null;
  const lines = () => (known ??= bodyLines(page).filter(isAboutVendor));
  const isProminent = (name: string): boolean => {
    const pattern = namePattern(name);
    return pattern !== null && texts.some((text) => pattern.test(text));
  };
  const isNamed = ({ name, isShort }: Spelling): boolean => {
    const pattern = namePattern(name);
    return (
      pattern !== null &&
      (texts.some((text) => pattern.test(text)) || (!isShort && countOf(lines(), pattern) >= MIN_LINES))
    );
  };
  if (spellings(vendor.name).some(isNamed)) return 'full';
  // A page of another vendor may say of what it was formed.
  if (vendor.former_names.flatMap(spellings).some(({ name }) => isProminent(name))) return 'full';
  const [company, ...product] = withoutBrackets(fold(vendor.name)).trim().split(/\s+/);
  if (company === undefined || company.length < 3 || !isNamed({ name: company, isShort: false })) return 'none';
  const whole = texts.join(' \n ');
  return product.every((word) => namePattern(word)?.test(whole) ?? true) ? 'full' : 'company';
}

/** Whether a line is about the vendor. Its name is left out: that of "Microsoft Partner Benefits" says nothing of others. */
function aboutVendor(name: string): (line: string) => boolean {
  return (line) => !ABOUT_OTHERS.test(name === '' ? line : line.replaceAll(name, ' '));
}

/** Texts by which a page says whose it is. */
function prominent(page: PageText): readonly string[] {
  const headings = page.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
  return [page.title, page.description, ...headings].map(fold);
}

function bodyLines(page: PageText): readonly string[] {
  const lines = page.blocks.filter(({ isStruck }) => !isStruck).map(({ text }) => fold(text));
  return [...new Set(lines)];
}

function countOf(lines: readonly string[], pattern: NamePattern): number {
  return lines.filter((line) => pattern.test(line)).length;
}

interface Spelling {
  readonly name: string;
  /**
   * Without the end of its domain the name is often an ordinary word ("file" of "file.io"), which running text has too.
   */
  readonly isShort: boolean;
}

/** A name with and without what pages leave out of it: "(AWS Startups)", ".io", "for Startups". */
function spellings(name: string): readonly Spelling[] {
  const folded = fold(name);
  const plain = withoutBrackets(folded).replace(/\s+/g, ' ').trim();
  const whole = plain.replace(GENERIC_END, '');
  const short = whole.replace(DOMAIN_END, '');
  return [
    ...[...new Set([folded, plain, whole])].map((spelling) => ({ name: spelling, isShort: false })),
    ...(short.length >= 3 ? [{ name: short, isShort: true }] : []),
  ];
}

/** Looks for a name in folded text. */
type NamePattern = Pick<RegExp, 'test'>;

/** What joins the parts of a name: nothing, or characters such as those of "Let's Encrypt" and "Code::Blocks". */
const BETWEEN_PARTS = "[\\s.\\-_&/|:@'’]*";

/** A name as a whole word, however its parts are joined; null for a name without letters or digits. */
function namePattern(name: string): NamePattern | null {
  const parts = fold(name).match(/[\p{L}\p{N}+#]+/gu) ?? [];
  const [first] = parts;
  if (first === undefined) return null;
  const joined = parts.map((part) => part.replace(/[+]/g, '\\+')).join(BETWEEN_PARTS);
  let pattern: RegExp | null = null;
  // Compiling costs more than most searches, and few texts have even the first part of the name.
  const compiled = () => (pattern ??= new RegExp(`(?<![\\p{L}\\p{N}])${joined}(?![\\p{L}\\p{N}])`, 'u'));
  return { test: (text) => text.includes(first) && compiled().test(text) };
}

/** The words of a vendor's name after the first, which name its product: "Queues" of "Acme Queues". */
export function productWords({ name }: NamedVendor): readonly string[] {
  const [, ...product] = withoutBrackets(fold(name)).trim().split(/\s+/);
  return product.filter((word) => word.length > 2 && !/^(?:the|for|and|inc|cloud|app|labs?|io|com)$/.test(word));
}
