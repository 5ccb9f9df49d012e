import type { z } from 'zod';
import type { FileKind } from './file-kind.ts';
import {
  categoriesFile,
  comparisonFile,
  referralCodesFile,
  stacksFile,
  synonymsFile,
  tagsFile,
  waiversFile,
} from './lists.ts';
import { readsFile } from './reads.ts';
import { vendorFile } from './vendor-file.ts';

/** The schema of each kind of file, but comparisons: theirs depends on the name. */
export const SCHEMAS = {
  vendor: vendorFile,
  reads: readsFile,
  categories: categoriesFile,
  tags: tagsFile,
  synonyms: synonymsFile,
  stacks: stacksFile,
  'referral-codes': referralCodesFile,
  waivers: waiversFile,
} as const;

/** The schema that a file of a kind is held to. */
export function schemaOf(file: FileKind): z.core.$ZodType {
  return file.kind === 'comparison' ? comparisonFile(file.name) : SCHEMAS[file.kind];
}
