/** What a host does itself, where platforms differ. A host that lacks one says so, and its own test pins what it does. */
export interface Capabilities {
  /** Compresses by Accept-Encoding. */
  readonly compresses: boolean;
  /** What it refuses before its function (an address that is too long, say) has the form of every other error. */
  readonly refusesInJson: boolean;
  /** Hands paths on as they were sent, without refusing one or redirecting to a spelling of its own. */
  readonly keepsPaths: boolean;
  /** Closes a connection when it has answered a request that asks for that, without waiting for the caller. */
  readonly closesAtOnce: boolean;
  /** Reads HTTP itself. Elsewhere a front of the platform does, and answers what is not well-formed in its own way. */
  readonly readsHttp: boolean;
}

/** What the Node host does, and any host that leaves everything to it. */
export const EVERYTHING: Capabilities = {
  compresses: true,
  refusesInJson: true,
  keepsPaths: true,
  closesAtOnce: true,
  readsHttp: true,
};

/** A host that is up, as the shared suite knows it: an address and a day, and nothing of how it is built. */
export interface Served {
  /** Without a slash at the end; plain http. */
  readonly baseUrl: string;
  /** The UTC day it answers for. */
  readonly date: string;
  readonly can: Capabilities;
}

/** The host is asked for inside the tests, because it starts after they are declared. */
export type Host = () => Served;
