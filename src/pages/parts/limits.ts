import type { Catalogue, Listing, Category } from '../../model/catalogue.ts';
import type { Limit, LimitMeasure } from '../../model/limit.ts';
import type { Offer } from '../../model/offer.ts';
import { memoizeWithin } from '../../rules/catalogue/memoize.ts';
import { commonUnit, limitsOf, newCustomerLimits } from '../../rules/limits/limits-of.ts';
import { comparableAmount, FILTERED_MEASURES, matchedLimits } from '../../rules/limits/limit-filter.ts';
import { html, NOTHING, type Html } from './html.ts';
import { figures } from './words.ts';
import { anchor } from './links.ts';

/** A measure in words, `compute hours`. */
export function measureWords(measure: LimitMeasure): string {
  return measure.replace('_', ' ');
}

/** The amount of an authored line with its unit, and the rest. */
const AMOUNT = /^(unlimited|[^\d\s]{0,4}\d\S*(?: (?:[kKMGTP]i?B|\S+-hours?|hours?|minutes?|days?))?) (.*)$/;
/** Where the rest of a line begins to say what the amount applies to. */
const APPLIES = /(?:^| )(?:per |an? |once\b|every |\()/;

/** The limits of an offer, in the order of its file; those for other than new customers come last. */
const limitWords = memoizeWithin((_, { offer }: Listing) => {
  const forOthers = ({ for: whom }: Limit): number => Number(whom !== undefined);
  const limits = limitsOf(offer).toSorted((one, other) => forOthers(one) - forOthers(other));
  return limits.map((limit) => {
    const [, amount = limit.text, rest = ''] = AMOUNT.exec(limit.text) ?? [];
    const begin = rest.search(APPLIES);
    const applies = begin < 0 ? '' : rest.slice(begin);
    const whom = limit.for === undefined ? '' : `, for ${limit.for}`;
    return {
      limit,
      amount,
      thing: rest.slice(0, rest.length - applies.length).trim(),
      /** What the amount applies to, how often it renews, and what else the line says; often empty. */
      applies: `${applies.trim()}${whom}`,
    };
  });
});

/** A limit in the words of a table: `0.5 GB` of `storage`, which `applies` per project. */
type LimitWords = ReturnType<typeof limitWords>[number];

function ofNewCustomers(catalogue: Catalogue, listing: Listing): readonly LimitWords[] {
  return limitWords(catalogue, listing).filter(({ limit }) => limit.for === undefined);
}

function sentence({ amount, thing, applies }: LimitWords): string {
  return [amount, thing, applies].filter((part) => part !== '').join(' ');
}

/** What an offer grants to new customers, a few words for each limit. */
export function limitSentences(catalogue: Catalogue, listing: Listing): readonly string[] {
  return ofNewCustomers(catalogue, listing).map(sentence);
}

/** A measure, and of storage the kind where one is meant; of a filter what matches it. */
export type MeasureAndKind = Parameters<typeof matchedLimits>[1];

/** The first limits of an offer in one line, those of a measure before all others; nothing where it states none. */
export function limitLine(
  catalogue: Catalogue,
  listing: Listing,
  { first = null as MeasureAndKind | null, shown = 3 } = {},
): Html {
  const all = ofNewCustomers(catalogue, listing);
  const matched = first?.least === undefined ? null : matchedLimits(limitsOf(listing.offer), first);
  const ofMeasure = all.filter(({ limit }) => matched?.includes(limit) ?? limit.measure === first?.measure);
  const ofKind = ofMeasure.filter(({ limit: { kind } }) => kind === first?.kind);
  const firsts = new Set(ofKind.length > 0 ? ofKind : ofMeasure);
  const ordered = [...firsts, ...all.filter((each) => !firsts.has(each))];
  if (all.length === 0) return NOTHING;
  return html`<p class="grants">
    ${ordered.slice(0, shown).map((each) => {
      const { amount, thing, applies } = each;
      const note = applies === '' ? NOTHING : html` <small>${applies}</small>`;
      return html`<span ${firsts.has(each) ? html`class="matched"` : NOTHING}><b>${amount}</b> ${thing}${note}</span> `;
    })}${all.length > shown ? html`<small>${figures(all.length - shown, 'more limit')}</small>` : NOTHING}
  </p> `;
}

/** The limits of one measure in a cell; a note where the terms state none. */
export function limitCell(catalogue: Catalogue, listing: Listing, measure: LimitMeasure): Html {
  const stated = ofNewCustomers(catalogue, listing).filter(({ limit }) => limit.measure === measure);
  if (stated.length === 0) return NOT_STATED;
  // A single amount of what the head of the column names needs no more words.
  const words = ({ thing, applies, limit }: LimitWords): string =>
    stated.length === 1 && measureWords(measure).startsWith(limit.thing) ? applies : `${thing} ${applies}`.trim();
  return html`${stated.map((each) => html`<span class="amount">${each.amount} <small>${words(each)}</small></span> `)}`;
}

/** For a value that the terms do not state. */
export const NOT_STATED = html`<span class="note unstated">not stated</span>`;

/** The limits of an offer as a table, each with a place of its own and where it lies in the category. */
export function limitTable(catalogue: Catalogue, listing: Listing, place: number): Html {
  const all = limitWords(catalogue, listing);
  if (all.length === 0) return NOTHING;
  const spreads = limitSpreads(catalogue, listing.category);
  const prefix = place === 1 ? 'limit' : `limit-${String(place)}`;
  const seen = new Map<LimitMeasure, number>();
  const rows = all.map((words) => {
    const { measure, for: whom } = words.limit;
    const count = (seen.get(measure) ?? 0) + 1;
    seen.set(measure, count);
    const id = `${prefix}-${measure.replace('_', '-')}${count === 1 ? '' : `-${String(count)}`}`;
    const isOnly = all.filter(({ limit }) => limit.measure === measure).length === 1;
    const spread = isOnly ? spreads.find((each) => each.measure === measure) : undefined;
    return html`<tr id="${id}" ${whom === undefined ? NOTHING : html` class="for-some"`}>
      <th scope="row">${words.amount}</th>
      <td>
        ${words.thing}${words.applies === '' ? NOTHING : html`<small>${words.applies.startsWith(',') ? '' : ' '}${words.applies}</small>`}
      </td>
      <td class="spread">${spread ? spreadBar(spread, listing) : NOTHING}</td>
      <td class="at">${anchor(id, sentence(words))}</td>
    </tr> `;
  });
  const open = openRows(all, listing.offer);
  if (open === rows.length) return rowsTable(rows);
  return html`${rowsTable(rows.slice(0, open))}
    <details class="rest">
      <summary>${figures(rows.length - open, 'more limit')}</summary>
      ${rowsTable(rows.slice(open))}
    </details>`;
}

/** Limits and conditions for which the first screen of a phone has room, and the most and the least limits of these. */
const OPEN_LINES = 10;
const MAX_OPEN_ROWS = 8;
const MIN_OPEN_ROWS = 4;

/** The number of limits before the rest is folded: those for new customers first. A link to one of the rest unfolds it. */
function openRows(all: readonly LimitWords[], { conditions = [] }: Offer): number {
  const room = Math.max(MIN_OPEN_ROWS, Math.min(MAX_OPEN_ROWS, OPEN_LINES - conditions.length));
  const ofNew = all.filter(({ limit }) => limit.for === undefined).length;
  if (ofNew === 0) return Math.min(all.length, MIN_OPEN_ROWS);
  return all.length <= room ? all.length : Math.min(ofNew, room);
}

function rowsTable(rows: readonly Html[]): Html {
  return html`<table class="limits">
    <caption class="visually-hidden">
      Limits
    </caption>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

/** The amounts of one measure that offers state: infinite for unlimited, a renewed amount for a month. */
export function statedAmounts(listings: readonly Listing[], measure: LimitMeasure): ReadonlyMap<Listing, number> {
  const limits = listings.map(({ offer }) => newCustomerLimits(offer));
  const unit = commonUnit(limits, measure);
  return new Map(
    listings.flatMap((listing, place) => {
      const amount = comparableAmount(limits[place] ?? [], measure, unit);
      return amount === null ? [] : [[listing, amount] as const];
    }),
  );
}

/** Fewer amounts than this are not drawn. */
const MIN_OFFERS = 5;

/** The measures that at least five offers of a category state with more than one amount, and these amounts without 0. */
export const limitSpreads = memoizeWithin((catalogue: Catalogue, { slug }: Category) => {
  const listings = catalogue.listingsByCategory.get(slug) ?? [];
  return FILTERED_MEASURES.map((measure) => {
    return { measure, amountOf: new Map([...statedAmounts(listings, measure)].filter(([, amount]) => amount > 0)) };
  }).filter(({ amountOf }) => amountOf.size >= MIN_OFFERS && new Set(amountOf.values()).size > 1);
});

/** Where an amount lies among those of its category, from the least to the most: as a bar, and in words. */
function spreadBar({ amountOf }: ReturnType<typeof limitSpreads>[number], listing: Listing): Html {
  const own = amountOf.get(listing);
  if (own === undefined) return NOTHING;
  const amounts = [...amountOf.values()];
  const [less, more] = [amounts.filter((each) => each < own).length, amounts.filter((each) => each > own).length];
  const at = Math.round((100 * (less + (amounts.length - less - more) / 2)) / amounts.length);
  const place = more === 0 ? 'highest' : less === 0 ? 'lowest' : `more than ${String(less)}`;
  return html`<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="track" y="2" width="100" height="4" />
      <rect class="bar" y="2" width="${at}" height="4" />
    </svg>
    <small title="Of the offers of ${listing.category.name} that state an amount"
      >${place} of ${amounts.length} offers</small
    >`;
}

/** What an alternative grants otherwise, in a few words: the first measure that both state with other amounts. */
export function differingLimit(catalogue: Catalogue, own: Listing, other: Listing): string | null {
  const [mine, theirs] = [ofNewCustomers(catalogue, own), ofNewCustomers(catalogue, other)];
  for (const words of theirs) {
    const { measure } = words.limit;
    const same = mine.find(
      ({ limit, thing, applies }) => limit.measure === measure && thing === words.thing && applies === words.applies,
    );
    if (same && same.amount !== words.amount) return `${sentence(words)} (here ${same.amount})`;
  }
  const [extra] = theirs.filter(({ limit: { measure } }) => mine.every(({ limit }) => limit.measure !== measure));
  const first = extra ?? theirs[0];
  return first ? sentence(first) : null;
}
