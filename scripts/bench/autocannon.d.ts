/** The part of autocannon that the bench uses; the package has no types of its own. */
declare module 'autocannon' {
  interface Client {
    setRequests(requests: { path: string }[]): void;
  }

  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration?: number;
    /** Requests, instead of a duration. */
    readonly amount?: number;
    /** Called for each connection before its first request. */
    readonly setupClient?: (client: Client) => void;
  }

  interface Result {
    readonly requests: { readonly total: number };
    /** Seconds. */
    readonly duration: number;
    readonly errors: number;
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
