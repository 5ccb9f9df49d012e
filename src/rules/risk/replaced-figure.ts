import type { ChangeRecord } from '../../model/change-record.ts';
import type { Figure } from '../figures/figure.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { isSameAmount, isSameThing } from '../figures/same-figure.ts';

/** A figure of a description that a record replaces, and the figure in its place, both as written. */
export interface ReplacedFigure {
  readonly old: string;
  readonly now: string;
}

/** The states of a record; an authored record may leave either out. */
type States = Partial<Pick<ChangeRecord, 'previous_state' | 'current_state'>>;

/**
 * The first figure that a description gives, a record calls the previous one, and the record replaces by a figure that the
 * description does not give. Null where there is none, or where it is not certain which figure replaces which.
 */
export function replacedFigure(description: string, record: States): ReplacedFigure | null {
  // The description is the longest text, and most records state no figure in both states.
  const before = measuresIn(record.previous_state);
  const after = before.length === 0 ? [] : measuresIn(record.current_state);
  if (after.length === 0) return null;
  const written = measuresIn(description);
  for (const old of before) {
    if (states(after, old) || !states(written, old)) continue;
    const replacing = after.filter((figure) => isSameMeasure(figure, old));
    const [now] = replacing;
    // The replacement is certain only where each state has one figure of the measure.
    const isPair = replacing.length === 1 && before.filter((figure) => isSameMeasure(figure, old)).length === 1;
    if (now && isPair && !states(written, now)) return { old: old.text, now: now.text };
  }
  return null;
}

const measuresIn = (text = ''): readonly Figure[] => figuresOf(text).filter(namesMeasure);

/** A bare number, or an unlimited thing, has no amount to compare. */
function namesMeasure({ kind, thing }: Figure): boolean {
  return kind !== 'unlimited' && (kind !== 'count' || thing !== null);
}

function isSameMeasure(one: Figure, other: Figure): boolean {
  if (one.kind !== other.kind || (one.kind === 'money' && one.unit !== other.unit)) return false;
  return one.thing === null || other.thing === null ? one.unit === other.unit : isSameThing(one, other);
}

function states(figures: readonly Figure[], figure: Figure): boolean {
  return figures.some((one) => isSameMeasure(one, figure) && isSameAmount(one, figure));
}
