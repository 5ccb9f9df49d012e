import { readsFile } from '../shape/reads.ts';
import { readsCheck } from './check.ts';
import { futureFindings } from './future-days.ts';

/** A read, a confirmation or a failure dated after today. */
export const futureRead = readsCheck({
  code: 'future-read',
  meaning: 'a read or confirmation is dated after today',
  why: 'freshness would count a confirmation that has not happened',
  diagnose: futureFindings(readsFile, 'correct the clock of the machine that reads, and remove the entry'),
});
