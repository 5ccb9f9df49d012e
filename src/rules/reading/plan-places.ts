import type { PageText, TextBlock } from '../../model/page-text.ts';
import { groupBy } from '../catalogue/group-by.ts';
import { sentencesOf } from '../figures/figures-of.ts';
import { singular } from '../figures/words.ts';
import { isKnownThing } from '../limits/things.ts';
import { inBrackets } from '../text/words.ts';
import { placeKeys, type IsPlan, type PlaceKey } from './place-keys.ts';
import { labelClass, type LabelClass, type TierNames } from './plan-labels.ts';
import {
  FOOTNOTE_SIGN,
  hasZeroAmount,
  priceOf,
  saysFree,
  statesNothing,
  ZERO_AMOUNT,
  type PlacePrice,
} from './plan-prices.ts';
import { BARE_TIME, PAID_PLANS } from './reservations.ts';
import { CALL, isFeature, strangeWords, withoutFigures, wordsOfNames } from './understood.ts';
import { productWords, type NamedVendor } from './vendor-named.ts';

interface PricedPlace extends PlaceKey {
  readonly blocks: readonly TextBlock[];
  readonly price: PlacePrice;
}

export interface PlanPlace extends PricedPlace {
  readonly owner: 'tier' | 'other' | 'unknown';
  /** It names another plan as one that its own is had with. */
  readonly isDependent: boolean;
}

/** How a page is divided into plans, as seen from one tier. */
export interface PagePlaces {
  readonly tier: TierNames;
  readonly all: readonly PlanPlace[];
  readonly own: readonly PlanPlace[];
  /** Words of the names of the vendor and of the tier. */
  readonly names: ReadonlySet<string>;
  readonly placeOf: (block: TextBlock) => PlanPlace | undefined;
}

/** Divides a page into the places of its plans and finds those of a vendor's tier. */
export function placesOf(page: PageText, tier: TierNames, vendor: NamedVendor): PagePlaces {
  const vendorWords = wordsOfNames([vendor.name]);
  const classOf = (label: string): LabelClass => labelClass(label, tier, vendorWords);
  const names = wordsOfNames([vendor.name, ...tier.names, ...tier.product]);
  const isPlan: IsPlan = (label) => !!label && !/^\d|\?$/.test(label) && classOf(label) !== 'unknown';
  const keys = placeKeys(page, isPlan, { tier, names });
  const places = [...groupBy([...keys], ([, { key }]) => key).values()].flatMap((placed) => {
    const blocks = placed.map(([block]) => block);
    return placed.slice(0, 1).map(([, key]) => {
      const label = /^(?:plan|data)$/.test(key.kind) ? key.label : '';
      return { ...key, blocks, price: priceOf(label, blocks, names) };
    });
  });
  const owner = ownership(places, classOf, tier);
  const labelsOf = (whose: PlanPlace['owner']) =>
    places.flatMap((place) => (place.kind === 'plan' && owner(place) === whose ? [nameIn(place.label)] : []));
  // "Workers" of "Workers Free" and "Workers Paid" is the product, where no other plan is free.
  const shared = new Set(labelsOf('tier')).size > 1 ? [] : [...wordsOfNames(labelsOf('other'))];
  const known = new Set([...names, ...shared.filter((word) => word === 'api' || isKnownThing(singular(word)))]);
  const others = new Set(`${PAID_PLANS}|pay-as-you-go|${labelsOf('other').join('|')}`.toLowerCase().split('|'));
  const all = places.map((place): PlanPlace => {
    const whose = owner(place);
    const isUnclear = whose === 'tier' && place.price !== 'paid' && !isUnderstoodLabel(place.label, known, tier);
    const isDependent = dependsOnPlan(place, others);
    return { ...place, owner: whose, price: isUnclear ? 'unclear' : place.price, isDependent };
  });
  // The card of a product or of a feature belongs to no plan.
  const placed = all.filter(({ owner: whose, kind }) => whose !== 'unknown' || kind === 'data');
  const byBlock = new Map(placed.flatMap((place) => place.blocks.map((block) => [block, place])));
  const own = all.filter((place) => place.owner === 'tier');
  return {
    tier,
    names,
    all,
    own: ofTierProduct(ofVendorProduct(own, page, vendor), page, tier),
    placeOf: (block) => byBlock.get(block),
  };
}

/** What a plan belongs to or is had with: "Builds on Pro", "part of the Family plan", "as an extra for Solo". */
const ON_PLAN =
  /\b(?:[Oo]n|[Ww]ith|[Tt]o|[Ii]nto|[Tt]ry|[Ff]rom|[Uu]nder|[Oo]f|[Ff]or|[Bb]esides?) (?:(?:an?|our|the|any|your|every|each|yearly|annual|monthly|active) )*(paid(?= (?:\p{Ll}+ )?plan)|\p{Lu}[\p{L}-]*)( (?:plan|tier|subscription|contract)\b)?(?! (?:class|storage|support)\b)/gu;

/** Whether a place names a plan that costs money, or a plan of another name, as one that its own depends on. */
function dependsOnPlan({ label, blocks }: PricedPlace, others: ReadonlySet<string>): boolean {
  const own = wordsOfNames([label]);
  const isOther = ([, name = '', noun]: RegExpMatchArray) =>
    !own.has(name.toLowerCase()) && (name === 'paid' || noun !== undefined || others.has(name.toLowerCase()));
  return blocks
    .flatMap(({ text }) => sentencesOf(text))
    .some((part) => !part.endsWith('?') && [...part.matchAll(ON_PLAN)].some(isOther));
}

