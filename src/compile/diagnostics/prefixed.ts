import { byPlace, type Diagnostic, type Place } from './diagnostic.ts';

/** A path below the catalogue folder as it is known from where the command runs. */
export function withPrefix(prefix: string, file: string): string {
  const folder = prefix.replace(/(?<!\/)\/+$/, '');
  return folder === '' || folder === '.' ? file : `${folder}/${file}`;
}

/** Diagnostics in the order of every report, with the folder before each path. */
export function prefixed(diagnostics: readonly Diagnostic[], prefix: string): readonly Diagnostic[] {
  const moved = (at: Place): Place => ({ ...at, file: withPrefix(prefix, at.file) });
  return [...diagnostics].sort(byPlace).map(({ at, also, ...diagnostic }) => ({
    ...diagnostic,
    at: moved(at),
    ...(also && { also: also.map(({ at: place, note }) => ({ at: moved(place), note })) }),
  }));
}
