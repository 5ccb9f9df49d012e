import type { IsoDate } from '../model/iso-date.ts';
import type { Diagnostic } from '../compile/diagnostics/diagnostic.ts';
import type { SourceFile } from '../compile/read/read.ts';
import { validate } from '../compile/validate.ts';
import { TidyCheck } from './tidy-check.ts';
import { validateSelected } from './validate-files.ts';

/** Everything that `npm run check` reports about a catalogue: the checks of a build, and what editors are to mend. */
export function checkCatalogue(sources: readonly SourceFile[], today: IsoDate): readonly Diagnostic[] {
  const tidy = new TidyCheck();
  const { diagnostics, files } = validate(sources, today, tidy.cache);
  return tidy.withTidiness(sources, diagnostics, files);
}

/** The same for some files alone. */
export function checkFiles(
  sources: readonly SourceFile[],
  selected: ReadonlySet<string>,
  today: IsoDate,
): readonly Diagnostic[] {
  const tidy = new TidyCheck();
  const diagnostics = validateSelected({ files: sources, selected, today }, tidy.cache);
  return tidy.withTidiness(
    sources.filter(({ path }) => selected.has(path)),
    diagnostics,
  );
}
