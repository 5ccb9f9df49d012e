import type { Manifest } from '../../src/model/build.ts';
import { wordOption } from './options.ts';

/** Files that a deployment may have, by plan of the edge platform. */
const MAX_FILES = { free: 20_000, paid: 100_000 } as const;
/** What to do about too many: answers that a build leaves out are computed by the function, with the same bytes. */
const FEWER_FILES = 'npm run build -- --budget 0 writes fewer, npm start serves any number';
const MAX_FILE_BYTES = 25 * 1024 * 1024;
/** Bound of the function with its index, uncompressed, on every plan. */
const MAX_INDEX_BYTES = 64 * 1024 * 1024;
/** Part of the function, not a file of the deployment. */
const INDEX = '_index/catalogue.jsonl';

export type EdgePlan = keyof typeof MAX_FILES;

/** The plan named by `--plan`, else by the variable `EDGE_PLAN`, else the free one. */
export function edgePlan(text: string | undefined): EdgePlan {
  return wordOption('the plan', text ?? process.env['EDGE_PLAN'] ?? 'free', ['free', 'paid']);
}

/** What a deployment of a build uploads. */
export interface Upload {
  readonly files: number;
  /** Bytes of the largest file. */
  readonly largest: number;
  /** Bytes of the index, which is part of the function. */
  readonly index: number;
}

/** Counts the files that are uploaded: all of the manifest but those of `_index`, which `.assetsignore` names. */
export function uploadOf(files: Manifest): Upload {
  const uploaded = Object.entries(files).filter(([path]) => !path.startsWith('_index/'));
  return {
    files: uploaded.length,
    largest: uploaded.reduce((most, [, { bytes }]) => Math.max(most, bytes), 0),
    index: files[INDEX]?.bytes ?? 0,
  };
}

/** In which ways a build does not fit a plan of the edge platform, a sentence each. Any other host takes it as it is. */
export function edgeBreaches({ files, largest, index }: Upload, plan: EdgePlan): readonly string[] {
  const breaches: string[] = [];
  if (files > MAX_FILES.paid)
    breaches.push(`${files} files; a deployment has at most ${MAX_FILES.paid} on any plan: ${FEWER_FILES}`);
  else if (files > MAX_FILES[plan]) {
    breaches.push(
      `${files} files; the ${plan} plan takes ${MAX_FILES[plan]}, EDGE_PLAN=paid takes ${MAX_FILES.paid}: ${FEWER_FILES}`,
    );
  }
  if (largest > MAX_FILE_BYTES) breaches.push(`a file of ${largest} bytes; a file has at most ${MAX_FILE_BYTES}`);
  if (index > MAX_INDEX_BYTES) {
    breaches.push(`an index of ${index} bytes; the function with its index has at most ${MAX_INDEX_BYTES}`);
  }
  return breaches;
}
