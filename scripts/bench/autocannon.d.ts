/** The part of autocannon that the bench uses; the package has no types of its own. */
declare module 'autocannon' {
  interface RequestOptions {
    readonly path: string;
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }

  interface Client {
    setRequests(requests: RequestOptions[]): void;
  }

  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration?: number;
    /** Requests, in the place of a duration. */
    readonly amount?: number;
    /** Milliseconds between two looks at whether the run is over; 1000 by default. */
    readonly sampleInt?: number;
    /** Called for each connection before its first request. */
    readonly setupClient?: (client: Client) => void;
  }

  interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    /** Whole milliseconds, of answers with 2xx only. */
    readonly latency: { readonly average: number; readonly p50: number; readonly p99: number };
    /** Seconds. */
    readonly duration: number;
    readonly non2xx: number;
    readonly errors: number;
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
  }

  interface Run extends Promise<Result> {
    /** Called with each answer; its time in milliseconds has a fraction. */
    on(event: 'response', take: (client: Client, status: number, bytes: number, milliseconds: number) => void): void;
  }

  export default function autocannon(options: Options): Run;
}
