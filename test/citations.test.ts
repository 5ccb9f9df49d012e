import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const RULES_PATH = 'docs/rules.md';
/** Its own list of names would be found. */
const SELF = 'test/citations.test.ts';

/** Documents that a reader of the repository does not have. */
const ABSENT_DOCUMENT = /\b(?:SPEC|RULES|STYLE|PLATFORM)\b/g;
/** Not the template literal type of a citation. */
const CITATION = /\brules\.md#(?!\$\{)([\w-]*)/g;
const ANCHOR = /<a id="([\w-]+)"><\/a>/g;
const LINK_WITHIN = /\]\(#([\w-]+)\)/g;

interface Occurrence {
  /** For example `src/rules/risk/gate.ts:12`. */
  readonly at: string;
  readonly text: string;
}

/** Data about vendors may contain any word; `catalogue/README.md` is ours. */
const isOurText = (path: string): boolean => path !== SELF && (!path.startsWith('catalogue/') || path.endsWith('.md'));

/** Tracked files, and new ones that are not ignored, so that the test also finds a citation before it is committed. */
function repositoryFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\0').filter((path) => path !== '' && isOurText(path) && existsSync(join(ROOT, path)));
}

const texts = new Map(repositoryFiles().map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
const anchors = [...(texts.get(RULES_PATH) ?? '').matchAll(ANCHOR)].map(([, anchor]) => anchor ?? '');

/** The first group of each match, or the whole match for a pattern without groups. */
function occurrences(path: string, text: string, pattern: RegExp): readonly Occurrence[] {
  return [...text.matchAll(pattern)].map((match) => ({
    at: `${path}:${String(text.slice(0, match.index).split('\n').length)}`,
    text: match[1] ?? match[0],
  }));
}

const inAllFiles = (pattern: RegExp): readonly Occurrence[] =>
  [...texts].flatMap(([path, text]) => occurrences(path, text, pattern));

const withoutAnchor = (citations: readonly Occurrence[]): readonly string[] =>
  citations.filter(({ text }) => !anchors.includes(text)).map(({ at, text }) => `${at} cites #${text}`);

describe('citations of rules', () => {
  it('have their anchor in docs/rules.md', () => {
    const citations = inAllFiles(CITATION);
    expect(citations.length).toBeGreaterThan(100);
    expect(withoutAnchor(citations)).toEqual([]);
  });

  it('have their anchor where docs/rules.md refers to itself', () => {
    const links = occurrences(RULES_PATH, texts.get(RULES_PATH) ?? '', LINK_WITHIN);
    expect(links.length).toBeGreaterThan(10);
    expect(withoutAnchor(links)).toEqual([]);
  });

  it('are unambiguous: no anchor occurs twice', () => {
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  });

  it('name no document that the repository does not contain', () => {
    expect(inAllFiles(ABSENT_DOCUMENT).map(({ at, text }) => `${at} names ${text}`)).toEqual([]);
  });
});
