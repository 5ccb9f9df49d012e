import { isAlias, isMap, isScalar, isSeq, LineCounter, parseAllDocuments } from 'yaml';
import { parse as parseToml } from 'smol-toml';
import { parseJson, type JsonValue } from './json.ts';

/** A value at its path in a settings file. */
export interface Setting {
  /** Keys from the root; an element of a list has its index. */
  readonly path: readonly (string | number)[];
  /** Text, number or truth value; null where the setting is a mapping, a list or nothing. */
  readonly scalar: string | number | boolean | null;
  /** From 1; undefined where the parser keeps no positions. */
  readonly line?: number | undefined;
}

/** A file with more keys and values, those of repeated aliases included, is not read: 1 KB of aliases can name billions. */
const MAX_VALUES = 100_000;
/** Each alias is searched for in the whole document. */
const MAX_ALIASES = 1000;
/** Lists and keys in each other on one line. The parser calls itself for each, and may end the process with its stack. */
const NESTED = /(?:[?:-][ \t]+){100}/;
/** Deeper values are ignored. */
const MAX_DEPTH = 40;

/** Every key and scalar of a YAML text, in all its documents. */
export function* yamlSettings(text: string): Generator<Setting> {
  if (NESTED.test(text)) throw new Error('lists and keys are nested 100 deep on a line');
  const lineCounter = new LineCounter();
  let values = 0;
  let aliases = 0;
  const documents = parseAllDocuments(text, { lineCounter, logLevel: 'silent', uniqueKeys: false });
  const lineOf = ({ range }: { range?: readonly number[] | null | undefined }): number | undefined =>
    range ? lineCounter.linePos(range[0] ?? 0).line : undefined;
  for (const document of 'empty' in documents ? [] : documents) {
    const [error] = document.errors;
    if (error) throw new Error(`not YAML: ${error.message.split('\n')[0] ?? error.code}`);
    const walk = function* (node: unknown, path: Setting['path']): Generator<Setting> {
      if (++values > MAX_VALUES) throw new Error(`more than ${MAX_VALUES} values`);
      if (isAlias(node) && ++aliases > MAX_ALIASES) throw new Error(`more than ${MAX_ALIASES} aliases`);
      const target = isAlias(node) ? node.resolve(document) : node;
      if (path.length > MAX_DEPTH) return;
      if (isMap(target)) {
        for (const { key, value } of target.items) {
          if (!isScalar(key)) continue;
          const at = [...path, String(key.value)];
          if (!isScalar(value)) yield { path: at, scalar: null, line: lineOf(key) };
          yield* walk(value, at);
        }
      } else if (isSeq(target)) {
        for (const [index, item] of target.items.entries()) yield* walk(item, [...path, index]);
      } else if (isScalar(target)) {
        yield { path, scalar: plain(target.value), line: lineOf(target) };
      }
    };
    yield* walk(document.contents, []);
  }
}

/** Every key and scalar of a TOML text. The parser keeps no positions. */
export function* tomlSettings(text: string): Generator<Setting> {
  let root: unknown;
  try {
    root = parseToml(text);
  } catch (error) {
    throw new Error(`not TOML: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`, {
      cause: error,
    });
  }
  yield* valueSettings(root, []);
}

function* valueSettings(value: unknown, path: Setting['path']): Generator<Setting> {
  if (path.length > MAX_DEPTH) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* valueSettings(item, [...path, index]);
  } else if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'object' && inner !== null) yield { path: [...path, key], scalar: null };
      yield* valueSettings(inner, [...path, key]);
    }
  } else {
    yield { path, scalar: plain(value) };
  }
}

/** Every key and scalar of a JSON text. */
export function* jsonSettings(text: string): Generator<Setting> {
  const walk = function* (value: JsonValue, path: Setting['path']): Generator<Setting> {
    if (path.length > MAX_DEPTH) return;
    yield { path, scalar: plain(value.value), line: value.line };
    for (const [key, inner] of value.entries()) yield* walk(inner, [...path, key]);
    for (const [index, inner] of [...value.elements()].entries()) yield* walk(inner, [...path, index]);
  };
  yield* walk(parseJson(text), []);
}

function plain(value: unknown): Setting['scalar'] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** The settings below a path of keys, with the keys after it; `*` in the path is any key. */
export function* settingsBelow(
  settings: Iterable<Setting>,
  ...keys: readonly string[]
): Generator<Setting & { readonly rest: Setting['path'] }> {
  for (const setting of settings) {
    const isBelow = keys.every(
      (key, index) => setting.path.length > index && (key === '*' || key === setting.path[index]),
    );
    if (isBelow && setting.path.length > keys.length) yield { ...setting, rest: setting.path.slice(keys.length) };
  }
}
