import type { Figure } from '../../../src/rules/figures/figure.ts';

const UNIT_OF_KIND = { bytes: 'B', duration: 's', percent: '%', count: '', money: '', unlimited: '' } as const;
const BOUND = { exact: '', up_to: '≤', at_least: '≥' } as const;

/**
 * A figure on one line: bound, times, lower end, amount with its base unit, thing, `/period` and `@per`; `5 GB of
 * storage a month per project` is `5000000000B storage /month @project`.
 */
export function shown(figure: Figure): string {
  const unit = figure.kind === 'money' ? (figure.unit ?? '') : UNIT_OF_KIND[figure.kind];
  const amount = figure.kind === 'unlimited' ? 'unlimited' : `${figure.amount}${unit}`;
  const times = figure.times === 1 ? '' : `${figure.times}×`;
  const min = figure.min === null ? '' : `${figure.min}–`;
  const period = figure.period === null ? '' : `/${figure.periods === 1 ? '' : figure.periods}${figure.period}`;
  return [
    `${BOUND[figure.bound]}${times}${min}${amount}`,
    figure.thing ?? '',
    period,
    figure.per === null ? '' : `@${figure.per}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
