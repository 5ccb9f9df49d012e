import type { Figure } from '../../../src/rules/figures/figure.ts';

const UNIT_OF_KIND = { bytes: 'B', duration: 's', percent: '%', count: '', money: '', unlimited: '' } as const;

/**
 * A figure on one line: `!` for one that is no amount, amount with its base unit, thing, `/period` and `@per`; `5 GB of
 * storage a month per project` is `5000000000B storage /month @project`.
 */
export function shown({ kind, amount, unit, thing, period, per, isAmount }: Figure): string {
  const base = kind === 'money' ? (unit ?? '') : UNIT_OF_KIND[kind];
  const written = kind === 'unlimited' ? 'unlimited' : `${amount}${base}`;
  const parts = [thing, period === null ? null : `/${period}`, per === null ? null : `@${per}`];
  return [`${isAmount ? '' : '!'}${written}`, ...parts].filter((part) => part !== null).join(' ');
}
