import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { WrongUse } from '../command/exit-code.ts';

/** What a build says of itself, `_index/manifest.json`. */
export interface BuildManifest {
  readonly date: IsoDate;
  readonly base_url: string;
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
}

/** The manifest of a build; where there is none the operator has not made one. */
export async function readManifest(dist: string): Promise<BuildManifest> {
  const text = await readFile(join(dist, '_index', 'manifest.json'), 'utf8').catch(() => {
    throw new WrongUse(`there is no build in ${dist}; npm run build makes one`);
  });
  // Our own build wrote it.
  return JSON.parse(text) as BuildManifest;
}
