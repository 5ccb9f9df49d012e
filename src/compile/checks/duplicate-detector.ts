import { quoted, type Place } from '../diagnostics/diagnostic.ts';
import { patternsOf } from '../shape/detect.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import { catalogueCheck, type CatalogueFiles } from './check.ts';
import { repeats } from './repeats.ts';

/** A pattern of `detect` that an earlier vendor has already; `duplicate-entry` covers one list. */
export const duplicateDetector = catalogueCheck({
  code: 'duplicate-detector',
  meaning: 'a pattern of `detect` names two vendors',
  why: 'a project that uses one vendor would be reported as using the other',
  *diagnose({ vendors }) {
    for (const { entry, first } of repeats(vendors.flatMap(detectorsOf), ({ key }) => key)) {
      if (entry.vendor === first.vendor) continue;
      yield {
        at: entry.at(),
        what: `${quoted(entry.written)} of ${quoted(entry.kind)} already names ${quoted(first.vendor)}`,
        fix: 'keep it with the vendor that it names without doubt, or remove it from both',
        also: [{ at: first.at(), note: 'first written here' }],
      };
    }
  },
});

interface WrittenDetector {
  readonly kind: string;
  readonly written: string;
  readonly vendor: string;
  readonly key: string;
  readonly at: () => Place;
}

const detectorsOf = memoizeByRecord(({ draft, value }: CatalogueFiles['vendors'][number]): readonly WrittenDetector[] =>
  Array.from(patternsOf(value.detect ?? {}), ({ kind, index, written }) => ({
    kind,
    written,
    vendor: value.vendor,
    key: `${kind} ${written.toLowerCase()}`,
    at: () => draft.place(['detect', kind, index]),
  })),
);
