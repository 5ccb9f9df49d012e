/** Natively where the platform can: a loop over the characters of a large text takes milliseconds. */
const { fromBase64 } = Uint8Array as { readonly fromBase64?: (text: string) => Uint8Array<ArrayBuffer> };

/** Numbers of 32 bits as base64 of their bytes, the lowest first. */
export function base64Of(numbers: Int32Array): string {
  const bytes = new DataView(new ArrayBuffer(4 * numbers.length));
  for (const [place, number] of numbers.entries()) bytes.setInt32(4 * place, number, true);
  let text = '';
  for (const byte of new Uint8Array(bytes.buffer)) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The numbers that `base64Of` wrote. The machines that a host runs on store the lowest byte first, too. */
export function numbersIn(base64: string): Int32Array {
  return new Int32Array((fromBase64 ? fromBase64.call(Uint8Array, base64) : bytesIn(base64)).buffer);
}

function bytesIn(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place += 1) bytes[place] = text.charCodeAt(place);
  return bytes;
}
