import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBuild } from '../functions/node/build.ts';
import { scores } from '../test/corpus/score.ts';
import { sentenceScore } from '../test/corpus/sentences.ts';
import { loadRows, memoryRow } from './bench/load.ts';
import { withSeparators, measure, measureCommand, median, type BenchRow, type Usage } from './bench/measure.ts';
import { EXIT, options, run, UsageError, wholeNumberOption } from './lib/command.ts';

const SECTIONS = ['build', 'load', 'reads'] as const;
const USAGE = `npm run bench -- [${SECTIONS.join('|')}]… [--rounds N]; needs Linux`;
const CATALOGUE = 'catalogue';

/** Builds, checks and copies by turns; each build into a folder of its own, because deleting files slows the next one. */
async function buildRows(work: string, rounds: number): Promise<readonly BenchRow[]> {
  const [builds, copies, checks]: [Usage[], Usage[], Usage[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    const out = join(work, `dist-${round}`);
    builds.push(await runBuild(out));
    copies.push(await measure('cp', ['-r', out, `${out}-copy`]));
    checks.push(await measureCommand('check', '--catalogue', CATALOGUE));
  }
  const { files } = await requireBuild(join(work, 'dist-0'));
  const cpu = (usages: readonly Usage[]): number => median(usages.map(({ cpuSeconds }) => cpuSeconds));
  const wall = (usages: readonly Usage[]): number => median(usages.map(({ wallSeconds }) => wallSeconds));
  const timesOf = (usages: readonly Usage[]): string => `${wall(usages).toFixed(1)} s, CPU ${cpu(usages).toFixed(1)} s`;
  return [
    {
      what: `build, ${withSeparators(Object.keys(files).length)} files`,
      result: timesOf(builds),
      beside: `cp -r ${timesOf(copies)}`,
      ratio: `${(wall(builds) / wall(copies)).toFixed(1)} × (by CPU ${(cpu(builds) / cpu(copies)).toFixed(1)} ×)`,
      goal: '≤ 9 s CPU, ≤ 10 ×',
    },
    { what: 'check', result: timesOf(checks), goal: '≤ 1.5 s CPU' },
  ];
}

function runBuild(out: string): Promise<Usage> {
  return measureCommand('build', '--catalogue', CATALOGUE, '--out', out, '--base-url', 'http://localhost');
}

/** The verdicts on the labelled pages and sentences of `test/corpus`. */
function readRows(): readonly BenchRow[] {
  const { harmfulCount, unheard, harmlessCount, misheard } = sentenceScore();
  const ofSentences: readonly BenchRow[] = [
    { what: 'harmful sentences not heard', result: `${unheard.length} of ${harmfulCount}` },
    { what: 'harmless sentences heard as harmful', result: `${misheard.length} of ${harmlessCount}` },
  ];
  const ofPages = Object.entries(scores(CATALOGUE)).flatMap(([set, score]): BenchRow[] => {
    const confirmed = score.trueCount - score.unconfirmed.length;
    const named = score.changedCount - score.unnamed.length;
    const rows = [
      ['false confirmations', `${score.falseConfirmations.length} of ${score.mustNotCount}`, '0'],
      ['true ones confirmed', `${confirmed} of ${score.trueCount}`, '≥ 75 %'],
      ['changes named', `${named} of ${score.changedCount}`, '≥ 80 %'],
      ['false changes', `${score.falseChanges.length} of ${score.unchangedCount}`, '0'],
    ] as const;
    return rows.map(([what, result, goal]) => ({ what: `${set} pages: ${what}`, result, goal }));
  });
  return [...ofPages, ...ofSentences];
}

await run(async () => {
  const { values, positionals } = options(USAGE, { rounds: { type: 'string', default: '3' } }, true);
  const unknown = positionals.find((name) => !SECTIONS.some((section) => section === name));
  if (unknown !== undefined) throw new UsageError(`unknown section "${unknown}"; use ${SECTIONS.join(', ')}`);
  const has = (section: (typeof SECTIONS)[number]): boolean =>
    positionals.length === 0 || positionals.some((name) => name === section);
  const rounds = wholeNumberOption('rounds', values.rounds, [1, 99]);
  const work = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const dist = join(work, 'dist-0');
    const rows: BenchRow[] = [];
    if (has('build')) rows.push(...(await buildRows(work, rounds)));
    else if (has('load')) await runBuild(dist);
    if (has('load')) {
      const load = { dist, work, rounds };
      rows.push(...(await loadRows(load)), await memoryRow(load));
    }
    if (has('reads')) rows.push(...readRows());
    console.table(rows);
    return EXIT.ok;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});
