import { expect, it } from 'vitest';
import { diagnosed } from './diagnosed.ts';

const found = (...lines: readonly string[]) =>
  diagnosed(
    'reads/acme.yaml',
    [
      'reads:',
      '  - url: https://acme.example/pricing',
      '    last_attempt: 2026-11-19',
      ...lines.map((line) => `    ${line}`),
      '',
    ].join('\n'),
  ).map((each) => each.replace(/^\d+ /, ''));
const link = (verdict: string, checked: string) =>
  `link: { verdict: ${verdict}, since: 2026-11-01, checked: ${checked} }`;

it.each([
  ['after the conclusion', 'last_reachable: 2026-11-19', '2026-11-18'],
  ['on its day', 'last_reachable: 2026-11-18', '2026-11-18'],
])('reports a missing page that answered %s', (_, reachable, checked) => {
  expect(found(reachable, link('gone', checked))).toEqual(['outdated-link']);
});

it.each([
  ['that answered before the conclusion', ['last_reachable: 2026-11-17', link('gone', '2026-11-18')]],
  ['that never answered', [link('not_found', '2026-11-18')]],
  [
    'that leads elsewhere, which is an answer',
    ['last_reachable: 2026-11-19', link('redirected_elsewhere', '2026-11-18')],
  ],
])('accepts a page %s', (_, lines) => {
  expect(found(...lines)).toEqual([]);
});
