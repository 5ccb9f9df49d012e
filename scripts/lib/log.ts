export const LOG_FORMATS = ['text', 'json'] as const;

/** A fault that goes on, such as a lost store, is met several times a second. */
const REPEAT_INTERVAL_MS = 60_000;

/** What an operator reads of a running host: one line per event, with its time and level. */
export function createLog(format: (typeof LOG_FORMATS)[number]) {
  const writeLine = (level: 'info' | 'warn' | 'error', message: string): void => {
    const time = new Date().toISOString();
    const line = message.trim().replaceAll(/(?<!\s)\s*\n\s*/g, ' | ');
    const text = `${time} ${level.padEnd(5)} ${line}`;
    console.log(format === 'json' ? JSON.stringify({ time, level, message: line }) : text);
  };
  let last = { line: '', at: 0 };
  return {
    info: (message: string) => writeLine('info', message),
    warn: (message: string) => writeLine('warn', message),
    error: (message: string) => writeLine('error', message),
    /**
     * A fault as one line, the same one once a minute: with its code where the system or the store refused, with its place where
     * it is a bug.
     */
    fault: (fault: unknown) => {
      const line = faultLine(fault);
      if (line === last.line && Date.now() - last.at < REPEAT_INTERVAL_MS) return;
      last = { line, at: Date.now() };
      writeLine('error', line);
    },
  };
}
export type Log = ReturnType<typeof createLog>;

export function faultLine(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const { code } = fault as NodeJS.ErrnoException;
  if (typeof code === 'string') return fault.message.startsWith(code) ? fault.message : `${code}: ${fault.message}`;
  const place = fault.stack?.split('\n').find((line) => line.startsWith('    at '));
  return `${fault.name}: ${fault.message}${place === undefined ? '' : ` ${place.trim()}`}`;
}
