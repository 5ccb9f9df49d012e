import * as z from 'zod';
import {
  byDetectorKind,
  DETECTOR_KINDS,
  DETECTOR_LISTS,
  type DetectorKind,
  type Detectors,
} from '../../model/vendor.ts';
import { refuse } from './field.ts';

/** A name of letters, digits and single separators: linear to match. */
const PLAIN = '[a-z0-9]+(?:[._-]+[a-z0-9]+)*';
const NPM_NAME = '[a-z0-9~-][a-z0-9._~-]*';

/** The form of a pattern of each kind, as a regular expression that editors use too. */
export const DETECTOR_FORMS = {
  npm: `^(?:@${NPM_NAME}/(?:\\*|${NPM_NAME})|${NPM_NAME})$`,
  pypi: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  go: '^[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?:/[A-Za-z0-9._~-]+)*$',
  gem: '^[A-Za-z0-9]+(?:[._-]+[A-Za-z0-9]+)*$',
  composer: `^${PLAIN}/(?:\\*|${PLAIN})$`,
  docker: `^${PLAIN}(?:/${PLAIN})*(?:/\\*)?$`,
  actions: `^[a-z0-9]+(?:-[a-z0-9]+)*/(?:\\*|[a-z0-9._-]+)$`,
  terraform: '^[a-z0-9]+(?:-[a-z0-9]+)*/(?:\\*|[a-z0-9]+(?:-[a-z0-9]+)*)$',
  env: '^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*(?:_\\*)?$',
  hosts: '^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$',
  files: '^(?!\\.\\.?/)[A-Za-z0-9._@-][A-Za-z0-9._@*-]*(?:/[A-Za-z0-9._@*-]+)*$',
} as const satisfies Record<DetectorKind, string>;

const MAX_PATTERN_CHARS = 120;

function pattern(kind: DetectorKind): z.ZodString {
  const form = new RegExp(DETECTOR_FORMS[kind]);
  const isPattern = (written: string): boolean => written.length <= MAX_PATTERN_CHARS && form.test(written);
  return z.string().check(refuse((written) => (isPattern(written) ? null : 'bad-detector')));
}

/** The pattern of each kind; editors get its form from `DETECTOR_FORMS`. */
export const DETECTOR_PATTERNS = byDetectorKind(pattern);

/** What names a vendor in a project's files; the order of the keys is the order in which they are written. */
export const detect = z.strictObject(
  byDetectorKind((kind) => z.array(DETECTOR_PATTERNS[kind]).min(1).exactOptional().describe(DETECTOR_LISTS[kind])),
) satisfies z.ZodType<Detectors>;

/** Each pattern of a vendor with its kind and its place in the list. */
export function* patternsOf(detectors: Detectors) {
  for (const kind of DETECTOR_KINDS) {
    for (const [index, written] of (detectors[kind] ?? []).entries()) yield { kind, index, written };
  }
}
