import type { IsoDate } from '../model/iso-date.ts';
import type { Diagnostic } from '../compile/diagnostics/diagnostic.ts';
import { underTheirCause } from '../compile/diagnostics/common-cause.ts';
import type { SourceFile } from '../compile/read/read.ts';
import { missingList, validate } from '../compile/validate.ts';
import { advice, type Change } from './advice.ts';

/** Everything that `npm run check` reports: the errors of a build, and notices for the files of a change. */
export function checkCatalogue(sources: readonly SourceFile[], today: IsoDate, change: Change): readonly Diagnostic[] {
  const { diagnostics, files } = validate(sources, today);
  const isWithoutTags = !files.paths.has('tags.yaml') && !files.paths.has('tags.yml');
  const errors = underTheirCause([
    ...diagnostics,
    ...(isWithoutTags ? [missingList('tags.yaml', 'without the list, no spelling of a tag is wrong')] : []),
  ]);
  return [...errors, ...advice(sources, { files, change, faulty: new Set(errors.map(({ at }) => at.file)) })];
}
