/** The native decoder, where the platform has one: a loop over a large text takes milliseconds. */
const { fromBase64 } = Uint8Array as { readonly fromBase64?: (text: string) => Uint8Array<ArrayBuffer> };

/** Bytes that are encoded at once: a multiple of 3, so that the texts of the pieces join to that of the whole. */
const PIECE_BYTES = 24_576;

/** Encodes 32-bit numbers as base64 of their bytes, in little-endian order. */
export function base64Of(numbers: Int32Array): string {
  const view = new DataView(new ArrayBuffer(4 * numbers.length));
  for (let place = 0; place < numbers.length; place += 1) view.setInt32(4 * place, numbers[place] ?? 0, true);
  const bytes = new Uint8Array(view.buffer);
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    texts.push(btoa(String.fromCharCode.apply(null, Array.from(bytes.subarray(at, at + PIECE_BYTES)))));
  }
  return texts.join('');
}

/** Decodes the output of `base64Of`. Requires a little-endian machine, as all supported hosts are. */
export function numbersIn(base64: string): Int32Array {
  return new Int32Array((fromBase64 ? fromBase64.call(Uint8Array, base64) : bytesIn(base64)).buffer);
}

function bytesIn(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place += 1) bytes[place] = text.charCodeAt(place);
  return bytes;
}
