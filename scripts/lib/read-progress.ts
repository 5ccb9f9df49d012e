import type { PageReading } from '../../src/reading/read-page.ts';
import type { RunProgress } from '../../src/reading/read-catalogue.ts';

interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const BAR_CHARS = 30;
const LINE_EVERY_MS = 60_000;

/** Progress of a run: a bar on a terminal, a line a minute elsewhere. */
export function readProgress(stream: ProgressStream, nowMs: () => number = Date.now) {
  const counted = { read: 0, failed: 0, deferred: 0 };
  let lastLineMs = nowMs();
  const figures = ({ done, total }: RunProgress): string =>
    `${done}/${total} pages, ${counted.read} read, ${counted.failed} failed${counted.deferred > 0 ? `, ${counted.deferred} deferred` : ''}`;
  return {
    onReading(reading: PageReading, progress: RunProgress): void {
      if (reading.kind !== 'read') counted.deferred++;
      else if (reading.next.failure) counted.failed++;
      else counted.read++;
      if (stream.isTTY) {
        const full = Math.round((progress.done / progress.total) * BAR_CHARS);
        stream.write(`\r\u001b[K[${'#'.repeat(full)}${'.'.repeat(BAR_CHARS - full)}] ${figures(progress)}`);
      } else if (nowMs() - lastLineMs >= LINE_EVERY_MS) {
        lastLineMs = nowMs();
        stream.write(`${figures(progress)}\n`);
      }
    },
    /** Ends the line of the bar. */
    end(): void {
      if (stream.isTTY && counted.read + counted.failed + counted.deferred > 0) stream.write('\n');
    },
  };
}
