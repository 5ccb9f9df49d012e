/**
 * Collects the answers of one turn of the event loop and sends them together at its end. A client that waits for an answer
 * has to be woken by the system, which costs more than the rest of a send: sent together, several answers wake it once.
 */
export class Outbox {
  #sends: (() => void)[] = [];

  /** Calls `send` at the end of this turn, after those of earlier calls. It must not throw. */
  put(send: () => void): void {
    this.#sends.push(send);
    if (this.#sends.length === 1) setImmediate(() => this.empty());
  }

  /** Sends now what was put in. */
  empty(): void {
    const sends = this.#sends;
    this.#sends = [];
    for (const send of sends) send();
  }
}
