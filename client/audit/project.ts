import { readdir, readFile, stat } from 'node:fs/promises';
import { WordSet } from '../../src/rules/text/words.ts';
import { MANIFESTS } from './manifests.ts';
import { fileText, foreignMentions, readManifest, type FoundMention, type ReadManifest } from './mention.ts';

/** A file and its paths from the folders of projects that it is in, the innermost last. */
export interface ProjectPath {
  readonly file: string;
  readonly inProject: readonly string[];
}

/** What a project's own files say. */
export interface Project {
  /**
   * Files that a detector may name, as paths from the folder with forward slashes, sorted: each with the part that
   * begins in the folder of a project, which is the audited one or one that holds a manifest.
   */
  readonly paths: readonly ProjectPath[];
  readonly mentions: readonly FoundMention[];
  /** How many files were read. */
  readonly filesRead: number;
  /** Files that could not be read, each with the reason in one line. */
  readonly unread: readonly { readonly file: string; readonly reason: string }[];
}

/** Folders of installed, built or foreign code, and of version control. */
const SKIPPED_FOLDERS = new WordSet(
  `
.git .hg .svn node_modules bower_components vendor dist build out target coverage
.next .nuxt .svelte-kit .turbo .cache .terraform .serverless .wrangler
.venv venv __pycache__ .tox .mypy_cache .pytest_cache site-packages
`,
);

/** Files of a project; further ones are not listed. */
const MAX_FILES = 50_000;
/** A longer file is reported as not read. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** Reads the files of a folder that can name vendors. `ignored` are folders, as paths from the folder. */
export async function readProject(folder: string, ignored: readonly string[] = []): Promise<Project> {
  const ignoredPaths = new Set(ignored.map((path) => path.replace(/^\.\//, '').replace(/(?<!\/)\/+$/, '')));
  const found = await filesOf(folder, ignoredPaths);
  const paths = found.map(({ path }) => path);
  const read: ReadManifest[] = [];
  const unread: { file: string; reason: string }[] = [];
  const roots = projectFolders(paths);
  for (const { path: file, raw } of found) {
    const manifest = MANIFESTS.find(({ path }) => path.test(file));
    if (!manifest || (manifest.needsProject && !roots.has(folderOf(file)))) continue;
    try {
      read.push(readManifest(manifest, file, await readText(Buffer.concat([Buffer.from(`${folder}/`), raw]))));
    } catch (error) {
      unread.push({ file, reason: oneLine(error) });
    }
  }
  return {
    paths: paths.map((file) => ({ file, inProject: fromRoots(file, roots) })),
    mentions: foreignMentions(read),
    filesRead: read.length,
    unread,
  };
}

/** The audited folder, and every folder with a manifest. */
function projectFolders(paths: readonly string[]): ReadonlySet<string> {
  const roots = paths.filter((file) => MANIFESTS.some(({ path, isOfProject }) => isOfProject && path.test(file)));
  return new Set(['', ...roots.map(folderOf)]);
}

const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')));

function fromRoots(file: string, roots: ReadonlySet<string>): readonly string[] {
  const inProject: string[] = [];
  for (let end = 0; end >= 0; end = file.indexOf('/', end + 1)) {
    const isRoot = roots.has(file.slice(0, end));
    if (isRoot) inProject.push(file.slice(end === 0 ? 0 : end + 1));
  }
  return inProject;
}

function oneLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim();
}

async function readText(path: Buffer): Promise<string> {
  const { size } = await stat(path);
  if (size > MAX_FILE_BYTES) throw new Error(`${size} bytes, more than ${MAX_FILE_BYTES}`);
  return fileText(await readFile(path));
}

/** A file: its path as text, and as the bytes that open it, since a name need not be UTF-8. */
interface FoundFile {
  readonly path: string;
  readonly raw: Buffer;
}

/** Files below a folder, sorted by path; links are not followed. */
async function filesOf(root: string, ignored: ReadonlySet<string>): Promise<readonly FoundFile[]> {
  const files: FoundFile[] = [];
  const waiting: FoundFile[] = [{ path: '', raw: Buffer.alloc(0) }];
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
    const below = folder.path === '' ? Buffer.alloc(0) : Buffer.concat([folder.raw, Buffer.from('/')]);
    const entries = await readdir(Buffer.concat([Buffer.from(`${root}/`), below]), {
      withFileTypes: true,
      encoding: 'buffer',
    });
    for (const entry of entries.sort((one, other) => Buffer.compare(one.name, other.name))) {
      const raw = Buffer.concat([below, entry.name]);
      const path = raw.toString('utf8');
      if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name.toString()) && !ignored.has(path)) {
        waiting.push({ path, raw });
      }
      if (entry.isFile()) files.push({ path, raw });
      if (files.length >= MAX_FILES) return files;
    }
  }
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}
