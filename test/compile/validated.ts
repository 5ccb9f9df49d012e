import type { SourceFile } from '../../src/compile/read/read.ts';
import { ParseCache } from '../../src/compile/shape/shape-file.ts';
import { validate } from '../../src/compile/validate.ts';
import { miniatureWith } from './miniature.ts';
import { TODAY } from '../builders.ts';

/** The unchanged files of the miniature are parsed once for all test files of a worker. */
export const CACHE = new ParseCache();

/** The miniature with some files replaced or added, validated on the day of all examples. */
export const validated = (...files: readonly SourceFile[]) => validate(miniatureWith(...files), TODAY, CACHE);
