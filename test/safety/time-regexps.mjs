/**
 * Times regular expressions in a process of its own, so that no other thread counts. Reads a JSON list of
 * `{ source, flags, texts }` from standard input; writes the largest CPU milliseconds of each, and on which text.
 * A text is `[prefix, pump, suffix]`: the pump is repeated to the wanted length.
 */
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';

const LENGTHS = [1_000, 10_000, 100_000];
const LIMIT_MS = 50;
const ATTEMPTS = 3;
/** Ends an expression that takes exponential time. */
const TIMEOUT_MS = 1_000;
/** Less than this at a tenth of the length cannot pass the limit by quadratic growth, which is hundredfold. */
const NEGLIGIBLE_MS = 0.2;

const RUN = new Script('pattern.lastIndex = 0; pattern.global ? text.replace(pattern, "") : pattern.test(text)');

function cpuMs(pattern, text) {
  Object.assign(globalThis, { pattern, text });
  const before = process.cpuUsage();
  try {
    RUN.runInThisContext({ timeout: TIMEOUT_MS });
  } catch {
    // Ended by the clock on the wall, which runs on while other programs have the processor.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function leastMs(pattern, text) {
  let least = cpuMs(pattern, text);
  for (let attempt = 1; attempt < ATTEMPTS && least > LIMIT_MS; attempt++) {
    least = Math.min(least, cpuMs(pattern, text));
  }
  return least;
}

function written([prefix, pump, suffix], length) {
  return prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix;
}

function slowest({ source, flags, texts }) {
  const pattern = new RegExp(source, flags);
  let worst = { ms: 0, text: ['', '', ''], length: 0 };
  for (const text of texts) {
    for (const length of LENGTHS) {
      const ms = leastMs(pattern, written(text, length));
      if (ms > worst.ms) worst = { ms, text, length };
      if (ms > LIMIT_MS) return worst;
      if (length === 10_000 && ms < NEGLIGIBLE_MS) break;
    }
  }
  return worst;
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(slowest)));
