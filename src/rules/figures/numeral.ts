/** Groups of digits that one numeral may have; longer chains are lists or identifiers. */
const MAX_GROUPS = 12;
const MAX_DIGITS = 30;

const PLAIN_SPACE = ' ';
/** No-break, narrow no-break, thin and figure spaces: typeset between thousands. */
const TYPESET_SPACES = '\u00a0\u202f\u2009\u2007';
const APOSTROPHES = "'’";
const SEPARATORS = `.,_${PLAIN_SPACE}${TYPESET_SPACES}${APOSTROPHES}`;

export interface Numeral {
  /** Null for what looks like a number and is none: versions, addresses, dates with dots (`1.2.3`). */
  readonly value: number | null;
  /** The value if a single dot separates thousands (`1.000`); null where that reading is impossible. */
  readonly dotThousands: number | null;
  /** Exclusive offset. */
  readonly end: number;
}

interface Chain {
  readonly groups: readonly string[];
  readonly separators: readonly string[];
  /** Exclusive end of each group. */
  readonly ends: readonly number[];
}

/** Reads the numeral at an offset that holds a digit, in any of the usual ways to separate thousands and decimals. */
export function numeralAt(text: string, start: number): Numeral {
  const chain = chainAt(text, start);
  const [separator] = chain.separators;
  if (separator === PLAIN_SPACE) return spacedNumeral(chain);
  if (separator === '.') return dottedNumeral(chain);
  if (separator === ',') return commaNumeral(chain);
  return wholeNumeral(chain, thousandsRun(chain));
}

/** Digits and single separators between digits. */
function chainAt(text: string, start: number): Chain {
  const groups: string[] = [];
  const separators: string[] = [];
  const ends: number[] = [];
  let at = start;
  while (groups.length < MAX_GROUPS) {
    let end = at;
    while (isDigit(text.charCodeAt(end)) && end - at < MAX_DIGITS) end += 1;
    groups.push(text.slice(at, end));
    ends.push(end);
    // Neither thousands nor lakhs: a list, of which the first numbers are enough.
    if (groups.length > 2 && end - at !== 3 && end - at !== 2 && text.charAt(at - 1) !== '.') break;
    const separator = text.charAt(end);
    if (!SEPARATORS.includes(separator) || !isDigit(text.charCodeAt(end + 1))) break;
    separators.push(separator);
    at = end + 1;
  }
  return { groups, separators: separators.slice(0, groups.length - 1), ends };
}

/**
 * A plain space separates thousands only where nothing else of the chain contradicts it: "10 100 1,000" is three cells
 * of a table, flattened.
 */
function spacedNumeral(chain: Chain): Numeral {
  const count = thousandsRun(chain);
  const next = chain.separators[count - 1];
  if (next === PLAIN_SPACE) return wholeNumeral(chain, 1);
  return wholeNumeral(chain, count);
}

function dottedNumeral(chain: Chain): Numeral {
  const [first = '', second = ''] = chain.groups;
  const [, next] = chain.separators;
  if (next === '.') {
    const count = thousandsRun(chain);
    return count > 1 ? wholeNumeral(chain, count) : noNumber(chain);
  }
  const isGrouped = second.length === 3 && first.length <= 3 && !first.startsWith('0');
  if (next === ',' && isGrouped) return wholeNumeral(chain, 2);
  return {
    value: Number(`${first}.${second}`),
    dotThousands: isGrouped ? Number(first + second) : null,
    end: chain.ends[1] ?? 0,
  };
}

function commaNumeral(chain: Chain): Numeral {
  const count = Math.max(thousandsRun(chain), indianRun(chain));
  if (count > 1) return wholeNumeral(chain, count);
  const [first = '', second = ''] = chain.groups;
  const isDecimal = chain.separators[1] !== ',' && (second.length < 3 || first === '0');
  if (!isDecimal) return wholeNumeral(chain, 1);
  return { value: Number(`${first}.${second}`), dotThousands: null, end: chain.ends[1] ?? 0 };
}

/** The first `count` groups as thousands, and one more as decimals where a dot or a comma of another kind follows. */
function wholeNumeral(chain: Chain, count: number): Numeral {
  const whole = chain.groups.slice(0, count).join('');
  const end = chain.ends[count - 1] ?? 0;
  const separator = chain.separators[count - 1];
  const decimals = chain.groups[count];
  const hasDecimals =
    decimals !== undefined && (separator === '.' || separator === ',') && separator !== chain.separators[0];
  if (!hasDecimals) return { value: Number(whole), dotThousands: null, end };
  if (chain.separators[count] === separator) return noNumber(chain);
  return { value: Number(`${whole}.${decimals}`), dotThousands: null, end: chain.ends[count] ?? end };
}

/** How many groups from the first on are joined by the first separator and have the lengths of thousands. */
function thousandsRun({ groups, separators }: Chain): number {
  const [first = ''] = groups;
  if (first.length > 3 || first.startsWith('0')) return 1;
  let count = 1;
  while (separators[count - 1] === separators[0] && groups[count]?.length === 3) count += 1;
  // A group of another length after the same separator: a list, not a number.
  return separators[0] !== PLAIN_SPACE && separators[count - 1] === separators[0] ? 1 : count;
}

/** Lakh and crore: `1,00,000` has two digits in all groups but the last. */
function indianRun({ groups, separators }: Chain): number {
  const commas = separators.findIndex((separator) => separator !== ',');
  const count = (commas === -1 ? separators.length : commas) + 1;
  if (count < 3 || (groups[0]?.length ?? 3) > 2 || groups[count - 1]?.length !== 3) return 1;
  return groups.slice(1, count - 1).every((group) => group.length === 2) ? count : 1;
}

function noNumber(chain: Chain): Numeral {
  return { value: null, dotThousands: null, end: chain.ends.at(-1) ?? 0 };
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
