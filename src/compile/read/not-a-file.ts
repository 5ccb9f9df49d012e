import { statSync, type Stats } from 'node:fs';
import { fileStart, quoted, type StageDiagnostic } from '../diagnostics/diagnostic.ts';

/** What lies at a path, links followed; null where nothing does, or the links go round in a circle. */
export function targetOf(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

/** What is said of a link without an end. */
export function leadsNowhere(path: string): StageDiagnostic {
  return notAFile(path, {
    what: `${quoted(path)} is a link that leads nowhere`,
    fix: 'put the file here itself, correct the link, or remove it',
  });
}

/** What is said of a link to a folder. */
export function leadsToFolder(path: string): StageDiagnostic {
  return notAFile(path, {
    what: `${quoted(path)} is a link to a folder`,
    fix: 'put the folder here itself, or link its files one by one',
  });
}

/** What is said of a folder, pipe or device that is called as a file of the catalogue is. */
export function noRegularFile(path: string, target: Stats): StageDiagnostic {
  const kind = target.isDirectory() ? 'a folder' : 'a pipe, socket or device';
  return notAFile(path, { what: `${quoted(path)} is ${kind}, and called like a file`, fix: 'rename or remove it' });
}

function notAFile(path: string, words: Pick<StageDiagnostic, 'what' | 'fix'>): StageDiagnostic {
  const why = 'what is expected behind it would be missing from every answer';
  return { code: 'not-a-file', severity: 'error', at: fileStart(path), why, ...words };
}
