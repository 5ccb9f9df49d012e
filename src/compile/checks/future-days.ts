import type { IsoDate } from '../../model/iso-date.ts';
import type { Path } from '../draft.ts';

interface WrittenText {
  readonly path: Path;
  readonly text: string;
}

/** Each day after today in a shaped value, among those at paths that tell of something already done. */
export function* futureDays(
  value: unknown,
  today: IsoDate,
  isDone: (path: Path) => boolean,
): Generator<{ readonly path: Path; readonly day: string }> {
  for (const { path, text } of texts(value, [])) {
    if (isDone(path) && text > today) yield { path, day: text };
  }
}

function* texts(value: unknown, path: Path): Generator<WrittenText> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, field] of Object.entries(value)) yield* texts(field, [...path, isList ? Number(key) : key]);
}
