/** Limits of the edge platform for one deployment: files on the free and the paid plan, and bytes of one file. */
const EDGE_LIMITS = { freeFiles: 20_000, paidFiles: 100_000, fileBytes: 25 * 1024 * 1024 } as const;

/** In which ways a build does not fit the edge platform, a sentence each. Any other host takes it as it is. */
export function edgeBreaches({
  files,
  largest,
}: {
  readonly files: number;
  readonly largest: number;
}): readonly string[] {
  const breaches: string[] = [];
  const { freeFiles, paidFiles, fileBytes } = EDGE_LIMITS;
  if (files > paidFiles) breaches.push(`${files} files; a deployment has at most ${paidFiles} on any plan`);
  else if (files > freeFiles) breaches.push(`${files} files; more than ${freeFiles} need the paid plan`);
  if (largest > fileBytes) breaches.push(`a file of ${largest} bytes; a file has at most ${fileBytes}`);
  return breaches;
}
