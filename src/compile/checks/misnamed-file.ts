import { slug } from '../../rules/text/slug.ts';
import { catalogueCheck, type Finding } from './check.ts';
import { nameOf } from './look-alike-name.ts';
import { fileStart, quoted } from '../diagnostics/diagnostic.ts';

/** A vendor's file that is not called by the vendor's slug, or a file of reads with another ending. */
export const misnamedFile = catalogueCheck({
  code: 'misnamed-file',
  meaning: "a vendor's file is not called by its slug",
  why: 'a file is found by its name, and so are two files about one vendor',
  *diagnose({ vendors, reads, paths }) {
    for (const { draft, value } of vendors) {
      const path = `vendors/${slug(value.vendor)}.yaml`;
      // Where the correct path is taken, `duplicate-vendor` reports the two files.
      if (draft.file === path || paths.has(path)) continue;
      const at = draft.place(['vendor']);
      // The slug leaves out letters that are not Latin; `look-alike-name` reports them in place of the file's name.
      yield { ...misnamed(at, draft.file, path), followsFrom: { key: nameOf(draft.file) } };
    }
    for (const { draft } of reads) {
      const path = draft.file.replace(/\.ya?ml$/i, '.yaml');
      if (draft.file !== path) yield misnamed(fileStart(draft.file), draft.file, path);
    }
  },
});

function misnamed(at: Finding['at'], file: string, path: string): Finding {
  return { at, what: `the file is called ${quoted(file)}`, fix: `call it ${quoted(path)}` };
}
