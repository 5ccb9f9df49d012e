import { isSeq } from 'yaml';
import { slug } from '../../rules/text/slug.ts';
import type { CatalogueFiles } from '../../compile/checks/check.ts';
import { fix } from '../fix/fix.ts';
import { yamlDocument } from '../../compile/parse/parse.ts';
import type { SourceFile } from '../../compile/read/read.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { type Answers, limitLines, listed, vendorCalled } from './question.ts';
import type { Scaffold } from './questions.ts';

/** The catalogue before the new entry. */
export interface Ground {
  readonly catalogue: CatalogueFiles;
  readonly files: readonly SourceFile[];
  /** The day of writing. */
  readonly today: IsoDate;
}

/** The file that holds the new entry, in canonical form: a new one, or one of today's with the entry put in. */
export function writeUp(kind: Scaffold, answers: Answers, { catalogue, files, today }: Ground): SourceFile {
  switch (kind) {
    case 'vendor': {
      const path = `vendors/${slug(answers.get('name') ?? '')}.yaml`;
      const entry = { vendor: answers.get('name'), offers: [given(offerOf(answers))] };
      return canonical(path, JSON.stringify(entry));
    }
    case 'change': {
      const path = vendorCalled(catalogue.vendors, answers.get('vendor') ?? '')?.draft.file ?? '';
      return added({ path, list: ['changes'] }, given(changeOf(answers, today)), files);
    }
    case 'category':
      return added({ path: 'categories.yaml', list: [] }, given(categoryOf(answers)), files);
  }
}

function offerOf(answers: Answers) {
  return {
    category: answers.get('category'),
    tier: answers.get('tier'),
    url: answers.get('url'),
    verifiedDate: answers.get('verified'),
    tags: listed(answers.get('tags')),
    description: answers.get('description'),
    limits: limitLines(answers.get('limits')),
  };
}

/**
 * The record, with the day of writing wherever that is another day than the record's: only then is a day that the editor
 * states the day of effect, and a change of a day to come announced (docs/rules.md#date-meaning, docs/rules.md#announced-ahead).
 */
function changeOf(answers: Answers, today: IsoDate) {
  return {
    change_type: answers.get('type'),
    date: answers.get('on'),
    date_source: answers.get('date-source'),
    recorded_date: answers.get('on') === today ? undefined : today,
    impact: answers.get('impact'),
    listing_effect: answers.get('effect'),
    summary: answers.get('summary'),
    previous_state: answers.get('before'),
    current_state: answers.get('after'),
    source_url: answers.get('source'),
    alternatives: listed(answers.get('alternatives')),
  };
}

function categoryOf(answers: Answers) {
  return {
    name: answers.get('name'),
    audience: answers.get('audience'),
    holds: answers.get('holds'),
    scope: answers.get('scope'),
    answers: (answers.get('answers') ?? '').split('|').flatMap((answer) => answer.trim() || []),
  };
}

/** The answers by key; a key without an answer is left out. */
function given(entry: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isGiven = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => isGiven(value)));
}

/** Puts an entry at the end of a list of a file, through its document tree: nothing else of the file moves. */
function added(
  { path, list }: { readonly path: string; readonly list: readonly string[] },
  entry: Readonly<Record<string, unknown>>,
  files: readonly SourceFile[],
): SourceFile {
  const document = yamlDocument(files.find((file) => file.path === path)?.text ?? '');
  const entries = document.getIn(list);
  if (isSeq(entries)) entries.add(document.createNode(entry));
  else document.setIn(list, document.createNode([entry]));
  return canonical(path, document.toString());
}

function canonical(path: string, text: string): SourceFile {
  const fixed = fix({ path, text });
  if ('diagnostics' in fixed) throw new Error(`${path} cannot be read: ${fixed.diagnostics[0]?.what ?? ''}`);
  return { path, text: fixed.text };
}