/**
 * The owner of a place. If a label names the tier, one that only says free is another plan's; if none does and the
 * tier has no other name, the single free plan is the tier.
 */
function ownership(places: readonly PricedPlace[], classOf: (label: string) => LabelClass, tier: TierNames) {
  const visible = places.filter(({ kind }) => kind === 'plan');
  const hasLabel = (wanted: LabelClass) => visible.some(({ label }) => classOf(label) === wanted);
  const [hasOwn, hasFree] = [hasLabel('own'), hasLabel('free')];
  // The price of a plan may stand above its table.
  const paid = new Set(visible.flatMap(({ label, price }) => (price === 'paid' ? [nameIn(label)] : [])));
  const zero = new Set(visible.flatMap(({ label, price }) => (price === 'zero' ? [nameIn(label)] : [])));
  const isOnlyFree = tier.isFree && tier.names.length === 0 && !hasFree && zero.size === 1;
  // "Shed ($0)" names the plan of a column "Shed".
  const alias = new Set(
    visible.flatMap(({ label }) => (tier.isFree && !hasOwn && classOf(label) === 'free' ? [nameIn(label)] : [])),
  );
  return ({ label, price, kind }: PricedPlace): PlanPlace['owner'] => {
    const found = classOf(label);
    if (found === 'own') return 'tier';
    if (found === 'unknown' && label !== '' && alias.has(label)) return 'tier';
    if (found === 'free') return tier.isFree && !hasOwn ? 'tier' : 'other';
    const isZero = price === 'zero' || (price === 'none' && zero.has(nameIn(label)));
    if (isZero && kind === 'plan' && isOnlyFree && !PAID_PLAN.test(label)) return 'tier';
    const isOfPaid = price === 'none' && label !== '' && paid.has(nameIn(label));
    return found === 'other_plan' || price === 'paid' || isOfPaid ? 'other' : 'unknown';
  };
}

const PAID_PLAN = new RegExp(`\\b(?:${PAID_PLANS})\\b`, 'i');

/** The name in a label, without a price: "Shed" of "Shed ($0)". */
export const nameIn = (label: string): string => (label.split(/ \| |[(:–—$€£\d]/)[0] ?? '').trim();

/**
 * Whether a label says no more than the plan's name, its price and what to press, without a footnote or a time. A tier that is
 * called only free may have a name of one word.
 */
function isUnderstoodLabel(label: string, names: ReadonlySet<string>, tier: TierNames): boolean {
  // For each strange word whether it may be the name.
  const strange = label.split(' | ').flatMap((part, at) => {
    const isFurther = at > 0 && isFeature(part) && !saysFree(part) && !hasZeroAmount(part);
    if (isFurther || statesNothing(part, names) || CALL.test(part)) return [];
    const words = part.replace(ZERO_AMOUNT, ' ').replace(GENERIC_LABEL, ' ');
    return strangeWords(withoutFigures(words), (word) => names.has(word)).map(
      () => at === 0 && !/\bfree\b/i.test(part),
    );
  });
  const isName = strange.length === 1 && strange[0] === true && tier.names.length === 0;
  const isTimed = inBrackets(label).some((one) => BARE_TIME.test(one));
  return !FOOTNOTE_SIGN.test(label) && !isTimed && (strange.length === 0 || isName);
}

const GENERIC_LABEL =
  /\b(?:what|what's|what’s|does|is|in|includes?|included|limits?|allowances?|(?:by|per) product|details|overview|features|quotas?|on|packages?|clusters?|instances?|editions?|versions?)\b/gi;

/** Whether a text has all words of a product's name, or words that begin with them. */
const namesProduct = (product: readonly string[], text: string): boolean => {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return product.every((name) => words.some((word) => word.startsWith(name)));
};

/** On a page of several products, the places below the heading of the vendor's own. */
function ofVendorProduct(own: readonly PlanPlace[], { blocks }: PageText, vendor: NamedVendor): readonly PlanPlace[] {
  const product = productWords(vendor);
  const [company = ''] = vendor.name.toLowerCase().split(' ');
  const above = ({ context }: PlanPlace) => context.split(' | ').at(-1) ?? '';
  const products = new Set(own.map(above).filter((heading) => heading.toLowerCase().startsWith(`${company} `)));
  const isShared =
    products.size > 1 ||
    blocks.some(
      ({ kind, text, headings }) =>
        kind === 'heading' && headings.length > 0 && !text.endsWith('?') && namesProduct(product, text),
    );
  // "Acme Tables has a Free plan" is about a sister of Acme Functions.
  const isOfSister = ({ blocks: [first] }: PlanPlace) => {
    const [begin = '', name = ''] = (first?.text ?? '').split(' ');
    const isNamed = begin.toLowerCase() === company && /^\p{Lu}/u.test(name);
    return product.length > 0 && isNamed && !product.includes(name.toLowerCase());
  };
  return own.filter((place) =>
    place.kind === 'plan' ? !isShared || namesProduct(product, above(place)) : !isOfSister(place),
  );
}

/** Of the places of several products, those of the one that the tier names. */
function ofTierProduct(own: readonly PlanPlace[], { blocks }: PageText, { product }: TierNames): readonly PlanPlace[] {
  const named = own.filter(({ context, label }) => namesProduct(product, `${context} | ${label}`));
  if (named.length > 0) return named;
  const isNamedElsewhere = blocks.some(({ kind, text }) => kind === 'heading' && namesProduct(product, text));
  return isNamedElsewhere || new Set(own.map(({ context }) => context)).size > 1 ? [] : own;
}
