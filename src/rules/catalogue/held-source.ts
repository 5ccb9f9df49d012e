import type { ChangesLine, IndexHeader, VendorLine } from '../../model/index-lines.ts';
import { withLimits, type HeldSource } from './held-vendors.ts';
import { vendorNamesIn } from './link-held.ts';

/** Where the vendors of an index are in its text. */
interface HeldText {
  readonly text: string;
  /** Where the first line of a vendor begins. */
  readonly from: number;
  /** The line of the part `vendorNames`. */
  readonly vendorNames: string;
}

/** The source of the vendors of an index. Trusted input: an output of the build. */
export function heldSource(header: IndexHeader, { text, from, vendorNames }: HeldText): HeldSource {
  const { slugs, changed, read } = header.vendors;
  const starts = startsOf(from, header.lineChars);
  const parsed = (line: number): unknown => JSON.parse(text.slice(starts[line], (starts[line + 1] ?? 0) - 1));
  // The lines of change records follow those of the vendors.
  const changesAt = new Map(changed.map((place, index) => [place, slugs.length + index]));
  const readPlaces = new Set(read);
  let names: readonly string[] | null = null;
  return {
    slug: (place) => slugAt(slugs, place),
    name: (place) => (names ??= vendorNamesIn(JSON.parse(vendorNames) as string))[place] ?? '',
    isRead: (place) => readPlaces.has(place),
    vendor: (place) => withLimits(parsed(place) as VendorLine),
    changes: (place) => {
      const line = changesAt.get(place);
      return line === undefined ? NONE : (parsed(line) as ChangesLine);
    },
  };
}

const NONE: ChangesLine = [];

function slugAt(slugs: IndexHeader['vendors']['slugs'], place: number): IndexHeader['vendors']['slugs'][number] {
  const slug = slugs[place];
  if (slug === undefined) throw new Error(`the index has no vendor at ${place}`);
  return slug;
}

/** Where each line begins, and where the one after the last would. */
function startsOf(from: number, chars: readonly number[]): Int32Array {
  const starts = new Int32Array(chars.length + 1);
  let at = from;
  for (let line = 0; line < chars.length; line += 1) {
    starts[line] = at;
    at += (chars[line] ?? 0) + 1;
  }
  starts[chars.length] = at;
  return starts;
}
