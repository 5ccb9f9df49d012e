import type { z } from 'zod';
import { fold } from '../rules/text/fold.ts';
import { quoted } from '../compile/diagnostics/diagnostic.ts';
import { entrySchema, fieldsOf } from '../compile/shape/schema-fields.ts';
import type { RecordNotes } from './note.ts';

/** A JSON object, nothing of it proved. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object. */
export function isObject(value: unknown): value is RawRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Line breaks become a blank; invisible characters are removed. */
const LAYOUT = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
const INVISIBLE = /[\p{Cf}\p{Cs}]/gu;
const UNTIDY = /^\s|\s$|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** The text on one line, without spaces at its ends and without invisible characters: what the catalogue accepts. */
export function tidy(text: string): string {
  return UNTIDY.test(text) ? text.replace(INVISIBLE, '').replace(LAYOUT, ' ').trim() : text;
}

/** A field's place inside its record, `referral_program.notes`. */
type FieldPath = readonly string[];

/**
 * The part of a raw value that its schema has a place for: texts tidied, empty values taken as absent, other keys
 * dropped. What it changes is noted; whether the outcome is sound is for the schema to say. Goes as deep as the schema.
 */
export function cleaned(value: unknown, schema: z.core.$ZodType, notes: RecordNotes): unknown {
  return new Cleaner(notes).clean(value, schema, []);
}

class Cleaner {
  readonly #notes: RecordNotes;

  constructor(notes: RecordNotes) {
    this.#notes = notes;
  }

  clean(value: unknown, schema: z.core.$ZodType, path: FieldPath): unknown {
    if (typeof value === 'string') return this.#text(value, path);
    const entry = entrySchema(schema);
    if (Array.isArray(value) && entry) return this.#list(value, entry, path);
    const fields = fieldsOf(schema);
    return isObject(value) && fields.size > 0 ? this.#object(value, fields, path) : value;
  }

  #text(text: string, path: FieldPath): string {
    const tidied = tidy(text);
    if (tidied !== text && tidied !== '') {
      this.#notes.repaired(path.join('.'), 'line breaks, invisible characters or spaces at its ends are removed');
    }
    return tidied;
  }

  #list(list: readonly unknown[], entry: z.core.$ZodType, path: FieldPath): unknown[] {
    const entries = list.map((each) => this.clean(each, entry, path)).filter((each) => !isEmpty(each));
    if (entries.length < list.length) this.#notes.dropped(path.join('.'), 'entries that say nothing');
    const distinct = distinctEntries(entries);
    if (distinct.length < entries.length) this.#notes.dropped(path.join('.'), 'entries written twice');
    return distinct;
  }

  #object(value: RawRecord, fields: ReadonlyMap<string, z.core.$ZodType>, path: FieldPath): RawRecord {
    const kept: [string, unknown][] = [];
    for (const [key, raw] of Object.entries(value)) {
      const field = fields.get(key);
      const at = [...path, key];
      if (!field) {
        this.#notes.dropped(fieldName(at), 'the catalogue has no such field');
        continue;
      }
      const clean = this.clean(raw, field, at);
      if (!isEmpty(clean)) kept.push([key, clean]);
    }
    return Object.fromEntries(kept);
  }
}

/** A list without repeated texts; values that are not texts are always kept. */
function distinctEntries(entries: readonly unknown[]): unknown[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    if (typeof entry !== 'string') return true;
    const isNew = !seen.has(fold(entry));
    seen.add(fold(entry));
    return isNew;
  });
}

/** Keys come from the dump, so they are shown as a message shows any foreign text. */
function fieldName(path: FieldPath): string {
  return quoted(path.join('.')).slice(1, -1);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
