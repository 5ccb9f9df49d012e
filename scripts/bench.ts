import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Build } from '../functions/node/build.ts';
import { compileCost, compileRow, type Subject } from './bench/compile-rows.ts';
import { edgeStartRows } from './bench/edge-start.ts';
import { editingRows } from './bench/editing.ts';
import { functionRows } from './bench/function-rows.ts';
import { pipeliningRows } from './bench/pipelining.ts';
import { readRows } from './bench/read-rows.ts';
import { requestCostRows } from './bench/request-cost.ts';
import { requestKinds } from './bench/requests.ts';
import { table, type Row } from './bench/row.ts';
import { searchRows } from './bench/search.ts';
import { scaleTable } from './bench/scale.ts';
import { signalRows } from './bench/signals.ts';
import { verdictRows } from './bench/verdicts.ts';
import { EXIT, run, UsageError } from './lib/exit-code.ts';
import { currentDay, options } from './lib/options.ts';

const USAGE =
  'npm run bench -- [SECTION…] [--rows NAME] [--quick] [--json] | npm run bench -- scale [--sizes 1,10,50] [--same-categories]';

const SECTIONS = ['compile', 'editing', 'reads', 'search', 'function', 'pipelining', 'edge', 'signals'] as const;
type Section = (typeof SECTIONS)[number];

interface Measuring {
  readonly work: string;
  readonly quick: boolean;
  /** Rows of the function to measure; all where it is not given. */
  readonly rowNames: string | undefined;
  readonly sections: readonly Section[];
}

async function measure({ work, quick, sections, rowNames }: Measuring): Promise<Row[]> {
  const rounds = quick ? 1 : 3;
  const has = (section: Section): boolean => sections.includes(section);
  const shipped: Subject = {
    name: 'the shipped catalogue',
    catalogue: 'catalogue',
    rounds: has('compile') ? rounds : 1,
  };
  const cost = await compileCost(shipped, work);
  const rows: Row[] = [];
  if (has('compile')) rows.push(compileRow(shipped, cost));
  if (has('editing')) rows.push(...(await editingRows(shipped.catalogue, cost.out, quick ? 1 : 5)));
  if (has('reads')) {
    rows.push(...verdictRows(shipped.catalogue), ...(await readRows(shipped.catalogue, work, quick)));
  }
  if (has('search')) rows.push(...(await searchRows(shipped.catalogue, currentDay())));

  const { out } = cost;
  const load = { out, work, seconds: 1, rounds, rows: rowNames };
  if (has('function')) {
    const build = await Build.open(out);
    const catalogue = build.catalogue(build.date);
    if (rowNames === undefined) rows.push(...(await requestCostRows(build, requestKinds(catalogue))));
    rows.push(...(await functionRows(build, load)));
  }
  if (has('pipelining')) rows.push(...(await pipeliningRows({ ...load, seconds: quick ? 1 : 3 })));
  if (has('edge')) rows.push(...(await edgeStartRows(out, work, quick ? 1 : 5)));
  if (has('signals')) rows.push(...(await signalRows({ ...load, seconds: quick ? 1 : 3 })));
  return rows;
}

/** The table of `docs/scale.md`. A run of all sections leaves it out: it takes many minutes and gigabytes. */
async function scale(work: string, sizes: string, isCrowded: boolean): Promise<string> {
  if (!/^\d{1,3}(?:,\d{1,3})*$/.test(sizes)) throw new UsageError(`--sizes must be numbers; got "${sizes}"`);
  return scaleTable({
    catalogue: 'catalogue',
    work,
    date: currentDay(),
    sizes: sizes.split(',').map(Number),
    spread: isCrowded ? 'same-categories' : 'own-categories',
  });
}

/** The sections that are named, all where none is. */
function sectionsNamed(names: readonly string[]): readonly Section[] {
  const known = SECTIONS.filter((section) => names.includes(section));
  const unknown = names.find((name) => !SECTIONS.some((section) => section === name));
  if (unknown !== undefined) throw new UsageError(`unknown section ${unknown}; use ${SECTIONS.join(', ')}`);
  return names.length === 0 ? SECTIONS : known;
}

await run(async () => {
  const declared = {
    rows: { type: 'string' },
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '1,10,50' },
    'same-categories': { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = options(USAGE, declared, true);
  const isScale = positionals.length === 1 && positionals[0] === 'scale';
  const sections = isScale ? [] : sectionsNamed(positionals);
  const work = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    if (isScale) {
      console.log(await scale(work, values.sizes, values['same-categories']));
      return EXIT.ok;
    }
    const rows = await measure({ work, quick: values.quick, sections, rowNames: values.rows });
    console.log(values.json ? JSON.stringify(rows, null, 2) : table(rows));
    return EXIT.ok;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});
