/**
 * The months of a year in English, January first. Not from `Intl`: to make a formatter takes the first page that the function
 * renders from 9 to 21 ms of CPU, of at most 10.
 */
export const MONTHS: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');
