/** Where a project's own files can name a vendor, in published order. Each kind has one form and one way to match. */
export const DETECTOR_KINDS = [
  'npm',
  'pypi',
  'go',
  'gem',
  'composer',
  'docker',
  'actions',
  'terraform',
  'env',
  'hosts',
  'files',
] as const;
export type DetectorKind = (typeof DETECTOR_KINDS)[number];

/** What names a vendor in a project's files, by kind; a kind without patterns is left out. docs/rules.md#detectors */
export type Detectors = { readonly [Kind in DetectorKind]?: readonly string[] };
