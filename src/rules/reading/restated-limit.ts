import type { Figure } from '../figures/figure.ts';

const AMOUNT = /^(?:unlimited|[$€£]?[\d.,]+%?(?: (?:[KMGTP]i?B)\b)?)/;
/** Seconds in the unit of time that a line ends its amount with. */
const SECONDS: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_629_800,
  year: 31_557_600,
};
const BYTES: readonly (readonly [string, number])[] = [
  ['TB', 1e12],
  ['GB', 1e9],
  ['MB', 1e6],
  ['KB', 1e3],
];

/** The line of a limit with the amount that a page states: "500 messages a day" for "1,000 messages a day". */
export function restatedLimit(line: string, figure: Figure): string {
  return line.replace(AMOUNT, (old) => amountText(figure, { old, line }));
}

function amountText(
  { kind, amount: value, unit }: Figure,
  { old, line }: { readonly old: string; readonly line: string },
): string {
  if (kind === 'unlimited') return 'unlimited';
  if (kind === 'money') return `${old.replace(/[\d.,]+/, '')}${numeral(value)}`;
  if (kind === 'percent') return `${numeral(value)}%`;
  if (kind === 'bytes') {
    const binary = /^([KMGTP])iB$/.exec(unit ?? '')?.[1];
    if (binary !== undefined) return `${numeral(value / 1024 ** ('KMGTP'.indexOf(binary) + 1))} ${binary}iB`;
    const [name, size] = BYTES.find(([symbol]) => symbol === unit) ??
      BYTES.find(([, bytes]) => value >= bytes) ?? ['KB', 1e3];
    return `${numeral(value / size)} ${name}`;
  }
  if (kind === 'duration') {
    const written = /\b(?:[A-Za-z]+-)?(second|minute|hour|day|week|month|year)s?\b/.exec(line)?.[1] ?? 'second';
    return numeral(value / (SECONDS[written] ?? 1));
  }
  return numeral(value);
}

const numeral = (value: number): string =>
  Number(value.toPrecision(12)).toLocaleString('en-US', { maximumFractionDigits: 6 });
