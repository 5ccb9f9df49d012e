import { vendorFile } from '../shape/vendor-file.ts';
import { vendorCheck } from './check.ts';
import { futureFindings } from './future-days.ts';

/** A day after today for something that is said to be done. */
export const futureDate = vendorCheck({
  code: 'future-date',
  meaning: 'something done is dated after today',
  why: 'what has not happened yet would be published as evidence',
  diagnose: futureFindings(vendorFile, 'write the day on which it was done'),
});
