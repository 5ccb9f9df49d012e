import type { Compared } from './compared.ts';
import type { FetchCount } from './edge-function.ts';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** What a comparison found, a line each: the differences first. */
export function comparisonLines({ offers, differences, fetched, ...memory }: Compared): readonly string[] {
  const { startBytes, liveBytes, mostBytes } = memory;
  const answers = `${fetched.length} answers over ${offers} offers`;
  return [
    ...differences,
    `${answers}, ${differences.length === 0 ? 'no difference' : `${differences.length} different`}`,
    ...(['files', 'queries'] as const).map((kind) => countLine(kind, fetched)),
    `memory of the isolate: ${megabytes(startBytes)} after the first answer, at most ${megabytes(liveBytes)} after another, ` +
      `${megabytes(mostBytes)} with what was not collected yet`,
  ];
}

function countLine(kind: 'files' | 'queries', fetched: Compared['fetched']): string {
  const counts = fetched.map((each) => each[kind]);
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const most = fetched.reduce((one: FetchCount & { readonly target: string }, other) => {
    return other[kind] > one[kind] ? other : one;
  }, NOTHING);
  return `${kind} for an answer: ${mean.toFixed(2)} in the mean, at most ${most[kind]}, for ${most.target}`;
}

const NOTHING = { files: 0, queries: 0, target: 'none' };
