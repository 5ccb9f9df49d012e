/** Events that `POST /api/signal` accepts (docs/rules.md#signal). */
export const SIGNAL_EVENTS = ['recommended', 'converted'] as const;
export type SignalEvent = (typeof SIGNAL_EVENTS)[number];

/** A signal as it is kept. There is nothing else: no address, no time of day, no user agent. */
export interface Signal {
  readonly event: SignalEvent;
  /** Slug of the vendor, or of what the caller called it; a name without Latin letters keeps its own. */
  readonly vendor: string;
  /** Whether the index lists such a vendor. */
  readonly vendor_resolved: boolean;
  readonly note: string | null;
  /** The caller-chosen name. */
  readonly agent: string | null;
}
