import { caseFold } from '../rules/names/case-fold.ts';
import { slug } from '../rules/text/slug.ts';
import { noticed } from './noticed.ts';
import type { Parameter } from './parameter.ts';
import type { AnyRoute } from './route.ts';

/** Characters that neither a file system nor a CDN rewrites in a path. */
const SAFE = /^[A-Za-z0-9_-]{1,120}$/;

/** The request without parameters. No word can be this, so a vendor called Default has a name of its own. */
const DEFAULT = '~default';

/** A value that names no file. */
const NO_NAME = '%';

/**
 * Where under `dist` the answer to a request is prepared, if it is: a pure function of the canonical request (defaults
 * dropped, unknown parameters dropped, declared order). Null when a value cannot stand in a file name or no case gives it:
 * such a request is never prepared. A path without parameters is a file at its own URL path; any other lies under
 * `_answers/`, because a CDN ignores the query and a file cannot also be a folder (PLATFORM.md 2).
 */
export function answerName(route: AnyRoute, values: Readonly<Record<string, unknown>>): string | null {
  // What was noticed about a request is stated in its answer, so no file holds it.
  if (noticed(values).length > 0) return null;
  const parameters = Object.entries(route.parameters);
  if (parameters.length === 0) return route.path.slice(1);
  const words: string[] = [];
  for (const [name, parameter] of parameters) {
    const word = canonicalWord(parameter, values[name]);
    if (word === null) {
      // A path without its open segment is a mistake, and no file is written for one.
      if (parameter.in === 'path') return null;
      continue;
    }
    if (parameter.prepared === false || !SAFE.test(word)) return null;
    words.push(parameter.in === 'path' ? word : `${name}.${word}`);
  }
  const folder = route.path.slice(1).replace(/\/\{\w+\}$/, '');
  const name = words.length === 0 ? DEFAULT : words.join('~');
  return `_answers/${folder}/${name}${extensionOf(route, values)}`;
}

/** Null for the default: a request that says what it would get anyway is the same request. */
function canonicalWord(parameter: Parameter, value: unknown): string | null {
  switch (parameter.kind) {
    case 'text':
      if (typeof value !== 'string') return null;
      return parameter.sameBySlug ? slugWord(value, parameter.repeated) : value;
    case 'flag':
      return typeof value === 'boolean' && value !== (parameter.default === null ? null : false) ? String(value) : null;
    case 'integer':
      return typeof value === 'number' && value !== parameter.default ? String(value) : null;
    case 'choice':
      return typeof value === 'string' && value !== parameter.default ? value : null;
    case 'since':
      return typeof value === 'string' ? value : null;
    case 'list':
    case 'limit':
      return value === null ? null : NO_NAME;
  }
}

/** The slug of a text, or a word that names no file where the text has none or is to be repeated as it is. */
function slugWord(text: string, repeated = false): string {
  const word = slug(text);
  return word === '' || (repeated && caseFold(text) !== word) ? NO_NAME : word;
}

function extensionOf(route: AnyRoute, values: Readonly<Record<string, unknown>>): string {
  if (!route.contentTypes) return '.json';
  const format = values['format'];
  return format === 'html' ? '.html' : format === 'markdown' ? '.md' : '.json';
}
