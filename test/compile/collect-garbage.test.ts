import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { collectGarbage, collectPart } from '../../src/compile/collect-garbage.ts';

const numbers = (length: number): object => new Array<number>(length).fill(0);

/** So many numbers that nothing else refers to, 8 bytes each. */
const released = (length: number): WeakRef<object> => new WeakRef(numbers(length));

it('collects what is no longer in use where the heap has grown by more than 128 MB', async () => {
  const large = released(20_000_000);
  // The target of a new reference is in use until the current job ends.
  await setImmediate();
  collectGarbage();
  expect(large.deref()).toBeUndefined();
});

it('collects at the end of a part where the heap has more than 300 MB', async () => {
  const [large, held] = [released(1_000_000), [numbers(20_000_000), numbers(20_000_000)]];
  await setImmediate();
  collectPart();
  expect(large.deref()).toBeUndefined();
  expect(held).toHaveLength(2);
});
