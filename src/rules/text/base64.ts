/** The native decoder, where the platform has one: a loop over a large text takes milliseconds. */
const { fromBase64 } = Uint8Array as { readonly fromBase64?: (text: string) => Uint8Array<ArrayBuffer> };

/** Encodes 32-bit numbers as base64 of their bytes, in little-endian order. */
export function base64Of(numbers: Int32Array): string {
  const bytes = new DataView(new ArrayBuffer(4 * numbers.length));
  for (const [place, number] of numbers.entries()) bytes.setInt32(4 * place, number, true);
  let text = '';
  for (const byte of new Uint8Array(bytes.buffer)) text += String.fromCharCode(byte);
  return btoa(text);
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
