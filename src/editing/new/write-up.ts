import { isSeq } from 'yaml';
import { slug } from '../../rules/text/fold.ts';
import type { CatalogueFiles } from '../../compile/checks/check.ts';
import { fix } from '../fix/fix.ts';
import { yamlDocument } from '../../compile/parse/parse.ts';
import type { SourceFile } from '../../compile/read/read.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { type Answers, questions, type Scaffold, vendorCalled } from './questions.ts';

/** The catalogue before the new entry. */
export interface Ground {
  readonly catalogue: CatalogueFiles;
  readonly files: readonly SourceFile[];
  readonly today: IsoDate;
}

/** The file that holds the new entry, in canonical form: a new one, or one of today's with the entry put in. */
export function writeUp(kind: Scaffold, answers: Answers, { catalogue, files, today }: Ground): SourceFile {
  const entry = Object.fromEntries(
    questions(kind, catalogue, today).flatMap(({ flag, key, written = String }) => {
      const answer = answers.get(flag);
      return key === null || answer === undefined ? [] : [[key, written(answer)]];
    }),
  );
  if (kind === 'category') return withEntry({ path: 'categories.yaml', list: [] }, entry, files);
  if (kind === 'vendor') {
    const { vendor, ...offer } = entry;
    return canonicalFile(`vendors/${slug(String(vendor))}.yaml`, JSON.stringify({ vendor, offers: [offer] }));
  }
  // Only with another day of writing is a day that the editor states the day of effect, and a change of a day to come
  // announced (docs/rules.md#date-meaning, docs/rules.md#announced-ahead).
  const record = entry['date'] === today ? entry : { ...entry, recorded_date: today };
  const path = vendorCalled(catalogue.vendors, answers.get('vendor') ?? '')?.draft.file ?? '';
  return withEntry({ path, list: ['changes'] }, record, files);
}

/** Puts an entry at the end of a list of a file, through its document tree: nothing else of the file moves. */
function withEntry(
  { path, list }: { readonly path: string; readonly list: readonly string[] },
  entry: object,
  files: readonly SourceFile[],
): SourceFile {
  const document = yamlDocument(files.find((file) => file.path === path)?.text ?? '');
  const entries = document.getIn(list);
  if (isSeq(entries)) entries.add(document.createNode(entry));
  else document.setIn(list, document.createNode([entry]));
  return canonicalFile(path, document.toString());
}

function canonicalFile(path: string, text: string): SourceFile {
  const fixed = fix({ path, text });
  if ('diagnostics' in fixed) throw new Error(`${path} cannot be read: ${fixed.diagnostics[0]?.what ?? ''}`);
  return { path, text: fixed.text };
}
