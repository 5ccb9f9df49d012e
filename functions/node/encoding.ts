import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this a compressed body saves less than its header costs. */
const WORTH_COMPRESSING = 860;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|atom\+xml|linkset\+json)|image\/svg)/;

/** The types of the package do not know yet that it takes our own order of preference. */
interface Preferring {
  encoding(available: string[], options: { readonly preferred: string[] }): string | undefined;
}

const negotiated = new Map<string, Encoding>();

/** The encoding a caller prefers. Callers send few different headers, so the outcome is kept (1,000 at most). */
function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined || acceptEncoding === '') return 'identity';
  const known = negotiated.get(acceptEncoding);
  if (known) return known;
  const asked: Preferring = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const chosen = asked.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  const encoding = chosen === 'br' || chosen === 'gzip' ? chosen : 'identity';
  if (negotiated.size >= 1000) negotiated.clear();
  if (acceptEncoding.length <= 200) negotiated.set(acceptEncoding, encoding);
  return encoding;
}

/** The coding in which a content is sent to a caller: the one it prefers, where compressing is worth it at all. */
export function codingOf(
  content: { readonly contentType: string; readonly bytes: number },
  acceptEncoding: string | undefined,
): Encoding {
  const isWorthIt = content.bytes >= WORTH_COMPRESSING && COMPRESSIBLE.test(content.contentType);
  return isWorthIt ? preferredEncoding(acceptEncoding) : 'identity';
}

/** The compressed body, made off the main thread. */
export function compressed(body: Uint8Array, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body, { level: 6 });
  return compressBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
