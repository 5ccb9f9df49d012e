import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { slug } from '../../src/rules/text/slug.ts';

/** Whether copies get categories of their own or enlarge the existing ones. */
export type Spread = 'own-categories' | 'same-categories';

type Mapping = Readonly<Record<string, unknown>>;

/**
 * Writes a catalogue folder several times over: each copy has vendors and pages of its own, and with
 * `own-categories` categories of its own too. Detectors and comparisons stay those of the first copy.
 */
export function enlargeCatalogue(from: string, to: string, enlarged: { times: number; spread: Spread }): void {
  const { times, spread } = enlarged;
  cpSync(from, to, { recursive: true });
  // A valid catalogue: `npm run check` has proved the form of its files.
  const categories = listIn(join(from, 'categories.yaml'));
  const vendors = readdirSync(join(from, 'vendors'))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => parse(readFileSync(join(from, 'vendors', name), 'utf8')) as Mapping);
  const waivers = listIn(join(from, 'waivers.yaml'));
  const [all, accepted] = [[...categories], [...waivers]];
  for (let copy = 1; copy < times; copy++) {
    const renamed = (name: string): string => `${name} copy ${copy}`;
    const moved = (address: string): string => address.replace('://', `://copy-${copy}.`);
    const category = spread === 'own-categories' ? renamed : (name: string): string => name;
    if (spread === 'own-categories') all.push(...categories.map((each) => copiedCategory(each, renamed)));
    accepted.push(...waivers.map((each) => copiedWaiver(each, copy, renamed)));
    for (const vendor of vendors) writeVendor(to, copiedVendor(vendor, { renamed, category, moved }));
  }
  writeFileSync(join(to, 'categories.yaml'), stringify(all));
  if (accepted.length > 0) writeFileSync(join(to, 'waivers.yaml'), stringify(accepted));
}

/** The entries of a list file; none where there is no such file. */
function listIn(file: string): readonly Mapping[] {
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as readonly Mapping[]) : [];
}

type Renaming = (name: string) => string;

/** The fields of a mapping of which each text is renamed, wherever they occur. */
function withRenamed(value: unknown, renaming: Readonly<Record<string, Renaming>>): unknown {
  if (Array.isArray(value)) return value.map((element: unknown) => withRenamed(element, renaming));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    const rename = Object.hasOwn(renaming, key) ? renaming[key] : undefined;
    return [key, rename ? renamedTexts(inner, rename) : withRenamed(inner, renaming)] as const;
  });
  return Object.fromEntries(entries);
}

function renamedTexts(value: unknown, rename: Renaming): unknown {
  if (typeof value === 'string') return rename(value);
  return Array.isArray(value) ? value.map((element: unknown) => renamedTexts(element, rename)) : value;
}

/** A waiver of the copy of a vendor; the values that name vendors are those of alternatives. */
function copiedWaiver(waiver: Mapping, copy: number, renamed: Renaming): Mapping {
  const ofFile = { file: (file: string) => file.replace(/^(vendors\/.*)\.yaml$/, `$1-copy-${copy}.yaml`) };
  const ofValue = waiver['check'] === 'unknown-alternative' ? { value: renamed } : {};
  return withRenamed(waiver, { ...ofFile, ...ofValue }) as Mapping;
}

/** With a short scope: fifty times the categories fit the bytes that one file may have. */
function copiedCategory(category: Mapping, renamed: Renaming): Mapping {
  const scope = (): string => 'What the category that it copies holds.';
  return withRenamed(category, { name: renamed, answers: renamed, retired_names: renamed, scope }) as Mapping;
}

/** How the names and addresses of one copy differ from those of the first. */
interface CopyNames {
  readonly renamed: Renaming;
  readonly category: Renaming;
  readonly moved: Renaming;
}

function copiedVendor(vendor: Mapping, { renamed, category, moved }: CopyNames): Mapping {
  const kept = Object.fromEntries(Object.entries(vendor).filter(([key]) => key !== 'detect'));
  const ofNames = ['vendor', 'aliases', 'former_names', 'alternatives'].map((field) => [field, renamed] as const);
  return withRenamed(kept, { ...Object.fromEntries(ofNames), category, url: moved, source_url: moved }) as Mapping;
}

function writeVendor(to: string, vendor: Mapping): void {
  const { vendor: name } = vendor;
  if (typeof name !== 'string') throw new Error('a vendor has no name');
  mkdirSync(join(to, 'vendors'), { recursive: true });
  writeFileSync(join(to, 'vendors', `${slug(name)}.yaml`), stringify(vendor));
}
