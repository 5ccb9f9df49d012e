import { hashedClient, overLimit, type Limiter, type Verdict } from '../limiter.ts';
import type { Bindings } from './bindings.ts';

/**
 * The platform's limiter in front of the exact one: it needs no write, so that a flood never reaches the database. It
 * allows twice the limit, because it counts per location and approximately.
 */
export class GatedLimiter implements Limiter {
  readonly #gate: NonNullable<Bindings['SIGNAL_GATE']>;
  readonly #exact: Limiter;
  readonly #salt: string;

  constructor(gate: NonNullable<Bindings['SIGNAL_GATE']>, exact: Limiter, salt: string) {
    this.#gate = gate;
    this.#exact = exact;
    this.#salt = salt;
  }

  async count(address: string, now: number): Promise<Verdict> {
    const { success } = await this.#gate.limit({ key: hashedClient(this.#salt, address) });
    return success ? this.#exact.count(address, now) : overLimit(now);
  }
}
