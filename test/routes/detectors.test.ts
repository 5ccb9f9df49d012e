import { expect, it } from 'vitest';
import { detectors, detectorsBody } from '../../src/routes/detectors.ts';
import { catalogueOf, vendor } from '../builders.ts';
import { ask, bodyOf } from './ask.ts';

const index = catalogueOf(
  vendor({ name: 'Bee', detect: { npm: ['bee'], env: ['BEE_*'] } }),
  vendor({ name: 'Ant', offers: [], detect: { hosts: ['ant.example'] } }),
  vendor({ name: 'Cat' }),
);

it('/api/detectors lists the vendors that have patterns, those held by records alone too', () => {
  const body = bodyOf(detectorsBody, ask(detectors, index));
  expect(body.vendors).toEqual([
    { vendor: 'Ant', slug: 'ant', detect: { hosts: ['ant.example'] } },
    { vendor: 'Bee', slug: 'bee', detect: { npm: ['bee'], env: ['BEE_*'] } },
  ]);
  expect(body.total).toBe(2);
});
