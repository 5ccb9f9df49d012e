import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('docs/architecture.md', 'utf8');
const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
}).split('\0');
const files = new Set(listed);
const isFolder = (path: string): boolean => listed.some((file) => file.startsWith(path));

/** Code in back ticks. */
const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');

/** A name and the file behind it in brackets: `` `name()` (`path`) ``, perhaps with the rule or a list after the path. */
const NAMED_WITH_FILE = /`(\w+)(?:\(\))?`\s+\(`([\w./-]+\.ts)`/g;

/** Whether a source declares a name: a function, a constant, a class, or a property that holds a function. */
const declares = (source: string, name: string): boolean =>
  new RegExp(String.raw`\b(?:function\*?|const|class|interface) ${name}\b`).test(source);

const sources = new Map(
  listed
    .filter((path) => /^(?:src|functions|scripts)\/.*\.ts$/.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')] as const),
);

describe('docs/architecture.md', () => {
  it('names only files and folders of the repository', () => {
    // Output of a build and addresses of a site are not files of the repository; a vendor's file is an editor's to rename.
    const paths = quoted.filter(
      (code) => /^(?:\.?\w[\w.-]*\/)+[\w.-]*$/.test(code) && !/^(?:dist|catalogue\/vendors)\//.test(code),
    );
    expect(paths.length).toBeGreaterThan(40);
    const rows = [...text.matchAll(/^\| `(src\/\w+\/|functions\/|scripts\/)` .*\| `([\w./-]+)` +\|$/gm)];
    expect(rows.length).toBeGreaterThan(8);
    const startingPoints = rows.map(([, folder, file]) => `${folder}${file}`);
    expect(startingPoints.filter((path) => !files.has(path))).toEqual([]);
    const folders = rows.map(([, folder]) => folder ?? '');
    const isThere = (path: string): boolean =>
      ['', ...folders].some((folder) => files.has(folder + path) || isFolder(folder + path));
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  it('names functions and classes that are where it says', () => {
    const named = [...text.matchAll(NAMED_WITH_FILE)].map(([, name = '', path = '']) => ({ name, path }));
    expect(named.length).toBeGreaterThan(15);
    const lost = named.filter(({ name, path }) => !declares(sources.get(path) ?? '', name));
    expect(lost.map(({ name, path }) => `${name} in ${path}`)).toEqual([]);
  });

  it('names no function that the code does not have', () => {
    const called = quoted.flatMap((code) => /^(\w+)\(\)$/.exec(code)?.[1] ?? []);
    expect(called.length).toBeGreaterThan(10);
    const all = [...sources.values()];
    expect(called.filter((name) => !all.some((source) => declares(source, name)))).toEqual([]);
  });
});
