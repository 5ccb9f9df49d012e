import type { Offer } from '../../model/offer.ts';

/** A number with its currency and factor; not one glued to a word before it, as in `GPT-4`, `S3` or `OAuth2`. */
const NUMBER =
  /(?<![\p{L}\d.,/_-])(?<currency>[$€£])?(?<digits>\d+(?:,\d{3})*(?:\.\d+)?)(?: ?(?<factor>K|M|B|k|million|billion|thousand)(?![\p{L}\d]))?(?<after>\+|st\b|nd\b|rd\b|th\b|D\b|FA\b)?/gu;
const FACTORS: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  billion: 1e9,
};
const YEAR = /^(?:19|20)\d\d$/;
const CREDIT_AFTER = /^ ?(?:of |in |worth of )?(?:[\p{L}-]+ ){0,2}(?:credits?|grants?|vouchers?)\b/u;

type Entry = Pick<Offer, 'description' | 'conditions' | 'eligibility' | 'limits' | 'figures_that_are_no_limit'>;

/**
 * The numbers of a description, as written, that no limit and no condition has and that are not listed as limiting nothing.
 * Prices, years, ordinals and bounds ("100+") need no place.
 */
export function unplacedNumbers(entry: Entry): readonly string[] {
  const { description, limits = [], conditions = [], eligibility, figures_that_are_no_limit: listed = [] } = entry;
  const places = [
    ...limits.map(({ text }) => text),
    ...conditions.map(({ text }) => text),
    ...(eligibility?.conditions ?? []),
  ];
  const placed = new Set(places.flatMap((text) => numbersIn(text).map(({ value }) => value)));
  const rest = listed.reduce(withoutPart, description);
  return numbersIn(rest)
    .filter(({ value, isPlaceless }) => !isPlaceless && !placed.has(value))
    .map(({ written }) => written);
}

/** Blanks a part wherever it is not within a longer word or number. */
function withoutPart(text: string, part: string): string {
  return text.replaceAll(part, (found, at: number) => {
    const isWithin =
      /[\p{L}\d]/u.test(text.charAt(at - 1)) || /^(?:[\p{L}\d]|[.,]\d)/u.test(text.slice(at + found.length));
    return isWithin ? found : ' '.repeat(found.length);
  });
}

interface FoundNumber {
  readonly written: string;
  readonly value: number;
  readonly isPlaceless: boolean;
}

function numbersIn(text: string): readonly FoundNumber[] {
  return Array.from(text.matchAll(NUMBER), (match) => {
    const { currency, digits = '', factor = '', after } = match.groups ?? {};
    const isPrice = currency !== undefined && !CREDIT_AFTER.test(text.slice(match.index + match[0].length));
    return {
      written: match[0],
      value: Number((Number(digits.replaceAll(',', '')) * (FACTORS[factor.toLowerCase()] ?? 1)).toPrecision(12)),
      isPlaceless: isPrice || after !== undefined || YEAR.test(digits),
    };
  });
}
