/** Events that `POST /api/signal` accepts (docs/rules.md#signal). */
export const SIGNAL_EVENTS = ['recommended', 'converted'] as const;
export type SignalEvent = (typeof SIGNAL_EVENTS)[number];

/** A stored signal, complete: no address, no time of day, no user agent. */
export interface Signal {
  readonly event: SignalEvent;
  /** Slug of the vendor, or of the caller's name for an unknown vendor; a name without Latin letters is stored as written. */
  readonly vendor: string;
  /** Whether the index lists the vendor. */
  readonly vendor_resolved: boolean;
  readonly note: string | null;
  /** The caller-chosen name. */
  readonly agent: string | null;
}
