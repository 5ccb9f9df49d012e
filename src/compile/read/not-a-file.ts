import { statSync, type Stats } from 'node:fs';
import { fileStart, quoted, type StageDiagnostic } from '../diagnostics/diagnostic.ts';

/** The kind of entry at a path, links followed; null where nothing exists or the links form a circle. */
export function targetOf(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

/** The diagnostic for a link without a target. */
export function leadsNowhere(path: string): StageDiagnostic {
  return notAFile(path, {
    what: `${quoted(path)} is a link that leads nowhere`,
    fix: 'put the file here itself, correct the link, or remove it',
  });
}

/** The diagnostic for a link to a file outside the catalogue. */
export function leadsOutside(path: string): StageDiagnostic {
  return {
    ...notAFile(path, {
      what: `${quoted(path)} is a link to a file outside the catalogue`,
      fix: 'put the file here itself',
    }),
    why: 'what it holds depends on the machine that builds, and no review sees it change',
  };
}

/** The diagnostic for a link to a folder. */
export function leadsToFolder(path: string): StageDiagnostic {
  return notAFile(path, {
    what: `${quoted(path)} is a link to a folder`,
    fix: 'put the folder here itself, or link its files one by one',
  });
}

/** The diagnostic for a folder, pipe or device with the name of a catalogue file. */
export function noRegularFile(path: string, target: Stats): StageDiagnostic {
  const kind = target.isDirectory() ? 'a folder' : 'a pipe, socket or device';
  return notAFile(path, { what: `${quoted(path)} is ${kind}, and called like a file`, fix: 'rename or remove it' });
}

function notAFile(path: string, words: Pick<StageDiagnostic, 'what' | 'fix'>): StageDiagnostic {
  const why = 'what is expected behind it would be missing from every answer';
  return { code: 'not-a-file', at: fileStart(path), why, ...words };
}
