import type { components } from '../schema.d.ts';
import { pypiName, type DetectorKind, type FoundMention } from './mention.ts';
import type { ProjectPath } from './project.ts';

export type DetectorList = components['schemas']['DetectorList'];

/** A vendor that the project's files name, and where. */
export interface UsedVendor {
  readonly vendor: string;
  readonly slug: string;
  /** In the order of the files; each name of a file once. */
  readonly mentions: readonly FoundMention[];
}

interface Pattern {
  readonly vendor: string;
  readonly slug: string;
  /** The pattern without `*`: whole names match it exactly, prefixes at their start. */
  readonly text: string;
}

interface KindPatterns {
  readonly whole: ReadonlyMap<string, Pattern>;
  /** The longest first. */
  readonly prefixes: readonly Pattern[];
}

/** The vendors that mentions and paths name, in the order of slugs. */
export function usedVendors(
  { vendors }: Pick<DetectorList, 'vendors'>,
  mentions: readonly FoundMention[],
  paths: readonly ProjectPath[],
): readonly UsedVendor[] {
  const found = new Map<string, { vendor: string; slug: string; mentions: FoundMention[] }>();
  const add = ({ vendor, slug }: Pattern, mention: FoundMention): void => {
    const known = found.get(slug) ?? { vendor, slug, mentions: [] };
    found.set(slug, known);
    const isKnown = known.mentions.some(
      ({ kind, name, file }) => kind === mention.kind && name === mention.name && file === mention.file,
    );
    if (!isKnown) known.mentions.push(mention);
  };
  const kinds = new Set(mentions.map(({ kind }) => kind));
  const patterns = new Map(Array.from(kinds, (kind) => [kind, kindPatterns(vendors, kind)]));
  // What the project names itself comes before what a lockfile adds.
  for (const mention of [...mentions].sort((a, b) => Number(a.indirect ?? false) - Number(b.indirect ?? false))) {
    const ofKind = patterns.get(mention.kind);
    const pattern = ofKind && matchedPattern(ofKind, mention);
    if (pattern) add(pattern, mention);
  }
  const files = filePatterns(vendors);
  for (const { file, inProject } of paths) {
    const pattern = files.find(({ text }) => inProject.some((path) => matchesPath(text, path)));
    if (pattern) add(pattern, { kind: 'files', name: file, file });
  }
  return [...found.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

function kindPatterns(vendors: DetectorList['vendors'], kind: DetectorKind): KindPatterns {
  const all = vendors.flatMap(({ vendor, slug, detect }) =>
    (detect[kind] ?? []).map((written) => ({ vendor, slug, text: written.toLowerCase() })),
  );
  const isPrefix = ({ text }: Pattern): boolean => text.endsWith('*');
  return {
    whole: new Map(all.filter((pattern) => !isPrefix(pattern)).map((pattern) => [pattern.text, pattern])),
    prefixes: all
      .filter(isPrefix)
      .map((pattern) => ({ ...pattern, text: pattern.text.slice(0, -1) }))
      .sort((a, b) => b.text.length - a.text.length),
  };
}

/** The pattern of the most specific match. */
function matchedPattern({ whole, prefixes }: KindPatterns, { kind, name }: FoundMention): Pattern | undefined {
  const candidates = patternNames(kind, name);
  const known = candidates.find((candidate) => whole.has(candidate));
  if (known !== undefined) return whole.get(known);
  const [normal = ''] = candidates;
  return prefixes.find(({ text }) => normal.startsWith(text) && normal.length > text.length);
}

/** Prefixes with which frameworks expose a variable to browsers. */
const FRAMEWORK_PREFIX =
  /^(?:next_public|nuxt_public|nuxt|vite|react_app|expo_public|gatsby|public|vue_app|ng_app|storybook|astro|remix)_(?=.)/;

/** The names that a whole pattern may match, the most specific first. */
function patternNames(kind: DetectorKind, name: string): readonly string[] {
  const folded = name.toLowerCase();
  switch (kind) {
    case 'pypi':
      return [pypiName(name)];
    case 'env':
      return [folded.replace(FRAMEWORK_PREFIX, ''), folded];
    case 'go':
      return parents(folded);
    case 'hosts':
      return parents(folded.split('.').reverse().join('/')).map((path) => path.split('/').reverse().join('.'));
    default:
      return [folded];
  }
}

/** A path, then each of the paths above it. */
function parents(path: string): readonly string[] {
  const segments = path.split('/');
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('/'));
}

/** Patterns of files for a path from the folder of a project, the longest first. */
function filePatterns(vendors: DetectorList['vendors']): readonly Pattern[] {
  return vendors
    .flatMap(({ vendor, slug, detect }) => (detect.files ?? []).map((text) => ({ vendor, slug, text })))
    .sort((a, b) => b.text.length - a.text.length);
}

/** Whether a path has the form of a pattern, in which `*` is any part of one segment. Takes linear time, whatever the pattern. */
export function matchesPath(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((segment, index) => hasForm(given[index] ?? '', segment));
}

/** The parts between the stars one after another, each where it first occurs. */
function hasForm(text: string, form: string): boolean {
  const [first = '', ...inner] = form.split('*');
  const last = inner.pop();
  if (last === undefined) return text === form;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of inner) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}
