import xxhash from 'xxhash-wasm';

/** A longer body has another digest: the memory of the module grows to the longest body and is never returned. */
const MAX_MODULE_BYTES = 1_000_000;

const module = await xxhash();

/** The 64-bit xxHash of a body of at most 1 MB, in base 36; null for a longer body. */
export function shortDigest(body: Uint8Array): string | null {
  return body.length > MAX_MODULE_BYTES ? null : module.h64Raw(body).toString(36);
}
