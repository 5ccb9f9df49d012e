import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BIT_DEPTH = 4;
const INDEXED = 3;
/** A sixth of the time of the default level, for a third more bytes. */
const COMPRESSION_LEVEL = 1;

/** Encodes a picture of at most 16 indexed colours as PNG; `palette` holds them as `#rrggbb`. */
export function png(pixels: Uint8Array, width: number, palette: readonly string[]): Buffer {
  const height = pixels.length / width;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BIT_DEPTH, INDEXED, 0, 0, 0], 8);
  const colours = Buffer.from(palette.map((colour) => colour.slice(1)).join(''), 'hex');
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows(pixels, width), { level: COMPRESSION_LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * Two pixels a byte, each row after the byte that says it is not filtered; the width is even. Most pairs are of the
 * ground, 0, and cost one comparison.
 */
function rows(pixels: Uint8Array, width: number): Uint8Array {
  const half = width / 2;
  const packed = new Uint8Array(((half + 1) * pixels.length) / width);
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  for (let row = 0, pair = 0; pair < pixels.length / 2; row++) {
    for (const end = pair + half; pair < end; pair++) {
      const both = view.getUint16(pair * 2);
      if (both !== 0) packed[pair + row + 1] = ((both >> 4) | both) & 0xff;
    }
  }
  return packed;
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
