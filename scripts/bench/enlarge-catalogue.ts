import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { slug } from '../../src/rules/text/slug.ts';

type Rename = (text: string) => string;
type Entry = Readonly<Record<string, unknown>>;

/**
 * Writes a valid catalogue several times over: each copy has vendors, pages and categories of its own. Comparisons, reads
 * and detectors stay those of the first copy.
 */
export function enlargeCatalogue(from: string, to: string, times: number): void {
  cpSync(from, to, { recursive: true });
  const [categories, waivers] = [readEntries(join(from, 'categories.yaml')), readEntries(join(from, 'waivers.yaml'))];
  const vendors = readdirSync(join(from, 'vendors'))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => parse(readFileSync(join(from, 'vendors', file), 'utf8')) as Entry);
  const [allCategories, allWaivers] = [[...categories], [...waivers]];
  for (let copy = 1; copy < times; copy++) {
    const name = (text: string): string => `${text} copy ${copy}`;
    const address = (text: string): string => text.replace('://', `://copy-${copy}.`);
    const file = (text: string): string => text.replace(/^(vendors\/.*)\.yaml$/, `$1-copy-${copy}.yaml`);
    // A short scope, because a file has a largest size.
    const scope = (): string => 'What the category that it copies holds.';
    const renames = { name, answers: name, retired_names: name, scope };
    allCategories.push(...categories.map((category) => withNames(category, renames)));
    for (const waiver of waivers) {
      const value = waiver['check'] === 'unknown-alternative' ? { value: name } : {};
      allWaivers.push(withNames(waiver, { file, ...value }));
    }
    const names = { vendor: name, aliases: name, former_names: name, alternatives: name, category: name };
    for (const vendor of vendors) {
      const copied = withNames({ ...vendor, detect: undefined }, { ...names, url: address, source_url: address });
      writeFileSync(join(to, 'vendors', `${slug(String(copied['vendor']))}.yaml`), stringify(copied));
    }
  }
  writeFileSync(join(to, 'categories.yaml'), stringify(allCategories));
  if (allWaivers.length > 0) writeFileSync(join(to, 'waivers.yaml'), stringify(allWaivers));
}

/** The entries of a list file; none where there is no such file. */
function readEntries(file: string): readonly Entry[] {
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as readonly Entry[]) : [];
}

/** A copy in which the texts of some fields are renamed, wherever the fields occur. */
function withNames(entry: Entry, renames: Readonly<Record<string, Rename>>): Entry {
  const copy = (value: unknown, rename: Rename | undefined): unknown => {
    if (typeof value === 'string') return rename ? rename(value) : value;
    if (Array.isArray(value)) return value.map((element: unknown) => copy(element, rename));
    return typeof value === 'object' && value !== null && !(value instanceof Date) ? fields(value) : value;
  };
  const fields = (value: object): Entry =>
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        copy(inner, Object.hasOwn(renames, key) ? renames[key] : undefined),
      ]),
    );
  return fields(entry);
}
