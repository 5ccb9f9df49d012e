import type { PackedNumbers } from '../../model/derived.ts';

/** The native decoder, where the platform has one: a loop over a large text takes milliseconds. */
const { fromBase64 } = Uint8Array as { readonly fromBase64?: (text: string) => Uint8Array<ArrayBuffer> };

/** Bytes that are encoded at once: a multiple of 3, so that the texts of the pieces join to that of the whole. */
const PIECE_BYTES = 24_576;

/** Encodes 32-bit numbers as base64 of their bytes, in little-endian order. */
export function base64Of(numbers: Int32Array): string {
  const bytes = new DataView(new ArrayBuffer(4 * numbers.length));
  for (const [place, number] of numbers.entries()) bytes.setInt32(4 * place, number, true);
  return base64OfBytes(bytes);
}

/** Decodes the output of `base64Of`. Requires a little-endian machine, as all supported hosts are. */
export function numbersIn(base64: string): Int32Array {
  return new Int32Array(bytesIn(base64).buffer);
}

/** Encodes numbers from 0 up in 16 bits each where all fit, and else in 32. */
export function packed(numbers: Int32Array): PackedNumbers {
  if (numbers.some((number) => number > MAX_SHORT)) return { bits: 32, base64: base64Of(numbers) };
  const bytes = new DataView(new ArrayBuffer(2 * numbers.length));
  for (const [place, number] of numbers.entries()) bytes.setUint16(2 * place, number, true);
  return { bits: 16, base64: base64OfBytes(bytes) };
}

const MAX_SHORT = 65_535;

/** Decodes the output of `packed`. */
export function unpacked({ bits, base64 }: PackedNumbers): Numbers {
  return bits === 32 ? numbersIn(base64) : new Uint16Array(bytesIn(base64).buffer);
}

/** Whole numbers from 0 up, in as many bits as they need. */
export type Numbers = Int32Array | Uint16Array;

function base64OfBytes({ buffer }: DataView<ArrayBuffer>): string {
  const bytes = new Uint8Array(buffer);
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    texts.push(btoa(String.fromCharCode.apply(null, Array.from(bytes.subarray(at, at + PIECE_BYTES)))));
  }
  return texts.join('');
}

function bytesIn(base64: string): Uint8Array<ArrayBuffer> {
  if (fromBase64) return fromBase64.call(Uint8Array, base64);
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place += 1) bytes[place] = text.charCodeAt(place);
  return bytes;
}
