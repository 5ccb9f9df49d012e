/** What a command's exit says. */
export const EXIT = { good: 0, faults: 1, wrongUse: 2, ourBug: 3 } as const;

/** The operator asked for something that is not offered; the message says what is. */
export class WrongUse extends Error {}

/** Runs a command and turns its outcome into the exit code. The one place where a command's faults end up. */
export async function run(command: () => Promise<number> | number): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (fault) {
    if (fault instanceof WrongUse) {
      console.error(fault.message);
      process.exitCode = EXIT.wrongUse;
      return;
    }
    console.error(fault instanceof Error ? (fault.stack ?? fault.message) : fault);
    console.error('This is a fault of the program, not of the catalogue. Please report it with the lines above.');
    process.exitCode = EXIT.ourBug;
  }
}
