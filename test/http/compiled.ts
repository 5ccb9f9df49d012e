import { mkdtempSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, inject, onTestFinished } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { TODAY } from '../builders.ts';
import { compileMiniature, removeFolder, temporaryFolder } from './compile-miniature.ts';

/** A new temporary folder that is removed after the test. */
export async function folderOfTest(): Promise<string> {
  const folder = await temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** Writes files into a folder, with the folders above each. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** A new temporary folder that is removed after the tests of the file, or of the `describe`, that asks for it. */
export function folderOfTests(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deals-'));
  afterAll(() => removeFolder(folder));
  return folder;
}

/** The `dist` of the miniature for the day of all examples, shared by all workers: only for reading. */
export const sharedMiniature = (): string => inject('miniature');

let build: Promise<Build> | undefined;

/** The build of the miniature for the day of all examples, opened once in a worker: for tests that do not change it. */
export const sharedBuild = (): Promise<Build> => (build ??= Build.open(sharedMiniature()));

let later: Promise<string> | undefined;

/**
 * The `dist` of the miniature for the day after that of all examples, compiled for the first test of a worker that reads it;
 * removed after the run.
 */
export function laterMiniature(): Promise<string> {
  later ??= mkdtemp(join(dirname(sharedMiniature()), 'later-')).then((below) =>
    compileMiniature(below, addDays(TODAY, 1)),
  );
  return later;
}

/** The miniature, compiled for a day, as `dist` below a folder; returns the path of `dist`. */
export async function compiledMiniature(below: string, date: IsoDate = TODAY): Promise<string> {
  if (date !== TODAY) return compileMiniature(below, date);
  const out = join(below, 'dist');
  await rm(out, { recursive: true, force: true });
  await cp(sharedMiniature(), out, { recursive: true });
  return out;
}
