import { close, open, writeFile } from 'node:fs';

/** Files under way at a time: enough to keep the disk busy, few enough to keep memory small. */
const UNDER_WAY = 32;

/**
 * Writes files while the caller goes on rendering: making a file costs the system more than filling it, and none of that
 * needs our thread. The first fault is kept and thrown at the next `room` or `settled`; nothing is written after it.
 */
export class WriteQueue {
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;
  #fault: Error | null = null;

  /** Starts a file that must not exist yet. The content may not be changed afterwards. */
  put(target: string, content: Uint8Array): void {
    if (this.#fault) return;
    this.#underWay++;
    open(target, 'wx', (refused, file) => {
      if (refused) this.#ended(refused);
      else writeFile(file, content, (failed) => close(file, (unclosed) => this.#ended(failed ?? unclosed)));
    });
  }

  /** Resolves when another file may be started. */
  room(): Promise<void> {
    return this.#below(UNDER_WAY);
  }

  /** Resolves when every file is on disk. */
  settled(): Promise<void> {
    return this.#below(1);
  }

  async #below(limit: number): Promise<void> {
    while (this.#underWay >= limit) await new Promise<void>((resume) => this.#waiting.push(resume));
    if (this.#fault) throw this.#fault;
  }

  #ended(fault: Error | null | undefined): void {
    this.#fault ??= fault ?? null;
    this.#underWay--;
    for (const resume of this.#waiting.splice(0)) resume();
  }
}
