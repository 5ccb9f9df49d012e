import { expect, it } from 'vitest';
import { type Figure, isSameAmount, isSameThing } from '../../../src/rules/figures/figure.ts';
import { figuresOf } from '../../../src/rules/figures/figures-of.ts';

const bothOf = (text: string) => figuresOf(text) as [Figure, Figure];

it.each([
  ['1,000 users; 1000 seats', true],
  ['1000 users; 1001 users', false],
  ['1 KB; 1024 bytes', true],
  ['1 MiB; 1 MB', true],
  ['1 GB; 1024 MB', true],
  ['1 TB; 1024 GB', true],
  ['1 PB; 1024 TB', true],
  ['1 GB; 1.1 GB', false],
  ['0.1 GB; 100 MB', true],
  ['60 minutes; 1 hour', true],
  ['60 minutes; 3,600 emails', false],
  ['$5; $5 of credit', true],
  ['$5; €5', false],
  ['unlimited users; unlimited seats', true],
  ['unlimited users; 5 users', false],
])('the figures of "%s" state one amount: %s', (text, isSame) => {
  const [one, other] = bothOf(text);
  expect([isSameAmount(one, other), isSameAmount(other, one)]).toEqual([isSame, isSame]);
});

it.each([
  ['5 builds; 6 builds', true],
  ['5 minutes of build; 6 seats', false],
  ['5 builds; 6 cloud builds', true],
  ['5 builds; 6 rebuilds', false],
  ['5 GB; 5 GB storage', false],
])('the figures of "%s" count one thing: %s', (text, isSame) => {
  const [one, other] = bothOf(text);
  expect([isSameThing(one, other), isSameThing(other, one)]).toEqual([isSame, isSame]);
});
