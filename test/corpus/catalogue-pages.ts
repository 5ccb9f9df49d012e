import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { parse } from 'yaml';
import type { AuthoredLimit } from '../../src/model/limit.ts';
import { isLimitError, parseLimit } from '../../src/rules/limits/parse-limit.ts';
import { MEASURES } from '../../src/rules/limits/measures.ts';
import { tierClass } from '../../src/rules/risk/tier-class.ts';
import { Random } from './random.ts';
import {
  cards,
  definitions,
  divCards,
  divTable,
  sections,
  spanCards,
  table,
  type RestatedPage,
} from './restated/templates.ts';

interface VendorFile {
  readonly vendor: string;
  readonly offers?: readonly {
    readonly tier: string;
    readonly eligibility?: unknown;
    readonly limits?: readonly AuthoredLimit[];
  }[];
}

const SEED = 20_261_123;
/** Plans that pages show beside the free one. */
const OTHER_PLANS = ['Pro', 'Team', 'Business', 'Growth', 'Scale', 'Ultra', 'Studio'] as const;
const PRICES = ['$9/month', '$19 per month', '$29 / mo', '€39 a month', '$99 per user / month'] as const;

interface Line {
  readonly amount: string;
  readonly thing: string;
  /** " per project a month" as a page writes it. */
  readonly rate: string;
}

type Layout = (
  own: string,
  lines: readonly Line[],
  other: { readonly label: string; readonly price: string; readonly lines: readonly Line[] },
) => string;

const point = ({ amount, thing, rate }: Line): string => `${amount} ${thing}${rate}`;
const row = ({ thing, rate }: Line): string => `${thing.charAt(0).toUpperCase()}${thing.slice(1)}${rate}`;
const card = (label: string, price: string, lines: readonly Line[]): string =>
  `${label} | ${price} | ${lines.map(point).join('; ')}`;
const rows: (build: typeof table) => Layout = (build) => (own, lines, other) =>
  build(
    ` | ${own} | ${other.label} | Enterprise`,
    `Price | {price} | ${other.price} | Custom`,
    ...lines.map((line, at) => `${row(line)} | ${line.amount} | ${other.lines[at]?.amount ?? '–'} | Custom`),
  );

const LAYOUTS: readonly Layout[] = [
  (own, lines, other) => cards(card(own, '{price}', lines), card(other.label, other.price, other.lines)),
  (own, lines, other) => divCards(card(own, '{price}/month', lines), card(other.label, other.price, other.lines)),
  (own, lines, other) => spanCards(card(own, '{price}', lines), card(other.label, other.price, other.lines)),
  rows(table),
  rows(divTable),
  (own, lines, other) =>
    sections(card(`${own} plan`, '{price} a month', lines), card(`${other.label} plan`, other.price, other.lines)),
  (own, lines, other) =>
    definitions(
      `${own} | {price}: ${lines.map(point).join(', ')}`,
      `${other.label} | ${other.price}: ${other.lines.map(point).join(', ')}`,
    ),
  (own, lines, other) =>
    table(
      `Plan | Price | ${lines.map(row).join(' | ')}`,
      `${own} | {price} | ${lines.map(({ amount }) => amount).join(' | ')}`,
      `${other.label} | ${other.price} | ${other.lines.map(({ amount }) => amount).join(' | ')}`,
    ),
];

/** A page for each of `count` free offers of a catalogue that state limits, in one of eight layouts. */
export function cataloguePages(catalogue: string, count: number): readonly RestatedPage[] {
  const random = new Random(SEED);
  const files = fastGlob.sync('*.yaml', { cwd: join(catalogue, 'vendors') }).sort();
  const offers = files.flatMap((file) => {
    const { vendor, offers: own = [] } = parse(readFileSync(join(catalogue, 'vendors', file), 'utf8')) as VendorFile;
    return own.flatMap(({ tier, eligibility, limits = [] }) => {
      const lines = limits
        .filter((line) => typeof line === 'string')
        .filter((line) => !isLimitError(parseLimit(line)) && !/\.\d{5}/.test(line));
      const isFree = eligibility === undefined && tierClass({ tier }) === 'free' && !/[$€£\d|]/.test(tier);
      return isFree && lines.length > 0 ? [{ vendor, tier, lines }] : [];
    });
  });
  return random
    .shuffled(offers)
    .slice(0, count)
    .map(({ vendor, tier, lines }, at) => {
      const layout = LAYOUTS[at % LAYOUTS.length] ?? rows(table);
      const label = random.pick(OTHER_PLANS.filter((name) => !tier.includes(name)));
      const other = { label, price: random.pick(PRICES), lines: lines.map((line) => lineOf(line, random, 40)) };
      const body = layout(
        '{own}',
        lines.map((line) => marked(lineOf(line, random, 1))),
        other,
      );
      return { name: `${vendor}, ${tier}`, verdict: 'confirmed', limits: lines, body, vendor, tier };
    });
}

const marked = (line: Line): Line => ({
  ...line,
  amount: line.amount.startsWith('nlimited', 1) ? line.amount : `[[${line.amount}]]`,
});

/** A limit in the words of a page: another spelling of its number and its period, sometimes a kindred thing. */
function lineOf(text: string, random: Random, factor: number): Line {
  const [, written = '', unit = '', what = '', scope = '', period = ''] =
    /^(unlimited|[$€£]?[\d.,]+%?)( [KMGTP]i?B)?(?: (.*?))?( per (?!month)[a-z ]+?)?( an? [a-z]+| once| every [\d a-z]+)?(?: \(.*\))?$/.exec(
      text,
    ) ?? [];
  const amount =
    written === 'unlimited'
      ? 'Unlimited'
      : written.replace(/[\d.,]+/, (digits) => spelt(Number(digits.replaceAll(',', '')) * factor, random));
  const rate = period
    .replace(/^ an? /, () => random.pick([' per ', ' / ', ' a ']))
    .replace(/ a hour$/, ' an hour')
    .replace(/ every (?=\d)/, ' per ');
  return { amount: `${amount}${unit}`, thing: kindred(what, text, random), rate: `${scope}${rate}` };
}

function spelt(value: number, random: Random): string {
  const forms = [value.toLocaleString('en-US', { maximumFractionDigits: 6 })];
  if (value >= 1_000 && value < 1e6 && value % 100 === 0) forms.push(`${value / 1_000}K`);
  if (value >= 1e6 && value % 1e5 === 0) forms.push(`${value / 1e6}M`, `${value / 1e6} million`);
  return random.pick(forms);
}

/** Another word of the same group of the table of measures, for one thing in four. */
function kindred(what: string, text: string, random: Random): string {
  const limit = parseLimit(text);
  if (isLimitError(limit) || random.below(4) > 0) return what;
  const group = MEASURES[limit.measure].things
    .split(';')
    .map((words) => words.split(',').map((word) => word.trim().replace(/\s+/g, ' ')));
  const words = group.find((known) => known.includes(limit.thing)) ?? [];
  const [other] = random.shuffled(words.filter((word) => word !== limit.thing && /^[a-z ]{4,}[a-rt-x]$/.test(word)));
  if (other === undefined || MEASURES[limit.measure].kind === 'duration' || MEASURES[limit.measure].kind === 'money')
    return what;
  return MEASURES[limit.measure].kind === 'bytes' || /\b1 /.test(text) ? other : `${other}s`;
}
