import type { z } from 'zod';
import { nearest, quote, type StageDiagnostic } from '../diagnostics/diagnostic.ts';
import type { Draft, Path } from '../parse/draft.ts';
import { fieldCode, fieldWords, unseenIn } from './field-error.ts';

/** Maps one schema issue about a value to a diagnostic with its position. `shape.ts` reports unknown keys. */
export function issueDiagnostic(issue: z.core.$ZodIssue, path: Path, draft: Draft): StageDiagnostic {
  const value = valueAt(draft.value, path);
  const subject: Subject = { path, value, draft, field: fieldName(path) };
  if (value === undefined || value === null) return missingField(subject);
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(subject, issue.expected);
    case 'invalid_value':
      return typeof value === 'string'
        ? unknownValue(subject, value, issue.values.map(String))
        : wrongType(subject, 'string');
    case 'too_small':
      return emptyList(subject);
    case 'too_big':
      return tooManyTags(subject, Number(issue.maximum));
    case 'custom':
      return fieldError(subject, issue.params?.['error']);
    default:
      throw new Error(`no diagnostic is written for the schema issue ${issue.code}`);
  }
}

interface Subject {
  readonly path: Path;
  readonly value: unknown;
  readonly draft: Draft;
  /** The value as a message names it: `tier`, or entry 2 of `tags`. */
  readonly field: string;
}

/** The name of a value in a message, from its path. */
export function fieldName(path: Path): string {
  const key = path.findLast((step) => typeof step === 'string');
  const last = path.at(-1);
  const of = key === undefined ? 'the file' : quote(key);
  return typeof last === 'number' ? `entry ${last + 1} of ${of}` : of;
}

/** The value at a path of a plain value, or undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const step of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined;
    found = Reflect.get(found, step);
  }
  return found;
}

/** The entry of a list whose number YAML parted at its comma just before this one, as in `[1,000 rows]`; else null. */
export function startOfNumber(path: Path, { value, place }: Draft): Path | null {
  const index = path.at(-1);
  if (typeof index !== 'number' || index === 0 || !/^\d{3}(?!\d)/.test(String(valueAt(value, path)))) return null;
  const before = [...path.slice(0, -1), index - 1];
  const [end, start] = [place(before).end, place(path).start];
  const isParted = end.line === start.line && end.column + 1 === start.column;
  return isParted && /\d$/.test(String(valueAt(value, before))) ? before : null;
}

// zod reports a missing enum as a wrong value, so a missing field is recognised by its value alone.
function missingField({ path, value, draft, field }: Subject): StageDiagnostic {
  const isWritten = value === null;
  const other = typeof path.at(-1) === 'number' ? 'remove the entry' : 'leave the key out where it may be left out';
  return {
    code: 'missing-field',
    at: isWritten ? draft.keyPlace(path) : draft.place(path),
    what: isWritten ? `${field} has no value` : `${field} is missing`,
    why: 'every entry is served with it, and nothing is filled in for it',
    fix: isWritten ? `write the value, or ${other}` : `add ${field}`,
  };
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a mapping of keys',
  string: 'a text',
  number: 'a number',
  boolean: '`true` or `false`',
};

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'boolean' ? 'a truth value' : (TYPE_NAMES[typeof value] ?? typeof value);
}

function wrongType({ path, value, draft, field }: Subject, expected: string): StageDiagnostic {
  const wanted = TYPE_NAMES[expected] ?? expected;
  return {
    code: 'wrong-type',
    at: draft.place(path),
    what: `${field} is ${typeName(value)} and must be ${wanted}`,
    why: 'a caller reads the field as one type only',
    fix: typeFix(path, value, expected),
  };
}

function typeFix(path: Path, value: unknown, expected: string): string {
  const key = path.at(-1);
  if (key === 'limits') return 'write a line for each, as in `- 10,000 rows`';
  // Those of `eligibility` are texts.
  if (key === 'conditions' && path.at(-2) !== 'eligibility') return 'write a line for each, as in `- text: No card`';
  if (expected === 'string')
    return Array.isArray(value)
      ? 'write one text, without brackets or a dash'
      : 'put it in quotes, if that is the text';
  if (expected === 'array' && typeof value === 'string' && !value.startsWith('-'))
    return value.length > 60
      ? 'put it in brackets: `[…]`; `npm run fix` does it'
      : `put it in brackets: \`[${value.replace(/\]$/, '')}]\``;
  if (expected === 'array') return 'write a list: begin each entry with `- `';
  const ownList = typeof key === 'number' ? ', or above it the key of its own list' : '';
  if (expected === 'object') return `write a mapping of keys, as catalogue/README.md shows it${ownList}`;
  return `write ${TYPE_NAMES[expected] ?? expected}`;
}

/** Fields whose closed list has a diagnostic code of its own, because the error is frequent. */
const NAMED_LISTS = { impact: 'unknown-impact', change_type: 'unknown-change-type' } as const;

function unknownValue({ path, draft, field }: Subject, value: string, words: readonly string[]): StageDiagnostic {
  const key = path.at(-1);
  const near = nearest(value, words);
  const list = words.map(quote).join(', ');
  return {
    code: key === 'impact' || key === 'change_type' ? NAMED_LISTS[key] : 'unknown-value',
    at: draft.place(path),
    what: `${field} cannot be ${quote(value)}`,
    why: 'the API publishes a closed list of values, and callers branch on them',
    fix: near === undefined ? `use one of ${list}` : `use ${quote(near)} (of ${list})`,
  };
}

function emptyList({ path, draft, field }: Subject): StageDiagnostic {
  return {
    code: 'empty-list',
    at: draft.place(path),
    what: `${field} is an empty list`,
    why: 'it says neither that there are none nor what they are',
    fix: 'write at least one entry, or leave the key out where it may be left out',
  };
}

function tooManyTags({ path, value, draft, field }: Subject, most: number): StageDiagnostic {
  const count = Array.isArray(value) ? value.length : 0;
  return {
    code: 'too-many-tags',
    at: draft.place([...path, most]),
    what: `${field} has ${count} entries, and ${most} are allowed`,
    why: 'an offer found under every word is found for none',
    fix: 'keep the words that distinguish this offer from others',
  };
}

function fieldError({ path, value, draft, field }: Subject, error: unknown): StageDiagnostic {
  const code = fieldCode(error);
  if (!code) throw new Error(`a schema names the error ${String(error)}, for which no words are written`);
  const words = code === 'invalid-whitespace' ? unseenIn(value) : undefined;
  return { code, at: draft.place(path, words), ...fieldWords(code, field, value) };
}
