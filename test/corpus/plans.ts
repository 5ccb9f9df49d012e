import { amountsOf, plainly, replaceAmount, spelt, type CorpusAmount } from './amounts.ts';
import { isRemark, sentences, termAmounts, type CorpusEntry } from './entries.ts';
import type { Random } from './random.ts';

export const VARIANTS = ['agrees', 'figure_changed', 'plan_swapped', 'vendor_swapped', 'sentence_removed'] as const;
export type Variant = (typeof VARIANTS)[number];

/** A plan as a page shows it. */
export interface Plan {
  readonly label: string;
  readonly price: string;
  readonly text: string;
}

/** What is on a page, before it has a layout. */
export interface PageContent {
  readonly vendor: string;
  readonly plans: readonly Plan[];
  /** Sentences about paid plans and prices, which belong to no plan of the page. */
  readonly remarks: string;
  /** The amount that the page states in place of the entry's. */
  readonly change: { readonly old: CorpusAmount; readonly now: number } | null;
}

const OTHER_PLANS = [
  'Pro',
  'Team',
  'Business',
  'Growth',
  'Scale',
  'Premium',
  'Launch',
  'Ultra',
  'Blaze',
  'Studio',
] as const;
const PRICES = ['$9/month', '$19 per month', '$29 / mo', '$49/month', '$99 per month', '€39 a month'] as const;
const FACTORS = [10, 25, 100] as const;

/** The content of a page about an entry in one variant. */
export function pageContent(entry: CorpusEntry, variant: Variant, { random, otherVendor }: Chance): PageContent {
  const change = variant === 'figure_changed' ? changeOf(entry, random) : null;
  const own = sentences(entry.wording).filter((sentence) => !isRemark(sentence, entry));
  const remarks = sentences(entry.wording).filter((sentence) => isRemark(sentence, entry));
  const rewrite = (text: string) => (change ? changed(text, change) : text);
  const text = respelt(rewrite(own.join(' ')), random);
  const labels = random.shuffled(OTHER_PLANS.filter((name) => !entry.offer.tier.includes(name))).slice(0, 3);
  const others = labels.map((label, at): Plan => ({
    label,
    price: random.pick(PRICES),
    text: retold(scaled(own.join(' '), FACTORS[at] ?? 10, random), entry.offer.tier, label),
  }));
  const plan: Plan = { label: entry.offer.tier.replace(/\s*\([^)]*\d[^)]*\)/, ''), price: priceOf(entry), text };
  const content = { vendor: entry.vendor.name, plans: [plan, ...others], remarks: rewrite(remarks.join(' ')), change };
  return varied(content, variant, { random, otherVendor, formerNames: entry.vendor.former_names });
}

interface Chance {
  readonly random: Random;
  readonly otherVendor: string;
}

interface Swap {
  readonly otherVendor: string;
  readonly formerNames: readonly string[];
}

const priceOf = ({ offer }: CorpusEntry): string => (/\b(?:credit|startup|trial)/i.test(offer.tier) ? '' : '$0');

function varied(
  content: PageContent,
  variant: Variant,
  { random, otherVendor, formerNames }: Chance & Swap,
): PageContent {
  const [own, ...others] = content.plans;
  const [first] = others;
  if (!own || !first) throw new Error('a page has plans');
  switch (variant) {
    case 'agrees':
    case 'figure_changed':
      return content;
    case 'plan_swapped':
      return {
        ...content,
        plans: [
          { ...own, text: first.text },
          { ...first, text: retold(unfreed(own.text), own.label, first.label) },
          ...others.slice(1),
        ],
      };
    case 'sentence_removed': {
      const rest = { ...own, text: random.pick(['Everything you need to get started.', 'For hobby use.', '']) };
      return { ...content, plans: random.below(2) === 0 ? [rest, ...others] : others };
    }
    case 'vendor_swapped':
      return renamed(content, { otherVendor, formerNames });
  }
}

function renamed(content: PageContent, { otherVendor, formerNames }: Swap): PageContent {
  const names = [content.vendor, ...formerNames, ...content.vendor.split(/[\s()]+/)].filter((name) => name.length > 2);
  const rename = (text: string) =>
    names.reduce(
      (all, name) => all.replace(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), otherVendor),
      text,
    );
  const plans = content.plans.map((plan) => ({ ...plan, text: rename(plan.text) }));
  return { ...content, vendor: otherVendor, plans, remarks: rename(content.remarks) };
}

/** One amount of the terms that both texts have once, and another in its place. */
function changeOf(entry: CorpusEntry, random: Random): PageContent['change'] {
  const all = amountsOf(entry.wording);
  const taken = new Set([...all, ...amountsOf(entry.offer.description)].map(({ value }) => value));
  const choices = termAmounts(entry.offer.description).filter(
    ({ value }) => all.filter((other) => other.value === value).length === 1,
  );
  if (choices.length === 0) return null;
  const old = random.pick(choices);
  const factors = random.shuffled([2, 0.5, 5, 0.2, 3]);
  const now =
    factors.map((factor) => rounded(old.value * factor)).find((value) => value > 0 && !taken.has(value)) ??
    old.value + 1;
  return { old, now };
}

const rounded = (value: number): number => (value >= 1 ? Math.round(value) : Number(value.toFixed(2)));

function changed(text: string, { old, now }: NonNullable<PageContent['change']>): string {
  const place = amountsOf(text).find(({ value }) => value === old.value);
  if (!place) return text;
  return replaceAmount(text, place, plainly({ ...place, value: now }));
}

/** The same amounts in other spellings. */
function respelt(text: string, random: Random): string {
  return amountsOf(text)
    .reduceRight(
      (all, amount) => (random.below(2) === 0 ? all : replaceAmount(all, amount, spelt(amount, random))),
      text,
    )
    .replace(/ a month\b/g, (found) => random.pick([found, '/month', ' per month']))
    .replace(/ a day\b/g, (found) => random.pick([found, '/day', ' per day']));
}

/** The terms of a larger plan. */
function scaled(text: string, factor: number, random: Random): string {
  const larger = amountsOf(text).reduceRight(
    (all, amount) => replaceAmount(all, amount, spelt({ ...amount, value: rounded(amount.value * factor) }, random)),
    text,
  );
  return unfreed(larger);
}

/** The text under another plan, which does not name the first. */
function retold(text: string, tier: string, label: string): string {
  const names = tier.split(/[\s()]+/).filter((word) => word.length > 2 && !/^(?:plan|tier|program|free)$/i.test(word));
  return names.reduce(
    (all, name) => all.replace(new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`, 'gi'), label),
    text,
  );
}

/** The text of terms that are sold. */
const unfreed = (text: string): string =>
  text.replace(/\b(?:for free|free of charge|free|at no charge|at no cost|without charge)\b/gi, 'included');
