import type { Limit } from '../../model/limit.ts';
import type { Figure } from '../figures/figure.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { foldSpaces } from '../text/fold.ts';
import { hasAmountOf, hasRateOf, isUnderstood, likenessOf, mayCount, type Likeness } from './limit-likeness.ts';
import type { PageFigure } from './page-figures.ts';
import type { PagePlaces } from './plan-places.ts';
import type { Quotation } from './read-entry.ts';
import { hasReservation } from './reservations.ts';

export interface FindingSetting {
  readonly figures: readonly PageFigure[];
  readonly places: PagePlaces;
  /** The entry is a grant of a programme, whose terms are not in the place of a free plan. */
  readonly isGrant: boolean;
  readonly quotations: readonly Quotation[];
}

/** A figure of the page that may state a limit. */
export interface Candidate {
  readonly page: PageFigure;
  readonly likeness: Likeness;
  /** It is the amount of the limit. */
  readonly isEqual: boolean;
  /** It has the period and the scope of the limit. */
  readonly isSameRate: boolean;
  /** Nothing beside it says more than is understood. */
  readonly isUnderstood: boolean;
}

/** A figure of the page as it bears on a limit; null where it is another plan's or of another thing. */
export function candidateOf(limit: Limit, page: PageFigure, setting: FindingSetting): Candidate | null {
  const { quotations, isGrant, places } = setting;
  if (page.scope === 'other') return null;
  const isNamed = quotations.some((quotation) => isQuoted(limit, page, quotation));
  const likeness = isNamed ? 'same' : likenessOf(limit, page.figure);
  if (likeness === null) return null;
  return {
    page,
    likeness,
    isEqual: hasAmountOf(limit, page.figure),
    isSameRate: hasRateOf(limit, page.figure) && !isOfPart(limit, page.figure, places),
    isUnderstood: isNamed || (isGrant ? !hasReservation(page.sentence) : isUnderstood(limit, page, places.names)),
  };
}

/** Whether only one of both is for each workspace, and the plan speaks of several: "5 members" for "5 members per organization". */
function isOfPart({ scope = '' }: Limit, { per }: Figure, { own }: PagePlaces): boolean {
  if (scope === (per ?? '')) return false;
  const parts = `${scope || (per ?? '')}s`;
  const texts = own.flatMap(({ blocks }) => blocks.map(({ text }) => text.toLowerCase().replace('organiz', 'organis')));
  return texts.some((text) => text.includes(parts));
}

/**
 * Whether a quotation shows that a figure is of the limit: it is in the tier's own place, under the label that the reader gives,
 * word for word with the figure, and states the amount and the period by itself.
 */
function isQuoted(limit: Limit, { figure, place, scope }: PageFigure, { quote: written, ...by }: Quotation): boolean {
  const quote = foldSpaces(written);
  return (
    by.limit === limit.text &&
    scope === 'own' &&
    place?.kind === 'plan' &&
    foldSpaces(place.label) === foldSpaces(by.plan) &&
    quote.includes(foldSpaces(figure.text)) &&
    place.blocks.some(({ text }) => foldSpaces(text).includes(quote)) &&
    mayCount(limit, figure) &&
    figuresOf(written).some((stated) => hasAmountOf(limit, stated) && hasRateOf(limit, stated))
  );
}
