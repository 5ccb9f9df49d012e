import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { collectGarbage } from '../../src/compile/collect-garbage.ts';

/** 160 MB that nothing else refers to. */
function released(): WeakRef<object> {
  return new WeakRef(Array.from({ length: 20_000_000 }, (_, index) => index + 0.5));
}

it('collects what is no longer in use where the heap has grown by more than 128 MB', async () => {
  const large = released();
  // The target of a new reference is in use until the current job ends.
  await setImmediate();
  collectGarbage();
  expect(large.deref()).toBeUndefined();
});
