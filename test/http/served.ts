/** Capabilities that differ between platforms. The own test of a host that lacks one pins its behaviour. */
export interface Capabilities {
  /** Compresses by Accept-Encoding. */
  readonly compresses: boolean;
  /**
   * What it refuses before its function has the form of every other error. The edge runtime refuses three requests of the
   * suites by itself: `Accept-Encoding: *;q=0`, and two whose request line exceeds its limit.
   */
  readonly refusesInJson: boolean;
  /** Passes paths on unchanged, without refusals or redirects of its own. */
  readonly keepsPaths: boolean;
  /** Closes a connection when it has answered a request that asks for that, without waiting for the caller. */
  readonly closesAtOnce: boolean;
  /** Parses HTTP itself. Elsewhere the platform does, and answers malformed requests in its own way. */
  readonly readsHttp: boolean;
}

/** The capabilities of the Node host, and of hosts that delegate to it. */
export const EVERYTHING: Capabilities = {
  compresses: true,
  refusesInJson: true,
  keepsPaths: true,
  closesAtOnce: true,
  readsHttp: true,
};

/** A running host for the shared suite: only its address and day. */
export interface Served {
  /** Without a slash at the end; plain http. */
  readonly baseUrl: string;
  /** The UTC day it answers for. */
  readonly date: string;
  readonly can: Capabilities;
}

/** A function, because the host starts after the tests are declared. */
export type Host = () => Served;
