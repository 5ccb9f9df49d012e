import createFetchClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { paths } from './schema.d.ts';

/** A client of the index: `GET` and `POST` by path, parameters and answers typed by the contract. */
export type DealsClient = Client<paths>;

/** Where the index is, and whatever else `fetch` is to be told. */
export interface DealsClientOptions extends ClientOptions {
  readonly baseUrl: string;
}

/**
 * A typed client over the platform's `fetch`. Every call answers `{ data, error, response }`: `data` for a success,
 * `error` for a refusal, neither thrown.
 */
export function createClient(options: DealsClientOptions): DealsClient {
  return createFetchClient<paths>(options);
}

export type { components, operations, paths } from './schema.d.ts';
