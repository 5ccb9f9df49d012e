import { readFileSync, writeSync } from 'node:fs';

/**
 * Loaded into a measured process before its own program: when that ends, says on descriptor 3 what it took. `maxRSS`
 * is the fall-back only, since Linux hands the parent's figure on to a child.
 */
function peakBytes() {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    if (kilobytes !== undefined) return Number(kilobytes) * 1024;
  } catch {
    // Not Linux.
  }
  return process.resourceUsage().maxRSS * 1024;
}

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeSync(3, JSON.stringify({ cpuSeconds: (user + system) / 1e6, peakBytes: peakBytes() }));
});
