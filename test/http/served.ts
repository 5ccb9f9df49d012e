/** What a host does itself, where platforms differ. A host that lacks one says so, and its own test pins what it does. */
export interface Capabilities {
  /** Compresses by Accept-Encoding. */
  readonly compresses: boolean;
  /** Its own refusals (405, malformed requests) have the JSON body and the headers of every other error. */
  readonly refusesInJson: boolean;
  /** Hands paths on as they were sent, without redirecting to a spelling of its own. */
  readonly keepsPaths: boolean;
}

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
