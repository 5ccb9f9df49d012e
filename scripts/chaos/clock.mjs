// Loaded before the host of the chaos suite where libfaketime is not installed: its clock is ahead by the milliseconds that
// the file CHAOS_CLOCK holds, which may change at any time.
import { readFileSync } from 'node:fs';

const Real = Date;
const LOOK_INTERVAL_MS = 100;
let ahead = 0;
let lookedAt = -Infinity;

function now() {
  const real = Real.now();
  if (real - lookedAt >= LOOK_INTERVAL_MS) {
    lookedAt = real;
    const written = Number(readFileSync(process.env.CHAOS_CLOCK ?? '', 'utf8'));
    if (Number.isFinite(written)) ahead = written;
  }
  return real + ahead;
}

globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(now());
    else super(...given);
  }

  static now() {
    return now();
  }
};
